/** Dated lines without an amount: the columns of amounts are looked at again where nothing was read. */
import type { Stages } from '../../read.ts';
import { rowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Word } from '../../words/word.ts';
import {
  alternatives,
  moneyIn,
  moneyKey,
  replacement,
  rereadAll,
  suspectPlace,
  type Reread,
  type Suspect,
} from './suspects.ts';

/** What is seen where nothing was read at first has to be seen clearly. */
const MIN_SUPPORT = 0.3;
/** Columns are looked at a little beyond their edges, ems. */
const MARGIN_EM = 0.6;
/** With more, the table was not understood. */
const MAX_ORPHANS = 30;

/** New words for cells in which nothing could be read; at most one amount and one balance for each line. */
export async function foundAmounts(stages: Stages, reread: Reread): Promise<Map<Suspect, Word>> {
  const places = stages.reading.accounts
    .flatMap(({ part }) => part.items)
    .flatMap((item) => (item.kind === 'orphan' ? placesOf(item.row.tokens, item.table, stages) : []));
  const found = new Map<Suspect, Word>();
  if (places.length === 0 || places.length > 3 * MAX_ORPHANS) return found;
  const readings = await rereadAll(
    places.map(({ suspect }) => suspect),
    reread,
  );
  const seen = places.flatMap(({ suspect, balance }) => {
    const reading = readings.get(suspect);
    if (reading === undefined) return [];
    const [best] = alternatives(reading, (text) => moneyIn(suspect, text, stages.style), moneyKey);
    if (best === undefined || best.support < MIN_SUPPORT) return [];
    const word = replacement(suspect, best.text.replace(/\s/g, ''), reading);
    return [{ suspect, balance, word, support: best.support }];
  });
  for (const cells of Map.groupBy(
    seen,
    ({ suspect, balance }) => `${suspect.line.index} ${balance}`,
  ).values()) {
    const best = cells.toSorted((a, b) => b.support - a.support)[0]!;
    found.set(best.suspect, best.word);
  }
  return found;
}

interface Place {
  readonly suspect: Suspect;
  readonly balance: boolean;
}

/** The empty cells of a line, one per column of amounts. */
function placesOf(tokens: TokenLine, table: number, { shapes, tables, reading }: Stages): Place[] {
  const shape = shapes.find((one: Shape) => one.tables.some((each) => tables.indexOf(each) === table));
  const roles = shape === undefined ? undefined : reading.roles.get(shape);
  if (shape === undefined || roles === undefined) return [];
  const row = rowLine(tokens, shape);
  return shape.monies.flatMap((column, index): Place[] => {
    const role = roles[index];
    if (role === undefined || role === 'foreign' || row.monies[index] !== null) return [];
    const margin = MARGIN_EM * shape.size;
    return [
      {
        suspect: suspectPlace(tokens.line, column.x0 - margin, column.x1 + margin),
        balance: role === 'balance',
      },
    ];
  });
}
