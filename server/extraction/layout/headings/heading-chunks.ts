/** The phrases of a line of names: told apart by blanks and by the lexicon. */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { holdsDigit } from '../../letters.ts';
import { remembered, rememberedLately } from '../../remembered.ts';
import type { Word } from '../../words/word.ts';
import { areOpposite, rolesOf } from './heading-roles.ts';
import { areParted } from '../lines/bars.ts';
import { textOf, type Line } from '../lines/lines.ts';

/** Blank that ends one heading's words and begins the next, when the lexicon does not say. */
const COLUMN_GAP_EM = 0.9;
const MAX_PHRASE_WORDS = 6;

/** Words that name one column together, or a part of its name. */
export interface Chunk {
  readonly text: string;
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
}

/**
 * Phrases of a line: between wide blanks everything is one heading, unless the lexicon knows its parts but not the
 * whole ("Date Description Amount" set with single spaces).
 */
export const chunksOf = remembered((line: Line): readonly Chunk[] => {
  const cells = cellsOf(line);
  return joinedNames(cells, line.size).flatMap((whole) => {
    if (!cells.includes(whole)) return [chunk(whole)];
    return partedBySign(whole).flatMap((words) => named(words, line.size));
  });
});

function named(words: readonly Word[], size: number): readonly Chunk[] {
  const known = words.length === 1 || rolesOf(textOf(words)).size > 0;
  return known
    ? partedDirections(words, size)
    : partedByBlanks(words, size).flatMap((part) => splitKnown(part, size));
}

/** The name of a column of signs. */
const SIGNS = /^(?:\+\/-|-\/\+|\u00b1)$/;

/** Words of a name beside such a column, at most. */
const MAX_BESIDE_WORDS = 3;

/** "Amount +/- Balance": the name of a column of signs is one of its own between two that are known. */
function partedBySign(words: readonly Word[]): (readonly Word[])[] {
  const at = words.findIndex(({ text }) => SIGNS.test(text));
  if (at < 1 || at > words.length - 2) return [words];
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
  const isNamed = [1, 2, MAX_BESIDE_WORDS].some((count) => rolesOf(textOf(before.slice(-count))).size > 0);
  return isNamed && rolesOf(textOf(behind)).size > 0 ? [before, [words[at]!], behind] : [words];
}

/** A blank this many times as wide as every other one of a phrase that names nothing ends a name, narrow though it is. */
const MUCH_WIDER_BLANK = 2;

/** "Saldo a  Cuotas" over "diferir": names set closer than names mostly are, but much wider than the words of one. */
function partedByBlanks(words: readonly Word[], size: number): (readonly Word[])[] {
  if (words.length < 3) return [words];
  const blanks = words.slice(1).map((word, index) => word.x0 - words[index]!.x1);
  const usual = Math.max(USUAL_BLANK_EM * size, blanks.toSorted((a, b) => a - b).at(-2)!);
  const at = blanks.findIndex((blank) => blank >= MUCH_WIDER_BLANK * usual) + 1;
  return at === 0 ? [words] : [words.slice(0, at), words.slice(at)];
}

/** Words of one name stand at most this far apart in spaced letters, and this much closer than names do. */
const NAME_GAP_EM = 1.3;
const CLOSER = 3;
/** The same where what stands apart names nothing by itself. */
const CLOSER_TO_NAME = 2;
/** A letter with its blank is at least this wide where letters are spaced. */
const SPACED_LETTER_EM = 0.73;

