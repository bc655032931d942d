/** What the words of a line say of its figures, whatever its columns mean. */
import { foldedWords } from '../../reading/fold.ts';
import { withNearLabels } from '../../reading/near-labels.ts';
import { titleDirection } from '../../reading/directions.ts';
import { isOfYear } from '../facts/figure-labels.ts';
import { columnRoles, labelsOfFolded, leadingLabelOf, TOTAL_LABELS } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import { trimmed } from '../../trimmed.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { anyRecognised, type Word } from '../../words/word.ts';

export interface Wording {
  /** The words without dates, folded; a single empty one where nothing is left. */
  readonly words: readonly string[];
  /** The balance at the start or the end that the words name; `either` is one between the rows, at the end of a day. */
  readonly balance: 'opening' | 'closing' | 'either' | null;
  /** Words of its own stand before that name, codes aside. */
  readonly led: boolean;
  /** The words begin like the name of a balance at the start or the end, whatever they go on to say. */
  readonly leadsBalance: boolean;
  /** Words of its own stand behind that name. */
  readonly goesOn: boolean;
  /** The words name a balance that the bookings do not lead to; beside a day they say nothing else. */
  readonly otherBalance: boolean;
  /** The words begin like a total of any kind. */
  readonly leadsTotal: boolean;
  /** The direction of the total that the words name, null for one of both, undefined where they name none. */
  readonly total: 'in' | 'out' | null | undefined;
}

/** The wording of a row, read once: every competing reading of the columns asks for it. */
export const wordingOf = remembered((row: RowLine): Wording => {
  const read = foldedWords(withoutDates(row).map(({ text }) => text));
  const words = mayBeMisread(row) ? withNearLabels(read) : read;
  const leadsTotal = leadingLabelOf(words, ['total']) !== null;
  const otherBalance = leadingLabelOf(words, ['otherBalance']);
  const total = totalLabel(words, leadsTotal);
  const ends = leadingLabelOf(words, ['opening', 'closing']);
  return {
    words: trimmed(words),
    leadsTotal,
    otherBalance:
      (otherBalance !== null && (row.booking === null || otherBalance.words === words.length)) ||
      (total !== undefined && row.booking === null && isOfYear(words.join(' '))),
    balance: otherBalance === null ? balanceLabel(words) : null,
    leadsBalance: ends !== null,
    goesOn: ends !== null && goesOnBehind(words.slice(ends.words)),
    led: leadingLabelOf(words, ['opening', 'closing', 'dayEnd'], firstInLetters(words)) === null,
    total: total === undefined && row.booking === null ? totalBehind(words) : total,
  };
});

/** Whether words behind a label say more than that sums stand beside it: "Closing balance / totals". */
function goesOnBehind(words: readonly string[]): boolean {
  return words.some((word) => /^\p{L}/u.test(word)) && !labelsOfFolded(words.join(' ')).has('total');
}

function firstInLetters(words: readonly string[]): number {
  return Math.max(
    0,
    words.findIndex((word) => !/^\d+$/.test(word)),
  );
}

/** Of what was recognised a letter may be another; a row with a date is a booking, whatever its words are like. */
function mayBeMisread({ booking, rest }: RowLine): boolean {
  return booking === null && anyRecognised(rest);
}

/** Words that are neither placed nor part of a date that stands in no column of dates. */
export function withoutDates({ rest, tokens }: RowLine): readonly Word[] {
  if (tokens.dates.length === 0) return rest;
  const dated = new Set(tokens.dates.flatMap(({ from, to }) => tokens.line.words.slice(from, to)));
  return dated.size === 0 ? rest : rest.filter((word) => !dated.has(word));
}

/** Words that may stand before a label: "2025 OPENING BALANCE", "Statement opening balance"; behind numbers, as many as there are. */
const MAX_LEAD_WORDS = 2;

