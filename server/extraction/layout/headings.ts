/**
 * Headings: lines that name the columns of a transaction table. Found by the lexicon; a heading may take up to three
 * lines, and one heading may name the columns of two tables side by side.
 */
import { fold } from '../reading/fold.ts';
import { currencyOf, isCurrencyCode } from '../reading/currencies.ts';
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { columnRoles, labelsOf, sectionsOf } from '../reading/vocabulary.ts';
import { rememberedText } from '../remembered.ts';
import type { Word } from '../words/word.ts';
import { textOf, type Line } from './lines.ts';
import type { TokenLine } from './tokens.ts';

/** One named column. `roles` is empty where the words are known to no language. */
export interface HeadingColumn {
  readonly text: string;
  readonly roles: ReadonlySet<ColumnRole>;
  readonly x0: number;
  readonly x1: number;
}

export interface Heading {
  readonly page: number;
  readonly flow: number;
  /** Indices of the lines it takes: `first` up to and with `last`. */
  readonly first: number;
  readonly last: number;
  readonly columns: readonly HeadingColumn[];
}

/** Blank that ends one heading's words and begins the next, when the lexicon does not say. */
const COLUMN_GAP_EM = 0.9;
/** Lines of one heading stand closer than this. */
const HEADING_PITCH_EM = 2.1;
const MAX_HEADING_LINES = 5;
/** Baselines closer than this belong to lines that overlap. */
const HALF_LINE_EM = 0.9;
/** What a further name under another is worth: a little more than the line it takes. */
const FURTHER_GAIN = 0.3;
/** What a line that overlaps the one above is worth: more than nothing, so that it is not left behind. */
const HALF_LINE_GAIN = 0.65;
const MAX_PHRASE_WORDS = 6;
/** Columns of text that have to be named where none of amounts is. */
const BARE_NAMES = 3;

/** Names that have to be known where no blanks part them, a date's among them. */
const NAMES_OF_A_SENTENCE = 3;

const DATE_ROLES: readonly ColumnRole[] = ['date', 'valueDate'];
const MONEY_ROLES: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];
const TEXT_ROLES: readonly ColumnRole[] = ['date', 'valueDate', 'description', 'reference'];

/** All headings of a statement in reading order; never overlapping. */
export function findHeadings(lines: readonly TokenLine[]): Heading[] {
  const headings: Heading[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let best = headingAt(lines, at);
    if (!best) continue;
    // A title right above a heading may look like its first line: the better of the overlapping blocks is the heading.
    for (let later = at + 1; later <= best.heading.last; later += 1) {
      const other = headingAt(lines, later);
      if (other && other.score > best.score) best = other;
    }
    headings.push(best.heading);
    at = best.heading.last;
  }
  return headings;
}

interface Candidate {
  readonly heading: Heading;
  readonly score: number;
}

/** The best heading that begins with a line, or null. */
function headingAt(lines: readonly TokenLine[], at: number): Candidate | null {
  let best: Candidate | null = null;
  for (let count = 1; count <= MAX_HEADING_LINES && at + count <= lines.length; count += 1) {
    const block = lines.slice(at, at + count);
    if (!isBlock(block)) break;
    const candidate = readHeading(block);
    if (candidate && (best === null || candidate.score > best.score)) best = candidate;
  }
  return best;
}

/** Lines of one page, close together, without money or dates in them. */
function isBlock(block: readonly TokenLine[]): boolean {
  return block.every(({ line, monies, dates }, index) => {
    if (monies.some((money) => money.strong) || dates.length > 0 || line.words.length > 24) return false;
    // Account numbers and years stand in titles, not in headings.
    if (line.words.some((word) => /\d{4}/.test(word.text))) return false;
    if (block.length > 1 && line.words.some((word) => /^\d+$/.test(word.text))) return false;
    // "Payments and other credits" is the title of a list, though each of its words could name a column.
    if (sectionsOf(textOf(line.words)).size > 0 && line.words.length > 1) return false;
    if (index === 0) return true;
    const previous = block[index - 1]!.line;
    return (
      previous.flow === line.flow &&
      line.baseline - previous.baseline < HEADING_PITCH_EM * Math.max(line.size, previous.size)
    );
  });
}

