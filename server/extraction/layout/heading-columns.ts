/**
 * The columns a heading names: its phrases, told apart by blanks and by the lexicon, stacked where a name takes several
 * lines, parted where one name stands over several columns.
 */
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { remembered } from '../remembered.ts';
import { wordValues } from '../words/layer-word.ts';
import { inReadingOrder, isRightToLeft } from '../words/right-to-left.ts';
import type { Word } from '../words/word.ts';
import { rolesOf, rolesOfStack } from './heading-roles.ts';
import type { Line } from './lines.ts';

/** Blank that ends one heading's words and begins the next, when the lexicon does not say. */
const COLUMN_GAP_EM = 0.9;
const MAX_PHRASE_WORDS = 6;
/** Blank within a phrase, at most. */
const BLANK_EM = 0.5;

/** One named column. `roles` is empty where the words are known to no language. */
export interface HeadingColumn {
  readonly text: string;
  readonly roles: ReadonlySet<ColumnRole>;
  readonly x0: number;
  readonly x1: number;
}

interface Chunk {
  readonly text: string;
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
}

export interface StackedColumn extends HeadingColumn {
  /** Several lines make one name. */
  readonly stacked: boolean;
  /** Names of their own below the first. */
  readonly further: number;
}

/** Columns of a block: phrases of each line, stacked where they stand above one another. */
export function columnsOf(lines: readonly Line[]): StackedColumn[] {
  const stacks: Chunk[][] = [];
  const byLine = lines.map((line) => chunksOf(inOrder(line)));
  for (const chunks of byLine) {
    const others = byLine.filter((other) => other !== chunks).flat();
    for (const chunk of chunks.flatMap((one) => splitOver(one, others))) {
      const stack = stacks.find((chunks) => chunks.some((other) => overlap(other, chunk) > 0.3));
      if (stack) stack.push(chunk);
      else stacks.push([chunk]);
    }
  }
  return stacks
    .flatMap((chunks) => underOneName(chunks, byLine) ?? [{ ...namesOf(chunks), ...around(chunks, chunks) }])
    .toSorted((a, b) => a.x0 - b.x0);
}

/** A line of names, those from right to left in the order they are read, each word of them in another's place. */
function inOrder(line: Line): Line {
  if (line.mirrored || !line.words.some(({ text }) => isRightToLeft(text))) return line;
  const words = cellsOf(line).flatMap((cell) => {
    const read = inReadingOrder(cell);
    return cell.map((word, index) => ({ ...wordValues(word), text: read[index]!.text }));
  });
  return { ...line, words };
}

/**
 * "Date" over "Posted" and "Value" set apart: one name over two columns, each of which it names together with what stands
 * under it.
 */
function underOneName(
  stack: readonly Chunk[],
  byLine: readonly (readonly Chunk[])[],
): StackedColumn[] | null {
  const apart = byLine
    .map((chunks) => chunks.filter((chunk) => stack.includes(chunk)))
    .filter((chunks) => chunks.length > 1);
  const [parts] = apart;
  if (!parts || apart.length > 1 || isOneName(stack, parts)) return null;
  const others = stack.filter((chunk) => !parts.includes(chunk));
  const over = others.filter((other) => parts.every((part) => overlap(other, part) > 0.3));
  // A phrase that names nothing is the title of the table.
  if (over.length === 0 || over.some(({ text }) => rolesOf(text).size === 0)) return null;
  const columns = parts.map((part) => {
    const own = others.filter((other) => !over.includes(other) && overlap(other, part) > 0.3);
    const chunks = [...over, ...own, part];
    const names = [chunks, [part], over].map((of) => rolesOf(of.map(({ text }) => text).join(' ')));
    const roles = names.find((found) => found.size > 0) ?? names[0]!;
    return { roles, stacked: true, further: 0, ...around(chunks, [...own, part]) };
  });
  return columns.every(({ roles }) => roles.size > 0) ? columns : null;
}

