/** Entries: which lines make one booking, and what every other line of a table was taken for. */
import type { Stages } from '../../../extraction/read.ts';
import type { Item } from '../../../extraction/statement/entries/entries.ts';
import type { RowLine } from '../../../extraction/layout/row-line.ts';

import { rowBox, tokenBox, type Layer } from '../layer.ts';
import { provedRows } from '../rows.ts';
import { COLOURS, ENTRY_COLOURS, sheer } from '../palette.ts';
import { textOf } from '../../../extraction/layout/lines/lines.ts';
import type { Sheet } from '../sheet.ts';

export const entriesLayer: Layer = {
  name: 'entries',
  title: 'entries, balances, totals',
  legend: [
    {
      colour: ENTRY_COLOURS[0],
      text: 'lines of one entry share a colour; its amount is framed, its text stands beside the page',
    },
    { colour: COLOURS.balance, text: 'balance line' },
    { colour: COLOURS.total, text: 'total line' },
    { colour: COLOURS.section, text: 'section' },
    { colour: COLOURS.orphan, text: 'dated line without an amount' },
    { colour: COLOURS.weak, text: 'in the table, read as nothing' },
  ],
  draw(sheet, page, stages) {
    const taken = new Set<number>();
    const transactions = new Map(provedRows(stages).map(({ row, transaction }) => [row.entry, transaction]));
    const numbers = new Map([...transactions.keys()].map((entry, index) => [entry, index + 1]));
    for (const account of stages.reading.accounts) {
      for (const item of account.part.items) {
        const rows = rowsOf(item);
        for (const row of rows) taken.add(row.tokens.line.index);
        if (item.kind !== 'entry') {
          drawOther(sheet, page.number, item);
          continue;
        }
        const number = numbers.get(item.entry);
        const colour = number === undefined ? COLOURS.weak : ENTRY_COLOURS[number % ENTRY_COLOURS.length]!;
        const text =
          transactions.get(item.entry)?.description ?? 'left out: no booking under the chosen reading';
        drawEntry(sheet, page.number, item, colour, `${number ?? '–'} ${text}`);
      }
    }
    drawLeftOut(sheet, page.number, stages, taken);
  },
};

type EntryItem = Extract<Item, { kind: 'entry' }>;

function rowsOf(item: Item): readonly RowLine[] {
  return item.kind === 'entry' ? item.entry.rows : [item.row];
}

function drawEntry(sheet: Sheet, page: number, { entry }: EntryItem, colour: string, name: string): void {
  const rows = entry.rows.filter((row) => row.tokens.line.page === page);
  rows.forEach((row, index) => {
    const box = rowBox(row);
    if (!box) return;
    sheet.box(box, { fill: sheer(colour, 0.18), stroke: sheer(colour, 0.6) });
    if (index > 0) return;
    const { line } = row.tokens;
    sheet.gutter(line.baseline, String(line.index), COLOURS.text);
    const continued = row === entry.rows[0] ? '' : '… ';
    const date = entry.inherited ? ' · date from above' : '';
    sheet.note(line.baseline, `${continued}${name}${date}`, colour);
  });
  const { row, amount, balance } = entry.anchor;
  if (row.tokens.line.page !== page) return;
  const money = tokenBox(row.tokens.line.words, amount.money);
  if (money) sheet.box(money, { stroke: colour, width: 2.5 });
  const after = balance ? tokenBox(row.tokens.line.words, balance) : null;
  if (after) sheet.box(after, { stroke: COLOURS.balance, width: 2 });
}

function drawOther(sheet: Sheet, page: number, item: Exclude<Item, EntryItem>): void {
  const { line } = item.row.tokens;
  if (line.page !== page) return;
  const colour = COLOURS[item.kind];
  sheet.box(rowBox(item.row) ?? line, { fill: sheer(colour, 0.14), stroke: colour, width: 2 });
  sheet.gutter(line.baseline, String(line.index), colour);
  sheet.note(line.baseline, otherText(item), colour);
}

function otherText(item: Exclude<Item, EntryItem>): string {
  switch (item.kind) {
    case 'balance':
      return `balance line (${item.which === 'either' ? 'opening or closing' : item.which})`;
    case 'total':
      return `total line (${item.which ?? 'of either direction'})`;
    case 'section':
      return `section: ${[...item.sections].join(', ')}`;
    case 'orphan':
      return `dated line without an amount: ${textOf(item.row.rest).slice(0, 40)}`;
    default:
      return item satisfies never;
  }
}

/** Lines of tables that belong to nothing: page furniture if all went well, lost text if not. */
function drawLeftOut(sheet: Sheet, page: number, stages: Stages, taken: ReadonlySet<number>): void {
  for (const table of stages.tables) {
    for (const { line } of table.lines) {
      if (line.page === page && !taken.has(line.index)) sheet.box(line, { stroke: COLOURS.weak, dash: true });
    }
  }
}
