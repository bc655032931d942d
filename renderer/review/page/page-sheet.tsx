import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import type { PageImages } from '../api/page-images.ts';
import { describeError } from '../api/errors.ts';
import { boxesOnPage } from '../state/evidence.ts';

/** Pictures are asked for in steps of this many pixels, so that a drag of the divider does not ask for each width. */
const WIDTH_STEP = 200;
/** Widest picture asked for, in pixels; the service draws up to 4,000. */
const WIDEST = 3200;

interface PageSheetProps {
  readonly page: TransactionsBody['pages'][number];
  readonly images: PageImages;
  /** Place and size in the scroller, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  /** The selected row; lit up where it stands on this page. */
  readonly row: EvidenceRowBody | null;
  /** A click, in points of the page. */
  readonly onPoint: (x: number, y: number) => void;
}

/** One page: its picture, sharp on the screen it is on, and the light on the selected row. */
export function PageSheet(props: PageSheetProps): ReactNode {
  const { page, width, height, row } = props;
  const { url, trouble } = usePicture(props.images, page.number, width);
  const boxes = row === null ? [] : boxesOnPage(row, page.number);
  const point = (event: MouseEvent<HTMLElement>) => {
    const sheet = event.currentTarget.getBoundingClientRect();
    props.onPoint(
      ((event.clientX - sheet.left) / sheet.width) * page.width,
      ((event.clientY - sheet.top) / sheet.height) * page.height,
    );
  };
  return (
    <div
      className="sheet"
      style={{ width, height, left: props.left, transform: `translateY(${props.top}px)` }}
      onClick={point}
      data-page={page.number}
    >
      {url && <img src={url} alt={`Page ${page.number} of the statement`} draggable={false} />}
      {trouble !== null && <p className="sheet-trouble">{trouble}</p>}
      {boxes.map((box, index) => (
        <span
          key={index}
          className={`lit lit-${box.part}`}
          data-part={box.part}
          aria-hidden="true"
          style={{
            left: `${(box.x0 / page.width) * 100}%`,
            top: `${(box.y0 / page.height) * 100}%`,
            width: `${((box.x1 - box.x0) / page.width) * 100}%`,
            height: `${((box.y1 - box.y0) / page.height) * 100}%`,
          }}
        />
      ))}
    </div>
  );
}

/** The picture for a width; the last one stays until a sharper one is there. */
function usePicture(
  images: PageImages,
  page: number,
  width: number,
): { readonly url: string | null; readonly trouble: string | null } {
  const pixels = Math.min(WIDEST, Math.ceil((width * window.devicePixelRatio) / WIDTH_STEP) * WIDTH_STEP);
  const [picture, setPicture] = useState<{ readonly url: string | null; readonly trouble: string | null }>({
    url: null,
    trouble: null,
  });
  useEffect(() => {
    let wanted = true;
    images.get(page, pixels).then(
      (url) => wanted && setPicture({ url, trouble: null }),
      (error: unknown) => wanted && setPicture(({ url }) => ({ url, trouble: describeError(error).message })),
    );
    return () => {
      wanted = false;
    };
  }, [images, page, pixels]);
  return picture;
}
