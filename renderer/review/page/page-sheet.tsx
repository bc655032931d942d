import './page-sheet.css';
import { memo, useState, type MouseEvent, type ReactNode } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../../shared/api/documents.ts';
import type { Box } from '../../../shared/statement.ts';
import { rowAt } from '../../state/evidence.ts';
import { unturnBox, type Rotation, type Sheet } from '../../state/page-layout.ts';
import { PagePicture } from './page-picture.tsx';
import { RowBoxes } from './row-boxes.tsx';
import type { Pages } from './use-pages.ts';

interface PageSheetProps {
  readonly page: TransactionsBody['pages'][number];
  readonly pages: Pages;
  readonly sheet: Sheet;
  readonly rotation: Rotation;
  /** The rows that stand on this page. */
  readonly rows: readonly EvidenceRowBody[];
  readonly current: EvidenceRowBody | null;
  /** CSS pixels per point the zoom has come to rest at. */
  readonly restScale: number;
  /** The part in view, in points of the upright page, once the scroller rests. */
  readonly part: Box | null;
  readonly onSelect: (row: string) => void;
}

/** One page: what is printed on it, and where the rows stand. It is drawn upright and turned as a whole. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps): ReactNode {
  const { page, sheet, rotation, rows } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const found = (event: MouseEvent<HTMLElement>): string | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const sideways = rotation === 90 || rotation === 270;
    const x = ((event.clientX - box.left) / box.width) * (sideways ? page.height : page.width);
    const y = ((event.clientY - box.top) / box.height) * (sideways ? page.width : page.height);
    const point = unturnBox({ x0: x, y0: y, x1: x, y1: y }, page, rotation);
    const at = rowAt(rows, page.number, point.x0, point.y0);
    return at === null ? null : rows[at]!.id;
  };
  return (
    <div
      className={`sheet${hovered === null ? '' : ' sheet-hit'}`}
      style={{
        width: sheet.width,
        height: sheet.height,
        transform: `translate(${sheet.left}px, ${sheet.top}px)`,
      }}
      onClick={(event) => {
        const row = found(event);
        if (row !== null) props.onSelect(row);
      }}
      onMouseMove={(event) => setHovered(found(event))}
      onMouseLeave={() => setHovered(null)}
      data-page={page.number}
    >
      <div
        className="sheet-upright"
        style={{
          width: page.width * sheet.scale,
          height: page.height * sheet.scale,
          transform: turn(rotation, sheet),
        }}
      >
        <PagePicture page={page} pages={props.pages} width={page.width * props.restScale} part={props.part} />
        <RowBoxes page={page} rows={rows} current={props.current} hovered={hovered} />
      </div>
    </div>
  );
});

/** Turns about the top left corner and moves back into the sheet. */
function turn(rotation: Rotation, { width, height }: Sheet): string {
  const x = rotation === 90 || rotation === 180 ? width : 0;
  const y = rotation === 180 || rotation === 270 ? height : 0;
  return `translate(${x}px, ${y}px) rotate(${rotation}deg)`;
}