function readHeading(block: readonly TokenLine[]): Candidate | null {
  const columns = columnsOf(block.map(({ line }) => line));
  const known = columns.filter((column) => column.roles.size > 0);
  const has = (roles: readonly ColumnRole[]): number =>
    known.filter((column) => roles.some((role) => column.roles.has(role))).length;
  const money = has(MONEY_ROLES);
  const text = has(TEXT_ROLES);
  if (known.length < 2) return null;
  // Dates, texts and references may be named while the columns of amounts are not ("Bu-Tag Wert Vorgang").
  const bare = money === 0 && text >= BARE_NAMES && has(['date']) > 0 && has(['description']) > 0;
  if (!bare && (money < 1 || (text < 1 && money < 2))) return null;
  // Names set like a sentence ("Date Description Amount") tell that they are names by their number; two words do not.
  const single = block.map(({ line }) => cellsOf(line).length === 1);
  const sentence = single.every(Boolean);
  if (sentence && (known.length < NAMES_OF_A_SENTENCE || has(DATE_ROLES) === 0)) return null;
  // "Opening balance | Money in | Money out | Closing balance" heads a summary.
  if (columns.some((column) => labelsOf(column.text).has('opening'))) return null;
  const knownWords = known.reduce((sum, column) => sum + column.text.length, 0);
  const allWords = columns.reduce((sum, column) => sum + column.text.length, 0);
  if (knownWords < 0.5 * allWords) return null;
  // A heading names different things: "Deposits 3 Withdrawals" twice over is prose or a summary.
  const distinct = new Set(known.map((column) => [...column.roles].join()));
  if (distinct.size < 2) return null;
  const unknown = columns.length - known.length;
  const overlapping = halfLines(block);
  // A single phrase over a name is a title, unless more than one line goes into the name.
  const further = columns.reduce((sum, one) => sum + (one.stacked || !single[0] ? one.further : 0), 0);
  return {
    heading: {
      page: block[0]!.line.page,
      flow: block[0]!.line.flow,
      first: block[0]!.line.index,
      last: block.at(-1)!.line.index,
      columns,
    },
    // A heading of several lines has to gain by each: a column more, or a name the lexicon knows whole. Lines that
    // overlap are cells of one row, set in the middle of its height.
    score:
      known.length +
      0.4 * columns.filter((column) => column.stacked).length +
      FURTHER_GAIN * further -
      0.6 * unknown -
      0.25 * (block.length - 1 - overlapping) +
      HALF_LINE_GAIN * overlapping,
  };
}

/** Lines of a block that begin before the line above has ended: names of two lines beside names of one. */
function halfLines(block: readonly TokenLine[]): number {
  return block.filter(({ line }, index) => {
    const above = block[index - 1]?.line;
    return above && line.baseline - above.baseline < HALF_LINE_EM * Math.min(line.size, above.size);
  }).length;
}

interface Chunk {
  readonly text: string;
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
}

interface StackedColumn extends HeadingColumn {
  /** Several lines make one name. */
  readonly stacked: boolean;
  /** Names of their own below the first. */
  readonly further: number;
}

/** Columns of a block: phrases of each line, stacked where they stand above one another. */
function columnsOf(lines: readonly Line[]): StackedColumn[] {
  const stacks: Chunk[][] = [];
  const byLine = lines.map(chunksOf);
  for (const chunks of byLine) {
    const others = byLine.filter((other) => other !== chunks).flat();
    for (const chunk of chunks.flatMap((one) => splitOver(one, others))) {
      const stack = stacks.find((chunks) => chunks.some((other) => overlap(other, chunk) > 0.3));
      if (stack) stack.push(chunk);
      else stacks.push([chunk]);
    }
  }
  return stacks
    .map((chunks) => ({
      text: chunks.map((chunk) => chunk.text).join(' '),
      ...namesOf(chunks),
      x0: Math.min(...chunks.map((chunk) => chunk.x0)),
      x1: Math.max(...chunks.map((chunk) => chunk.x1)),
    }))
    .toSorted((a, b) => a.x0 - b.x0);
}

/**
 * What a stack of chunks names: all of them together, or the first ones, with further names below ("Booking date" over
 * "Value date"); else whatever one of them names.
 */
