/**
 * Notes across the table right behind the last row of a list ("There are 5 deposits totalling 1,203.40.", "This statement
 * was printed by a computer.") and titles between its rows ("New transactions Alex Moor"): no text of a row, which begins
 * behind the date.
 */
import { textOf } from '../../layout/lines/lines.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { sectionsOf } from '../../reading/vocabulary.ts';
import type { Row } from './row-kinds.ts';
import { wordingOf } from './wording.ts';

/** Rows from which a list tells that its texts do not begin in the column of dates. */
const MIN_BOOKINGS = 3;

/** A list has one title for this many lines that go on where its texts begin, at least. */
const LINES_PER_TITLE = 4;

const isNote = ({ kind, row }: Row): boolean =>
  kind === 'text' && row.booking === null && (row.prose || isCount(row));

/** "Number of deposits 7": begins like a total, ends in a number, and sums no amounts. */
function isCount(row: RowLine): boolean {
  const { line, monies } = row.tokens;
  if (monies.some((money) => money.strong) || !/\d\W*$/.test(line.words.at(-1)?.text ?? '')) return false;
  const { leadsTotal, words } = wordingOf(row);
  return leadsTotal && /^\d+$/.test(words.at(-1)!);
}

/** "Gold card 4111-XXXX-XXXX-9000": the card of the rows below it. */
const CARD = /\d{3,}[- ]?[X*\u2022]{2}|[X*\u2022]{2}[- ]?\d{3,}/i;

/** Words for a card in the languages of the lexicon, as they begin. */
const CARD_WORD = /(?<!\p{L})(?:card|carte|carta|cart[aã]o|tarjeta|karte|karta|kaart|kort|kortti)/iu;

/** Rows for one title with the number of a card, at least. */
const ROWS_PER_CARD = 3;
/** Lines begin this close to one another. */
const EDGE_EM = 0.5;

/** `lists` are the tables of one shape: together they tell where texts begin. */
export function withoutNotes(all: readonly (readonly Row[])[]): (readonly Row[])[] {
  const bookings = all.flat().filter(({ kind }) => kind === 'booking');
  if (bookings.length < MIN_BOOKINGS) return [...all];
  const lists = withoutTitles(withoutCards(all.map(withoutHeadingCards), bookings));
  let titles = 0;
  let texts = 0;
  for (const list of lists) {
    list.forEach((row, index) => {
      if (!isNote(row)) texts += row.kind === 'text' && row.row.booking === null ? 1 : 0;
      else if (standsBetween(list, index)) titles += 1;
    });
  }
  // Where texts begin in the column of dates or before it, a line between two rows is the text of one.
  const titled = titles * LINES_PER_TITLE <= texts && !bookings.some(beginsWithText);
  return lists.map((list) =>
    titled || !list.some((row, index) => isNote(row) && standsBetween(list, index))
      ? withoutNotesIn(list)
      : list,
  );
}

/** Without the numbers of cards, wherever they begin, between a balance or a total and the first row below it: "Previous balance 40.00". */
function withoutHeadingCards(list: readonly Row[]): readonly Row[] {
  const heads = ({ kind, row }: Row, index: number): boolean => {
    const above = list[index - 1]?.kind;
    if (kind !== 'text' || row.booking !== null || (above !== 'balance' && above !== 'total')) return false;
    if (list[index + 1]?.row.tokens.dates[0]?.from !== 0) return false;
    const text = textOf(row.tokens.line.words);
    return CARD.test(text) && CARD_WORD.test(text);
  };
  return list.some(heads) ? list.filter((row, index) => !heads(row, index)) : list;
}

/**
 * Without the titles that name the card of the rows below, or its holder: lines that begin where rows do, and nothing else
 * does.
 */
