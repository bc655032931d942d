/**
 * Statements of several banks or months bound in one file, one behind another. Read as one, the habits of the first (its names of
 * columns, its numbers, its days) hide the rows of the others. Where pages begin anew, each statement is read by itself, and what
 * more is proved tells whether they are several.
 */
import type { Statement } from '../../shared/statement.ts';
import type { WordPage } from './words/word.ts';
import { beginsRow } from './layout/lines/begins-row.ts';
import type { Stages } from './read.ts';
import { entriesAmong } from './statement/entries/entries-among.ts';
import { isUndated } from './statement/dates/entry-dates.ts';
import { joinedStatements, withWarnings } from './statement/joined-statements.ts';
import { numberOfEachPage } from './statement/facts/page-numbers.ts';

/** Lines of a page that begin with a day and hold an amount, none of which is booked: rows of a statement that is not understood. */
const MIN_UNREAD = 2;

/** The pages as several statements; null where they are one. `read`: what some of them say by themselves. */
export function boundStatements(
  whole: Stages,
  pages: readonly WordPage[],
  read: (pages: readonly WordPage[]) => Stages,
): Stages | null {
  if (pages.length < 2) return null;
  const numbers = numberOfEachPage(whole.facts.pageNumbers);
  const anew = pagesNumberedAnew(whole, numbers);
  const ofOthers = pagesOfOthers(whole);
  const readOrNot = pagesReadOrNot(whole);
  // A further account may begin on a page whose number goes on: where its rows are not read as those before it are.
  const goesOn = (page: number): boolean =>
    numbers.get(page) === (numbers.get(page - 1) ?? 0) + 1 &&
    !(numbers.has(page - 1) && ofOthers.includes(page) && readOrNot.includes(page));
  const first = [...numbers].flatMap(([page, number]) => (number === 1 && page > 1 ? [page] : []));
  const others = [...readOrNot, ...ofOthers, ...pagesLaidOtherwise(pages), ...first].filter(
    (page) => !anew.has(page) && (first.includes(page) || !goesOn(page)),
  );
  const known = new Map<string, Stages>();
  const readOnce = (some: readonly WordPage[]): Stages => {
    const key = some.map(({ number }) => number).join();
    const stages = known.get(key) ?? read(some);
    known.set(key, stages);
    return stages;
  };
  const isAnother = (stretch: readonly WordPage[]): boolean => {
    const { number } = stretch[0]!;
    const read = readOnce(stretch);
    return isStatement(read) || (ofOthers.includes(number) && readOrNot.includes(number) && isProved(read));
  };
  const begun = new Set(
    splitAt(pages, new Set([...anew, ...others])).flatMap((stretch) => {
      const { number } = stretch[0]!;
      return others.includes(number) && isAnother(stretch) ? [number] : [];
    }),
  );
  const partedAt = (begins: ReadonlySet<number>, told: boolean): Stages | null => {
    const parts = splitAt(pages, begins);
    return parts.length < 2 ? null : joinedParts(whole, parts.map(readOnce), told);
  };
  const begins = new Set([...anew, ...begun]);
  const turned = new Set(pagesLaidOtherwise(pages, isTurned));
  const told = [...begun].every((page) => turned.has(page));
  const parted = partedAt(begins, told);
  if (parted !== null) return parted;
  const aside = pagesAside(whole, pages, readOnce);
  return aside.length === 0 ? null : partedAt(new Set([...begins, ...aside]), false);
}

/** The statements among parts of a file, where they say more than the whole read as one; null where they do not. */
function joinedParts(whole: Stages, parts: readonly Stages[], told: boolean): Stages | null {
  // Terms, invoices and adverts before and behind a statement are numbered by themselves, too.
  const each = parts.filter((stages) => tellsOfAccounts(stages) || listsAmounts(stages));
  const kept = each.filter(tellsOfAccounts);
  if (kept.length === 0 || (told && each.length < 2)) return null;
  if (![each, kept].some((some) => isBetter(joined(some), whole.statement, told))) return null;
  const leftOut = each.filter((stages) => !kept.includes(stages)).map(leftOutWarning);
  return { ...whole, statement: withWarnings(joined(kept), leftOut), parts: each };
}

const joined = (parts: readonly Stages[]): Statement =>
  parts.map(({ statement }) => statement).reduce(joinedStatements);

/** Pages numbered 1, those by a number alone behind others with a number: "Continued from page 1" is none. */
function pagesNumberedAnew({ facts }: Stages, numbers: ReadonlyMap<number, number>): Set<number> {
  const counted = new Set(facts.pageNumbers.counted.map(({ page }) => page));
  return new Set(
    [...numbers].flatMap(([page, number]) =>
      number === 1 && (counted.has(page) || numbers.has(page - 1)) ? [page] : [],
    ),
  );
}

