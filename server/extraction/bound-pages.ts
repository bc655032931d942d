/** On which pages of a file another statement may begin than the one before them. */
import { pagesListedAgain } from './bound-copies.ts';
import { beginsRow, mayBeginRow } from './layout/lines/begins-row.ts';
import type { TokenLine } from './layout/tokens.ts';
import type { Stages } from './read.ts';
import { entriesAmong } from './statement/entries/entries-among.ts';
import { numberOfEachPage } from './statement/facts/page-numbers.ts';
import type { WordPage } from './words/word.ts';

/** Numbers of pages. */
export interface Beginnings {
  /** Their own numbers begin anew: one does begin there. */
  readonly anew: ReadonlySet<number>;
  /** One begins there if what follows is one by itself. */
  readonly maybe: ReadonlySet<number>;
  /** Those of them that name a further account, and whose rows are read where those before are not, or are not where those are. */
  readonly unlike: ReadonlySet<number>;
  /** Those from which on rows are read while none were before, or are not while some were. */
  readonly parting: ReadonlySet<number>;
  /** Those from which on no row is read though many lines end with figures. */
  readonly unread: ReadonlySet<number>;
  /** Those that are written from the other side than the page before. */
  readonly turned: ReadonlySet<number>;
  /** Those whose rows pages before list, and those behind such. */
  readonly again: ReadonlySet<number>;
}

/** Lines of a page that begin with a day and hold an amount, none of which is booked: rows of a statement that is not understood. */
const MIN_UNREAD = 2;
/** Lines of a page that end with figures, where nothing tells which of them begin with a day. */
const MIN_FIGURES = 5;

export function beginningsAmong(whole: Stages, pages: readonly WordPage[]): Beginnings {
  const numbers = numberOfEachPage(whole.facts.pageNumbers);
  const anew = pagesNumberedAnew(whole, numbers);
  const ofOthers = pagesOfOthers(whole);
  const mayBegin = whole.tokens.filter(mayBeginRow);
  const rows = pagesOfRows(whole);
  const readOrNot = pagesReadOrNot(mayBegin.filter(beginsRow), pagesOfItems(whole));
  const parting = new Set(pagesReadOrNot(mayBegin, rows));
  const unread = new Set(pagesOfFiguresUnread(whole, rows, pages));
  const again = pagesListedAgain(whole.statement);
  const unlike = new Set(ofOthers.filter((page) => readOrNot.includes(page)));
  const turned = pagesUnlikeBefore(pages, isTurned);
  // A further account may begin on a page whose number goes on: where its rows are not read as those before it are.
  const goesOn = (page: number): boolean =>
    numbers.get(page) === (numbers.get(page - 1) ?? 0) + 1 && !(numbers.has(page - 1) && unlike.has(page));
  const first = [...numbers].flatMap(([page, number]) => (number === 1 && page > 1 ? [page] : []));
  const among = [
    ...readOrNot,
    ...parting,
    ...unread,
    ...ofOthers,
    ...turned,
    ...pagesUnlikeBefore(pages, isOtherPaper),
    ...again,
  ];
  const maybe = new Set(
    [...among.filter((page) => !goesOn(page)), ...first].filter((page) => !anew.has(page)),
  );
  return { anew, maybe, unlike, parting, unread, turned: new Set(turned), again: new Set(again) };
}

/**
 * The pages before the first and behind the last on which a line begins with a day and holds an amount; none where their numbers
 * run on to those of the others.
 */
export function pagesWithoutRows(
  { tokens, facts }: Stages,
  pages: readonly WordPage[],
): { readonly before: readonly WordPage[]; readonly behind: readonly WordPage[] } {
  const listed = new Set(tokens.filter(beginsRow).map(({ line }) => line.page));
  if (listed.size === 0) return { before: [], behind: [] };
  const numbers = numberOfEachPage(facts.pageNumbers);
  const runsOn = (from: WordPage | undefined, to: WordPage | undefined): boolean => {
    const [one, other] = [from, to].map((page) => page && numbers.get(page.number));
    return one !== undefined && other === one + 1;
  };
  const isListed = ({ number }: WordPage): boolean => listed.has(number);
  const [first, behind] = [pages.findIndex(isListed), pages.findLastIndex(isListed) + 1];
  return {
    before: runsOn(pages[first - 1], pages[first]) ? [] : pages.slice(0, first),
    behind: runsOn(pages[behind - 1], pages[behind]) ? [] : pages.slice(behind),
  };
}

