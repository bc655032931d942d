/** Rows whose direction no row before them tells: the first of a statement, or its only one. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

describe('a first row whose direction nothing tells', () => {
  const rest = [
    ['05/03/2026', 'Salary Ostler', '500.00', '600.00'],
    ['09/03/2026', 'Savings to pot', '20.00', '580.00'],
    ['16/03/2026', 'Savings to pot', '30.00', '550.00'],
    ['19/03/2026', 'Refund', '5.00', '555.00'],
    ['21/03/2026', 'Salary Hale', '80.00', '635.00'],
  ];
  const first = (text: string, amount = '12.50') => {
    const rows = [['04/03/2026', text, amount, '100.00'], ...rest];
    const { statement } = readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows,
    });
    const { direction, flags } = statement.transactions[0]!;
    return [direction, flags.some(({ code }) => code === 'direction_uncertain')];
  };

  it('goes the way of the rows with its words, and is flagged', () => {
    expect(first('Savings Ida')).toEqual(['out', true]);
    expect(first('Salary Ida')).toEqual(['in', true]);
  });

  it('goes in where its balance is its amount: the account began with nothing', () => {
    expect(first('Savings Ida', '100.00')).toEqual(['in', true]);
  });

  it('goes the way of most where its words say two things, or nothing', () => {
    expect(first('Salary into savings')).toEqual(['in', true]);
    expect(first('Grocer')).toEqual(['in', true]);
  });
});

describe('the only row of a statement, beside its balance and without a sign', () => {
  const only = (text: string): number[] =>
    amountsOf(
      readSmall({
        above: [PERIOD],
        heading: ['Date', 'Description', 'Amount', 'Balance'],
        rows: [['05/03/2026', text, '12.50', '587.50']],
      }),
    );

  it('came in, as amounts without a minus do', () => {
    expect(only('Zoralo tan')).toEqual([1250]);
  });

  it('went out where its text says so', () => {
    expect(only('Withdrawal Leeds')).toEqual([-1250]);
  });
});
