/**
 * The columns of text of a table, found by where words begin, so that a reference printed in a column of its own does not
 * break into the description; and the words of an entry in each of them.
 */
import type { HeadingColumn } from '../../layout/headings/heading-columns.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { inReadingOrder } from '../../words/right-to-left.ts';
import type { Word } from '../../words/word.ts';
import type { RawEntry } from '../entries/entries.ts';
import { nameOver, type Cluster } from './column-names.ts';
import { justifiedRows } from './justified-rows.ts';
import { withColumnsSetRight } from './set-right.ts';
import { isSilent } from './silent-columns.ts';
import { isTime } from '../../reading/times.ts';

export interface TextColumn {
  readonly x0: number;
  /** The blank from which words of the table stand in cells of their own, points. */
  readonly gap: number;
  /** Row numbers, times or currency codes: nothing of the booking's text. */
  readonly silent: boolean;
  /** Named for references or codes, and for nothing a booking is about. */
  readonly codes: boolean;
  /** Each of its texts begins with a time of day, which says nothing of the booking. */
  readonly timed: boolean;
}

/** Blank between two cells of text. */
const CELL_GAP_EM = 0.9;
/** The same where words are set further apart, or a font tells less of their width than they take. */
const WIDE_CELL_GAP_EM = 1.4;
/** Words of a column begin within this of one another. */
const START_TOLERANCE_EM = 0.35;
/** A cell set left begins this close to the name over it, points. */
const UNDER_NAME = 1;
/** The blank before such a cell, at least, of that between others. */
const NAMED_GAP = 0.6;
/** A column without a heading is in at least this share of entries. */
const UNNAMED_SHARE = 0.5;
/** A column with a heading may be empty in most entries. */
const NAMED_SHARE = 0.06;

/** The texts of a column have this many times the letters of the codes before them. */
const TEXT_LETTERS = 3;

const TEXT_ROLES: readonly ColumnRole[] = ['description', 'reference', 'mark', 'currency'];
const NUMBER_ROLES: readonly ColumnRole[] = [
  'out',
  'in',
  'amount',
  'balance',
  'foreign',
  'date',
  'valueDate',
];

/** A cell of text: where it begins and ends, and the line it stands on. */
interface Start {
  readonly x0: number;
  x1: number;
  letters: number;
  readonly row: RowLine;
  /** Whether the line is the first one of its entry. */
  readonly leads: boolean;
}

/** A column of texts with the name over it. */
interface Chosen {
  readonly cluster: Cluster;
  readonly head: HeadingColumn | undefined;
}

/** Text columns of a shape, left to right; a single one where words begin anywhere. */
export function textColumns(shape: Shape, entries: readonly RawEntry[]): TextColumn[] {
  const gap = cellGapOf(entries, shape.size);
  const justified = justifiedRows(entries, shape.size);
  const named = (shape.heading?.columns ?? []).filter(
    (column) =>
      !NUMBER_ROLES.some((role) => column.roles.has(role)) ||
      TEXT_ROLES.some((role) => column.roles.has(role)),
  );
  const names = named.map(({ x0 }) => x0);
  const starts = withColumnsSetRight(startsOf(entries, gap, justified, names));
  const clusters = clusterStarts(starts, START_TOLERANCE_EM * shape.size, names);
  // Behind the name of a column of texts, what has none is a part of it ("Direct debit   PN:931" over the text itself),
  // unless the text itself stands there, behind the codes that the name begins over ("DD   POWER CO").
  const inNamedText = ({ x0, letters }: Cluster): boolean => {
    const name = shape.heading?.columns.findLast(
      (column) => column.x0 <= x0 + START_TOLERANCE_EM * shape.size,
    );
    if (!name?.roles.has('description')) return false;
    const before = clusters.filter((other) => other.x0 < x0 && other.x0 > name.x0 - shape.size);
    return letters < TEXT_LETTERS * before.reduce((sum, other) => sum + other.letters, 0);
  };
  const chosen: Chosen[] = [];
  for (const cluster of clusters) {
    const head = nameOver(cluster, clusters, named, shape.size);
    const common = !inNamedText(cluster) && cluster.count >= Math.max(3, UNNAMED_SHARE * entries.length);
    if (!head && (!common || isRunAcross(cluster, starts))) continue;
    if (head && cluster.count < Math.max(1, NAMED_SHARE * entries.length)) continue;
    // Lines that begin a little or go on further in, below the first ones, make no column beside them.
    const left = chosen.findLast((other) => head && other.head === head);
    if (left && (cluster.x0 - left.cluster.x0 < shape.size || isOfOneText(cluster))) continue;
    if (left && isRunAcross(cluster, starts)) continue;
    // Nor does a blank within a few of its texts: "NORTH BAY   *", "CARD PURCHASE   041226".
    if (left && cluster.count < Math.max(2, UNNAMED_SHARE * entries.length)) continue;
    if (left && !cluster.leads && [...cluster.rows].every((row) => !left.cluster.rows.has(row))) continue;
    chosen.push({ cluster, head });
  }
  const columns = withoutBlanks(chosen);
  if (columns.length <= 1) return [beginWithTimes(entries) ? { ...ONE_COLUMN, timed: true } : ONE_COLUMN];
  const main = columns.indexOf(mainColumn(columns));
  const places = columns.map(({ cluster }, position) => ({
    x0: position === 0 ? -Infinity : cluster.x0 - START_TOLERANCE_EM * shape.size,
    gap,
  }));
  const words = entries.map((entry) => wordsByColumn(entry, places, shape.size));
  return places.map((place, index) => {
    const texts = words.map((cells) => textOf(cells[index]!));
    // The numbers of cheques, one behind another, are all that their rows say.
    const isBeside = (): boolean =>
      words.some(
        (cells, row) => texts[row] !== '' && cells.some((cell, at) => at !== index && cell.length > 0),
      );
    return {
      ...place,
      codes: isForCodes(columns[index]!),
      silent: index !== main && isSilent(texts, entries) && isBeside(),
      timed: index !== main && texts.every((text) => text === '' || isTime(text.split(' ', 1)[0]!)),
    };
  });
}

