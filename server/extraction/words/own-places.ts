/** Places as they are on the picture of a page, where its words were laid on those of the pages before. */
import type { Statement } from '../../../shared/statement.ts';
import { moved, toCommon, toOwn } from './aside.ts';
import type { Cell, CellReading } from './ocr/cells.ts';
import type { WordPage } from './word.ts';

/** The statement with its boxes where they are on the pages. */
export function asTheyLie(statement: Statement, pages: readonly WordPage[]): Statement {
  if (pages.every(({ aside }) => aside === undefined)) return statement;
  const own = <T extends { readonly x0: number; readonly x1: number }>(box: T, page: number): T => {
    const aside = pages[page - 1]?.aside;
    return aside === undefined ? box : moved(box, (x) => round(toOwn(aside, x)));
  };
  return {
    ...statement,
    transactions: statement.transactions.map((transaction) => ({
      ...transaction,
      boxes: transaction.boxes.map((box) => own(box, box.page)),
      repairs: (transaction.repairs ?? []).map((repair) => ({
        ...repair,
        box: own(repair.box, repair.page),
      })),
    })),
  };
}

/** Asks for cells where they are on the page; the answer is where they are among the other pages. */
export async function rereadAside(
  { aside }: WordPage,
  cells: readonly Cell[],
  reread: (own: readonly Cell[]) => Promise<readonly CellReading[]>,
): Promise<readonly CellReading[]> {
  if (aside === undefined) return reread(cells);
  const readings = await reread(cells.map((cell) => moved(cell, (x) => toOwn(aside, x))));
  return readings.map(({ texts, ink }) => ({
    texts,
    ink: ink === null ? null : moved(ink, (x) => toCommon(aside, x)),
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
