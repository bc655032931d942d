/** Headings and columns: what the table's parts were taken for, before and after the arithmetic decided. */
import type { Box } from '../../../../shared/statement.ts';
import type { Column } from '../../../extraction/layout/columns/columns.ts';
import type { Shape } from '../../../extraction/layout/shape.ts';
import type { Table } from '../../../extraction/layout/tables.ts';
import type { Stages } from '../../../extraction/read.ts';
import { around, type Layer } from '../layer.ts';
import { COLOURS, sheer } from '../palette.ts';
import type { Sheet } from '../sheet.ts';

export const columnsLayer: Layer = {
  name: 'columns',
  title: 'headings, tables and columns',
  legend: [
    { colour: COLOURS.heading, text: 'heading, with what the lexicon says it may mean' },
    { colour: COLOURS.date, text: 'booking dates' },
    { colour: COLOURS.otherDate, text: 'other dates' },
    { colour: COLOURS.amount, text: 'amounts, with the role the arithmetic chose' },
    { colour: COLOURS.balance, text: 'balances' },
    { colour: COLOURS.weak, text: 'amounts that book nothing, and marks' },
  ],
  draw(sheet, page, stages) {
    for (const heading of stages.headings) {
      if (heading.page !== page.number) continue;
      const lines = stages.lines.slice(heading.first, heading.last + 1);
      const y0 = Math.min(...lines.map((line) => line.y0));
      const y1 = Math.max(...lines.map((line) => line.y1));
      for (const column of heading.columns) {
        const known = column.roles.size > 0;
        const colour = known ? COLOURS.heading : COLOURS.weak;
        sheet.box({ x0: column.x0, x1: column.x1, y0, y1 }, { stroke: colour, width: 2, dash: !known });
        sheet.tag(column.x0, y0, known ? [...column.roles].join(' / ') : 'unknown', colour);
      }
    }
    for (const shape of stages.shapes) {
      for (const table of shape.tables) drawTable(sheet, page.number, shape, table, stages);
    }
  },
};

function drawTable(sheet: Sheet, page: number, shape: Shape, table: Table, stages: Stages): void {
  const extent = bodyOf(table, page);
  if (!extent) return;
  const roles = stages.reading.roles.get(shape);
  const number = stages.tables.indexOf(table);
  const below = { y0: extent.y0 - 2, y1: extent.y1 + 2 };
  const band = (column: Column, colour: string, text: string): void => {
    // Amounts ranked from the line's end stand in no place of their own.
    if (!Number.isFinite(column.x0)) return;
    sheet.box(
      { ...below, x0: column.x0 - 2, x1: column.x1 + 2 },
      { fill: sheer(colour, 0.16), stroke: colour },
    );
    const edge =
      column.align === 'centre'
        ? (column.x0 + column.x1) / 2
        : column.align === 'left'
          ? column.x0
          : column.x1;
    sheet.line({ x: edge, y: below.y0 }, { x: edge, y: below.y1 }, colour, 2);
    sheet.tag(column.x0 - 2, below.y1 + 7, text, colour);
  };
  for (const { column, booking } of shape.dates)
    band(column, booking ? COLOURS.date : COLOURS.otherDate, booking ? 'booking date' : 'other date');
  shape.monies.forEach((column, index) => {
    const role = roles?.[index] ?? 'not read';
    const colour =
      role === 'balance'
        ? COLOURS.balance
        : role === 'foreign' || role === 'not read'
          ? COLOURS.weak
          : COLOURS.amount;
    band(column, colour, role);
  });
  if (shape.marks) band(shape.marks, COLOURS.weak, 'mark');
  sheet.gutter(extent.y0, `table ${number}`, COLOURS.text);
  sheet.note(extent.y0, tableNote(number, shape, table, roles), COLOURS.text);
  if (Number.isFinite(shape.right))
    sheet.line({ x: shape.right, y: below.y0 }, { x: shape.right, y: below.y1 }, sheer(COLOURS.text, 0.5));
}

/** From the first to the last line of a table on a page that holds a date or an amount. */
function bodyOf(table: Table, page: number): Box | null {
  const rows = table.lines.filter(
    ({ line, dates, monies }) =>
      line.page === page && (dates.length > 0 || monies.some((money) => money.strong)),
  );
  return around(rows.map(({ line }) => line));
}

function tableNote(number: number, shape: Shape, table: Table, roles: readonly string[] | undefined): string {
  const parts = [
    `table ${number}: ${table.heading ? 'under its heading' : 'no heading known'}`,
    roles ? `reads ${roles.join(', ')}` : 'holds no bookings',
  ];
  if (shape.ragged) parts.push('ragged: amounts counted from the line’s end');
  if (shape.bareIntegers) parts.push('bare integers are amounts');
  if (!shape.datedRows) parts.push('most amounts stand without a date');
  return parts.join(' · ');
}