/** "Amount" over "of entry": words no more than a blank apart that are a name together with what stands over them. */
function isOneName(stack: readonly Chunk[], parts: readonly Chunk[]): boolean {
  const close = parts.every(({ x0, words }, index) => {
    const before = parts[index - 1];
    return before === undefined || x0 - before.x1 < BLANK_EM * words[0]!.size;
  });
  return close && rolesOfStack(stack.map(({ text }) => text)).size > 0;
}

/** The text of all chunks of a column over the width of some. */
function around(chunks: readonly Chunk[], wide: readonly Chunk[]): { text: string; x0: number; x1: number } {
  return {
    text: chunks.map((chunk) => chunk.text).join(' '),
    x0: Math.min(...wide.map((chunk) => chunk.x0)),
    x1: Math.max(...wide.map((chunk) => chunk.x1)),
  };
}

/**
 * What a stack of chunks names: all of them together, or the first ones, with further names below ("Booking date" over
 * "Value date"); else whatever one of them names.
 */
function namesOf(chunks: readonly Chunk[]): Pick<StackedColumn, 'roles' | 'stacked' | 'further'> {
  for (let count = chunks.length; count > 0; count -= 1) {
    const roles = rolesOfStack(chunks.slice(0, count).map((chunk) => chunk.text));
    if (roles.size === 0) continue;
    const further = chunks.slice(count).filter((chunk) => rolesOf(chunk.text).size > 0).length;
    return { roles, stacked: count > 1, further };
  }
  const roles = chunks.map((chunk) => rolesOf(chunk.text)).find((found) => found.size > 0) ?? new Set();
  return { roles, stacked: false, further: 0 };
}

/**
 * "Tran Value" over "Date" and "Date": words set closely are parted where names of other lines stand apart. Words that are
 * a name together ("Transaction Value") only where each makes a name with what stands under or over it; "Buchungs- Valuta"
 * over "datum" where what stands alone is a name by itself.
 */
function splitOver(whole: Chunk, others: readonly Chunk[]): Chunk[] {
  if (whole.words.length < 2) return [whole];
  const parts = Map.groupBy(
    whole.words,
    (word) => others.find((other) => overlap(other, word) > 0.3) ?? null,
  );
  if (parts.size < 2 || isLineOfName(whole, [...parts.keys()])) return [whole];
  const named = [...parts].every(
    ([other, words]) => rolesOf(other === null ? phrase(words) : `${phrase(words)} ${other.text}`).size > 0,
  );
  const known = rolesOf(whole.text).size > 0;
  if (parts.has(null)) return named && !known ? [...parts.values()].map(chunk) : [whole];
  return named || !known ? [...parts.values()].map(chunk) : [whole];
}

/** Whether a phrase is a name together with what stands over and under it, each below another of its words. */
function isLineOfName(whole: Chunk, others: readonly (Chunk | null)[]): boolean {
  const chunks = [whole, ...others.filter((other) => other !== null)];
  const lines = chunks.toSorted((a, b) => a.words[0]!.baseline - b.words[0]!.baseline);
  return rolesOf(lines.map(({ text }) => text).join(' ')).size > 0;
}

/** Shared width as a share of the narrower one. */
export function overlap(a: Pick<Chunk, 'x0' | 'x1'>, b: Pick<Chunk, 'x0' | 'x1'>): number {
  return (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) / Math.min(a.x1 - a.x0, b.x1 - b.x0);
}

/**
 * Phrases of a line: between wide blanks everything is one heading, unless the lexicon knows its parts but not the
 * whole ("Date Description Amount" set with single spaces).
 */
const chunksOf = remembered((line: Line): readonly Chunk[] => {
  const cells = cellsOf(line);
  return joinedNames(cells, line.size).flatMap((words) => {
    if (!cells.includes(words)) return [chunk(words)];
    const known = words.length === 1 || rolesOf(phrase(words)).size > 0;
    return known
      ? partedDirections(words, line.size)
      : partedByBlanks(words, line.size).flatMap((part) => splitKnown(part, line.size));
  });
});

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
/** A letter with its blank is at least this wide where letters are spaced. */
const SPACED_LETTER_EM = 0.73;

