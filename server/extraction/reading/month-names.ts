/**
 * Names that languages use for different months: "listopad" is October in Croatian, November in Polish and Czech, "lip" June
 * or July. One date alone cannot tell; the words of the whole statement do, and are only asked where such a name is read.
 */
import { fold, foldedWords } from './fold.ts';
import { lexicons } from './lexicon/index.ts';
import type { Lexicon } from './lexicon/types.ts';
import { monthOf } from './vocabulary.ts';

/** A month (1-12) by its name. */
export interface NamedMonth {
  readonly month: number;
  /** The name, folded, where languages mean different months by it and nothing has told which is meant. */
  readonly name?: string;
}

/** The month that each language means by a name, of names on which they disagree. */
const meanings = namesInDispute();

function namesInDispute(): ReadonlyMap<string, ReadonlyMap<Lexicon, number>> {
  const found = new Map<string, Map<Lexicon, number>>();
  for (const lexicon of lexicons)
    lexicon.months.forEach((names, index) => {
      for (const name of names) {
        const known = found.get(name);
        if (known) known.set(lexicon, index + 1);
        else found.set(name, new Map([[lexicon, index + 1]]));
      }
    });
  return new Map([...found].filter(([, months]) => new Set(months.values()).size > 1));
}

/** How much a statement is written in each language that disputes a name. */
type Shares = ReadonlyMap<Lexicon, number>;

/** Of the statement that is being read. */
let sharesOfStatement: (() => Shares) | null = null;

/** What `read` answers, where names of months mean what they do in the language of a statement's lines, given word by word. */
export function inLanguageOf<T>(lines: () => readonly (readonly string[])[], read: () => T): T {
  const outer = sharesOfStatement;
  let shares: Shares | null = null;
  sharesOfStatement = () => (shares ??= sharesIn(lines()));
  try {
    return read();
  } finally {
    sharesOfStatement = outer;
  }
}

/** The month of a name or abbreviation in any language, or null; the same whichever statement is read. */
export function monthNamed(text: string): NamedMonth | null {
  const month = monthOf(text);
  if (month === null) return null;
  const name = fold(text);
  return meanings.has(name) ? { month, name } : { month };
}

/** The month that the statement being read means, with its name no longer where that is told. */
export function monthMeant(named: NamedMonth): NamedMonth {
  const { name } = named;
  if (name === undefined || sharesOfStatement === null) return named;
  const shares = sharesOfStatement();
  const months = meanings.get(name)!;
  const most = Math.max(...[...months.keys()].map((lexicon) => shares.get(lexicon)!));
  const meant = new Set(
    [...months].flatMap(([lexicon, month]) => (shares.get(lexicon)! > most - MIN_LEAD ? [month] : [])),
  );
  const [month] = meant;
  return meant.size === 1 ? { month: month! } : named;
}

/** What the name of a month in a date weighs against the name of a column or a label. */
const MONTH_WEIGHT = 4;
/** By less a language does not lead: one word may be a name, or of a language beside its own. */
const MIN_LEAD = 2;
/** Shorter phrases are words of too many languages. */
const MIN_PHRASE_LETTERS = 4;
/** Words of a phrase, at most. */
const MAX_PHRASE_WORDS = 4;

/** What each language in dispute has of a statement's words: different names of months in dates, columns and labels. */
function sharesIn(lines: readonly (readonly string[])[]): Shares {
  const names = new Set(lines.flatMap(monthsInDates));
  const phrases = new Set(lines.flatMap(phrasesIn));
  const rivals = new Set([...meanings.values()].flatMap((months) => [...months.keys()]));
  return new Map(
    [...rivals].map((lexicon) => {
      const months = new Set(lexicon.months.flat());
      const named = [...names].filter((name) => months.has(name)).length;
      const said = [...phrasesOf(lexicon)].filter((phrase) => phrases.has(phrase)).length;
      return [lexicon, MONTH_WEIGHT * named + said];
    }),
  );
}

/** Undisputed names of months, folded, that have a day or a year beside them ("5 svi 2021", "05-svi") or a line to themselves. */
function monthsInDates(words: readonly string[]): string[] {
  const isNumber = (word = ''): boolean => /^\d{1,2}\.?$|^20\d{2}\D?$/.test(word);
  return words.flatMap((word, at) => {
    if (!/\d/.test(word) && !isNumber(words[at - 1]) && !isNumber(words[at + 1]) && words.length > 1)
      return [];
    const names = word.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    return names
      .filter((name) => monthOf(name) !== null)
      .map(fold)
      .filter((name) => !meanings.has(name));
  });
}

/** The words of a line, folded, alone and with those behind them. */
function phrasesIn(words: readonly string[]): string[] {
  const folded = foldedWords(words);
  return folded.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, folded.length - from) }, (_none, more) =>
      folded.slice(from, from + more + 1).join(' '),
    ),
  );
}

function phrasesOf({ columns, labels, sections }: Lexicon): ReadonlySet<string> {
  const phrases = [columns, labels, sections].flatMap((table) => Object.values(table).flat());
  return new Set(phrases.filter((phrase) => phrase.length >= MIN_PHRASE_LETTERS));
}
