/** The marks and signs beside the amounts of bookings, and what several of them say together. */
import { loneSign } from '../reading/numbers.ts';
import { markDirection } from '../reading/vocabulary.ts';
import type { MoneyToken } from '../layout/amounts/money-token.ts';
import type { RowLine } from '../layout/row-line.ts';
import type { RawEntry } from '../statement/entries/entries.ts';
import type { Word } from '../words/word.ts';

/** The sign of an amount: its own, or the one in the column of marks. */
export function signOf(money: MoneyToken, mark: string | null): -1 | 0 | 1 {
  return mark === null ? money.sign : loneSign(mark);
}

/** The mark glued to the amount, in the column of marks, or right below the amount. */
export function markOf(entry: RawEntry): string | null {
  const { amount, row } = entry.anchor;
  return amount.money.mark ?? row.mark ?? markBelow(entry)?.text ?? null;
}

/**
 * A mark on a line below the amount: alone there ("CR" under "6,005.17"), or in the amount's column.
 */
export function markBelow(entry: RawEntry): Word | null {
  const { row, amount } = entry.anchor;
  for (const { rest, tokens } of entry.rows.slice(entry.rows.indexOf(row) + 1)) {
    const last = rest.at(-1);
    if (
      !last ||
      last.text.length > 2 ||
      last.text !== last.text.toUpperCase() ||
      markDirection(last.text) === 0
    )
      continue;
    if (tokens.line.words.at(-1) !== last) continue;
    const under = last.x1 > amount.money.x0 && last.x0 < amount.money.x1 + 2 * entry.shape.size;
    // A dash at the end of a short line of text joins it to the next; a word like "CR" there is a mark, unless it ends
    // the word above it.
    const short = tokens.line.words.length <= (loneSign(last.text) === 0 ? 2 : 1);
    // Nor does an amount with a sign need one, or the initial of a name stand for one.
    const needed = amount.money.sign === 0 && !/^\p{L}\.$/u.test(last.text);
    if (under || (short && needed && !endsWordOf(row, last))) return last;
  }
  return null;
}

/** Whether letters stand right below where a word begins: "PAYMEN" over "T" in a narrow column. */
function endsWordOf({ tokens }: RowLine, letters: Word): boolean {
  return tokens.line.words.some(
    ({ text, x0, size }) => /\p{L}{2}$/u.test(text) && Math.abs(x0 - letters.x0) < WORD_EDGE_EM * size,
  );
}

/** Lines of one cell begin this close to one another. */
const WORD_EDGE_EM = 0.3;

/**
 * Of two marks beside the amounts of a list that both say the same ("C" and "A" of "cargo" and "abono", though "C" is credit
 * elsewhere) the first: they are opposites all the same. Null where the marks differ in what they say.
 */
export function firstOfPair(marks: ReadonlySet<string>): string | null {
  const [first, second, more] = marks;
  if (first === undefined || second === undefined || more !== undefined) return null;
  const said = markDirection(first);
  return said !== 0 && said === markDirection(second) ? first : null;
}

/** "C", "A": longer marks are words that say what they mean. */
export function isOneLetter(mark: string): boolean {
  return /^\p{Lu}$/u.test(mark);
}