function withoutCards(
  lists: readonly (readonly Row[])[],
  bookings: readonly Row[],
): readonly (readonly Row[])[] {
  // Rows whose amount stands on their last line begin with their day further up.
  const starts = lists.flat().filter(({ kind, row }) => kind === 'booking' || row.booking !== null);
  const edge = Math.min(...starts.map(({ row }) => row.tokens.line.x0));
  const begins = lists.flatMap((list) =>
    list.flatMap((row, index) => {
      const { booking, tokens } = row.row;
      const { x0, size } = tokens.line;
      const stands = row.kind === 'text' && booking === null && x0 - edge < EDGE_EM * size;
      return stands && standsBetween(list, index) ? [{ list, index }] : [];
    }),
  );
  const few = begins.length * ROWS_PER_CARD <= bookings.length && !bookings.some(beginsWithText);
  const isCard = ({ list, index }: (typeof begins)[number]): boolean =>
    CARD.test(textOf(list[index]!.row.tokens.line.words)) || headsRowBelow(list, index);
  // Right below the names of columns nothing tells how near to the row it stands: it is one where those further down are.
  const isFirst = ({ list, index }: (typeof begins)[number]): boolean =>
    list.slice(0, index).every(({ kind }) => kind === 'text');
  if (!few || !begins.some(isCard) || !begins.every((title) => isCard(title) || isFirst(title))) return lists;
  const cards = new Set(begins.map(({ list, index }) => list[index]!));
  return lists.map((list) => list.filter((row) => !cards.has(row)));
}

/** How much nearer than the line above the row below a title stands, at least. */
const NEARER = 1.1;

/**
 * Whether words alone stand nearer to a row below them, which begins with its date, than to the line above, whose text could
 * go on in them: "Card of A. Lane".
 */
function headsRowBelow(list: readonly Row[], index: number): boolean {
  const { row } = list[index]!;
  const [above, below] = [list[index - 1], list[index + 1]];
  if (!above || below?.kind !== 'booking' || row.monies.some(Boolean)) return false;
  const [upper, line, lower] = [above.row.tokens.line, row.tokens.line, below.row.tokens.line];
  if (upper.flow !== line.flow || below.row.tokens.dates[0]?.from !== 0) return false;
  const next = lower.baseline - line.baseline;
  return next > 0 && line.baseline - upper.baseline > NEARER * next;
}

/**
 * Without the titles of lists within a list ("PURCHASES AND ADJUSTMENTS" between the rows of a card), set where the texts of its
 * rows are: only titles are lines of words there.
 */
function withoutTitles(lists: readonly (readonly Row[])[]): readonly (readonly Row[])[] {
  const words = lists
    .flatMap((list) => list.slice(list.findIndex(({ kind }) => kind === 'booking') + 1))
    .filter(({ kind, row }) => kind === 'text' && row.booking === null)
    .map(({ row }) => ({ row, text: textOf(row.tokens.line.words) }))
    .filter(({ text }) => !/\d/.test(text));
  if (words.length === 0 || !words.every(({ text }) => text.includes(' ') && sectionsOf(text).size > 0))
    return lists;
  const titles = new Set(words.map(({ row }) => row));
  return lists.map((list) => list.filter(({ row }) => !titles.has(row)));
}

const beginsWithText = ({ row: { booking, rest } }: Row): boolean =>
  booking !== null && rest.length > 0 && rest[0]!.x0 < booking.x0;

/** Place of the first row behind a line of text that is more than text, or on another page; -1 for none. */
function endOfText(rows: readonly Row[], index: number): number {
  const { flow } = rows[index]!.row.tokens.line;
  for (let at = index + 1; at < rows.length; at += 1)
    if (rows[at]!.kind !== 'text' || rows[at]!.row.tokens.line.flow !== flow) return at;
  return -1;
}

function standsBetween(rows: readonly Row[], index: number): boolean {
  const next = rows[endOfText(rows, index)];
  return next?.kind === 'booking' && next.row.tokens.line.flow === rows[index]!.row.tokens.line.flow;
}

function withoutNotesIn(rows: readonly Row[]): readonly Row[] {
  const kept: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    if (!isNote(rows[index]!)) kept.push(rows[index]!);
    else if (!standsBetween(rows, index)) {
      const end = endOfText(rows, index);
      // Below the last row a dated line may be one whose amount cannot be read: whether it is, is told later.
      const dated = ({ row }: Row): boolean => row.booking !== null;
      if (end === -1) return [...kept, ...rows.slice(index).filter(dated)];
      index = end - 1;
    }
  }
  return kept;
}
