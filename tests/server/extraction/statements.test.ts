/**
 * Every generated layout through the whole engine: rows exact, balances, order, texts and account facts right, and
 * nothing ever shown as verified that is wrong. What the engine does not read yet is named below with its reason;
 * an entry whose shortfall is mended makes its test fail until it is taken off the list.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalDecimal } from '../../../server/cli/evaluate/match.ts';
import { scoreStatement, type Score } from '../../../server/cli/evaluate/score.ts';
import { extractStatement } from '../../../server/extraction/extract.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { Statement } from '../../../shared/statement.ts';
import { layouts } from '../../statements/registry.ts';
import type { Truth } from '../../statements/truth.ts';
import { SHORTFALLS, type Aspect } from './shortfalls.ts';

const SEED = 5;

interface Read {
  readonly truth: Truth;
  readonly statement: Statement;
  readonly score: Score;
}

const read = new Map<string, Read>();

beforeAll(async () => {
  for (const layout of layouts) {
    const { pdf, truth, password } = await layout.generate(SEED);
    const { statement } = await extractStatement(pdf, { password });
    read.set(layout.name, { truth, statement, score: scoreStatement(truth, statement) });
  }
}, 120_000);

const cases = layouts.map(({ name }) => [name] as const);

describe('every layout', () => {
  it.each(cases)('%s is never verified where it is wrong', (name) => {
    const { score } = read.get(name)!;
    expect(score.silentError ? [name, ...score.differences] : []).toEqual([]);
  });

  it.each(cases)('%s is read as it is printed', (name) => {
    const found = problems(read.get(name)!);
    const known = new Set(
      SHORTFALLS.filter(({ layouts }) => layouts.includes(name)).flatMap(({ aspects }) => aspects),
    );
    const wrong = [...found].filter(([aspect]) => !known.has(aspect)).flatMap(([, details]) => details);
    expect(wrong).toEqual([]);
    const mended = [...known].filter((aspect) => !found.has(aspect));
    expect(mended, 'read rightly by now: take it off tests/server/extraction/shortfalls.ts').toEqual([]);
  });

  it.each(cases)('%s claims no more than can be known', (name) => {
    const { truth, statement } = read.get(name)!;
    const { status } = statement.verification;
    expect(CLAIMS.indexOf(status)).toBeLessThanOrEqual(CLAIMS.indexOf(truth.expected_status));
  });
});

describe('the list of shortfalls', () => {
  it('names layouts that are there', () => {
    const names = new Set(layouts.map(({ name }) => name));
    expect(SHORTFALLS.flatMap((shortfall) => shortfall.layouts.filter((name) => !names.has(name)))).toEqual(
      [],
    );
  });
});

/** What a statement can claim, from least to most; a mismatch where there is one says no less than verified. */
const CLAIMS = ['unverified', 'mismatch', 'verified'] as const;

/** What is wrong with a reading, by aspect, for people. */
function problems({ truth, statement, score }: Read): Map<Aspect, string[]> {
  const found: [Aspect, string[]][] = [
    ['rows', rowProblems(truth, statement)],
    ['balances', score.balances.right === score.balances.of ? [] : differences(score, 'balance')],
    ['order', orderProblems(statement)],
    ['texts', score.descriptions.right === score.descriptions.of ? [] : differences(score, 'text')],
    ['account', accountProblems(truth, statement)],
    ['warnings', warningProblems(truth, statement)],
  ];
  return new Map(found.filter(([, list]) => list.length > 0));
}

function differences(score: Score, kind: string): string[] {
  return score.differences.filter((line) => line.startsWith(kind));
}

/** Date, money in and money out of every row, as a multiset. */
function rowProblems(truth: Truth, statement: Statement): string[] {
  const wanted = truth.accounts.flatMap((account) =>
    account.transactions.map((row) =>
      key(row.date, canonicalDecimal(row.amountIn), canonicalDecimal(row.amountOut)),
    ),
  );
  const read = statement.transactions.map((row) => {
    const amount = canonicalDecimal(formatMinor(row.amount, currencyOf(statement, row.account)));
    return row.direction === 'in' ? key(row.date, amount, null) : key(row.date, null, amount);
  });
  const missing = subtract(wanted, read).map((row) => `missing ${row}`);
  return [...missing, ...subtract(read, wanted).map((row) => `surplus ${row}`)];
}

function key(date: string, amountIn: string | null, amountOut: string | null): string {
  return `${date} in ${amountIn ?? '-'} out ${amountOut ?? '-'}`;
}

function subtract(from: readonly string[], what: readonly string[]): string[] {
  const left = [...what];
  return from.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Oldest first within each account. */
function orderProblems({ accounts, transactions }: Statement): string[] {
  return accounts.flatMap(({ first, count }) => {
    const dates = transactions.slice(first, first + count).map((row) => row.date);
    return dates.flatMap((date, index) =>
      index > 0 && date < dates[index - 1]! ? [`${date} behind ${dates[index - 1]}`] : [],
    );
  });
}

/** Number, period, opening and closing of every account, where they are printed. */
function accountProblems(truth: Truth, statement: Statement): string[] {
  if (truth.accounts.length !== statement.accounts.length)
    return [`${statement.accounts.length} accounts in place of ${truth.accounts.length}`];
  return truth.accounts.flatMap((wanted, index) => {
    const account = statement.accounts[index]!;
    const money = (minor: number | null): string | null =>
      minor === null ? null : canonicalDecimal(formatMinor(minor, account.currency));
    const compared: [string, string | null, string | null][] = [
      ['number', bare(wanted.number), bare(account.number)],
      ['opening', canonicalDecimal(wanted.opening_balance), money(account.openingBalance)],
      ['closing', canonicalDecimal(wanted.closing_balance), money(account.closingBalance)],
      ['period start', wanted.period_start, account.periodStart],
      ['period end', wanted.period_end, account.periodEnd],
    ];
    return compared.flatMap(([what, expected, actual]) =>
      expected === null || expected === actual ? [] : [`${what} ${actual} in place of ${expected}`],
    );
  });
}

/** Pages are said to be missing where one is, and nowhere else. */
function warningProblems({ tags }: Truth, { verification }: Statement): string[] {
  const found = verification.warnings.filter((warning) => /^Page .* missing from the file/.test(warning));
  if (!tags.includes('pages:missing')) return found;
  return found.length > 0 ? [] : ['no warning of the missing page'];
}

function bare(number: string | null): string | null {
  return number?.replace(/[^\p{L}\p{N}*]/gu, '') ?? null;
}

function currencyOf(statement: Statement, account: number): string | null {
  return statement.accounts[account]?.currency ?? statement.currency;
}
