/** What a text says of whose figures a statement prints: accounts of money owed, and books that a holder keeps. */
import { lexicons } from './lexicon/index.ts';
import { phraseFinder } from './phrases.ts';

/** Phrases of limits and rates, which tell less of a debt than the others. */
const limits = new Set(lexicons.flatMap(({ limits }) => limits ?? []));

/** Phrases of cards, loans and lines of credit. */
export const ofLiability = phraseFinder([...lexicons.flatMap(({ liability }) => liability), ...limits]);

/** What folded labels say of money owed. */
interface SaidOfDebt {
  /** Different phrases; all of limits and rates count as one. */
  readonly phrases: number;
  readonly onlyLimits: boolean;
}

export function saidOfDebt(folded: string): SaidOfDebt {
  const phrases = ofLiability.among(folded);
  const others = phrases.filter((words) => !limits.has(words.join(' '))).length;
  return { phrases: others < phrases.length ? others + 1 : others, onlyLimits: others === 0 };
}

/** Phrases of the books that the holder of an account keeps of it. */
export const ofBooks = phraseFinder(lexicons.flatMap(({ books }) => books ?? []));

/** Whether a word of a folded text stands in a phrase of liability accounts. */
export function isOfLiability(words: readonly string[], at: number): boolean {
  return words
    .slice(0, at + 1)
    .some((_, from) => ofLiability.at(words, from).some(({ length }) => at < from + length));
}

/** Names of accounts that hold money. */
export const ofDeposits = phraseFinder(lexicons.flatMap(({ deposits }) => deposits ?? []));

/** Words that lead from something else to an account: "paid from current account", "addebito su conto corrente". */
const LEADS = new Set(
  'from to via your in on by linked su sul sur sobre em en auf vom von van z na do od per a al debit debito debiet'.split(
    ' ',
  ),
);
/** Words of a brand before the name of an account ("Premier Plus Checking"), and behind it ("Conto corrente n."). */
const MOST_BEFORE = 2;
const MOST_BEHIND = 1;

/** Whether folded words, without numbers, are the name of an account that holds money. */
export function isOfDeposits(words: readonly string[]): boolean {
  return words.slice(0, MOST_BEFORE + 1).some((_, from) => {
    if (words.slice(0, from).some((before) => LEADS.has(before))) return false;
    return ofDeposits
      .at(words, from)
      .some(({ length }) => words.length - from - length <= (from === 0 ? MOST_BEHIND : 0));
  });
}
