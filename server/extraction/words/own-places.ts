/** Places as they are on the page itself, where its words were laid on those of the pages before, or mirrored. */
import type { Box, Statement } from '../../../shared/statement.ts';
import { moved, toCommon, toOwn } from './aside.ts';
import type { Cell, CellReading } from './ocr/cells.ts';
import type { Run } from './mirrored.ts';
import type { WordPage } from './word.ts';

/** The statement with its boxes where they are on the pages. */
export function asTheyLie(statement: Statement, pages: readonly WordPage[]): Statement {
  if (pages.every((page) => page.aside === undefined && page.mirrored === undefined)) return statement;
  const own = <T extends Box>(box: T, page: number): T => {
    const of = pages[page - 1];
    if (of === undefined || (of.aside === undefined && of.mirrored === undefined)) return box;
    return moved(ownBox(of, box), round);
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

/** A box where it is on the page itself. */
export function ownBox<T extends Box>(page: Pick<WordPage, 'width' | 'aside' | 'mirrored'>, box: T): T {
  const { aside } = page;
  const laid = page.mirrored === undefined ? box : unmirrored(page.mirrored, page.width, box);
  return aside === undefined ? laid : moved(laid, (x) => toOwn(aside, x));
}

/** A box of a mirrored page where it was before. */
function unmirrored<T extends Box>(mirrored: readonly Run[], width: number, box: T): T {
  const middle = (box.y0 + box.y1) / 2;
  const run = mirrored.find(
    ({ x0, x1, y0, y1 }) => box.x0 >= x0 - HAIR && box.x1 <= x1 + HAIR && y0 < middle && middle < y1,
  );
  if (run !== undefined) return moved(box, (x) => x - run.x0 + run.ownX0);
  return { ...box, x0: width - box.x1, x1: width - box.x0 };
}

/** Boxes are rounded. */
const HAIR = 0.01;

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
