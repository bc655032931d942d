/** What stands behind the closing balance of a list and is none of its bookings. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const list = (...behind: readonly (readonly string[])[]) =>
  readSmall({
    above: [PERIOD],
    heading: HEADING,
    rows: [
      ['', 'Opening balance', '', '', '1500.00'],
      ['04/03/2026', 'Grocer', '50.00', '', '1450.00'],
      ['', 'Fuel', '30.00', '', '1420.00'],
      ['10/03/2026', 'Wages', '', '500.00', '1920.00'],
      ['', 'Rent', '700.00', '', '1220.00'],
      ['', 'Closing balance', '', '', '1220.00'],
      ...behind,
    ],
  });

describe('a line behind the closing balance', () => {
  it('is a note where the list is proved without it', () => {
    const stages = list(['', 'Deposits are guaranteed up to', '85000.00']);
    expect(rowsOf(stages)).toHaveLength(4);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('is a booking where it has its day', () => {
    const stages = list(['12/03/2026', 'Coffee', '20.00', '', '1200.00']);
    expect(rowsOf(stages).at(-1)).toBe('2026-03-12 -2000 Coffee');
  });

  it('is kept where the list is not proved without it', () => {
    const stages = readSmall({
      above: [PERIOD],
      heading: HEADING.slice(0, 4),
      rows: [
        ['', 'Opening balance', '', '1500.00'],
        ['04/03/2026', 'Grocer', '50.00', ''],
        ['', 'Fuel', '30.00', ''],
        ['', 'Closing balance', '', '1400.00'],
        ['', 'Coffee', '20.00', ''],
      ],
    });
    expect(stages.statement.verification.status).not.toBe('verified');
  });
});

describe('rows behind the balance of the last day', () => {
  const rows = (...behind: readonly (readonly string[])[]) => {
    const stages = readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['01/03/2026', 'Balance', '1500.00'],
        ['04/03/2026', 'Grocer', '-50.00'],
        ['10/03/2026', 'Wages', '500.00'],
        ...behind,
      ],
    });
    return { rows: rowsOf(stages).length, status: stages.statement.verification.status };
  };
  const END = ['31/03/2026', 'Balance', '1950.00'];

  it('are due next where all of them are of later days', () => {
    const due = [
      ['02/04/2026', 'Rent', '-700.00'],
      ['09/04/2026', 'Gas', '-60.00'],
    ];
    expect(rows(END, ...due)).toEqual({ rows: 2, status: 'verified' });
  });

  it('are bookings where one of them is of the period', () => {
    const more = [
      ['31/03/2026', 'Fee', '-5.00'],
      ['02/04/2026', 'Rent', '-700.00'],
    ];
    expect(rows(END, ...more)).toEqual({ rows: 4, status: 'unverified' });
  });

  it('are bookings behind the balance of another day', () => {
    const more = [
      ['20/03/2026', 'Balance', '1950.00'],
      ['02/04/2026', 'Rent', '-700.00'],
    ];
    expect(rows(...more)).toEqual({ rows: 3, status: 'unverified' });
  });
});

it('lines without a day behind the balance of the last day are none of its bookings', () => {
  const stages = readSmall({
    above: [PERIOD, 'Opening balance 1500.00', 'Closing balance 1220.00'],
    heading: ['Description', 'Amount'],
    rows: [
      ['4 March 2026'],
      ['', 'Grocer', '-80.00'],
      ['', 'Balance of the day', '1420.00'],
      ['10 March 2026'],
      ['', 'Rent', '-200.00'],
      ['', 'Balance of the day', '1220.00'],
      ['', 'Alpha Fund A', '5070.67'],
      ['', 'Beta Bond 2031', '2757.57'],
    ],
  });
  expect(rowsOf(stages)).toHaveLength(2);
  expect(stages.statement.verification.status).toBe('verified');
});
