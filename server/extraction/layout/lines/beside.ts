/**
 * Notes beside a table: a narrow column of text with lines of its own, which stand where the rows do only by chance. Taken
 * for words of the rows, its figures would be theirs.
 */
import { parseDateText } from '../../reading/dates.ts';
import { isDigitAt } from '../../letters.ts';
import { columnRoles, isMark, mayNameDate } from '../../reading/vocabulary.ts';
import { anyRecognised, type Word } from '../../words/word.ts';

/** Words of one baseline, from left to right. */
type WordLine = readonly Word[];

/** Lines of notes begin this close to one another. */
const EDGE_EM = 0.4;
/** Blank between a table and the notes beside it. */
const GUTTER_EM = 1;
/** Fewer lines are no column. */
const MIN_LINES = 5;
/** Share of the lines of notes that begin at their edge. */
const ALIGNED_SHARE = 0.8;
/** Share of the lines of notes on whose baseline no row stands: the cells of a table have hardly any. */
const APART_SHARE = 0.35;
/** Share of the lines of notes that have words: columns of figures alone are the table's, however their cells are set. */
const WORDED_SHARE = 0.5;
/** Dated rows beside the notes, of which more than a share have no note on their baseline. */
const MIN_ROWS = 3;
const BARE_SHARE = 0.5;
/** Notes left of a table that stand beside a row, at least: how they stand there tells them from days over rows. */
const MIN_BESIDE = 2;
/** Both shares for notes most of which stand apart from every row: their lines are set closer or wider than the rows. */
const MOSTLY_APART_SHARE = 0.5;
const MOSTLY_BARE_SHARE = 0.4;

/** A table and the notes beside it, in lines of their own. */
interface Apart {
  readonly table: WordLine[];
  readonly notes: WordLine[];
}

/**
 * Takes the notes beside a table out of a page's lines, given top to bottom: the lines without them, and the notes' own;
 * null where there are none.
 */
export function notesBeside(lines: readonly WordLine[]): Apart | null {
  const starts = lines.map(cellStarts);
  for (const edge of edgesOf(starts)) {
    const { from, to } = linesAt(starts, edge);
    if (isColumn(lines, from, to, edge) || isNamed(lines, from, edge)) continue;
    const parts = partsOf(lines.slice(from, to), edge);
    if (parts !== null && isBeside(parts, edge)) return takenOut(lines, from, parts);
  }
  return notesBefore(lines, starts);
}

function takenOut(lines: readonly WordLine[], from: number, parts: readonly Parts[]): Apart {
  const split = (side: 'table' | 'note'): WordLine[] =>
    parts.map((part) => part[side]).filter((line) => line.length > 0);
  const behind = lines.slice(from + parts.length);
  return { table: [...lines.slice(0, from), ...split('table'), ...behind], notes: split('note') };
}

/**
 * As `notesBeside`, left of rows that begin with dates. Days over their rows and marks before them stand there as well: those
 * are on no row's baseline, or on all alike.
 */
function notesBefore(lines: readonly WordLine[], starts: readonly CellStarts[]): Apart | null {
  const edge = edgeOfRows(lines, starts);
  if (edge === null) return null;
  const { from, to } = linesAt(starts, edge);
  const between = lines.slice(from, to);
  const isNote = (word: Word): boolean => word.x0 < edge - EDGE_EM * word.size;
  if (between.filter(([first]) => isNote(first!)).length < MIN_LINES) return null;
  const parts = cut(between, isNote);
  const notes = parts.filter(({ note }) => note.length > 0);
  if (notes.some(({ note }) => edge - note.at(-1)!.x1 < GUTTER_EM * note.at(-1)!.size)) return null;
  if (notes.filter(({ table }) => table.length > 0).length < MIN_BESIDE) return null;
  if (spreadOf(notes) < 2 * SAME_BASELINE_EM) return null;
  return isBeside(parts, Math.min(...notes.map(({ note }) => note[0]!.x0)))
    ? takenOut(lines, from, parts)
    : null;
}

/** Where most rows begin with their date; null where hardly any does. */
function edgeOfRows(lines: readonly WordLine[], starts: readonly CellStarts[]): number | null {
  const edges: { x: number; count: number }[] = [];
  lines.forEach((line, index) => {
    if (!holdsAmount(line)) return;
    const at = starts[index]!.places.find((place) => beginsWithDate(line, place));
    if (at === undefined) return;
    const { x0, size } = line[at]!;
    const known = edges.find(({ x }) => Math.abs(x - x0) < EDGE_EM * size);
    if (known) known.count += 1;
    else edges.push({ x: x0, count: 1 });
  });
  const [most] = edges.toSorted((a, b) => b.count - a.count);
  if (!most || most.count < MIN_ROWS) return null;
  return most.x;
}

interface Parts {
  readonly table: WordLine;
  readonly note: WordLine;
}

