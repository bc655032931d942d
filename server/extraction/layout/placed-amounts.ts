/** Which amount of a line stands in which column of its shape, with the sign or the mark that stands apart from it. */
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { isMark, markDirection } from '../reading/vocabulary.ts';
import type { Word } from '../words/word.ts';
import { nearColumn, linedUp, placeTokens } from './columns/columns.ts';
import { dateBehindText, trailing } from './columns/ragged.ts';
import type { Shape } from './shape.ts';
import type { MoneyToken } from './amounts/money-token.ts';
import type { TokenLine } from './tokens.ts';

/** The amounts of a line in the columns of amounts, but for words that are `used`. */
export function placeAmounts(
  { line, monies }: TokenLine,
  shape: Shape,
  used: ReadonlySet<number>,
): (MoneyToken | null)[] {
  const { size } = shape;
  const numbers = monies.filter(
    (money) => (money.strong || shape.bareIntegers) && !embedded(money, line.words, size),
  );
  return placeTokens(numbers, shape.monies, size).map((index, column) => {
    const money = numbers[index];
    return money && !used.has(money.from) && nearColumn(money, shape.monies[column]!, size)
      ? withApartSign(money, column, shape)
      : null;
  });
}

/** The amounts of a line, the last of which takes the mark that stands beside it in the column of such marks. */
export function withBalanceMark(
  placed: readonly (MoneyToken | null)[],
  words: readonly Word[],
  { balanceMarks, size }: Shape,
): readonly (MoneyToken | null)[] {
  const balance = placed.at(-1);
  if (!balanceMarks || !balance || balance.mark !== null || balance.sign !== 0) return placed;
  const at = balanceMarks.x0 > balance.x0 ? balance.to : balance.from - 1;
  const mark = words[at]?.text ?? '';
  if (!isMark(mark) || !nearColumn(words[at]!, balanceMarks, size)) return placed;
  const [from, to] = [Math.min(at, balance.from), Math.max(at + 1, balance.to)];
  return placed.with(placed.length - 1, { ...balance, from, to, mark, markDirection: markDirection(mark) });
}

/** Amounts by rank from the end of the line; a line with more or fewer amounts than a row has is none. */
export function placeRagged(
  tokens: TokenLine,
  shape: Shape,
  used: ReadonlySet<number>,
): (MoneyToken | null)[] {
  const strong = tokens.monies.filter((money) => money.strong && !used.has(money.from));
  const count = trailing(tokens);
  // Only a row with its date may hold further amounts in its text.
  const dated = tokens.dates[0]?.from === 0 || (shape.datesBehind && dateBehindText(tokens) !== null);
  const bare = count === 0 && dated ? bareAmount(tokens, shape) : null;
  if (bare) return [bare];
  const most = dated && count >= shape.monies.length ? Infinity : Math.max(count, shape.monies.length);
  if (count === 0 || strong.length > most) return shape.monies.map(() => null);
  const last = strong.slice(-Math.min(count, shape.monies.length));
  return shape.monies.map((_, index) => last[index - (shape.monies.length - last.length)] ?? null);
}

/** Whole units from which digits stand in groups. */
const GROUPED_FROM = 1000;

/** The number that ends a row of one amount, among whole units in groups: below a thousand there is nothing to group. */
function bareAmount({ line, monies }: TokenLine, shape: Shape): MoneyToken | null {
  const last = monies.at(-1);
  if (!shape.bareIntegers || shape.monies.length > 1 || last?.to !== line.words.length) return null;
  return last.units > 0 && last.units < GROUPED_FROM ? last : null;
}

const AMOUNTS: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'foreign'];

/** Cells of one column, and its name, end this close to one another. */
const CELL_END_EM = 0.3;

/**
 * A sign apart counts unless it stands in the column of another amount, where it says that there is none: a near one where
 * it lines up with the amounts there, any other wherever it stands among them, or below the name of amounts that none has.
 */
function withApartSign(money: MoneyToken, column: number, shape: Shape): MoneyToken {
  const { monies, size, heading, marks } = shape;
  const apart = money.apartSign;
  if (!apart) return money;
  // Below the name of one direction an amount needs no sign: the dash is of the text before it.
  if (apart.endsText) return isOneSided(monies[column]!.roles) ? { ...money, sign: 0 } : money;
  const near = money.x0 <= apart.x0;
  // An amount with its sign behind the digits needs none before them: that one is of the amount before it.
  if (!near && money.sign !== 0) return money;
  const elsewhere = monies.some(
    (other, index) =>
      index !== column &&
      (near
        ? linedUp(apart, other, size) || Math.abs(apart.x1 - (other.end ?? other.x1)) < CELL_END_EM * size
        : apart.x1 > other.x0 && apart.x0 < Math.max(other.x1 + 0.5 * size, other.end ?? -Infinity)),
  );
  const empty = heading?.columns.some(
    ({ x0, x1, roles, text }) =>
      text !== monies[column]!.heading &&
      x0 < apart.x1 + CELL_END_EM * size &&
      x1 > apart.x0 - CELL_END_EM * size &&
      x1 < apart.before &&
      // At the left edge of a column of texts, say of references, or below the middle of a known one it says as well that there is none.
      (AMOUNTS.some((role) => roles.has(role)) ||
        (!near &&
          !roles.has('mark') &&
          (Math.abs(x0 - apart.x0) < CELL_END_EM * size ||
            (roles.size > 0 && Math.abs(x0 + x1 - apart.x0 - apart.x1) / 2 < CELL_END_EM * size)))),
  );
  // A sign in the column of marks is that of the amount before it.
  const marked = marks !== null && apart.x1 > marks.x0 && apart.x0 < marks.x1;
  return { ...money, sign: elsewhere || empty || (marked && marks.x1 < money.x0) ? 0 : apart.sign };
}

function isOneSided(roles: ReadonlySet<ColumnRole>): boolean {
  return roles.size === 1 && (roles.has('out') || roles.has('in'));
}

/** Words closer than this to an amount on both sides make it part of running text. */
const EMBEDDED_EM = 0.5;

/** Whether an amount stands inside a sentence: words close before and close behind it. */
function embedded(money: MoneyToken, words: readonly Word[], size: number): boolean {
  const before = words[money.from - 1];
  const after = words[money.to];
  if (!before || !after) return false;
  const close = EMBEDDED_EM * size;
  const wordy = (word: Word): boolean => /\p{L}{2}/u.test(word.text);
  return (
    words[money.from]!.x0 - before.x1 < close &&
    after.x0 - words[money.to - 1]!.x1 < close &&
    wordy(before) &&
    wordy(after)
  );
}