/** Pages from which on rows are booked while none were on the pages before, or are not while some were. */
function pagesReadOrNot({ tokens, reading }: Stages): number[] {
  const booked = new Set(
    reading.accounts
      .flatMap(({ part }) => entriesAmong(part.items))
      .flatMap(({ rows }) => rows.map(({ tokens: { line } }) => line.page)),
  );
  const listed = [...Map.groupBy(tokens.filter(beginsRow), ({ line }) => line.page)].flatMap(
    ([page, rows]) => (booked.has(page) || rows.length >= MIN_UNREAD ? [page] : []),
  );
  return listed.filter((page, index) => index > 0 && booked.has(page) !== booked.has(listed[index - 1]!));
}

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

/** Pages on another paper than the one before, or written from the other side. */
function pagesLaidOtherwise(
  pages: readonly WordPage[],
  differs = (one: WordPage, other: WordPage): boolean => isTurned(one, other) || isOtherPaper(one, other),
): number[] {
  return pages.flatMap((page, index) => (index > 0 && differs(pages[index - 1]!, page) ? [page.number] : []));
}

function isTurned(one: WordPage, other: WordPage): boolean {
  return (one.mirrored === undefined) !== (other.mirrored === undefined);
}

function isOtherPaper(one: WordPage, other: WordPage): boolean {
  return Math.abs(one.width - other.width) > SAME_PAPER || Math.abs(one.height - other.height) > SAME_PAPER;
}

/**
 * Where letters, invoices and terms without page numbers end before the rows of a statement, and begin behind them: what they
 * say may keep it from being understood.
 */
function pagesAside(
  { tokens, statement }: Stages,
  pages: readonly WordPage[],
  read: (pages: readonly WordPage[]) => Stages,
): number[] {
  if (statement.verification.status === 'verified') return [];
  const listed = tokens.filter(beginsRow).map(({ line }) => line.page);
  const [first, last] = [listed[0] ?? 0, listed.at(-1) ?? Infinity];
  const [before, behind] = [
    pages.filter(({ number }) => number < first),
    pages.filter(({ number }) => number > last),
  ];
  return [
    ...(before.length > 0 && !tellsOfAccounts(read(before)) ? [first] : []),
    ...(behind.length > 0 && !tellsOfAccounts(read(behind)) ? [last + 1] : []),
  ];
}

function splitAt(pages: readonly WordPage[], begins: ReadonlySet<number>): WordPage[][] {
  const parts: WordPage[][] = [];
  for (const page of pages) {
    if (parts.length === 0 || begins.has(page.number)) parts.push([page]);
    else parts.at(-1)!.push(page);
  }
  return parts;
}

/** Whether pages are a statement by themselves: they tell whose, and of which days or what each account began and ended with. */
function isStatement({ reading: { accounts, datings } }: Stages): boolean {
  return accounts.every(({ part, openingAndClosing }, index) => {
    const { start, end } = datings[index]!.period;
    return part.number !== null && (openingAndClosing || (start !== null && end !== null));
  });
}

/** Whether most bookings of pages are proved by themselves. */
function isProved({ statement: { transactions, verification } }: Stages): boolean {
  return verification.rowsProved * 2 > transactions.length;
}

/**
 * Whether pages tell of accounts: whose and of which days, or bookings of several days, or of one that lead from one balance to
 * another. Prices, the items of an invoice and a single payment do not.
 */
function tellsOfAccounts({ reading: { accounts, datings } }: Stages): boolean {
  return accounts.some(({ rows, part, openingAndClosing }, index) => {
    const { start, end } = datings[index]!.period;
    if (part.number !== null || (start !== null && end !== null)) return true;
    const days = new Set(
      rows.flatMap(({ entry }) => (isUndated(entry) ? [] : [JSON.stringify(entry.booking?.date)])),
    );
    return days.size > 1 || (openingAndClosing && days.size === rows.length);
  });
}

const listsAmounts = ({ statement }: Stages): boolean => statement.transactions.length > 0;

/** What is said of pages that belong to no account though amounts are listed on them. */
function leftOutWarning({ tokens }: Stages): string {
  const [first, last] = [tokens[0]!.line.page, tokens.at(-1)!.line.page];
  const where = first === last ? `page ${first}` : `pages ${first} to ${last}`;
  return `What is listed on ${where} belongs to no account and was left out.`;
}

/**
 * Whether one reading is better than another: more rows are proved; else more are read, or as many and fewer of them in doubt. `told`:
 * the numbers of the pages, or the side they are written from, tell that they are several; then it is better as well if nothing of it is in doubt, or all is alike.
 */
export function isBetter(one: Statement, other: Statement, told: boolean): boolean {
  const by = (measure: (of: Statement) => number): number => measure(one) - measure(other);
  const proved = by(({ verification }) => verification.rowsProved);
  if (proved !== 0) return proved > 0;
  const doubts = by(({ verification }) => verification.rowsFlagged);
  if (told && one.verification.rowsFlagged === 0) return true;
  const rows = by(({ transactions }) => transactions.length);
  return rows !== 0 ? rows > 0 : doubts < 0 || (told && doubts === 0);
}
