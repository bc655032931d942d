/** Two columns of dates: which holds the day of the booking. */
import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

describe('two date columns', () => {
  const two = (first: string, second: string) => {
    const { statement } = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: [first, second, 'Description', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', '06/03/2026', 'Coffee', '-12.50', '87.50'],
        ['05/03/2026', '09/03/2026', 'Salary', '500.00', '587.50'],
        ['10/03/2026', '11/03/2026', 'Books', '-7.30', '580.20'],
      ].map(([a, b, text, ...cells]) => [a!, `${b}`, text!, ...cells]),
    });
    return statement.transactions.map((row) => [row.date.slice(-2), row.valueDate?.slice(-2)]);
  };

  it.each([
    [
      'Booking date',
      'Value date',
      [
        ['04', '06'],
        ['05', '09'],
        ['10', '11'],
      ],
    ],
    [
      'Value date',
      'Booking date',
      [
        ['06', '04'],
        ['09', '05'],
        ['11', '10'],
      ],
    ],
    [
      'Transaction date',
      'Posting date',
      [
        ['06', '04'],
        ['09', '05'],
        ['11', '10'],
      ],
    ],
  ] as const)('%s, %s', (first, second, expected) => {
    expect(two(first, second)).toEqual(expected);
  });

  /** Rows whose days under the first name stand once each, or where they are given; value dates in every row. */
  const onceEach = (days: readonly string[], values: readonly string[]) => {
    const balances = ['90.00', '80.00', '70.00', '60.00', '50.00', '40.00'];
    return readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: ['Transaction date', 'Description', 'Value date', 'Amount', 'Balance'],
      rows: balances.map((balance, at) => [days[at]!, 'Coffee', values[at]!, '-10.00', balance]),
    }).statement;
  };

  it('of which the first stands once for all rows of its day, and the others do not run in order', () => {
    const { transactions } = onceEach(
      ['05/03/2026', '', '', '09/03/2026', '', ''],
      ['05/03/2026', '03/03/2026', '06/03/2026', '04/03/2026', '09/03/2026', '07/03/2026'],
    );
    expect(transactions.map(({ date }) => date.slice(-2))).toEqual(['05', '05', '05', '09', '09', '09']);
  });

  it('of which the first stands in few rows, among them the first, are in doubt where the others run in order', () => {
    const statement = onceEach(
      ['04/03/2026', '', '', '08/03/2026', '', ''],
      ['05/03/2026', '06/03/2026', '07/03/2026', '09/03/2026', '10/03/2026', '11/03/2026'],
    );
    expect(statement.verification.status).toBe('unverified');
  });

  /** Rows of a day as printed under a name, a value date, an amount and a balance. */
  const besideValue = (name: string, days: readonly string[], below: readonly string[]) => {
    const amounts = ['90.00', '80.00', '70.00', '60.00'];
    const { statement } = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: [name, '', 'Value date', 'Amount', 'Balance'],
      rows: amounts.map((balance, at) => [days[at]!, 'Coffee', `1${at}/03/2026`, '-10.00', balance]),
      below,
    });
    return statement;
  };

  it('of which only the second is named, under figures of other lists', () => {
    const list = [1, 2, 3, 4, 5, 6].map((at) => `Rate ${at}.50 on balances above 1,000.00`);
    const days = ['04/03/2026', '05/03/2026', '06/03/2026', '07/03/2026'];
    expect(besideValue('Sprat', days, list).transactions.map(({ date }) => date.slice(-2))).toEqual([
      '04', '05', '06', '07',
    ]); // prettier-ignore
  });

  it('of which the first is not read are in doubt', () => {
    const { transactions, verification } = besideValue(
      'Booking date',
      ['4.III', '5.III', '6.III', '7.III'],
      [],
    );
    expect(transactions.map(({ date }) => date.slice(-2))).toEqual(['10', '11', '12', '13']);
    expect(verification.status).toBe('unverified');
  });
});