/**
 * Whether at least as many texts run on over the place where a column without a name would begin: it is a blank within texts
 * that are written line by line ("BANKDEFFXXX    DE12 ..." over "Monthly rent for May 2026").
 */
function isRunAcross({ x0, count }: Cluster, starts: readonly Start[]): boolean {
  return starts.filter((start) => start.x0 < x0 && start.x1 > x0).length >= count;
}

/** Whether several rows of a column all print the same: that their words stand below one another tells nothing. */
function isOfOneText({ rows }: Cluster): boolean {
  return rows.size > 1 && new Set([...rows].map(({ rest }) => textOf(rest))).size === 1;
}

/** Whether a time stands between the day and the text of every row, with no more than blanks around it: "28/05 14:22 Corner shop". */
function beginWithTimes(entries: readonly RawEntry[]): boolean {
  return (
    entries.length > 1 &&
    entries.every(({ anchor: { row }, rows }) => {
      const [time, text] = row.rest;
      return time !== undefined && rows[0] === row && text !== undefined && isTime(time.text);
    })
  );
}

function isForCodes({ head }: Chosen): boolean {
  return head !== undefined && head.roles.has('reference') && !head.roles.has('description');
}

/** A column of texts whose name is centred over it holds this many times the letters that stand below the name. */
const CENTRED_LETTERS = 2;

/** Without what begins below a name that is centred over a wide column of texts: a blank within those texts. */
function withoutBlanks(chosen: readonly Chosen[]): readonly Chosen[] {
  const most = chosen.toSorted((a, b) => b.cluster.letters - a.cluster.letters)[0];
  if (!most || most.head) return chosen;
  return chosen.filter(
    ({ head, cluster }) =>
      cluster.leads ||
      cluster.x0 < most.cluster.x0 ||
      !head?.roles.has('description') ||
      cluster.letters * CENTRED_LETTERS > most.cluster.letters,
  );
}

/**
 * The column of what bookings are about: the one with the most letters, of those named so. Where all are named for codes
 * ("Check number | Reference number") the first tells a booking from others.
 */
function mainColumn(columns: readonly Chosen[]): Chosen {
  const described = columns.filter(({ head }) => head?.roles.has('description'));
  if (columns.every(isForCodes)) return columns[0]!;
  return (described.length > 0 ? described : columns).toSorted(
    (a, b) => b.cluster.letters - a.cluster.letters,
  )[0]!;
}

function startsOf(
  entries: readonly RawEntry[],
  cellGap: number,
  justified: ReadonlySet<RowLine>,
  names: readonly number[],
): Start[] {
  const starts: Start[] = [];
  const rows = entries.flatMap((entry) => entry.rows.map((row, index) => ({ row, leads: index === 0 })));
  for (const { row, leads } of rows) {
    row.rest.forEach((word, index) => {
      const previous = row.rest[index - 1];
      const named = names.some((x0) => Math.abs(x0 - word.x0) < UNDER_NAME);
      const least = named ? NAMED_GAP * cellGap : cellGap;
      if (previous && (justified.has(row) || word.x0 - previous.x1 < least)) {
        const last = starts.at(-1)!;
        last.x1 = word.x1;
        last.letters += word.text.length;
      } else starts.push({ x0: word.x0, x1: word.x1, letters: word.text.length, row, leads });
    });
  }
  return starts;
}

