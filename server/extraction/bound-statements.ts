/**
 * Statements of several banks or months bound in one file, one behind another. Read as one, the habits of the first (its names of
 * columns, its numbers, its days) hide the rows of the others. Where pages begin anew, each statement is read by itself, and what
 * more is proved tells whether they are several.
 */
import type { Statement } from '../../shared/statement.ts';
import { columnNames } from './layout/shape.ts';
import { isCopy, repeatsOthers } from './bound-copies.ts';
import { beginningsAmong, pagesWithoutRows } from './bound-pages.ts';
import { inDoubtOfSense, sayingOtherwise, tellsOfItself } from './bound-senses.ts';
import type { WordPage } from './words/word.ts';
import type { Stages } from './read.ts';
import type { Dating } from './statement/dates/dating.ts';
import { isUndated } from './statement/dates/entry-dates.ts';
import { joinedStatements, withWarnings } from './statement/joined-statements.ts';

/** The pages as several statements; null where they are one. `read`: what some of them say by themselves. */
export function boundStatements(
  whole: Stages,
  pages: readonly WordPage[],
  read: (pages: readonly WordPage[]) => Stages,
): Stages | null {
  if (pages.length < 2) return null;
  const { anew, maybe, unlike, parting, unread, turned, again } = beginningsAmong(whole, pages);
  const known = new Map<string, Stages>();
  const readOnce = (some: readonly WordPage[]): Stages => {
    const key = some.map(({ number }) => number).join();
    const stages = known.get(key) ?? read(some);
    known.set(key, stages);
    return stages;
  };
  const isAnother = (stretch: readonly WordPage[]): boolean => {
    const read = readOnce(stretch);
    const { number } = stretch[0]!;
    return (
      isStatement(read) ||
      (isProved(read) &&
        (unlike.has(number) || again.has(number) || (parting.has(number) && runsOn(read)))) ||
      (unread.has(number) && leadsFromEndToEnd(read))
    );
  };
  const isAside = (some: readonly WordPage[]): boolean =>
    some.length > 0 && !tellsOfAccounts(readOnce(some)) && !endsAccount(readOnce(some));
  const begun = new Set(
    splitAt(pages, new Set([...anew, ...maybe])).flatMap((stretch) => {
      const { number } = stretch[0]!;
      return maybe.has(number) && isAnother(stretch) ? [number] : [];
    }),
  );
  const partedAt = (begins: ReadonlySet<number>, told: boolean): Stages | null => {
    const parts = splitAt(pages, begins);
    return parts.length < 2 ? null : joinedParts(whole, parts.map(readOnce), told);
  };
  const begins = new Set([...anew, ...begun]);
  const told = [...begun].every((page) => turned.has(page));
  const parted = partedAt(begins, told);
  if (parted !== null) return parted;
  if (whole.statement.verification.status === 'verified') return null;
  // Letters, invoices and terms without page numbers may keep the statement between them from being understood.
  const { before, behind } = pagesWithoutRows(whole, pages);
  const further = [
    ...(isAside(before) ? [pages[before.length]!] : []),
    ...(isAside(behind) ? [behind[0]!] : []),
  ];
  return further.length === 0
    ? null
    : partedAt(new Set([...begins, ...further.map(({ number }) => number)]), false);
}

/** The statements among parts of a file, where they say more than the whole read as one; null where they do not. */
function joinedParts(whole: Stages, parts: readonly Stages[], told: boolean): Stages | null {
  // Terms, invoices and adverts before and behind a statement are numbered by themselves, too.
  const each = parts.filter(
    (stages) => (tellsOfAccounts(stages) || listsAmounts(stages)) && !repeatsOthers(stages, parts),
  );
  if (each.length < parts.filter(listsAmounts).length && each.length < 2) return null;
  if (!told && loseYear(whole, each)) return null;
  const tell = each.filter(tellsOfAccounts);
  const kept = each.filter((stages) => tell.includes(stages) || tell.some((one) => goesOnFrom(one, stages)));
  if (kept.length === 0 || (told && each.length < 2)) return null;
  const copies = kept.filter((stages, at) =>
    kept.some((one, other) => other !== at && isCopy(stages, one) && (other < at || !isCopy(one, stages))),
  );
  const once = kept.filter((stages) => !copies.includes(stages));
  const statement = joined(once);
  // Read as one, the rows of a copy count twice, and prove themselves.
  const isSaid = [statement, whole.statement].some(({ verification }) => verification.status === 'verified');
  if (copies.length > 0 && isSaid)
    return { ...whole, statement: withWarnings(statement, copies.map(copyWarning)), parts: each };
  const all = kept.length === each.length ? statement : joined(each);
  // What tells of no account, among pages that prove all else, is none of it.
  const compared = whole.statement.verification.status === 'verified' ? [statement] : [all, statement];
  const better = compared.some((one) => isBetter(one, whole.statement, told));
  const otherwise = better ? [] : sayingOtherwise(each, all, whole.statement);
  if (!better && otherwise.length === 0) return null;
  if (!otherwise.every(tellsOfItself)) return inDoubtOfSense(whole, all);
  const leftOut = each.filter((stages) => !kept.includes(stages)).map(leftOutWarning);
  return { ...whole, statement: withWarnings(statement, leftOut), parts: each };
}