function areSpaced(words: readonly Word[], size: number): boolean {
  const width = words.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
  return width > SPACED_LETTER_EM * size * words.reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * "P A I D   O U T": in spaced letters the blank within a name is wide, too; those around the name are much wider. So may be
 * what only ends a name ("Data" and "waluty").
 */
function joinedNames(cells: readonly (readonly Word[])[], size: number): (readonly Word[])[] {
  const gap = (index: number): number =>
    (cells[index]?.[0]?.x0 ?? Infinity) - (cells[index - 1]?.at(-1)?.x1 ?? 0);
  const joined: (readonly Word[])[] = [];
  cells.forEach((words, index) => {
    const own = gap(index);
    const around = Math.min(index > 1 ? gap(index - 1) : Infinity, gap(index + 1));
    const close = index > 0 && own < NAME_GAP_EM * size && CLOSER_TO_NAME * own < around;
    const whole = close ? [...joined.at(-1)!, ...words] : words;
    const ofOne = close && (endsName(words) || (CLOSER * own < around && areSpaced(whole, size)));
    if (ofOne && rolesOf(textOf(whole)).size > 0) joined.splice(-1, 1, whole);
    else joined.push(words);
  });
  return joined;
}

/** Whether words name nothing by themselves; a sign or a number would be no word of a name. */
function endsName(words: readonly Word[]): boolean {
  const text = textOf(words);
  return /^\p{Ll}{3,}(?: \p{L}+)*$/u.test(text) && rolesOf(text).size === 0;
}

/** A blank this much wider than the widest other one of a phrase parts it; none is narrower than a blank of a wide font. */
const WIDER_BLANK = 1.5;
const USUAL_BLANK_EM = 0.36;

/** In type of one width a blank is as wide as each letter. */
function isLetterWide(blank: number, { text, x0, x1 }: Word): boolean {
  const letter = (x1 - x0) / text.length;
  return Math.abs(blank - letter) < 0.08 * letter;
}

/** Words of one sentence stand closer than this. */
export const TEXT_GAP_EM = 0.5;

/** Whether a gap behind a word is a blank within a text. */
export function isWithinText(gap: number, before: Word): boolean {
  return gap < TEXT_GAP_EM * before.size || isLetterWide(gap, before);
}

/**
 * "Withdrawals ($)  Deposits ($)" is the name of one column where all its blanks are alike; a wider one between two
 * names of opposite directions parts two columns, and so does one between two names of texts ("Payee  Purpose").
 */
function partedDirections(words: readonly Word[], size: number): Chunk[] {
  if (words.length === 1 || (namesOneSide(words) && areSpaced(words, size))) return [chunk(words)];
  const blanks = words.slice(1).map((word, index) => word.x0 - words[index]!.x1);
  const widest = Math.max(...blanks);
  const at = blanks.indexOf(widest) + 1;
  const others = blanks.filter((_, index) => index !== at - 1);
  const usual = Math.max(USUAL_BLANK_EM * size, ...others);
  if (widest < WIDER_BLANK * usual || words.every((word) => isLetterWide(widest, word)))
    return [chunk(words)];
  const parts = [words.slice(0, at), words.slice(at)];
  const parted = areOpposite(parts.map(textOf)) || parts.every(namesTexts);
  return parted && !goesOnSmall(words[at - 1]!, words[at]!) ? parts.map(chunk) : [chunk(words)];
}

/** Whether words name a column of texts and nothing else. */
function namesTexts(words: readonly Word[]): boolean {
  const [role, more] = rolesOf(textOf(words));
  return more === undefined && role === 'description';
}

/** "P A I D   I N": one direction as a whole, though its words name both; "D E B I T   C R E D I T" names both as well. */
function namesOneSide(words: readonly Word[]): boolean {
  const [role, more] = rolesOf(textOf(words));
  return more === undefined && (role === 'in' || role === 'out');
}

/** "P a i d  i n": what goes on in small letters behind a capital is no name of its own, widely though its letters are set. */
function goesOnSmall(before: Word, word: Word): boolean {
  return /^\p{Lu}/u.test(before.text) && /^\p{Ll}/u.test(word.text);
}

/** Words of a line between wide blanks, or between bars. */
export const cellsOf = rememberedLately((line: Line): (readonly Word[])[] => {
  const groups: Word[][] = [];
  line.words.forEach((word, index) => {
    const previous = line.words[index - 1];
    const close = previous !== undefined && word.x0 - previous.x1 < COLUMN_GAP_EM * line.size;
    if (close && !areParted(line.bars, previous, word)) groups.at(-1)!.push(word);
    else groups.push([word]);
  });
  return groups;
});

/** Whether a line is words in several cells without a number, as names of columns are. */
export function mayBeNames(line: Line): boolean {
  return (
    line.words.length > 1 && !line.words.some(({ text }) => holdsDigit(text)) && cellsOf(line).length > 1
  );
}

/** Two words as short as these are names in some language or other by chance ("Received" over "by us"). */
const SHORT_NAME = /^[a-z]{1,3}$/i;

/** "Dr Cr" and "Val Dt" are names all the same: of amounts, of dates. */
function areShortPair(words: readonly Word[]): boolean {
  if (words.length !== 2) return false;
  return words.every(
    ({ text }) => SHORT_NAME.test(text) && [...rolesOf(text)].every((role) => BY_CHANCE.includes(role)),
  );
}

/** What words of a text may seem to name. */
const BY_CHANCE: readonly ColumnRole[] = ['description', 'reference', 'foreign'];

/** Splits words into the longest phrases the lexicon knows; what it does not know stays together. */
function splitKnown(words: readonly Word[], size: number): Chunk[] {
  if (areShortPair(words)) return [chunk(words)];
  const chunks: Chunk[] = [];
  let unknown: Word[] = [];
  let known = 0;
  const flush = (): void => {
    if (unknown.length > 0) chunks.push(chunk(unknown));
    unknown = [];
  };
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - at);
    while (length > 0 && !isName(words.slice(at, at + length), at + length < words.length)) length -= 1;
    if (length > 0) {
      flush();
      const parts = partedDirections(words.slice(at, at + length), size);
      chunks.push(...parts);
      // A name in two languages is twice known.
      const names = / \/ \S/.test(textOf(words.slice(at, at + length))) ? 2 : 1;
      known += Math.max(parts.length, names);
      at += length;
    } else {
      unknown.push(words[at]!);
      at += 1;
    }
  }
  flush();
  // Running text that holds a known word by chance is not a row of headings.
  return known * 2 > chunks.length || isBesideAmount(chunks) ? chunks : [chunk(words)];
}

/** What a name may be that stands closely behind the beginning of one in two lines. */
const BESIDE_OTHERS: readonly ColumnRole[] = ['amount', 'in', 'out'];

/** "Counter  Amount" over "party": the beginning of a name nobody knows, and that of amounts further away than words of a name are. */
function isBesideAmount(chunks: readonly Chunk[]): boolean {
  const [before, name] = chunks;
  if (chunks.length !== 2 || !BESIDE_OTHERS.some((role) => rolesOf(name!.text).has(role))) return false;
  return !isWithinText(name!.x0 - before!.x1, before!.words.at(-1)!);
}

/**
 * Whether words are a name; in "(GBP) Amount (GBP) Balance" the second currency belongs to the next one. "of" is a word
 * within one ("Amount" over "of entry"), "Of." a branch; "(in" of "Account (in EUR)" opens what another word closes.
 */
function isName(words: readonly Word[], goesOn: boolean): boolean {
  if (goesOn && words.length === 1 && (words[0]!.text === 'of' || /^\([^)]*$/.test(words[0]!.text)))
    return false;
  const doubled = words.length > 1 && [words[0]!, words.at(-1)!].every(({ text }) => /^\(.*\)$/.test(text));
  return !(doubled && goesOn) && rolesOf(textOf(words)).size > 0;
}

export function chunk(words: readonly Word[]): Chunk {
  return { text: textOf(words), words, x0: words[0]!.x0, x1: words.at(-1)!.x1 };
}
