/** Which way a row goes that neither its figures nor its columns tell: the row is flagged. */
import { foldedWords } from '../reading/fold.ts';
import type { LedgerRow } from '../proof/ledger.ts';
import { directionOfText } from '../proof/usual.ts';
import type { RawEntry } from './entries/entries.ts';

/** Rows with a word that all go one way, for the word to tell it. */
const MIN_ALIKE = 2;

/** How the rows with a word go: how many are told, and the way of all of them, 0 where they differ. */
interface Usage {
  readonly count: number;
  readonly flow: number;
}

/**
 * Answers with +1 in or -1 out: as the words of the row say; from nothing, where the first row's balance is its amount; as
 * all rows with the same words go whose way is told; else as most rows go, a single one as an amount without a sign does. `flows` are those of the rows, 0 where they are
 * not told; `effect` is what money in does to the balance.
 */
export function likelyFlows(
  rows: readonly LedgerRow[],
  flows: readonly number[],
  effect: 1 | -1,
): (row: LedgerRow) => number {
  let usages: ReadonlyMap<string, Usage> | undefined;
  return (row) => {
    const { entry, amount, balance } = row;
    const said = directionOfText(entry.anchor.row);
    if (said !== null) return said === 'in' ? 1 : -1;
    if (row === rows[0] && balance !== null && amount > 0 && Math.abs(balance) === amount)
      return Math.sign(balance) * effect;
    usages ??= usagesOf(rows, flows);
    const votes = new Set<number>();
    for (const word of wordsOf(entry)) {
      const { count, flow } = usages.get(word) ?? { count: 0, flow: 0 };
      if (count >= MIN_ALIKE && flow !== 0) votes.add(flow);
    }
    if (votes.size === 1) return [...votes][0]!;
    // The only row beside a balance: what goes out of an account prints its minus more often than not.
    if (rows.length === 1) return effect;
    return flows.reduce((sum, flow) => sum + flow, 0) > 0 ? 1 : -1;
  };
}

function usagesOf(rows: readonly LedgerRow[], flows: readonly number[]): ReadonlyMap<string, Usage> {
  const usages = new Map<string, Usage>();
  rows.forEach(({ entry }, index) => {
    const flow = flows[index]!;
    if (flow === 0) return;
    for (const word of wordsOf(entry)) {
      const known = usages.get(word);
      usages.set(word, {
        count: (known?.count ?? 0) + 1,
        flow: known === undefined || known.flow === flow ? flow : 0,
      });
    }
  });
  return usages;
}

/** The words of a booking's text, without numbers and what is too short to say anything. */
function wordsOf(entry: RawEntry): ReadonlySet<string> {
  const words = entry.rows.flatMap(({ rest }) => foldedWords(rest.map(({ text }) => text)));
  return new Set(words.filter((word) => /^\p{L}{3,}$/u.test(word)));
}