/** The first words of a line's cells, and their places in it. */
interface CellStarts {
  readonly words: WordLine;
  readonly places: readonly number[];
}

function cellStarts(line: WordLine): CellStarts {
  const words: Word[] = [];
  const places: number[] = [];
  let end = -Infinity;
  for (let at = 0; at < line.length; at += 1) {
    const word = line[at]!;
    const { x0, size } = word;
    if (x0 - end > GUTTER_EM * size) {
      words.push(word);
      places.push(at);
    }
    end = word.x1;
  }
  return { words, places };
}

/** Where cells of several lines begin, the rightmost first. */
function edgesOf(starts: readonly CellStarts[]): number[] {
  const edges: { x: number; count: number }[] = [];
  const cells = starts.flatMap(({ words }) => words.map(({ x0, size }) => ({ x0, size })));
  for (const { x0, size } of cells.toSorted((a, b) => b.x0 - a.x0)) {
    const last = edges.at(-1);
    if (last && last.x - x0 < EDGE_EM * size) last.count += 1;
    else edges.push({ x: x0, count: 1 });
  }
  return edges.filter(({ count }) => count >= MIN_LINES).map(({ x }) => x);
}

function beginsAt({ words }: CellStarts, edge: number): boolean {
  return words.some(({ x0, size }) => Math.abs(x0 - edge) < EDGE_EM * size);
}

/** The first line with a cell that begins at an edge, and the one behind the last. */
function linesAt(
  starts: readonly CellStarts[],
  edge: number,
): { readonly from: number; readonly to: number } {
  const isAt = (line: CellStarts): boolean => beginsAt(line, edge);
  return { from: starts.findIndex(isAt), to: starts.findLastIndex(isAt) + 1 };
}

/**
 * Whether an edge is plainly that of a column of the table, as most are: nearly all that begins there stands on the baselines of
 * rows, all alike. Says so without cutting any line; what is left is told by `isBeside`.
 */
function isColumn(lines: readonly WordLine[], from: number, to: number, edge: number): boolean {
  let notes = 0;
  let beside = 0;
  let lowest = Infinity;
  let highest = -Infinity;
  for (let index = from; index < to; index += 1) {
    let note: Word | undefined;
    let row: Word | undefined;
    for (const word of lines[index]!) {
      if (isBehind(word, edge)) note ??= word;
      else row ??= word;
      if (note !== undefined && row !== undefined) break;
    }
    if (note === undefined) continue;
    notes += 1;
    if (row === undefined) continue;
    beside += 1;
    const offset = (note.baseline - row.baseline) / row.size;
    lowest = Math.min(lowest, offset);
    highest = Math.max(highest, offset);
  }
  return notes - beside < APART_SHARE * notes && !(highest - lowest > LOOSE_EM);
}

/**
 * Whether the lines above that have a word at an edge begin with the name of texts, however close what stands before it comes: "Amount
 * Description"; or the line right above has that name behind the edge, set in the middle of its column.
 */
function isNamed(lines: readonly WordLine[], from: number, edge: number): boolean {
  const isAt = ({ x0, size }: Word): boolean => Math.abs(x0 - edge) < EDGE_EM * size;
  const first = lines.findLastIndex((line, index) => index < from && !line.some(isAt)) + 1;
  const names = lines[first < from ? first : from - 1];
  return names !== undefined && headed(cut([names], (word) => isBehind(word, edge)));
}

const isBehind = (word: Word, edge: number): boolean => word.x0 > edge - EDGE_EM * word.size;

/** Lines cut at an edge; null where words of one stand in the blank before it, as of most edges. */
function partsOf(lines: readonly WordLine[], edge: number): Parts[] | null {
  const isNote = (word: Word): boolean => isBehind(word, edge);
  const reachesEdge = (line: WordLine): boolean => {
    const last = line.findLast((word) => !isNote(word));
    return last !== undefined && edge - last.x1 < GUTTER_EM * last.size;
  };
  if (lines.some(reachesEdge)) return null;
  return cut(lines, isNote);
}

function cut(lines: readonly WordLine[], isNote: (word: Word) => boolean): Parts[] {
  return lines.map((line) => ({ table: line.filter((word) => !isNote(word)), note: line.filter(isNote) }));
}