/** Whether a line's folded words say that its figure is the balance at the start, at the end or at the end of a day. */
function balanceLabel(all: readonly string[]): Wording['balance'] {
  // "00:00:00 000000 Balance of the day": the time and the number that its columns hold in every row.
  const last = Math.min(Math.max(MAX_LEAD_WORDS, firstInLetters(all)), all.length - 1);
  for (let lead = 0; lead <= last; lead += 1) {
    const found = leadingLabelOf(all, ['opening', 'closing', 'dayEnd'], lead);
    if (!found) continue;
    const words = all.length - lead;
    // Behind words of its own a label is the rest of the line.
    const said = namesBalance(all[0]!) && lead === 1 && found.words === words;
    if (lead > 0 && found.words < Math.max(2, words - 1) && !/^\d+$/.test(all[lead - 1]!) && !said) continue;
    // A booking may begin like a label ("Opening balance transfer fee"): a label fills most of its line.
    // One common word ("Report", "Übertrag") is a label only where it is nearly all there is.
    if (found.words === 1 && words > 2) return null;
    // "Opening deposit", from nothing.
    if (found.words === 1 && words === 2 && titleDirection(all[lead + 1]!) !== null) return null;
    if (found.words * 2 < words && words - found.words > 4) return null;
    return found.label === 'dayEnd' ? 'either' : found.label;
  }
  return null;
}

/** "Saldo Übertrag", "Solde report": a word for balance before a label of one word says the same. */
function namesBalance(word: string): boolean {
  return columnRoles(word).has('balance');
}

function totalLabel(words: readonly string[], leadsTotal: boolean): 'in' | 'out' | null | undefined {
  const exact = labelsOfFolded(words.join(' '));
  if (!leadsTotal && !exact.has('totalIn') && !exact.has('totalOut')) return undefined;
  const sumsIn = leadingLabelOf(words, ['totalIn']);
  const sumsOut = leadingLabelOf(words, ['totalOut']);
  if (sumsIn && (!sumsOut || sumsIn.words > sumsOut.words)) return 'in';
  return sumsOut ? 'out' : null;
}

/** "Card withdrawals subtotal": a word for a sum behind what says the direction of what it sums. */
function totalBehind(words: readonly string[]): 'in' | 'out' | undefined {
  if (!labelsOfFolded(words.at(-1)!).has('total')) return undefined;
  return titleDirection(words.slice(0, -1).join(' ')) ?? undefined;
}

/**
 * Whether folded words begin with one for balance without being a known label ("Kontostand am 31.12.", "Saldo al ...").
 * Counts only at the ends of an account, where a balance stands and a booking hardly reads so.
 */
export function beginsLikeBalance(words: readonly string[]): boolean {
  const letters = lettered(words);
  // "0000 00000000 SALDO": codes of columns without a name.
  return letters.length <= 6 && namesBalance(words.find((word) => !/^\d+$/.test(word)) ?? words[0]!);
}

/** Whether one word is all that is said, and one for balance. */
export function isNameOfBalance(words: readonly string[]): boolean {
  return words.length === 1 && beginsLikeBalance(words);
}

const lettered = (words: readonly string[]): string[] => words.filter((word) => /^\p{L}/u.test(word));

/** Whether words begin with the name of a total and go on to say something else: "Total debits Harrow Bakery". */
export function goesOnBehindTotal(words: readonly string[]): boolean {
  const letters = lettered(words);
  const found = leadingLabelOf(letters, TOTAL_LABELS);
  return found !== null && found.words < letters.length;
}

/** Labels that the name of a payee may begin like. */
const LIKE_PAYEES = ['opening', 'closing', 'dayEnd', 'otherBalance', ...TOTAL_LABELS] as const;

/** Whether words begin like a label of a figure of the account and go on to say something else. */
export function goesOnBehindLabel(words: readonly string[]): boolean {
  const letters = lettered(words);
  const found = leadingLabelOf(letters, LIKE_PAYEES);
  const named = found?.words ?? (letters.length > 0 && namesBalance(letters[0]!) ? 1 : letters.length);
  return named < letters.length;
}

/** Whether words are the name of a total, or begin with one of several; "Total Wine 12.50" on a day is a booking. */
export function isNameOfTotal(words: readonly string[]): boolean {
  const letters = words.filter((word) => !/^\d+$/.test(word));
  const found = leadingLabelOf(letters, TOTAL_LABELS);
  return found !== null && (found.words > 1 || found.words === letters.length);
}