function namesOf(chunks: readonly Chunk[]): Pick<StackedColumn, 'roles' | 'stacked' | 'further'> {
  for (let count = chunks.length; count > 0; count -= 1) {
    const roles = rolesOf(
      chunks
        .slice(0, count)
        .map((chunk) => chunk.text)
        .join(' '),
    );
    if (roles.size === 0) continue;
    const further = chunks.slice(count).filter((chunk) => rolesOf(chunk.text).size > 0).length;
    return { roles, stacked: count > 1, further };
  }
  const roles = chunks.map((chunk) => rolesOf(chunk.text)).find((found) => found.size > 0) ?? new Set();
  return { roles, stacked: false, further: 0 };
}

/**
 * "Tran Value" over "Date" and "Date": words set closely are parted where names of other lines stand apart. Words that are
 * a name together ("Transaction Value") only where each makes a name with what stands under or over it.
 */
function splitOver(whole: Chunk, others: readonly Chunk[]): Chunk[] {
  if (whole.words.length < 2) return [whole];
  const parts = Map.groupBy(
    whole.words,
    (word) => others.find((other) => overlap(other, word) > 0.3) ?? null,
  );
  if (parts.size < 2 || parts.has(null)) return [whole];
  const named = [...parts].every(([other, words]) => rolesOf(`${phrase(words)} ${other!.text}`).size > 0);
  return named || rolesOf(whole.text).size === 0 ? [...parts.values()].map(chunk) : [whole];
}

/** Shared width as a share of the narrower one. */
function overlap(a: Pick<Chunk, 'x0' | 'x1'>, b: Pick<Chunk, 'x0' | 'x1'>): number {
  return (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) / Math.min(a.x1 - a.x0, b.x1 - b.x0);
}

/**
 * Phrases of a line: between wide blanks everything is one heading, unless the lexicon knows its parts but not the
 * whole ("Date Description Amount" set with single spaces).
 */
function chunksOf(line: Line): Chunk[] {
  return cellsOf(line).flatMap((words) =>
    words.length > 1 && rolesOf(phrase(words)).size === 0 ? splitKnown(words) : [chunk(words)],
  );
}

/** Words of a line between wide blanks. */
function cellsOf(line: Line): Word[][] {
  const groups: Word[][] = [];
  line.words.forEach((word, index) => {
    const previous = line.words[index - 1];
    if (previous && word.x0 - previous.x1 < COLUMN_GAP_EM * line.size) groups.at(-1)!.push(word);
    else groups.push([word]);
  });
  return groups;
}

/** Splits words into the longest phrases the lexicon knows; what it does not know stays together. */
function splitKnown(words: readonly Word[]): Chunk[] {
  const chunks: Chunk[] = [];
  let unknown: Word[] = [];
  const flush = (): void => {
    if (unknown.length > 0) chunks.push(chunk(unknown));
    unknown = [];
  };
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - at);
    while (length > 0 && rolesOf(phrase(words.slice(at, at + length))).size === 0) length -= 1;
    if (length > 0) {
      flush();
      chunks.push(chunk(words.slice(at, at + length)));
      at += length;
    } else {
      unknown.push(words[at]!);
      at += 1;
    }
  }
  flush();
  // Running text that holds a known word by chance is not a row of headings.
  const known = chunks.filter((part) => rolesOf(part.text).size > 0).length;
  return known * 2 > chunks.length ? chunks : [chunk(words)];
}

function phrase(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

function chunk(words: readonly Word[]): Chunk {
  return { text: phrase(words), words, x0: words[0]!.x0, x1: words.at(-1)!.x1 };
}

/** Roles of a heading's text; a currency and what joins it ("Amount in EUR") do not count. */
const rolesOf = rememberedText((text): ReadonlySet<ColumnRole> => {
  const roles = columnRoles(text);
  if (roles.size > 0) return roles;
  const words = text
    .replace(/\(.*?\)/g, ' ')
    .split(/\s+/)
    .filter((word) => currencyOf(word)?.length !== word.length)
    .flatMap((word) => word.split('/'))
    .filter(
      (word) =>
        word !== '' && !isCurrencyCode(word.replace(/[^A-Z]/g, '')) && !/^(in|en|i|em|w|v)$/i.test(word),
    );
  const bare = fold(words.join(' '));
  return bare === '' ? roles : columnRoles(bare);
});