/** Whether rows that print no year lose what tells theirs, on a cover that would be parted from them. */
function loseYear(whole: Stages, parts: readonly Stages[]): boolean {
  const tellsYear = ({ period, anchor }: Dating): boolean =>
    period.start !== null || period.end !== null || anchor?.certain === true;
  if (!whole.reading.datings.every(tellsYear)) return false;
  return parts.some(({ reading }) =>
    reading.accounts.some(
      ({ rows }, index) =>
        !tellsYear(reading.datings[index]!) && rows.some(({ entry }) => entry.booking?.date.year === null),
    ),
  );
}

const joined = (parts: readonly Stages[]): Statement =>
  parts.map(({ statement }) => statement).reduce(joinedStatements);

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
  return accounts.every(
    ({ part, openingAndClosing }, index) =>
      part.number !== null && (openingAndClosing || tellsPeriod(datings[index]!)),
  );
}

const tellsPeriod = ({ period: { start, end } }: Dating): boolean => start !== null && end !== null;

/** Whether most bookings of pages are proved by themselves. */
function isProved({ statement: { transactions, verification } }: Stages): boolean {
  return verification.rowsProved * 2 > transactions.length;
}

/**
 * Whether pages of which nothing is read among the others are a statement whose labels nobody knows: they tell of which days, and most
 * rows of theirs lead from one printed balance to the next, both ways, as no plan of payments does.
 */
function runsOn({ statement: { transactions }, reading: { datings } }: Stages): boolean {
  return (
    datings.every(tellsPeriod) &&
    transactions.filter(({ proof }) => proof === 'balance').length * 2 > transactions.length &&
    goBothWays(transactions)
  );
}

/** Whether pages that may tell neither days nor a number hold a list of their own, every row of which is proved between two balances. */
function leadsFromEndToEnd({ statement: { transactions, verification } }: Stages): boolean {
  const { status, openingBalance, closingBalance } = verification;
  return (
    status === 'verified' && openingBalance !== null && closingBalance !== null && goBothWays(transactions)
  );
}

/** Whether money comes in and goes out, as on no plan of payments. */
function goBothWays(transactions: Statement['transactions']): boolean {
  return new Set(transactions.map(({ direction }) => direction)).size > 1;
}

/**
 * Whether pages tell of accounts: whose and of which days, or bookings of several days, or of one that lead from one balance to
 * another. Prices, the items of an invoice and a single payment do not.
 */
function tellsOfAccounts({ reading: { accounts, datings } }: Stages): boolean {
  return accounts.some(({ rows, part, openingAndClosing }, index) => {
    if (part.number !== null) return true;
    const undated = rows.filter(({ entry }) => isUndated(entry)).length;
    // The balances of several accounts below the period of a cover are no bookings.
    if (tellsPeriod(datings[index]!)) return openingAndClosing || undated * 2 <= rows.length;
    const days = new Set(
      rows.flatMap(({ entry }) => (isUndated(entry) ? [] : [JSON.stringify(entry.booking?.date)])),
    );
    return days.size > 1 || (openingAndClosing && days.size === rows.length);
  });
}

/** Whether what pages list stands under the names of the columns of others: charges without a day at the end of their list. */
function goesOnFrom(one: Stages, { reading: { accounts } }: Stages): boolean {
  const names = new Set(one.shapes.map(columnNames));
  return accounts.some(({ rows }) =>
    rows.some(({ entry: { shape } }) => columnNames(shape) !== '' && names.has(columnNames(shape))),
  );
}

const listsAmounts = ({ statement }: Stages): boolean => statement.transactions.length > 0;

/** Whether pages name a balance that an account begins or ends with, and list nothing: what does not fit the last row on the page before. */
function endsAccount(stages: Stages): boolean {
  return (
    !listsAmounts(stages) &&
    stages.facts.figures.some(({ label }) => label === 'opening' || label === 'closing')
  );
}

/** What is said of pages that list again what others did. */
function copyWarning({ tokens }: Stages): string {
  return `What is listed on ${pagesOf(tokens)} is listed before, too: its rows are counted once.`;
}

/** What is said of pages that belong to no account though amounts are listed on them. */
function leftOutWarning({ tokens }: Stages): string {
  return `What is listed on ${pagesOf(tokens)} belongs to no account and was left out.`;
}

function pagesOf(tokens: Stages['tokens']): string {
  const [first, last] = [tokens[0]!.line.page, tokens.at(-1)!.line.page];
  return first === last ? `page ${first}` : `pages ${first} to ${last}`;
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
  if (rows !== 0 || doubts !== 0) return rows !== 0 ? rows > 0 : doubts < 0;
  return told || (one.accounts.length === other.accounts.length && by(figuresRead) > 0);
}

/**
 * What all printed figures of a statement come to, whatever their signs: of two readings of the same figures the greater one has left out no
 * thousands, as groups apart are ("3 739,39") beside those of another statement ("4.136,66").
 */
function figuresRead({ accounts, transactions }: Statement): number {
  const figures = [
    ...accounts.flatMap(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]),
    ...transactions.flatMap(({ amount, balance, balancePrinted }) => [amount, balancePrinted ? balance : 0]),
  ];
  return figures.reduce<number>((sum, figure) => sum + Math.abs(figure ?? 0), 0);
}
