import { memo, type ReactNode } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../../shared/api/documents.ts';
import type { EvidenceBox } from '../../../shared/statement.ts';
import { boxesOnPage } from '../../state/evidence.ts';
import { isDoubtful } from '../../state/proof.ts';

type Page = TransactionsBody['pages'][number];

interface RowBoxesProps {
  readonly page: Page;
  /** The rows that stand on this page. */
  readonly rows: readonly EvidenceRowBody[];
  readonly current: EvidenceRowBody | null;
  readonly hovered: string | null;
}

/** Where rows stand on a page: all faintly, the one under the pointer plainer, the current one lit with its parts. */
export function RowBoxes({ page, rows, current, hovered }: RowBoxesProps): ReactNode {
  const hover = hovered === null ? undefined : rows.find(({ id }) => id === hovered);
  return (
    <svg
      className="boxes"
      viewBox={`0 0 ${page.width} ${page.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <FaintBoxes page={page} rows={rows} />
      {hover && <RowRects row={hover} page={page} className="box-hover" />}
      {current && <LitBoxes row={current} page={page} />}
    </svg>
  );
}

/** Not drawn anew when the current row changes. */
const FaintBoxes = memo(function FaintBoxes({ page, rows }: Pick<RowBoxesProps, 'page' | 'rows'>): ReactNode {
  return rows.map((row) => (
    <RowRects
      key={row.id}
      row={row}
      page={page}
      className={row.excluded ? 'box-excluded' : isDoubtful(row) ? 'box-doubt' : 'box-row'}
    />
  ));
});

function RowRects({
  row,
  page,
  className,
}: {
  readonly row: EvidenceRowBody;
  readonly page: Page;
  readonly className: string;
}): ReactNode {
  return boxesOnPage(row, page.number)
    .filter(({ part }) => part === 'row')
    .map((box, index) => <Rect key={index} box={box} className={className} />);
}

function LitBoxes({ row, page }: { readonly row: EvidenceRowBody; readonly page: Page }): ReactNode {
  return boxesOnPage(row, page.number).map((box, index) => (
    <Rect key={index} box={box} className={`lit lit-${box.part}`} part={box.part} />
  ));
}

/** Paper around a box that belongs to it, in points. */
const AROUND = 1.5;

function Rect({
  box,
  className,
  part,
}: {
  readonly box: EvidenceBox;
  readonly className: string;
  readonly part?: string;
}): ReactNode {
  return (
    <rect
      className={className}
      data-part={part}
      x={box.x0 - AROUND}
      y={box.y0 - AROUND}
      width={box.x1 - box.x0 + 2 * AROUND}
      height={box.y1 - box.y0 + 2 * AROUND}
      rx={1.5}
    />
  );
}
