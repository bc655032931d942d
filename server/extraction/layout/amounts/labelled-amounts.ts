/**
 * Amounts named within their row ("04/03/2026 Toll Debit: $4.50 Balance: $95.50"): the name is part of what it stands before, and tells the
 * direction where it is that of one.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles, isMark, markDirection } from '../../reading/vocabulary.ts';
import type { Line } from '../lines/lines.ts';
import type { MoneyToken } from './money-token.ts';

const AMOUNTS: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];

/** The amounts of a line that begins with a date, with the names right before them; `text`: its first word behind the date. */
export function withLabels(
  { words }: Line,
  monies: readonly MoneyToken[],
  text: number,
): readonly MoneyToken[] {
  if (!monies.some(({ from }) => words[from - 1]?.text.endsWith(':'))) return monies;
  const nameBefore = ({ from }: MoneyToken): string | null => {
    const name = words[from - 1]?.text ?? '';
    const bare = name.slice(0, -1);
    return name.endsWith(':') && AMOUNTS.some((role) => columnRoles(bare).has(role)) ? bare : null;
  };
  const follow = monies.map((money, index) => index > 0 && monies[index - 1]!.to === money.from - 1);
  return monies.map((money, index) => {
    const name = nameBefore(money);
    if (name === null) return money;
    const mark = money.mark === null && isMark(name) && markDirection(name) !== 0;
    // A text alone before it may be the label of a figure of the account: "Closing balance: 95.50".
    const ofRow = follow[index]! || (money.from - 1 > text && (mark || follow[index + 1] === true));
    if (!ofRow) return money;
    const named = { ...money, from: money.from - 1 };
    return mark ? { ...named, mark: name, markDirection: markDirection(name) } : named;
  });
}
