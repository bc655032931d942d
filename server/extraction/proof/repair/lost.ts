/**
 * Lines of a table that lost a cell: a dated one its amount, one with an amount its date, or its balance where something
 * is printed that is no number as read. The places of the columns are looked at again.
 */
import { rowLine, type RowLine } from '../../layout/row-line.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import type { Stages } from '../../read.ts';
import type { Word } from '../../words/word.ts';
import {
  alternatives,
  dateIn,
  asPrinted,
  moneyIn,
  moneyKey,
  replacement,
  rereadAll,
  suspectPlace,
  type Alternative,
  type Reread,
  type Suspect,
} from './suspects.ts';

/** What is seen where nothing could be made out at first has to be seen with this support; the proof has to agree. */
const MIN_SUPPORT = 0.1;
/** Columns are looked at a little beyond their edges, ems. */
const MARGIN_EM = 0.6;
/** With more, the table was not understood. */
const MAX_PLACES = 90;

/** New words for cells in which nothing could be made out; at most one amount, one balance and one date for each line. */
export async function foundCells(stages: Stages, reread: Reread): Promise<Map<Suspect, Word>> {
  const places = [...withoutAmount(stages), ...withoutDate(stages), ...withoutBalance(stages)];
  const found = new Map<Suspect, Word>();
  if (places.length === 0 || places.length > MAX_PLACES) return found;
  const readings = await rereadAll(
    places.map(({ suspect }) => suspect),
    reread,
  );
  const seen = places.flatMap(({ suspect, what }) => {
    const reading = readings.get(suspect);
    if (reading === undefined) return [];
    const best: Alternative<unknown> | undefined =
      what === 'date'
        ? alternatives(reading, dateIn, (date) => JSON.stringify(date))[0]
        : alternatives(reading, (text) => moneyIn(suspect, text, stages.style), moneyKey)[0];
    if (best === undefined || best.support < MIN_SUPPORT) return [];
    const text = what === 'date' ? best.text : asPrinted(best.text, stages.style);
    return [{ suspect, what, word: replacement(suspect, best.text, text, reading), support: best.support }];
  });
  for (const cells of Map.groupBy(seen, ({ suspect, what }) => `${suspect.line.index} ${what}`).values()) {
    const best = cells.toSorted((a, b) => b.support - a.support)[0]!;
    found.set(best.suspect, best.word);
  }
  return found;
}

interface Place {
  readonly suspect: Suspect;
  readonly what: 'amount' | 'balance' | 'date';
}

/** The empty cells of dated lines without an amount, one per column of amounts. */
function withoutAmount(stages: Stages): Place[] {
  const { shapes, tables, reading } = stages;
  return reading.accounts
    .flatMap(({ part }) => part.items)
    .flatMap((item): Place[] => {
      if (item.kind !== 'orphan') return [];
      const shape = shapes.find((one) => one.tables.some((each) => tables.indexOf(each) === item.table));
      const roles = shape === undefined ? undefined : reading.roles.get(shape);
      if (shape === undefined || roles === undefined) return [];
      const row = rowLine(item.row.tokens, shape);
      return shape.monies.flatMap((column, index): Place[] => {
        const role = roles[index];
        if (role === undefined || role === 'foreign' || role === 'charge' || row.monies[index] !== null)
          return [];
        return [{ suspect: placeIn(column, row, shape), what: role === 'balance' ? 'balance' : 'amount' }];
      });
    });
}

/** Lines with an amount of a booking whose column of dates holds something that is no date. */
function withoutDate({ shapes, reading }: Stages): Place[] {
  return shapes.flatMap((shape): Place[] => {
    const column = bookingDates(shape)?.column;
    const roles = reading.roles.get(shape);
    if (column === undefined || roles === undefined || !shape.datedRows) return [];
    return shape.tables.flatMap(({ lines }) =>
      lines.flatMap((tokens): Place[] => {
        const row = rowLine(tokens, shape);
        const booked = row.monies.some(
          (money, index) => money !== null && roles[index] !== 'foreign' && roles[index] !== 'balance',
        );
        if (!booked || row.booking !== null) return [];
        const suspect = placeIn(column, row, shape);
        return suspect.from < suspect.to ? [{ suspect, what: 'date' }] : [];
      }),
    );
  });
}

/** Digits beside an amount in the column of balances that are no amount: a misread decimal sign, or none. */
function withoutBalance({ shapes, reading }: Stages): Place[] {
  return shapes.flatMap((shape): Place[] => {
    const roles = reading.roles.get(shape);
    const balance = roles?.indexOf('balance') ?? -1;
    const column = shape.monies[balance];
    if (column === undefined) return [];
    return shape.tables.flatMap(({ lines }) =>
      lines.flatMap((tokens): Place[] => {
        const row = rowLine(tokens, shape);
        if (row.monies[balance] !== null || row.monies.every((money) => money === null)) return [];
        const suspect = placeIn(column, row, shape);
        const unread = suspect.line.words
          .slice(suspect.from, suspect.to)
          .some((word) => row.rest.includes(word) && /\d{2}/.test(word.text));
        return unread ? [{ suspect, what: 'balance' }] : [];
      }),
    );
  });
}

function placeIn(
  { x0, x1 }: { readonly x0: number; readonly x1: number },
  row: RowLine,
  shape: Shape,
): Suspect {
  const margin = MARGIN_EM * shape.size;
  return suspectPlace(row.tokens.line, x0 - margin, x1 + margin);
}
