/**
 * Amounts named within their row ("04/03/2026 Toll Debit: $4.50 Balance: $95.50"): the name is part of what it stands before, and tells the
 * direction where it is that of one.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles, isMark, markDirection } from '../../reading/vocabulary.ts';
import type { Line } from '../lines/lines.ts';
import type { MoneyToken } from './money-token.ts';

const AMOUNTS: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];

/** Blank before a name that begins a cell of its own, ems. */
const OWN_CELL_EM = 1;

/** The amounts of a line that begins with a date, with the names right before them; `text`: its first word behind the date. */
export function withLabels(line: Line, monies: readonly MoneyToken[], text: number): readonly MoneyToken[] {
  const { words } = line;
  const last = monies.at(-1);
  if (last && namesBalance(line, last, text)) {
    const named = { ...last, from: last.from - 1 };
    return [...withLabels(line, monies.slice(0, -1), text), named];
  }
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

/** Whether "Balance" stands before the amount that ends a line, in one cell with it and apart from the text: "4 Mar 2026 · Groceries     Balance $95.50". */
function namesBalance({ words, size }: Line, { from, to }: MoneyToken, text: number): boolean {
  const [before, name, amount] = [words[from - 2], words[from - 1], words[from]!];
  if (!before || !name || to < words.length || from - 1 <= text) return false;
  if (name.x0 - before.x1 < OWN_CELL_EM * size || amount.x0 - name.x1 > OWN_CELL_EM * size) return false;
  return columnRoles(name.text.replace(/:$/, '')).has('balance');
}
