/** The words that stand around headings, labels and rows, of all languages: `around` of the lexicon. */
import { FirstLetters } from '../letters.ts';
import { fold } from './fold.ts';
import { lexicons } from './lexicon/index.ts';
import { phraseBeginnings } from './phrase-beginnings.ts';
import type { Lexicon } from './lexicon/types.ts';

type Around = NonNullable<Lexicon['around']>;

function wordsOf(kind: keyof Around): readonly string[] {
  return [...new Set(lexicons.flatMap(({ around }) => around?.[kind] ?? []))];
}

const amounts = new Set(wordsOf('amounts'));
const joining = new Set(wordsOf('in'));
const accounts = wordsOf('accounts');
const pageNames = new Set(wordsOf('page'));
const continuing = new Set(wordsOf('continued'));
const parts = new Set(wordsOf('parts'));
const goingOn = phraseBeginnings(wordsOf('goesOn'));
const ends = new Set(wordsOf('ends'));
const counts = phraseBeginnings(wordsOf('numberOf'));
const toCome = new Set(wordsOf('toCome'));
const next = new Set(wordsOf('next'));
const comesFrom = wordsOf('comesFrom').map((phrase) => ` ${phrase} `);
const goesTo = wordsOf('goesTo').map((phrase) => ` ${phrase} `);
const interest = new Set(wordsOf('interest'));
const payers = new Set(wordsOf('payer'));
const payees = new Set(wordsOf('payee'));
const statuses = new Set(wordsOf('status'));
const notDone = new Set(wordsOf('notDone'));
const done = new Set(wordsOf('done'));
const doneToBalance = new Set(wordsOf('doneToBalance'));

/** Whether a word is what a statement calls its figures: "Amounts", "Beträge". */
export function namesAmounts(word: string): boolean {
  return amounts.has(fold(word));
}

/** Whether a word joins amounts and their currency: "in". */
export function joinsCurrency(word: string): boolean {
  return joining.has(word.toLowerCase());
}

/** Whether a word ends in the word for an account: "Account", "Privatkonto". */
export function namesAccount(word: string): boolean {
  const folded = fold(word);
  return accounts.some((name) => folded.endsWith(name));
}

/** "Page 2 of 5", "Seite 2/5", "2 sur 5": number and count, with what joins them between. */
export const PAGE_OF = new RegExp(
  `(?:^|\\s)(\\d{1,4})\\s?(?:${wordsOf('pageOf').join('|')}|/)\\s?(\\d{1,4})(?=$|[\\s.,)])`,
  'i',
);

/** Whether a text ends in the word for a page, right before its number. */
export function endsInPage(text: string): boolean {
  return pageNames.has(fold(text).split(' ').at(-1)!);
}

/** What stands before the last word of a title that is printed again: "Deposits (continued)". */
const BEFORE_LAST_WORD = ' \u00a0([-';

const continuingLetters = new FirstLetters(continuing);

/** The title of a list without what says that it is printed again. */
export function withoutContinued(title: string): string {
  let from = title.length;
  while (from > 0 && !BEFORE_LAST_WORD.includes(title[from - 1]!)) from -= 1;
  const last = title.slice(from);
  if (!continuingLetters.mayBe(last) || !continuing.has(fold(last))) return title;
  return title.slice(0, from).replace(/[\s([-]+$/, '');
}

/** "Section 2: ", "B) ", "IV. ": what counts the lists of a statement stands before their titles. */
const NUMBERED = /^(?:(\p{L}+) )?(?:\d{1,2}|[A-H]|[IVX]{1,4})[.:)] (?=\p{L})/u;

/** The title of a list without its number among all. */
export function withoutListNumber(title: string): string {
  const [numbered, part] = NUMBERED.exec(title) ?? [''];
  return part !== undefined && !parts.has(fold(part)) ? title : title.slice(numbered.length);
}

/** Whether a line says that its list goes on behind it: "Continued overleaf". */
export function saysGoesOn(text: string): boolean {
  if (!goingOnLetters.mayBe(text)) return false;
  const folded = fold(text);
  return goingOn(folded).some((phrase) => phrase.includes(' ') || folded === phrase);
}

const goingOnLetters = new FirstLetters(wordsOf('goesOn'));

const endLetters = new FirstLetters(ends);

/** Whether a line says that its list has ended: "*** End of statement ***". */
export function saysEnd(text: string): boolean {
  const bare = text.replace(/^\W+/, '');
  return endLetters.mayBe(bare) && ends.has(fold(bare));
}

/** Whether a word before a label says that the day behind it is of the statement to come: "Next closing date". */
export function saysNext(word: string | undefined): boolean {
  return word !== undefined && next.has(fold(word));
}

/** Words of what says that a list is of what has not happened yet, at most. */
const MAX_COMING_WORDS = Math.max(...[...toCome].map((phrase) => phrase.split(' ').length));

/** Whether a title says that its list has not happened yet: "Payments due next month", "Ihre geplanten Zahlungen". */
export function saysToCome(title: string): boolean {
  const words = fold(title).split(' ');
  return words.some((_, from) =>
    Array.from({ length: MAX_COMING_WORDS }, (_none, more) => words.slice(from, from + more + 1)).some(
      (some) => toCome.has(some.join(' ')),
    ),
  );
}

/** The direction that the text of a booking names by where its money comes from, or goes: "Transfer from 4410"; null where by neither or both. */
export function sideOfTransfer(text: string): 'in' | 'out' | null {
  const folded = ` ${fold(text)} `;
  const [from, to] = [comesFrom, goesTo].map((phrases) => phrases.some((phrase) => folded.includes(phrase)));
  return from === to ? null : from ? 'in' : 'out';
}

/** Whether the text of a booking is the word for interest alone, apart from codes and numbers: "INTEREST TX4410". */
export function isInterestAlone(text: string): boolean {
  const words = fold(text)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  return words.length === 1 && interest.has(words[0]!);
}

/** Whether a column is named as holding the account that the money of each row comes from, or goes to: "Source Acc.", "To account". */
export function namesParty(name: string): 'payer' | 'payee' | null {
  const folded = fold(name);
  return payers.has(folded) ? 'payer' : payees.has(folded) ? 'payee' : null;
}

/** Whether a column is named as holding what became of each row: "Status". */
export function namesStatus(name: string): boolean {
  return statuses.has(fold(name));
}

/** Whether the status of a row says that it was not booked: "Failed", "Abgelehnt". */
export function saysNotDone(status: string): boolean {
  return notDone.has(fold(status));
}

/** Whether a word is the status of a row that was booked: "Success", "Gebucht". */
export function saysDone(word: string): boolean {
  return done.has(fold(word));
}

/** Whether a folded word behind one for balance tells that this is the text of a booking: "Balance transfer". */
export function isDoneToBalance(word: string | undefined): boolean {
  return word !== undefined && doneToBalance.has(word);
}

/** Whether a line counts the rows above it: "Number of deposits: 12", "Anzahl der Gutschriften 12". */
export function countsRows(text: string): boolean {
  if (!/\d\W*$/.test(text)) return false;
  const folded = fold(text);
  return counts(folded).some((phrase) => /^\p{L}[\p{L} ]* \d+$/u.test(folded.slice(phrase.length + 1)));
}