/**
 * The blank from which words stand in cells of their own, points: wider than those between words, also where wide ones follow
 * one another in most texts and hardly any is narrower.
 */
function cellGapOf(entries: readonly RawEntry[], size: number): number {
  let narrow = 0;
  let inRuns = 0;
  for (const { rows } of entries)
    for (const { rest } of rows) {
      let afterWide = false;
      for (let index = 1; index < rest.length; index += 1) {
        const blank = rest[index]!.x0 - rest[index - 1]!.x1;
        const isWide = blank >= CELL_GAP_EM * size && blank < WIDE_CELL_GAP_EM * size;
        if (isWide && afterWide) inRuns += 1;
        else if (blank < CELL_GAP_EM * size) narrow += 1;
        afterWide = isWide;
      }
    }
  const isUsual = inRuns > narrow && inRuns >= entries.length;
  return (isUsual ? WIDE_CELL_GAP_EM : CELL_GAP_EM) * size;
}

/** All text in one column. */
export const ONE_COLUMN: TextColumn = { x0: -Infinity, gap: 0, silent: false, codes: false, timed: false };

/** Cells that begin where others do, or under one of `names`: what begins a little left of that is of a column of its own. */
function clusterStarts(starts: readonly Start[], tolerance: number, names: readonly number[]): Cluster[] {
  const clusters: Cluster[] = [];
  let nameOfLast: number | undefined;
  for (const start of starts.toSorted((a, b) => a.x0 - b.x0)) {
    const width = start.x1 - start.x0;
    const last = clusters.at(-1);
    const name = names.find((x0) => Math.abs(x0 - start.x0) < UNDER_NAME);
    const isOther = name !== undefined && name !== nameOfLast;
    nameOfLast = name;
    if (last && !isOther && start.x0 - last.x0 <= tolerance) {
      last.count += 1;
      last.letters += start.letters;
      last.width = Math.max(last.width, width);
      last.leads ||= start.leads;
      last.rows.add(start.row);
    } else clusters.push({ ...start, width, count: 1, rows: new Set([start.row]) });
  }
  return clusters;
}

/** Words of an entry per text column, line by line. */
export function wordsByColumn(
  entry: RawEntry,
  columns: readonly Pick<TextColumn, 'x0' | 'gap'>[],
  size: number,
): Word[][] {
  const texts: Word[][] = columns.map(() => []);
  for (const row of entry.rows) {
    const { mirrored } = row.tokens.line;
    const inOrder = (words: readonly Word[]): readonly Word[] => (mirrored ? words : inReadingOrder(words));
    if (columns.length === 1) {
      texts[0]!.push(...inOrder(row.rest));
      continue;
    }
    const cells: Word[][] = columns.map(() => []);
    let column = 0;
    row.rest.forEach((word, index) => {
      const previous = row.rest[index - 1];
      const begins = previous === undefined || word.x0 - previous.x1 > 0.3 * size;
      if (begins) {
        const at = columns.findLastIndex(({ x0 }) => word.x0 >= x0);
        // A column begins where words begin; a long text that runs on past it stays together.
        const startsHere =
          at >= 0 &&
          (columns[at]!.x0 === -Infinity ||
            Math.abs(word.x0 - columns[at]!.x0) < 2 * START_TOLERANCE_EM * size);
        const isCell = previous === undefined || word.x0 - previous.x1 > columns[0]!.gap;
        // A further cell under one name that reaches under the next one is set in the middle of that column.
        const centred =
          isCell && at === column && cells[at]!.length > 0 && cellEnd(row.rest, index, columns[0]!.gap);
        if (centred && columns[at + 1] && centred > columns[at + 1]!.x0) column = at + 1;
        else if (isCell || startsHere) column = Math.max(at, 0);
      }
      cells[column]!.push(word);
    });
    cells.forEach((words, index) => texts[index]!.push(...inOrder(words)));
  }
  return texts;
}

/** Where the cell that begins with a word ends, points. */
function cellEnd(words: readonly Word[], from: number, gap: number): number {
  let at = from;
  while (words[at + 1] && words[at + 1]!.x0 - words[at]!.x1 <= gap) at += 1;
  return words[at]!.x1;
}