function areSpaced(words: readonly Word[], size: number): boolean {
  const width = words.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
  return width > SPACED_LETTER_EM * size * words.reduce((sum, { text }) => sum + text.length, 0);
}

/** "P A I D   O U T": in spaced letters the blank within a name is wide, too; those around the name are much wider. */
function joinedNames(cells: readonly Word[][], size: number): Word[][] {
  const gap = (index: number): number =>
    (cells[index]?.[0]?.x0 ?? Infinity) - (cells[index - 1]?.at(-1)?.x1 ?? 0);
  const joined: Word[][] = [];
  cells.forEach((words, index) => {
    const own = gap(index);
    const around = Math.min(index > 1 ? gap(index - 1) : Infinity, gap(index + 1));
    const close = index > 0 && own < NAME_GAP_EM * size && CLOSER * own < around;
    const whole = close ? [...joined.at(-1)!, ...words] : words;
    if (close && areSpaced(whole, size) && rolesOf(phrase(whole)).size > 0) joined.splice(-1, 1, whole);
    else joined.push(words);
  });
  return joined;
}

/** A blank this much wider than the widest other one of a phrase parts it; none is narrower than a blank of a wide font. */
const WIDER_BLANK = 1.5;
const USUAL_BLANK_EM = 0.36;

/** In type of one width a blank is as wide as each letter. */
function isLetterWide(blank: number, { text, x0, x1 }: Word): boolean {
  const letter = (x1 - x0) / text.length;
  return Math.abs(blank - letter) < 0.08 * letter;
}

/**
 * "Withdrawals ($)  Deposits ($)" is the name of one column where all its blanks are alike; a wider one between two
 * names of opposite directions parts two columns.
 */
function partedDirections(words: readonly Word[], size: number): Chunk[] {
  if (words.length === 1) return [chunk(words)];
  const blanks = words.slice(1).map((word, index) => word.x0 - words[index]!.x1);
  const widest = Math.max(...blanks);
  const at = blanks.indexOf(widest) + 1;
  const others = blanks.filter((_, index) => index !== at - 1);
  const usual = Math.max(USUAL_BLANK_EM * size, ...others);
  if (widest < WIDER_BLANK * usual || words.every((word) => isLetterWide(widest, word)))
    return [chunk(words)];
  const parts = [words.slice(0, at), words.slice(at)];
  const directions = parts.map((part) => [...rolesOf(phrase(part))].join());
  const opposite = directions.toSorted().join('/') === 'in/out';
  return opposite ? parts.map(chunk) : [chunk(words)];
}

/** Words of a line between wide blanks. */
export function cellsOf(line: Line): Word[][] {
  const groups: Word[][] = [];
  line.words.forEach((word, index) => {
    const previous = line.words[index - 1];
    if (previous && word.x0 - previous.x1 < COLUMN_GAP_EM * line.size) groups.at(-1)!.push(word);
    else groups.push([word]);
  });
  return groups;
}

/** Splits words into the longest phrases the lexicon knows; what it does not know stays together. */
function splitKnown(words: readonly Word[], size: number): Chunk[] {
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
      known += parts.length;
      at += length;
    } else {
      unknown.push(words[at]!);
      at += 1;
    }
  }
  flush();
  // Running text that holds a known word by chance is not a row of headings.
  return known * 2 > chunks.length ? chunks : [chunk(words)];
}

/**
 * Whether words are a name; in "(GBP) Amount (GBP) Balance" the second currency belongs to the next one. "of" is a word
 * within one ("Amount" over "of entry"), "Of." a branch.
 */
function isName(words: readonly Word[], goesOn: boolean): boolean {
  if (goesOn && words.length === 1 && words[0]!.text === 'of') return false;
  const doubled = words.length > 1 && [words[0]!, words.at(-1)!].every(({ text }) => /^\(.*\)$/.test(text));
  return !(doubled && goesOn) && rolesOf(phrase(words)).size > 0;
}

function phrase(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

function chunk(words: readonly Word[]): Chunk {
  return { text: phrase(words), words, x0: words[0]!.x0, x1: words.at(-1)!.x1 };
}
