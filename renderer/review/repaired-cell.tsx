import { useEffect, useState, type ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { RepairBody } from '../../shared/api/edits.ts';
import { SCAN_WIDTHS, type PageImages } from '../api/page-images.ts';

/** Paper shown around the cell, in points. */
const AROUND = 4;

/** A cell that was read again: its place cut from the page, what was read first and what was kept. */
export function RepairedCell({
  repair,
  pages,
  images,
}: {
  readonly repair: RepairBody;
  readonly pages: TransactionsBody['pages'];
  readonly images: PageImages;
}): ReactNode {
  const page = pages.find(({ number }) => number === repair.page);
  const url = usePicture(images, repair.page);
  const { x0, y0, x1, y1 } = repair;
  const [width, height] = [x1 - x0 + 2 * AROUND, y1 - y0 + 2 * AROUND];
  const words = `${repair.part} on page ${repair.page}: first read “${repair.first_read}”, then “${repair.read}”`;
  return (
    <li className="repaired">
      {page && url !== null && (
        <svg
          className="repaired-crop"
          viewBox={`${x0 - AROUND} ${y0 - AROUND} ${width} ${height}`}
          role="img"
          aria-label={`The ${words}`}
        >
          <image href={url} width={page.width} height={page.height} />
        </svg>
      )}
      <span className="figures">
        <span className="soft">first read </span>
        <del>{repair.first_read === '' ? 'nothing' : repair.first_read}</del>
        <span className="soft">, then </span>
        <ins>{repair.read}</ins>
      </span>
    </li>
  );
}

function usePicture(images: PageImages, page: number): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    images.get(page, SCAN_WIDTHS[0]).then(
      (got) => wanted && setUrl(got),
      // Without the picture the words still say it all.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [images, page]);
  return url;
}
