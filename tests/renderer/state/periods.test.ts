import { describe, expect, test } from 'vitest';
import type { DocumentBody } from '../../../shared/api/documents.ts';
import { periodFindings } from '../../../renderer/state/periods.ts';
import { account } from '../accounts.ts';
import { documentBody } from '../rows.ts';

type Fields = Partial<ReturnType<typeof account>>;
let count = 0;

function statement(start: string, end: string, fields: Fields = {}): DocumentBody {
  count += 1;
  return documentBody(`${count}`, {
    accounts: [account({ period_start: start, period_end: end, ...fields })],
  });
}
const kinds = (...documents: readonly DocumentBody[]) => periodFindings(documents).map(({ kind }) => kind);

const march = statement('2026-03-01', '2026-03-31');
const april = statement('2026-04-01', '2026-04-30');
const may = statement('2026-05-01', '2026-05-31');

describe('a gap', () => {
  test('is every day no statement covers, in whatever order the statements came', () => {
    expect(periodFindings([may, march])).toMatchObject([
      { kind: 'gap', from: '2026-04-01', to: '2026-04-30', days: 30, label: '55501234 GBP' },
    ]);
    expect(kinds(may, april, march)).toEqual([]);
  });

  test('of one day counts', () => {
    expect(periodFindings([march, statement('2026-04-02', '2026-04-30')])).toMatchObject([
      { kind: 'gap', from: '2026-04-01', to: '2026-04-01', days: 1 },
    ]);
  });

  test('is none where the balances join: nothing was booked on those days', () => {
    const first = statement('2026-03-01', '2026-03-28', { closing_balance: '120.00' });
    const next = statement('2026-04-02', '2026-04-30', { opening_balance: '120.00' });
    expect(kinds(first, next)).toEqual([]);
  });

  test('is none behind a statement of a whole year', () => {
    expect(kinds(statement('2026-01-01', '2026-12-31'), statement('2027-01-01', '2027-01-31'))).toEqual([]);
  });
});

describe('an overlap', () => {
  test('is every day two statements cover', () => {
    expect(periodFindings([march, statement('2026-03-25', '2026-04-24')])).toMatchObject([
      { kind: 'overlap', from: '2026-03-25', to: '2026-03-31', days: 7 },
    ]);
  });

  test('of the day one ends and the next begins is how many banks print it', () => {
    expect(kinds(march, statement('2026-03-31', '2026-04-30'))).toEqual([]);
  });

  test('of a month within a quarter ends with the month', () => {
    expect(periodFindings([statement('2026-03-01', '2026-05-31'), april])).toMatchObject([
      { kind: 'overlap', from: '2026-04-01', to: '2026-04-30', days: 30 },
    ]);
  });
});

test('the same days in two files are one statement twice', () => {
  expect(kinds(march, statement('2026-03-01', '2026-03-31'), april)).toEqual(['twice']);
});

test('a balance that does not carry over is found where the periods join', () => {
  const first = statement('2026-03-01', '2026-03-31', { closing_balance: '120.00' });
  const next = statement('2026-04-01', '2026-04-30', { opening_balance: '90.00' });
  expect(periodFindings([first, next])).toMatchObject([
    { kind: 'break', closing: '120.00', opening: '90.00' },
  ]);
});

describe('accounts', () => {
  test('are told apart by number and currency, however the number is spaced', () => {
    const spaced = statement('2026-05-01', '2026-05-31', { number: '555 012-34' });
    expect(kinds(march, spaced)).toEqual(['gap']);
    expect(kinds(march, statement('2026-05-01', '2026-05-31', { currency: 'EUR' }))).toEqual([]);
    expect(kinds(march, statement('2026-05-01', '2026-05-31', { number: '55501235' }))).toEqual([]);
  });

  test('without a number are compared with nothing', () => {
    const nameless = { number: null };
    expect(
      kinds(statement('2026-03-01', '2026-03-31', nameless), statement('2026-05-01', '2026-05-31', nameless)),
    ).toEqual([]);
  });

  test('of documents that are being read or failed are left out', () => {
    expect(kinds(march, { ...may, status: 'processing' })).toEqual([]);
  });
});
