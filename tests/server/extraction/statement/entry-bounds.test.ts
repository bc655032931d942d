/** Where bookings end and what is none of them: over pages, under the days above them, beside notes. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const above = ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'];

describe('entries', () => {
  it('go on behind the end of a page, without what is printed there', () => {
    const stages = readSmall(
      {
        above,
        heading: HEADING,
        rows: [
          ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
          ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ],
        below: ['Please check this statement. Page 1 of 2'],
      },
      {
        above: ['Small Bank, statement of Ada Lane'],
        heading: HEADING,
        rows: [
          ['', 'March'],
          ['06/03/2026', 'Books', '7.30', '', '580.20'],
        ],
      },
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-05 +50000 Salary March',
      '2026-03-06 -730 Books',
    ]);
  });

  it('begin with the line above their amount where each list does, whatever stands below', () => {
    const stages = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026'],
      heading: ['Date', 'Kind', 'Amount', 'Balance'],
      rows: [
        ['01/03/2026', 'Balance brought forward', '', '100.00'],
        ['', 'Card payment'],
        ['04/03/2026', '88121', '-12.50', ''],
        ['', 'Transfer to savings'],
        ['04/03/2026', '88122', '-7.50', ''],
        ['', 'Own account 4471'],
        ['', 'Balance of the day', '', '80.00'],
        ['', 'Salary'],
        ['09/03/2026', '88160', '500.00', ''],
        ['', 'Holt Farm'],
        ['', 'Balance of the day', '', '580.00'],
        ['', 'Direct debit'],
        ['15/03/2026', '88201', '-30.00', ''],
        ['', 'Water works'],
        ['', 'Balance of the day', '', '550.00'],
        ['', 'Direct debit'],
        ['16/03/2026', '88204', '-40.00', ''],
        ['', 'Gas works'],
        ['', 'Balance of the day', '', '510.00'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Card payment 88121',
      '2026-03-04 -750 Transfer to savings 88122 Own account 4471',
      '2026-03-09 +50000 Salary 88160 Holt Farm',
      '2026-03-15 -3000 Direct debit 88201 Water works',
      '2026-03-16 -4000 Direct debit 88204 Gas works',
    ]);
  });

  it('without a date of their own have the date of the day above', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['', 'Books', '7.30', '', '80.20'],
        ['05/03/2026', 'Salary', '', '500.00', '580.20'],
        ['', 'Lunch', '10.00', '', '570.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-04 -730 Books',
      '2026-03-05 +50000 Salary',
      '2026-03-05 -1000 Lunch',
    ]);
  });

  it('have the date of the heading line above them', () => {
    const stages = readSmall({
      above,
      heading: ['', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04 March 2026'],
        ['', 'Coffee', '12.50', '', '87.50'],
        ['', 'Books', '7.30', '', '80.20'],
        ['05 March 2026'],
        ['', 'Salary', '', '500.00', '580.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-04 -730 Books',
      '2026-03-05 +50000 Salary',
    ]);
  });

  it('keep dates and amounts inside their text as text', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Invoice 5.10 of 01/02', '12.50', '', '87.50'],
        ['', 'rate 1.25 on 28/02'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Invoice 5.10 of 01/02 rate 1.25 on 28/02',
      '2026-03-05 +50000 Salary',
    ]);
  });

  // The balances tell that the second line is a note. It is left out of the ledger (`datedOnly`, proof/ledger.ts), but
  // its text is not given to the entry it stands in.
  it.fails('keep a note with an amount that stands below a column', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['', 'Part of an invoice of', '45.60'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe('2026-03-04 -1250 Coffee Part of an invoice of 45.60');
  });

  it('leave a note across the table right below the last row out', () => {
    const rows = [
      ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
      ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ['06/03/2026', 'Books', '7.30', '', '580.20'],
    ];
    const noted = readSmall({
      above,
      heading: HEADING,
      rows: [...rows, ['There were 3 entries in this list.']],
    });
    expect(rowsOf(noted).at(-1)).toBe('2026-03-06 -730 Books');
    const texts = rows.map((row) => [row, ['of the month, as agreed']]).flat();
    expect(rowsOf(readSmall({ above, heading: HEADING, rows: texts })).at(-1)).toBe(
      '2026-03-06 -730 Books of the month, as agreed',
    );
  });

  it('leave what stands further below the last row out', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
      below: ['Deposits are protected.'],
    });
    expect(rowsOf(stages).at(-1)).toBe('2026-03-05 +50000 Salary');
  });

  it('that repeat are all real', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '2.50', '', '97.50'],
        ['04/03/2026', 'Coffee', '2.50', '', '95.00'],
        ['04/03/2026', 'Coffee', '2.50', '', '92.50'],
      ],
    });
    expect(rowsOf(stages)).toHaveLength(3);
    expect(stages.statement.verification.status).toBe('verified');
  });
});
