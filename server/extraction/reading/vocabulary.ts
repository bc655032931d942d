/** The lexicon of all languages, indexed for look-up by folded phrase. */
import { FirstLetters, hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { isCurrency } from './currencies.ts';
import { fold, foldedWords } from './fold.ts';
import { lexicons } from './lexicon/index.ts';
import type { ColumnRole, Lexicon } from './lexicon/types.ts';
import { loneSign } from './numbers.ts';

export type Label = keyof Lexicon['labels'];
/** What the title of a list says that it holds; one of payments may hold either direction. */
export type Section = Exclude<keyof Lexicon['sections'], 'paid'>;

const months = new Map<string, number>();
const exactMonths = new Map<string, number>();
const weekdays = new Set<string>();
const columns = new Map<string, ReadonlySet<ColumnRole>>();
const labels = new Map<string, ReadonlySet<Label>>();
const sections = new Map<string, ReadonlySet<Section>>();
/** What marks say, on which the languages agree. */
const marks = new Map<string, -1 | 1>();
const exactMarks = new Map<string, -1 | 1>();

const NONE: ReadonlySet<never> = new Set();
/** Sets of what phrases are, by the set with one value less and that value. */
const enlarged = new Map<ReadonlySet<string>, Map<string, ReadonlySet<string>>>();

for (const lexicon of lexicons) {
  for (const [name, month] of Object.entries(lexicon.exactMonths ?? {})) exactMonths.set(name, month);
  lexicon.months.forEach((names, index) => {
    for (const name of names) if (!months.has(name)) months.set(name, index + 1);
  });
  for (const day of lexicon.weekdays) weekdays.add(day);
  index(columns, lexicon.columns, shared);
  index(labels, lexicon.labels, shared);
  // The section a row stands in is told by its set: each phrase has its own.
  const { paid = [], ...told } = lexicon.sections;
  index(sections, told, (known, value) => new Set([...known, value]));
  for (const phrase of paid) sections.set(phrase, new Set(['in', 'out']));
  for (const mark of lexicon.marks.debit) marks.set(mark, -1);
  for (const mark of lexicon.marks.credit) marks.set(mark, 1);
  if (lexicon.exactMarks) {
    exactMarks.set(lexicon.exactMarks.debit, -1);
    exactMarks.set(lexicon.exactMarks.credit, 1);
  }
}

/** Adds every phrase under each key of a table of phrases; `enlarge` answers with a set that has a key more. */
function index<K extends string>(
  into: Map<string, ReadonlySet<K>>,
  table: Readonly<Partial<Record<K, readonly string[]>>>,
  enlarge: (known: ReadonlySet<K>, key: K) => ReadonlySet<K>,
): void {
  for (const key in table)
    for (const phrase of table[key] ?? []) into.set(phrase, enlarge(into.get(phrase) ?? NONE, key));
}

/**
 * A set with a value more, the same one each time: twenty thousand phrases say some dozens of things, and a set for each
 * would take 4 MB in every thread.
 */
function shared<T extends string>(known: ReadonlySet<T>, value: T): ReadonlySet<T> {
  if (known.has(value)) return known;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its sets hold what they were asked for with
  const larger = (enlarged.get(known) ?? new Map<string, ReadonlySet<string>>()) as Map<
    string,
    ReadonlySet<T>
  >;
  enlarged.set(known, larger);
  const made = larger.get(value) ?? new Set([...known, value]);
  larger.set(value, made);
  return made;
}

/** "Your", "the": words before a heading that change nothing. */
const DETERMINERS = new Set(lexicons.flatMap(({ around }) => around?.determiners ?? []));

/** First words of all labels: most texts begin with none of them. */
const labelFirsts = new Set<string>();
/** What labels begin with, from their first word to all but their last. */
const labelBeginnings = new Set<string>();
for (const phrase of labels.keys()) {
  for (let end = phrase.indexOf(' '); end >= 0; end = phrase.indexOf(' ', end + 1))
    labelBeginnings.add(phrase.slice(0, end));
  labelFirsts.add(phrase.split(' ', 1)[0]!);
}

const labelLetters = new FirstLetters([...labelFirsts, ...DETERMINERS]);

const dateNames = new FirstLetters([...months.keys(), ...exactMonths.keys(), ...weekdays]);

/** Whether a word may begin like a month or a day of the week: most words of a statement do not. */
export function mayNameDate(word: string): boolean {
  return !hasNoLetters(word) && dateNames.mayBe(word);
}

/** Month (1-12) of a name or abbreviation in any language, or null; see `month-names.ts` where languages disagree. */
export function monthOf(name: string): number | null {
  if (!mayNameDate(name)) return null;
  const exact = /^[ -~]*$/.test(name) ? undefined : exactMonths.get(name.replace(/[.\s]/g, ''));
  return exact ?? months.get(fold(name)) ?? null;
}

export function isWeekday(name: string): boolean {
  return mayNameDate(name) && weekdays.has(fold(name));
}

/** Names of columns of several words, written as one: blanks that a recogniser or a narrow face lost ("Bookingdate"). */
const gluedColumns = new Map<string, ReadonlySet<ColumnRole>>();
/** Shorter ones could be words of their own. */
const MIN_GLUED_LETTERS = 8;
for (const [phrase, roles] of columns) {
  const glued = phrase.replaceAll(' ', '');
  if (glued === phrase || glued.length < MIN_GLUED_LETTERS || columns.has(glued)) continue;
  let all: ReadonlySet<ColumnRole> = gluedColumns.get(glued) ?? NONE;
  for (const role of roles) all = shared(all, role);
  gluedColumns.set(glued, all);
}

const columnLetters = new FirstLetters([...columns.keys(), ...gluedColumns.keys()]);

/** Roles a heading may have; empty where no language knows it. */
export function columnRoles(heading: string): ReadonlySet<ColumnRole> {
  return hasNoLetters(heading) || !columnLetters.mayBe(heading) ? NONE : columnRolesOfFolded(fold(heading));
}

/** As `columnRoles`, of a folded heading. */
export function columnRolesOfFolded(folded: string): ReadonlySet<ColumnRole> {
  return columns.get(folded) ?? gluedColumns.get(folded) ?? NONE;
}

/** Labels a phrase is, exactly. */
export function labelsOf(phrase: string): ReadonlySet<Label> {
  return mayBeginWith(phrase, labelLetters, LABEL) ? labelsOfFolded(fold(phrase)) : NONE;
}

/** What a first word may begin. */
const LABEL = 1;
const SECTION = 2;
const DETERMINED = 4;

/** What the first folded word of a printed one may begin; all of it where nothing is left of it. */
const begunBy = rememberedText((printed): number => {
  const [first = ''] = fold(printed).split(' ', 1);
  if (first === '') return LABEL | SECTION | DETERMINED;
  return (
    (labelFirsts.has(first) ? LABEL : 0) |
    (sectionFirsts.has(first) ? SECTION : 0) |
    (DETERMINERS.has(first) ? DETERMINED : 0)
  );
});

/** Whether a text may begin with some of what words begin: told by its first printed word, where that is not all of it. */
function mayBeginWith(text: string, letters: FirstLetters, what: number): boolean {
  if (!letters.mayBe(text) || hasNoLetters(text)) return false;
  const blank = text.indexOf(' ');
  return blank < 0 || (begunBy(text.slice(0, blank)) & what) > 0;
}

/** All labels of all languages, folded. */
export function labelPhrases(): Iterable<string> {
  return labels.keys();
}

/** All folded names of columns, labels and months. */
export function phrases(): readonly string[] {
  return [...columns.keys(), ...labels.keys(), ...months.keys()];
}

/** As `labelsOf`, of a folded phrase. */
export function labelsOfFolded(folded: string): ReadonlySet<Label> {
  return labels.get(folded) ?? NONE;
}

/** First words of all sections. */
const sectionFirsts = new Set([...sections.keys()].map((phrase) => phrase.split(' ')[0]!));

const sectionLetters = new FirstLetters([...sectionFirsts, ...DETERMINERS]);

/** Whether the first word of a text may begin the title of a section: most texts need not be looked at further. */
export function mayOpenSection(text: string): boolean {
  return mayBeginWith(text, sectionLetters, SECTION | DETERMINED);
}

/** Sections a heading opens, exactly. */
export function sectionsOf(phrase: string): ReadonlySet<Section> {
  if (!mayOpenSection(phrase)) return NONE;
  const folded = fold(phrase);
  return sections.get(folded) ?? sections.get(withoutDeterminer(folded)) ?? NONE;
}

function withoutDeterminer(folded: string): string {
  const end = folded.indexOf(' ');
  return end > 0 && DETERMINERS.has(folded.slice(0, end)) ? folded.slice(end + 1) : folded;
}

/**
 * The longest label that a text begins with (`"Closing balance on 31 March"` is `closing`), with the number of
 * folded words it takes; null where it begins with none.
 */
export function leadingLabel<L extends Label>(
  text: string,
  wanted: readonly L[],
): { label: L; words: number } | null {
  return mayBeginWith(text, labelLetters, LABEL | DETERMINED)
    ? leadingLabelOf(foldedWords(text.split(' ')), wanted)
    : null;
}

/** Labels of sums of rows, of any direction. */
export const TOTAL_LABELS = ['total', 'totalIn', 'totalOut'] as const;

/** As `leadingLabel`, of the folded words of a text from `from` on. */
export function leadingLabelOf<L extends Label>(
  words: readonly string[],
  wanted: readonly L[],
  from = 0,
): { label: L; words: number } | null {
  const whole = labelFirsts.has(words[from]!) ? labelAt(words, wanted, from) : null;
  if (!DETERMINERS.has(words[from]!) || from + 1 >= words.length) return whole;
  // "Your closing balance", "Dein alter Kontostand"; "votre solde initial" is more than "votre solde".
  const label = labelAt(words, wanted, from + 1);
  return label && label.words + 1 > (whole?.words ?? 0) ? { ...label, words: label.words + 1 } : whole;
}

function labelAt<L extends Label>(
  words: readonly string[],
  wanted: readonly L[],
  from: number,
): { label: L; words: number } | null {
  let best: { label: L; words: number } | null = null;
  let text = words[from]!;
  for (let to = from + 1; ; to += 1) {
    const found = labels.get(text);
    const label = found && wanted.find((one) => found.has(one));
    if (label !== undefined) best = { label, words: to - from };
    // "Closing totals" begins like a balance.
    else if (found?.has('total')) best = null;
    if (to >= words.length || !labelBeginnings.has(text)) return best;
    text = `${text} ${words[to]!}`;
  }
}

/** What a mark beside an amount says: -1 debit, +1 credit, 0 where it is none. */
export function markDirection(mark: string): -1 | 0 | 1 {
  return loneSign(mark) || exactMarkDirection(mark) || (marks.get(fold(mark)) ?? 0);
}

/** The same of a mark that its accents tell from other words. */
function exactMarkDirection(mark: string): -1 | 0 | 1 {
  return /^[ -~]*$/.test(mark) ? 0 : (exactMarks.get(mark.toLowerCase().normalize('NFC')) ?? 0);
}

/** Whether a word marks the side of an amount: a sign alone, "Cr", "S"; no letter that is of a currency's symbol ("S$", "S/"). */
export function isMark(text: string): boolean {
  return hasNoLetters(text) ? loneSign(text) !== 0 : isMarkOfLetters(text);
}

/** Of the further dashes two are marks: the others stand for nothing in a cell. */
const isMarkOfLetters = rememberedText(
  (text): boolean =>
    (marks.has(fold(text)) && !SYMBOL.test(text) && !isCurrency(text)) ||
    exactMarkDirection(text) !== 0 ||
    text === '\u2212' ||
    text === '\u2013',
);
const SYMBOL = /\p{Sc}/u;
