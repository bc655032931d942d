/** How much of a statement the arithmetic leaves open: a repair has to lessen it. */
import type { Stages } from '../../read.ts';
import type { Word } from '../../words/word.ts';

export interface Doubts {
  /** Rows and figures that printed figures disagree with. */
  readonly broken: number;
  /** Rows that nothing proves, and dated lines without an amount. */
  readonly open: number;
  /** Rows whose date is in doubt. */
  readonly dates: number;
  /** Rows without a balance that could be read. */
  readonly bare: number;
}

const DATE_FLAGS: ReadonlySet<string> = new Set(['date_uncertain', 'date_inherited', 'date_outside_period']);

export function doubtsOf({ reading, statement }: Stages): Doubts {
  const { accounts } = reading;
  const { transactions } = statement;
  return {
    broken: accounts.reduce(
      (sum, { chain, totals }) =>
        sum +
        chain.broken.filter(Boolean).length +
        (chain.difference === 0 ? 0 : 1) +
        totals.mismatches.length,
      0,
    ),
    open:
      transactions.filter(({ proof }) => proof === 'none').length +
      accounts.reduce((sum, { part }) => sum + part.items.filter(({ kind }) => kind === 'orphan').length, 0),
    dates: transactions.filter(({ flags }) => flags.some(({ code }) => DATE_FLAGS.has(code))).length,
    bare: transactions.filter(({ balancePrinted }) => !balancePrinted).length,
  };
}

/** Fewer broken rows; where they are equal, fewer open ones, then fewer dates in doubt, then more balances read. */
export function fewer(a: Doubts, b: Doubts): boolean {
  if (a.broken !== b.broken) return a.broken < b.broken;
  if (a.open !== b.open) return a.open < b.open;
  if (a.dates !== b.dates) return a.dates < b.dates;
  return a.bare < b.bare;
}

/** Words of which the row they stand in is not proved or, with `neighbours`, lies beside a row that is broken. */
export function unproved({ reading }: Stages, words: ReadonlySet<Word>, neighbours: boolean): Set<Word> {
  const found = new Set<Word>();
  for (const { rows, chain, totals } of reading.accounts) {
    rows.forEach(({ entry }, index) => {
      const proved = (at: number): boolean =>
        chain.proofs[at] !== 'none' || (totals.proved[at] === true && !chain.broken[at]);
      const broken = (at: number): boolean => neighbours && (chain.broken[at] ?? false);
      if (proved(index) && !broken(index - 1) && !broken(index + 1)) return;
      for (const { tokens } of entry.rows)
        for (const word of tokens.line.words) if (words.has(word)) found.add(word);
    });
  }
  return found;
}
