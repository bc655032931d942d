/**
 * A sheet of a spreadsheet that is wider than the paper: its right columns are printed on pages of their own, behind all those that
 * hold its left ones. What stands on one baseline of both is one row, and is laid side by side again; the boxes of rows are where they
 * were printed.
 */
import type { EvidenceBox } from '../../../shared/statement.ts';
import { dateAt } from '../reading/date-words.ts';
import { columnRoles } from '../reading/vocabulary.ts';
import { inOrder } from '../ascending.ts';
import { wordValues } from './layer-word.ts';
import { groupLines } from './lines.ts';
import type { Word, WordPage } from './word.ts';

/** Pages that a sheet may be wide, at most. */
const MAX_ACROSS = 4;
/** Rows with a day on a left page, and lines on a right one, at least. */
const MIN_ROWS = 3;
/** Share of the lines of a right page that stand on a baseline of the left one, and how near, points. */
const SHARED = 0.85;
const SAME_BASELINE = 0.6;
/** Share of the rows of a left page that go on upon the right one: an amount may stand in another column. */
const ROWS_SHARE = 0.5;

/** The pages, with what stands on those of right columns beside the rows it belongs to. */
export function withSheetsJoined(pages: readonly WordPage[]): readonly WordPage[] {
  if (pages.length < 2 || pages.some(({ source }) => source !== 'text')) return pages;
  const first = linesOf(pages[0]!);
  const isDay = dayTest(first);
  if (!beginsRows(first, isDay)) return pages;
  // Of most statements the last page has rows of its own.
  if (beginsRows(linesOf(pages.at(-1)!), isDay)) return pages;
  const lines = pages.map((page, index) => (index === 0 ? first : linesOf(page)));
  const places = placesBehind(lines, isDay) ?? placesInTurns(lines, isDay);
  if (places === null) return pages;
  return pages.map((page, index) => {
    const others = places.filter(({ left }) => left === index);
    if (others.length > 0) return joined(page, others, pages);
    return places.some(({ right }) => right === index) ? { ...page, words: [] } : page;
  });
}

type Lines = readonly (readonly Word[])[];

const linesOf = ({ words }: WordPage): Lines => groupLines(words);

/** Whether the text of a date is one: amounts are days to look at ("18.07"). */
type DayTest = (text: string) => boolean;

/** The page of right columns beside a left page, the how manieth right of it. */
interface Place {
  readonly right: number;
  readonly left: number;
  readonly across: number;
}

/** Where pages lie of which all those of left columns come first; an empty page is not printed. Null where they are none. */
function placesBehind(lines: readonly Lines[], isDay: DayTest): Place[] | null {
  const down = lines.findIndex((own) => !beginsRows(own, isDay));
  // The last of the left ones may hold no more than the closing balance.
  for (const count of [down, down + 1]) {
    const lefts = lines.slice(0, count);
    const places = placesRightOf(lefts, lines, isDay);
    if (places !== null) return places;
  }
  return null;
}

function placesRightOf(lefts: readonly Lines[], lines: readonly Lines[], isDay: DayTest): Place[] | null {
  const places: Place[] = [];
  const isWithoutRows = (from: number, to = lefts.length): boolean =>
    !lefts.slice(from, to).some((own) => beginsRows(own, isDay));
  const besideFrom = (own: Lines, from: number): number =>
    lefts.findIndex((left, index) => index >= from && standsBeside(own, left, isDay));
  let across = 1;
  let next = 0;
  for (let right = lefts.length; right < lines.length; right += 1) {
    const own = lines[right]!;
    let left = besideFrom(own, next);
    if (left < 0 && isWithoutRows(next)) {
      across += 1;
      next = 0;
      left = besideFrom(own, next);
    }
    if (left < 0 || across >= MAX_ACROSS || !isWithoutRows(next, left)) return null;
    places.push({ right, left, across });
    next = left + 1;
  }
  return places.length > 0 && isWithoutRows(next) ? places : null;
}

/** Where pages lie that are printed over and then down: right of each left page those that follow it. */
function placesInTurns(lines: readonly Lines[], isDay: DayTest): Place[] | null {
  const places: Place[] = [];
  let left = 0;
  for (let right = 1; right < lines.length; right += 1)
    if (standsBeside(lines[right]!, lines[left]!, isDay)) places.push({ right, left, across: right - left });
    else left = right;
  const wide = places.filter((place) => place.left === 0).length;
  if (wide === 0 || wide >= MAX_ACROSS) return null;
  const isWhole = (index: number): boolean => places.filter((place) => place.left === index).length === wide;
  const isRight = (index: number): boolean => places.some((place) => place.right === index);
  return lines.every(
    (own, index) => isRight(index) || isWhole(index) || (index > left - 1 && !beginsRows(own, isDay)),
  )
    ? places
    : null;
}

const AMOUNT_LIKE = /^\d{1,3}[.,]\d{2}$/;