/** Pages numbered 1, those by a number alone behind others with a number: "Continued from page 1" is none. */
function pagesNumberedAnew({ facts }: Stages, numbers: ReadonlyMap<number, number>): Set<number> {
  const counted = new Set(facts.pageNumbers.counted.map(({ page }) => page));
  return new Set(
    [...numbers].flatMap(([page, number]) =>
      number === 1 && (counted.has(page) || numbers.has(page - 1)) ? [page] : [],
    ),
  );
}

/** The pages of bookings, and of the other lines of theirs. */
function pagesOfItems({ reading }: Stages): Set<number> {
  const entries = reading.accounts.flatMap(({ part }) => entriesAmong(part.items));
  return new Set(entries.flatMap(({ rows }) => rows.map(({ tokens: { line } }) => line.page)));
}

/** The pages with the amount of a row that is read. */
function pagesOfRows({ reading }: Stages): Set<number> {
  const rows = reading.accounts.flatMap((account) => account.rows);
  return new Set(rows.map(({ entry: { anchor } }) => anchor.row.tokens.line.page));
}

/**
 * Of the pages with lines that look like rows those from which on rows are booked while none were before, or are not while
 * some were.
 */
function pagesReadOrNot(rows: readonly TokenLine[], booked: ReadonlySet<number>): number[] {
  const listed = [...Map.groupBy(rows, ({ line }) => line.page)].flatMap(([page, own]) =>
    booked.has(page) || own.length >= MIN_UNREAD ? [page] : [],
  );
  return listed.filter((page, index) => index > 0 && booked.has(page) !== booked.has(listed[index - 1]!));
}

/**
 * The first of the pages without rows behind others with rows on which many lines end with figures: where days and amounts are
 * written as nowhere before, no line looks like a row.
 */
function pagesOfFiguresUnread(
  { tokens }: Stages,
  booked: ReadonlySet<number>,
  pages: readonly WordPage[],
): number[] {
  if (booked.size === 0 || pages.every(({ number }) => booked.has(number))) return [];
  const figures = Map.groupBy(tokens.filter(endsWithFigures), ({ line }) => line.page);
  let isRead = false;
  return pages.flatMap(({ number }) => {
    const begins = isRead && !booked.has(number) && (figures.get(number)?.length ?? 0) >= MIN_FIGURES;
    isRead = booked.has(number) || (isRead && !begins);
    return begins ? [number] : [];
  });
}

const endsWithFigures = ({ line: { words } }: TokenLine): boolean =>
  words.length > 1 && FIGURES.test(words.at(-1)!.text);

const FIGURES = /\d[.,'\u2019]?\d{2,3}\D{0,4}$/u;

/** Pages that name the number of an account which no page before them does, above all of their rows. */
function pagesOfOthers({ tokens, facts }: Stages): number[] {
  const numbers = facts.texts.filter(({ kind }) => kind === 'number');
  const seen = new Set<string>();
  const goesOn = (page: number, line: number): boolean =>
    tokens.slice(0, line).some((row) => row.line.page === page && beginsRow(row));
  return numbers.flatMap(({ value, line }) => {
    const isNew = seen.size > 0 && !seen.has(value);
    seen.add(value);
    const { page } = tokens[line]!.line;
    return isNew && !goesOn(page, line) ? [page] : [];
  });
}

/** Points by which pages of one paper may differ. */
const SAME_PAPER = 2;

function pagesUnlikeBefore(
  pages: readonly WordPage[],
  differs: (one: WordPage, other: WordPage) => boolean,
): number[] {
  return pages.flatMap((page, index) => (index > 0 && differs(pages[index - 1]!, page) ? [page.number] : []));
}

function isTurned(one: WordPage, other: WordPage): boolean {
  return (one.mirrored === undefined) !== (other.mirrored === undefined);
}

function isOtherPaper(one: WordPage, other: WordPage): boolean {
  return Math.abs(one.width - other.width) > SAME_PAPER || Math.abs(one.height - other.height) > SAME_PAPER;
}
