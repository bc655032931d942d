/** Balances below their amounts, with or without their name. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

/** Day, text, amount, what stands below the text, balance. */
type Booking = readonly [string, string, string, string, string];

const BOOKINGS: readonly Booking[] = [
  ['2 Mar 2026', 'Rent of the garage', '-50.00', 'Monthly order', '100.00'],
  ['6 Mar 2026', 'Coffee', '-20.00', '', '80.00'],
  ['6 Mar 2026', 'Books and papers', '-12.20', 'Card 4417', '67.80'],
  ['9 Mar 2026', 'Salary', '+500.00', '', '567.80'],
];

function read(name: string, bookings: readonly Booking[] = BOOKINGS): Statement {
  const lines = bookings.flatMap(([day, text, amount, below, balance], index) => [
    row(100 + 34 * index, left(40, day), left(130, text), right(500, amount)),
    row(112 + 34 * index, ...(below ? [left(130, below)] : []), right(500, `${name}${balance}`)),
  ]);
  return readStatement([page(1, lines)]).statement;
}

describe('figures below the amounts that lead from one to the next', () => {
  it.each(['', 'Balance: '])('are balances behind "%s"', (name) => {
    for (const bookings of [BOOKINGS, BOOKINGS.toReversed()]) {
      const { transactions } = read(name, bookings);
      expect(transactions.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
        ['2026-03-02', 5000, 10000],
        ['2026-03-06', 2000, 8000],
        ['2026-03-06', 1220, 6780],
        ['2026-03-09', 50000, 56780],
      ]);
      expect(transactions[2]!.description).toBe('Books and papers Card 4417');
    }
  });

  it('are balances where days stand alone above their bookings, behind a name that further texts precede', () => {
    const lines = BOOKINGS.flatMap(([day, text, amount, below, balance], index) => [
      ...(day === BOOKINGS[index - 1]?.[0] ? [] : [row(88 + 40 * index, left(40, day))]),
      row(100 + 40 * index, left(60, text), right(500, amount)),
      row(112 + 40 * index, ...(below ? [left(60, below)] : []), right(500, `Balance ${balance}`)),
    ]);
    const { transactions } = readStatement([page(1, lines)]).statement;
    expect(transactions.map(({ date, balance }) => [date, balance])).toEqual([
      ['2026-03-02', 10000],
      ['2026-03-06', 8000],
      ['2026-03-06', 6780],
      ['2026-03-09', 56780],
    ]);
    expect(transactions[2]!.description).toBe('Books and papers Card 4417');
  });

  it('are balances beside the day below the amount, or above it where the text goes on', () => {
    const lines = BOOKINGS.flatMap(([day, text, amount, below, balance], index) => [
      row(100 + 50 * index, left(60, text), right(500, amount)),
      row(112 + 50 * index, left(60, below || day), right(500, `Balance ${balance}`)),
      ...(below ? [row(124 + 50 * index, left(60, day))] : []),
    ]);
    const { transactions } = readStatement([page(1, lines)]).statement;
    expect(transactions.map(({ date, balance, description }) => [date, balance, description])).toEqual([
      ['2026-03-02', 10000, 'Rent of the garage Monthly order'],
      ['2026-03-06', 8000, 'Coffee'],
      ['2026-03-06', 6780, 'Books and papers Card 4417'],
      ['2026-03-09', 56780, 'Salary'],
    ]);
  });

  it('are none where they do not', () => {
    const broken = BOOKINGS.map((booking, index): Booking =>
      index === 1 ? [booking[0], booking[1], booking[2], booking[3], '80.10'] : booking,
    );
    expect(read('Balance: ', broken).verification.status).not.toBe('verified');
  });

  it('are balances beside a text that holds another day', () => {
    const dated = BOOKINGS.map((booking): Booking =>
      booking[1] === 'Coffee'
        ? [booking[0], booking[1], booking[2], 'Value 6 Mar 2026 Leeds 5.03. 12:13', '80.00']
        : booking,
    );
    expect(read('Balance: ', dated).transactions.map(({ balance }) => balance)).toEqual([
      10000, 8000, 6780, 56780,
    ]);
  });
});

it('figures below amounts are balances beside what elsewhere is the title of a list', () => {
  const kinds: readonly Booking[] = [
    ['2 Mar 2026', 'Garage Holm', '-50.00', 'Standing order', '100.00'],
    ['6 Mar 2026', 'Corner Cafe', '-20.00', 'Card payment', '80.00'],
    ['9 Mar 2026', 'Savings Club', '+12.00', 'Interest paid', '92.00'],
    ['10 Mar 2026', 'Anna Berg', '+300.00', 'Transfer', '392.00'],
  ];
  const lines = kinds.flatMap(([day, text, amount, below, balance], index) => [
    row(88 + 40 * index, left(40, day)),
    row(100 + 40 * index, left(60, text), right(500, amount)),
    row(112 + 40 * index, left(60, below), right(500, balance)),
  ]);
  const { transactions } = readStatement([page(1, lines)]).statement;
  expect(transactions.map(({ balance, description }) => [balance, description])).toEqual([
    [10000, 'Garage Holm Standing order'],
    [8000, 'Corner Cafe Card payment'],
    [9200, 'Savings Club Interest paid'],
    [39200, 'Anna Berg Transfer'],
  ]);
});
