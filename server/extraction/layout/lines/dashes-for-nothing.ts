/**
 * Dashes for empty cells in rows that are written as text ("04/03 Toll 4.50 - 95.50" over "05/03 Wages - 1,200.00 1,295.50"): signs they
 * would be, of the amounts beside them, so that each becomes an amount of nothing.
 */
import { holdsDigit } from '../../letters.ts';
import { dateAt } from '../../reading/date-words.ts';
import { numberText } from '../../reading/numbers.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import { DASH } from './dashed-cells.ts';
import { TEXT_GAP_EM } from './gaps.ts';

/** Money out, money in, balance. */
const CELLS = 3;
const MIN_ROWS = 2;
const DECIMALS = /[.,]\d{2}$/;

/** The lines of one page, where all rows end in a balance behind an amount and a dash, on either side. */
export function withDashesAsNothing(lines: (readonly Word[])[]): (readonly Word[])[] {
  const rows = new Map<readonly Word[], number>();
  for (const words of lines) {
    const at = dashOf(words);
    if (at !== null) rows.set(words, at);
  }
  const sides = new Set([...rows].map(([words, at]) => words.length - at));
  if (rows.size < MIN_ROWS || (sides.size < 2 && !lines.some(namesSides))) return lines;
  return lines.map((words) => {
    const at = rows.get(words);
    if (at === undefined) return words;
    const [decimals] = DECIMALS.exec(words.at(-1)!.text)!;
    return words.with(at, { ...wordValues(words[at]!), text: `0${decimals[0]}00` });
  });
}

/** Names of columns that money out and money in have each its own of. */
function namesSides(words: readonly Word[]): boolean {
  if (words.some(({ text }) => holdsDigit(text))) return false;
  return (['out', 'in'] as const).every((side) => words.some(({ text }) => columnRoles(text).has(side)));
}

/** Where the dash of a row stands among its last cells; null where it is none, or no text. */
function dashOf(words: readonly Word[]): number | null {
  const cells = words.slice(-CELLS);
  if (words.length <= CELLS + 1 || !DECIMALS.test(cells.at(-1)!.text)) return null;
  const dashes = cells.filter(({ text }) => DASH.test(text));
  if (dashes.length !== 1 || dashes[0] === cells.at(-1)) return null;
  if (!cells.every((cell) => DASH.test(cell.text) || isAmount(cell))) return null;
  if (!isText(words) || dateAt(words, 0) === null) return null;
  return words.indexOf(dashes[0]!);
}

function isAmount({ text }: Word): boolean {
  return holdsDigit(text) && DECIMALS.test(text) && numberText(text)?.sign === 0;
}

function isText(words: readonly Word[]): boolean {
  return words.every((word, index) => word.x0 - (words[index - 1]?.x1 ?? word.x0) < TEXT_GAP_EM * word.size);
}
