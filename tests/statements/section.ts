/** Parts of sectioned statements: a titled table of some of the entries, and tables in side-by-side groups. */
import { entryCells, placeColumns, type Column } from './columns.ts';
import { type Scene } from './letterhead.ts';
import { money } from './summary.ts';
import type { Entry } from './model.ts';
import { writeMoney, type Dress } from './money.ts';
import type { Paper } from './paper/paper.ts';
import { drawTable, type TableRow, type TableStyle } from './paper/table.ts';
import { truthRow, type TruthTransaction } from './truth.ts';

export interface SectionSpec {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly entries: readonly Entry[];
  /** Text of the line that adds the section up; `sign` turns the sum as the section prints it. */
  readonly total?: string;
  readonly totalDress?: Dress;
  readonly totalSign?: 1 | -1;
  readonly style?: Partial<TableStyle>;
}

/** Draws a section and gives the truth of its rows, which have no balance. */
export function drawSection(paper: Paper, scene: Scene, spec: SectionSpec): TruthTransaction[] {
  const { account, face, language, numbers, color } = scene;
  paper.need(90);
  paper.y += 16;
  paper.text(spec.title, paper.left, paper.y, { ...face, bold: true, size: face.size + 2 }, { color });
  paper.y += 6;
  const truth: TruthTransaction[] = [];
  const context = { account, language, numbers, showsBalance: false, showsDate: true };
  const set = spec.entries.map((entry) => entryCells(entry, spec.columns, context));
  const rows: TableRow[] = set.map(({ cells }, entry) => ({ cells, entry }));
  if (spec.total !== undefined) {
    const sum = spec.entries.reduce((total, entry) => total + entry.amount, 0) * (spec.totalSign ?? 1);
    const dress = spec.totalDress ?? scene.dress;
    rows.push({
      bold: true,
      cells: { description: spec.total, amount: writeMoney(sum, account.currency, numbers, dress) },
    });
  }
  drawTable(
    paper,
    placeColumns(paper, spec.columns),
    rows,
    { face, ...spec.style },
    {
      placed: (i, page, wrapped) => {
        const extra = set[i]!.extra;
        truth[i] = truthRow(
          spec.entries[i]!,
          account.currency,
          {
            page,
            balance: false,
            description: wrapped.join(' '),
            valueDate: spec.columns.some((column) => column.role === 'value'),
            ...(Object.keys(extra).length > 0 ? { extra } : {}),
          },
          false,
        );
      },
    },
  );
  return truth;
}

/** Draws items in several groups side by side, filled column by column as banks do. */
export function drawGroups(
  paper: Paper,
  scene: Scene,
  title: string,
  headings: readonly string[],
  items: readonly (readonly string[])[],
  groups: number,
): number {
  const { face, color } = scene;
  const leading = face.size * 1.4;
  const perGroup = Math.ceil(items.length / groups);
  paper.need(perGroup * leading + 60);
  paper.y += 18;
  paper.text(title, paper.left, paper.y, { ...face, bold: true, size: face.size + 2 }, { color });
  paper.y += 16;
  const gutter = 24;
  const width = (paper.right - paper.left - gutter * (groups - 1)) / groups;
  const place = (group: number, cell: number): { x: number; align: 'left' | 'right' } => {
    const left = paper.left + group * (width + gutter);
    if (cell === headings.length - 1) return { x: left + width, align: 'right' };
    return { x: left + (cell * width) / headings.length, align: 'left' };
  };
  for (let group = 0; group < Math.min(groups, items.length); group++) {
    headings.forEach((heading, cell) => {
      const { x, align } = place(group, cell);
      paper.text(heading, x, paper.y, { ...face, bold: true }, { align });
    });
  }
  paper.y += 4;
  items.forEach((item, i) => {
    const y = paper.y + ((i % perGroup) + 1) * leading;
    item.forEach((text, cell) => {
      const { x, align } = place(Math.floor(i / perGroup), cell);
      paper.text(text, x, y, face, { align });
    });
  });
  paper.y += perGroup * leading + 6;
  return paper.page;
}

/** The last balance of each day with entries, for a daily balance table. */
export function dailyBalances(scene: Scene, write: (date: string) => string): string[][] {
  const last = new Map(scene.account.entries.map((entry) => [entry.date, entry.balance]));
  return [...last].map(([date, balance]) => [write(date), money(scene, balance)]);
}
