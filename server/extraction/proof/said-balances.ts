/** What the balances printed among the rows of an account say together: each label's values, and where they are said again. */
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { Item } from '../statement/entries/entries.ts';
import { countBelow } from '../ascending.ts';
import { remembered } from '../remembered.ts';

export type BalanceItem = Extract<Item, { kind: 'balance' }>;

interface Said {
  /** Labels under which the rows print one value only, once or more. */
  readonly single: ReadonlySet<BalanceItem['which']>;
  /** First and last line that say a value under a label, beside the table or in it. */
  readonly spans: ReadonlyMap<string, { from: number; to: number }>;
  /** Balances of a value under a label, in the table. */
  readonly alike: ReadonlyMap<string, readonly BalanceItem[]>;
  /** Lines of the entries, in their order. */
  readonly entries: readonly number[];
}

/** Looked at once for all readings of an account: a long statement has a balance, or several, on every page. */
const saidOf = remembered(({ items, figures }: AccountPart): Said => {
  const balances = items.filter((item) => item.kind === 'balance');
  const spans = new Map<string, { from: number; to: number }>();
  const said = [
    ...figures.map(({ label, money, line }) => [keyOf(label, money.units), line] as const),
    ...balances.map(({ which, value, line }) => [keyOf(which, value.units), line] as const),
  ];
  for (const [key, line] of said) {
    const known = spans.get(key);
    if (!known) spans.set(key, { from: line, to: line });
    else {
      known.from = Math.min(known.from, line);
      known.to = Math.max(known.to, line);
    }
  }
  const values = Map.groupBy(balances, ({ which }) => which);
  return {
    single: new Set(
      [...values].flatMap(([which, of]) =>
        of.every(({ value }) => value.units === of[0]!.value.units) ? [which] : [],
      ),
    ),
    spans,
    alike: Map.groupBy(balances, ({ which, value }) => keyOf(which, value.units)),
    entries: items.flatMap((item) => (item.kind === 'entry' ? [item.line] : [])).sort((a, b) => a - b),
  };
});

function keyOf(label: string, units: number): string {
  return `${label} ${units}`;
}

/** Whether the rows of an account print no other value under the label of a balance. */
export function isOnlyValue(part: AccountPart, { which }: BalanceItem): boolean {
  return saidOf(part).single.has(which);
}

/**
 * Whether an account says a balance under the same kind of label elsewhere, too, with entries between: at the head or the
 * foot of another page.
 */
export function saidAgain(part: AccountPart, { which, line, value }: BalanceItem): boolean {
  const { spans, entries } = saidOf(part);
  const span = spans.get(keyOf(which, value.units));
  return span !== undefined && (hasBetween(entries, span.from, line) || hasBetween(entries, line, span.to));
}

/** Whether one of the ascending lines stands between two others. */
function hasBetween(lines: readonly number[], above: number, below: number): boolean {
  const next = lines[countBelow(lines, above + 1, (line) => line)];
  return next !== undefined && next < below;
}

/** Whether a balance was printed above under such a label, on the other side: a summary below the table repeats it. */
export function isRepeated({ which, value, line }: BalanceItem, part: AccountPart): boolean {
  if (value.mark !== null || value.markDirection === 0) return false;
  const alike = saidOf(part).alike.get(keyOf(which, value.units)) ?? [];
  return alike.some((other) => other.line < line && other.value.markDirection === -value.markDirection);
}