/** What is a day on pages whose first has these lines: what looks like an amount only where all of its rows begin so. */
function dayTest(first: Lines): DayTest {
  const isSure: DayTest = (text) => !AMOUNT_LIKE.test(text);
  return beginsRows(first, isSure) ? isSure : () => true;
}

/** Whether several lines hold a day that begins a cell of the first ones. */
function beginsRows(lines: Lines, isDay: DayTest): boolean {
  let rows = 0;
  for (const words of lines) {
    if (holdsDay(words, isDay)) rows += 1;
    if (rows >= MIN_ROWS) return true;
  }
  return false;
}

/** Whether a day is in the first or second word of a line. */
function holdsDay(words: readonly Word[], isDay: DayTest): boolean {
  return [0, 1].some((at) => {
    const found = dateAt(words, at);
    if (found === null) return false;
    const texts = words.slice(at, at + found.words).map(({ text }) => text);
    return isDay(texts.join(' '));
  });
}

/**
 * Whether nearly all lines of a page stand on baselines of another, most rows of which have one there: the last page of a statement
 * is set as the others are, and ends after a few lines. Beside a page without rows all of them do.
 */
function standsBeside(right: Lines, left: Lines, isDay: DayTest): boolean {
  const isOn = (lines: Lines, [word]: readonly Word[]): boolean =>
    lines.some(([other]) => Math.abs(other!.baseline - word!.baseline) < SAME_BASELINE);
  const onLine = right.filter((words) => isOn(left, words));
  const rows = left.filter((words) => holdsDay(words, isDay));
  // The period may stand in a cell beside its name.
  const isRow = (words: readonly Word[]): boolean =>
    holdsDay(words, isDay) && (isOn(rows, words) || words.some(({ text }) => DECIMALS.test(text)));
  if (right.some(isRow)) return false;
  if (rows.length < MIN_ROWS) return right.length > 0 && onLine.length === right.length;
  if (onLine.length < MIN_ROWS || onLine.length < SHARED * right.length) return false;
  if (rows.filter((words) => isOn(right, words)).length < ROWS_SHARE * rows.length) return false;
  return !namesAgain(right, left);
}

/** Whether a line names the days and the amounts of rows as a line of the other page does, word under word: the columns are the same. */
function namesAgain(right: Lines, left: Lines): boolean {
  const isSame = (words: readonly Word[], others: readonly Word[]): boolean =>
    words.length === others.length &&
    words.every(
      ({ text, x0 }, at) => text === others[at]!.text && Math.abs(x0 - others[at]!.x0) < SAME_PLACE,
    );
  const isNames = (words: readonly Word[]): boolean => {
    const roles = words.map(({ text }) => columnRoles(text));
    return (
      roles.some((of) => of.has('date') || of.has('valueDate')) &&
      roles.some((of) => of.has('balance') || of.has('amount') || of.has('in') || of.has('out'))
    );
  };
  return right.some((words) => isNames(words) && left.some((others) => isSame(words, others)));
}

/** Words of names repeated on a page stand this close to where they stood, points. */
const SAME_PLACE = 1;

/** The end of an amount. */
const DECIMALS = /\d[.,]\d{2}$/;

/** A page with the words of others right of its own. */
function joined(page: WordPage, places: readonly Place[], pages: readonly WordPage[]): WordPage {
  const heads = new Set(linesOf(page).map(placeOf));
  const moved = places.flatMap(({ right, across }) => {
    const by = across * page.width;
    // What a spreadsheet prints above and below each page is no part of its rows.
    return linesOf(pages[right]!)
      .filter((words) => !heads.has(placeOf(words)))
      .flatMap((words) =>
        words.map((word): Word => ({ ...wordValues(word), x0: word.x0 + by, x1: word.x1 + by })),
      );
  });
  const further = Array.from({ length: Math.max(...places.map(({ across }) => across)) }, (_, index) => {
    const place = places.find(({ across }) => across === index + 1);
    return place === undefined ? page.number : pages[place.right]!.number;
  });
  return {
    ...page,
    words: inOrder([...page.words, ...moved], (a, b) => a.baseline - b.baseline || a.x0 - b.x0),
    further,
  };
}

/** Where a line stands, and what it says but for numbers. */
function placeOf(words: readonly Word[]): string {
  return `${Math.round(words[0]!.x0)} ${Math.round(words[0]!.baseline)} ${words.map(({ text }) => text.replace(/\d+/g, '0')).join(' ')}`;
}

/** A box of such a page where it was printed. */
export function onItsSheet(
  { width, further = [] }: Pick<WordPage, 'width' | 'further'>,
  box: EvidenceBox,
): EvidenceBox {
  const at = Math.min(Math.floor(box.x0 / width), further.length);
  if (at < 1) return box;
  return { ...box, page: further[at - 1]!, x0: box.x0 - at * width, x1: box.x1 - at * width };
}
