/** Bookings in two lines: the text and the amount over the day and the balance. And days that stand over their bookings with it. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

/** Text, amount, day, balance. */
type Booking = readonly [string, string, string, string];

const NEWEST_FIRST: readonly Booking[] = [
  ['Salary of the month', '+500.00', '9 Mar 2026', '567.80'],
  ['Books and papers', '-12.20', '6 Mar 2026', '67.80'],
  ['Coffee at the harbour', '-20.00', '6 Mar 2026', '80.00'],
  ['Rent of the garage', '-50.00', '2 Mar 2026', '100.00'],
];

function read(bookings: readonly Booking[]): Statement {
  const lines = bookings.flatMap(([text, amount, day, balance], index) => [
    row(100 + 30 * index, left(40, text), right(500, amount)),
    row(111 + 30 * index, left(40, day), right(500, balance)),
  ]);
  return readStatement([page(1, [row(60, left(40, 'Transactions'), right(500, 'Amount')), ...lines])])
    .statement;
}

describe('the text and the amount over the day and the balance', () => {
  it('are one booking, whatever way the list runs', () => {
    const expected = [
      '2026-03-02 -5000 Rent of the garage',
      '2026-03-06 -2000 Coffee at the harbour',
      '2026-03-06 -1220 Books and papers',
      '2026-03-09 +50000 Salary of the month',
    ];
    for (const bookings of [NEWEST_FIRST, NEWEST_FIRST.toReversed()]) {
      const statement = read(bookings);
      expect(rowsOf({ statement })).toEqual(expected);
      expect(statement.transactions.map(({ balance }) => balance)).toEqual([10000, 8000, 6780, 56780]);
    }
  });

  it('are one booking with the text behind the day', () => {
    const statement = read(
      NEWEST_FIRST.map(([text, amount, day, balance]) => [text, amount, `${day} Card payment`, balance]),
    );
    expect(rowsOf({ statement })).toEqual([
      '2026-03-02 -5000 Rent of the garage Card payment',
      '2026-03-06 -2000 Coffee at the harbour Card payment',
      '2026-03-06 -1220 Books and papers Card payment',
      '2026-03-09 +50000 Salary of the month Card payment',
    ]);
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([10000, 8000, 6780, 56780]);
  });

  it('are one booking with the balance behind its name', () => {
    const statement = read(
      NEWEST_FIRST.map(([text, amount, day, balance]) => [text, amount, day, `Balance $${balance}`]),
    );
    expect(rowsOf({ statement })).toEqual([
      '2026-03-02 -5000 Rent of the garage',
      '2026-03-06 -2000 Coffee at the harbour',
      '2026-03-06 -1220 Books and papers',
      '2026-03-09 +50000 Salary of the month',
    ]);
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([10000, 8000, 6780, 56780]);
  });

  it('are none where the amounts do not lead from figure to figure', () => {
    const broken = NEWEST_FIRST.map(([text, amount, day, balance], index): Booking => [
      text,
      amount,
      day,
      index === 1 ? '67.90' : balance,
    ]);
    expect(read(broken).verification.status).not.toBe('verified');
  });
});

describe('a day and the balance in a column of their own, below the text and the amount', () => {
  /** With a line of text below each, as a rule, and without any heading where there is none to be read. */
  const apart = (heading: boolean, bookings: readonly Booking[]): Statement => {
    const lines = bookings.flatMap(([text, amount, day, balance], index) => [
      row(100 + 44 * index, left(40, text), right(430, amount)),
      row(111 + 44 * index, left(40, day), right(500, balance)),
      ...(index === 1 ? [] : [row(122 + 44 * index, left(40, `Ref ${index}4`))]),
    ]);
    const names = row(60, left(40, 'Details'), right(430, 'Amount'), right(500, 'Balance'));
    return readStatement([page(1, [...(heading ? [names] : []), ...lines])]).statement;
  };

  it.each([
    ['under names', true],
    ['under none', false],
  ])('%s', (_, heading) => {
    const statement = apart(heading, NEWEST_FIRST.toReversed());
    expect(rowsOf({ statement })).toEqual([
      '2026-03-02 -5000 Rent of the garage Ref 04',
      '2026-03-06 -2000 Coffee at the harbour',
      '2026-03-06 -1220 Books and papers Ref 24',
      '2026-03-09 +50000 Salary of the month Ref 34',
    ]);
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([10000, 8000, 6780, 56780]);
  });

  it('prove nothing where the amounts do not lead from figure to figure', () => {
    const broken = NEWEST_FIRST.map(([text, amount, day, balance], index): Booking => [
      text,
      amount,
      day,
      index === 1 ? '67.90' : balance,
    ]);
    expect(apart(true, broken).verification.status).not.toBe('verified');
  });
});

describe('a day with the balance it ends with, over its bookings', () => {
  const above = ['Opening balance 100.00', 'Closing balance 567.80'];
  const heading = ['Time', 'Merchant', 'Amount'];

  it('is no booking where the balance stands among the amounts', () => {
    const { statement } = readSmall({
      above,
      heading,
      rows: [
        ['Fri 6 March 2026', '', 'Balance 67.80'],
        ['09:14', 'Coffee', '-20.00'],
        ['12:40', 'Books', '-12.20'],
        ['Mon 9 March 2026', '', 'Balance 567.80'],
        ['08:00', 'Salary', '+500.00'],
      ],
    });
    expect(rowsOf({ statement })).toEqual([
      '2026-03-06 -2000 Coffee',
      '2026-03-06 -1220 Books',
      '2026-03-09 +50000 Salary',
    ]);
    expect(statement.verification.status).toBe('verified');
  });
});

it('words that say on which side a balance is count for more than the column it happens to stand in', () => {
  const { statement } = readSmall({
    above: ['Du 01/03/2026 au 31/03/2026'],
    heading: ['Date', 'Libellé', 'Débit', 'Crédit'],
    rows: [
      ['', 'Solde créditeur au 28/02/2026', '100,00', ''],
      ['04/03/2026', 'Loyer', '60,00', ''],
      ['05/03/2026', 'Salaire', '', '500,00'],
      ['09/03/2026', 'Boulangerie', '7,50', ''],
      ['', 'Solde créditeur au 31/03/2026', '532,50', ''],
    ],
  });
  expect(statement.verification).toMatchObject({
    status: 'verified',
    openingBalance: 10000,
    closingBalance: 53250,
  });
});

it('what is invested on a day is no balance of the account', () => {
  const { statement } = readSmall({
    above: ['Período 01/03/2026 a 31/03/2026', 'Saldo anterior 100,00'],
    heading: ['Data', 'Histórico', 'Valor', 'Saldo'],
    rows: [
      ['04/03/2026', 'Aluguel', '60,00-', '40,00'],
      ['05/03/2026', 'Salário', '500,00', '540,00'],
    ],
    below: ['Saldo aplicação automática em 31/03: 980,00'],
  });
  expect(statement.verification).toMatchObject({ status: 'verified', closingBalance: 54000 });
});

it('two balances with their days may stand on one line with a point between them', () => {
  const { statement } = readSmall({
    above: ['ada may \u00b7 Balance Mar 1: $100.00 \u00b7 Balance Mar 31: $532.50'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['Mar 4, 2026', 'Rent', '-60.00'],
      ['Mar 5, 2026', 'Wages', '500.00'],
      ['Mar 9, 2026', 'Bakery', '-7.50'],
    ],
  });
  expect(statement.verification).toMatchObject({ openingBalance: 10000, closingBalance: 53250 });
});
