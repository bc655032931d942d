/** Places as they are on the page itself, where its words were laid on those of the pages before, below others, or mirrored. */
import type { Box, EvidenceBox, Statement } from '../../../shared/statement.ts';
import { moved, toCommon, toOwn } from './aside.ts';
import type { Cell, CellReading } from './ocr/cells.ts';
import { ownPlace } from './lists-beside.ts';
import type { Run } from './mirrored.ts';
import { onItsSheet } from './sheets-beside.ts';
import { leaning } from './tilt.ts';
import type { WordPage } from './word.ts';

/** The statement with its boxes where they are on the pages. */
export function asTheyLie(statement: Statement, pages: readonly WordPage[]): Statement {
  if (pages.every(liesAsItWas)) return statement;
  const own = <T extends Box>(box: T, page: number): T => {
    const of = pages[page - 1];
    return of === undefined || liesAsItWas(of) ? box : rounded(ownBox(of, box));
  };
  const onSheet = (box: EvidenceBox): EvidenceBox => onItsSheet(pages[box.page - 1] ?? NO_SHEET, box);
  return {
    ...statement,
    transactions: statement.transactions.map((transaction) => ({
      ...transaction,
      boxes: transaction.boxes.map((box) => own(onSheet(box), box.page)),
      repairs: (transaction.repairs ?? []).map((repair) => ({
        ...repair,
        box: own(repair.box, repair.page),
      })),
    })),
  };
}

const NO_SHEET = { width: Infinity };

function liesAsItWas({ aside, beside, further, mirrored, tilt }: WordPage): boolean {
  return [aside, beside, further, mirrored, tilt].every((change) => change === undefined);
}

/** A box where it is on the page itself. */
export function ownBox<T extends Box>(
  {
    width,
    height,
    aside,
    beside,
    mirrored,
    tilt,
  }: Pick<WordPage, 'width' | 'height' | 'aside' | 'beside' | 'mirrored' | 'tilt'>,
  box: T,
): T {
  const read = mirrored === undefined ? box : unmirrored(mirrored, width, box);
  const laid = beside === undefined ? read : ownPlace(beside, read);
  const apart = aside === undefined ? laid : moved(laid, (x) => toOwn(aside, x));
  return tilt === undefined ? apart : leaning(apart, tilt, width, height);
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

function rounded<T extends Box>(box: T): T {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { ...moved(box, round), y0: round(box.y0), y1: round(box.y1) };
}
