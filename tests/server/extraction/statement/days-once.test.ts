/** Dates that are not printed in every row, from words to flags. */
import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../shared/statement.ts';
import { datesAndFlags } from '../../../support/dated-rows.ts';
import { readSmall } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
const ABOVE = ['Statement period: 1 March 2026 to 31 March 2026', 'Opening balance: 1,000.00'];

describe('dates printed with the first booking of a day, balances with its last', () => {
  const { statement } = readSmall({
    above: ABOVE,
    heading: HEADING,
    rows: [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', ''],
      ['', 'Rent', '300.00', '', '670.00'],
      ['09 Mar 2026', 'Salary', '', '900.00', '1,570.00'],
      ['12 Mar 2026', 'Fuel', '40.00', '', '1,530.00'],
      ['16 Mar 2026', 'Market', '15.00', '', '1,515.00'],
    ],
    below: ['Closing balance: 1,515.00'],
  });

  it('date the rows without, and leave no doubt even where a single day has two', () => {
    expect(datesAndFlags(statement)).toEqual([
      ['2026-03-03', []],
      ['2026-03-05', []],
      ['2026-03-05', []],
      ['2026-03-09', []],
      ['2026-03-12', []],
      ['2026-03-16', []],
    ]);
    expect(statement.verification.status).toBe('verified');
  });
});

describe('a row without a date where each has one', () => {
  const { statement } = readSmall({
    above: ABOVE,
    heading: HEADING,
    rows: [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', '', '970.00'],
      ['', 'Rent', '300.00', '', '670.00'],
      ['09 Mar 2026', 'Salary', '', '900.00', '1,570.00'],
      ['12 Mar 2026', 'Fuel', '40.00', '', '1,530.00'],
      ['16 Mar 2026', 'Market', '15.00', '', '1,515.00'],
    ],
    below: ['Closing balance: 1,515.00'],
  });

  it('has the date of the row before, and a doubt', () => {
    expect(datesAndFlags(statement)[2]).toEqual(['2026-03-05', ['date_inherited']]);
    expect(statement.verification.status).toBe('unverified');
  });
});

describe('a row without a date behind the end of a day', () => {
  const doubts = (rows: readonly (readonly string[])[]) => {
    const { statement } = readSmall({ above: ABOVE, heading: HEADING, rows });
    return [statement.verification.status, datesAndFlags(statement).filter(([, flags]) => flags.length > 0)];
  };

  it('is in doubt where a line of its own tells the balance of each day', () => {
    const day = (balance: string) => ['', 'Balance of the day', '', '', balance];
    const rows = (third: string) => [
      ['03 Mar 2026', 'Coffee', '10.00'],
      ['', 'Books', '20.00'],
      day('970.00'),
      [third, 'Rent', '300.00'],
      ['', 'Fuel', '40.00'],
      day('630.00'),
      ['16 Mar 2026', 'Market', '15.00'],
      ['', 'Tea', '5.00'],
      day('610.00'),
    ];
    expect(doubts(rows('09 Mar 2026'))).toEqual(['verified', []]);
    expect(doubts(rows(''))).toEqual(['unverified', [['2026-03-03', ['date_inherited']]]]);
  });

  it('is in doubt also where few days have several rows', () => {
    const rows = (fifth: string) => [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', ''],
      ['', 'Rent', '300.00', '', '670.00'],
      ['09 Mar 2026', 'Salary', '', '900.00', '1,570.00'],
      [fifth, 'Fuel', '40.00', '', '1,530.00'],
      ['16 Mar 2026', 'Market', '15.00'],
      ['', 'Tea', '5.00', '', '1,510.00'],
      ['18 Mar 2026', 'Bread', '4.00', '', '1,506.00'],
    ];
    expect(doubts(rows('12 Mar 2026'))).toEqual(['verified', []]);
    expect(doubts(rows(''))).toEqual(['unverified', [['2026-03-09', ['date_inherited']]]]);
  });

  it('is a row all the same where its balance is misprinted', () => {
    const rows = [
      ['03 Mar 2026', 'Coffee', '10.00', '', '990.00'],
      ['05 Mar 2026', 'Books', '20.00', '', '970.00'],
      ['', 'Rent', '300.00', '', '671.00'],
    ];
    const { statement } = readSmall({ above: ABOVE, heading: HEADING, rows });
    expect([statement.verification.status, statement.transactions.length]).toEqual(['mismatch', 3]);
  });
});

describe('rows that print no date at all', () => {
  const read = (about: string): Statement =>
    readSmall({
      above: [about, 'Opening balance: 1,000.00'],
      heading: ['No.', 'Description', 'Paid out', 'Paid in', 'Balance'],
      rows: [
        ['1.', 'Coffee', '10.00', '', '990.00'],
        ['2.', 'Salary', '', '900.00', '1,890.00'],
        ['3.', 'Fuel', '40.00', '', '1,850.00'],
      ],
      below: ['Closing balance: 1,850.00'],
    }).statement;

  it('are of the one day a statement is about', () => {
    const statement = read('Transactions for the day 16/03/2026');
    expect(datesAndFlags(statement)).toEqual(Array.from({ length: 3 }, () => ['2026-03-16', []]));
    expect(statement.verification.status).toBe('verified');
  });

  it('are in doubt where it is about more', () => {
    expect(
      datesAndFlags(read('Statement period 16/03/2026 to 17/03/2026')).map(([, flags]) => flags),
    ).toEqual(Array.from({ length: 3 }, () => ['date_uncertain']));
  });
});

describe('rows without a date behind a dated balance that is carried', () => {
  it('are most likely of its day, in doubt', () => {
    const { statement } = readSmall({
      above: ['Statement period: 1 March 2026 to 31 March 2026'],
      heading: HEADING,
      rows: [
        ['03 Mar 2026', 'Balance forward', '', '', '1,000.00'],
        ['', 'Coffee', '10.00', '', '990.00'],
        ['05 Mar 2026', 'Books', '20.00', '', '970.00'],
        ['09 Mar 2026', 'Salary', '', '900.00', '1,870.00'],
      ],
    });
    expect(datesAndFlags(statement)).toEqual([
      ['2026-03-03', ['date_inherited']],
      ['2026-03-05', []],
      ['2026-03-09', []],
    ]);
  });
});
