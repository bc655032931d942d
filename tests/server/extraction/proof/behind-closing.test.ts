/** Lines without a date behind the closing of a list that prints each day once. */
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