function isBeside(parts: readonly Parts[], edge: number): boolean {
  const notes = parts.filter(({ note }) => note.length > 0);
  if (notes.filter(({ note }) => beginsAt(cellStarts(note), edge)).length < ALIGNED_SHARE * notes.length)
    return false;
  const ownPitch = onTheirOwnPitch(notes);
  const beside = notes.filter(({ table }) => table.length > 0).length;
  // Most edges are those of a column of the table.
  if (!ownPitch && notes.length - beside < APART_SHARE * notes.length) return false;
  const worded = notes.filter(({ note }) => note.some(({ text }) => /\p{L}{2}/u.test(text) && !isMark(text)));
  const isWorded = worded.length >= WORDED_SHARE * notes.length;
  if (!isWorded && !(ownPitch && areDays(notes))) return false;
  const dated = parts.filter(({ table }) => beginsWithDate(table));
  // Days that head the rows beside them are no rows.
  if (!dated.some(({ table }) => holdsAmount(table))) return false;
  // Where a day is printed once, its further rows have none.
  const rows = dated.length < MIN_ROWS ? parts.filter(({ table }) => isRow(table)) : dated;
  const loose = ownPitch && rows.filter(({ table }) => holdsAmount(table)).length > BARE_SHARE * rows.length;
  const shares = ({ table, note }: Parts): boolean =>
    table.length > 0 && note.length > 0 && !(loose && offsetOf({ table, note }) > SAME_BASELINE_EM);
  const apart = notes.filter((part) => !shares(part)).length / notes.length;
  const bare = rows.filter((part) => !shares(part)).length / rows.length;
  if (apart < APART_SHARE || rows.length < MIN_ROWS || headed(notes)) return false;
  return bare > BARE_SHARE || (apart > MOSTLY_APART_SHARE && bare > MOSTLY_BARE_SHARE);
}

/** Whether notes are days with a figure each ("Daily balances"); set on another pitch than the rows, they are none of theirs. */
function areDays(notes: readonly Parts[]): boolean {
  const days = notes.filter(
    ({ note }) => note.length <= DATE_AND_FIGURE && beginsWithDate(note) && holdsAmount(note),
  );
  return days.length >= ALIGNED_SHARE * notes.length;
}

/**
 * Whether a name of texts stands over them in the line that names the columns of the table: they are its last column, or with
 * further names the other half of its list.
 */
function headed([first]: readonly Parts[]): boolean {
  if (!first || first.table.length === 0 || first.table.some(({ text }) => /\d/.test(text))) return false;
  const text = first.note.map((word) => word.text).join(' ');
  const names = first.note.map((word) => columnRoles(word.text)).filter((roles) => roles.size > 0);
  const halves = names.length > 1 && names.some((roles) => roles.has('description'));
  return (
    (halves || columnRoles(text).has('description')) &&
    first.table.some((word) => columnRoles(word.text).size > 0)
  );
}

/** Baselines of one row of a table, set by a program, are no further apart. */
const SAME_BASELINE_EM = 0.03;
/** Notes that stand now higher, now lower than the rows they are beside, by more than this in all. */
const LOOSE_EM = 0.2;

/**
 * Whether notes are set on a pitch of their own: beside the rows they differ from them now by more, now by less. Cells of
 * a table in another size of type do so alike in every row; on a picture no two baselines are equal.
 */
function onTheirOwnPitch(notes: readonly Parts[]): boolean {
  return spreadOf(notes) > LOOSE_EM;
}

/** How much more some notes differ from the rows they are beside than others, in type sizes; nought on a picture. */
function spreadOf(notes: readonly Parts[]): number {
  const beside = notes.filter(({ table }) => table.length > 0);
  if (beside.some(({ table, note }) => anyRecognised(table) || anyRecognised(note))) return 0;
  const offsets = beside.map(({ table, note }) => (note[0]!.baseline - table[0]!.baseline) / table[0]!.size);
  return Math.max(...offsets) - Math.min(...offsets);
}

/** "04.08.25", whose end looks like an amount. */
const WHOLE_DAY = /^\d{1,4}([.,])\d{1,2}\1\d{2}\D{0,3}$/;

/** What stands left of notes are whole rows; left of a column of texts, whose cells are set lower or higher, dates alone. */
function holdsAmount(line: WordLine): boolean {
  return line.some(({ text }) => /\d[.,]\d{2}\D{0,3}$/.test(text) && !WHOLE_DAY.test(text));
}

/** A line that begins with its day, or has a text and an amount. */
function isRow(line: WordLine): boolean {
  return beginsWithDate(line) || (holdsAmount(line) && /\p{L}{3}/u.test(line[0]!.text));
}

/** How far a note stands off the row beside it, in type sizes. */
function offsetOf({ table, note }: Parts): number {
  return Math.abs(note[0]!.baseline - table[0]!.baseline) / table[0]!.size;
}

/** Words of a day and the figure behind it. */
const DATE_AND_FIGURE = 4;

/** Words of a date that begins a row. */
const DATE_WORDS = [1, 2, 3];

function beginsWithDate(line: WordLine, at = 0): boolean {
  const first = line[at]?.text ?? '';
  if (!isDigitAt(first, 0) && !mayNameDate(first)) return false;
  return DATE_WORDS.some(
    (count) =>
      line.length > at + count &&
      parseDateText(
        line
          .slice(at, at + count)
          .map(({ text }) => text)
          .join(' '),
      ) !== null,
  );
}
