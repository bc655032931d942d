/** What a text says of whose figures a statement prints: accounts of money owed, and books that a holder keeps. */
import { lexicons } from './lexicon/index.ts';
import { phraseFinder } from './phrases.ts';

/** Phrases of cards, loans and lines of credit. */
export const ofLiability = phraseFinder(lexicons.flatMap(({ liability }) => liability));

/**
 * Phrases of a limit, of what was granted or is left of it, and of rates; an account that may be overdrawn has them as well, unless
 * they speak of a card, of buying or of paying.
 */
const OF_LIMITS =
  /limi|лими|rahmen\b|ramme\b|keret\b|raja\b|plafond\b|gr(?:an|aen|en)s\b|dispon|available|beschikb|tillgang|tilgjeng|bevil|innvilg|myonn|kaytettav/;
const OF_RATES =
  /\b(?:rate|taux|tasa|tasso|rente|ranta|kamatna|faiz|vuosikorko|dae|rpsn|rpmn|thm|aop|percentage|kostenpercentage)\b/;
const OF_PAYING =
  /card|cart|tarj|targ|карт|kart|kort|kaart|pag|pai|pay|zahl|betal|saque|avan|compra|depens|bested/;

function isOfLimit(words: readonly string[]): boolean {
  const phrase = words.join(' ');
  return (OF_LIMITS.test(phrase) || OF_RATES.test(phrase)) && !OF_PAYING.test(phrase);
}

/** What folded labels say of money owed. */
interface SaidOfDebt {
  /** Different phrases; all of limits and rates count as one. */
  readonly phrases: number;
  readonly onlyLimits: boolean;
}

export function saidOfDebt(folded: string): SaidOfDebt {
  const phrases = ofLiability.among(folded);
  const limits = phrases.filter(isOfLimit).length;
  return { phrases: phrases.length - Math.max(0, limits - 1), onlyLimits: limits === phrases.length };
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
