/** Which of two numbers of a date is the day and which the month: told by the rows, the period, the other dates, or in doubt. */
import { describe, expect, it } from 'vitest';
import { DATED_HEADING, readDates } from '../../../support/dated-rows.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';

describe('order of day and month', () => {
  it.each([
    [
      'by a day above twelve',
      [],
      ['04/03/2026', '05/03/2026', '16/03/2026'],
      ['2026-03-04', '2026-03-05', '2026-03-16'],
    ],
    [
      'month first, by a day above twelve',
      [],
      ['03/04/2026', '03/05/2026', '03/16/2026'],
      ['2026-03-04', '2026-03-05', '2026-03-16'],
    ],
    [
      'by the period',
      ['Statement period 01/03/2026 to 31/03/2026'],
      ['02/03/2026', '04/03/2026', '05/03/2026'],
      ['2026-03-02', '2026-03-04', '2026-03-05'],
    ],
    [
      'month first, by the period',
      ['Statement period 03/01/2026 to 03/31/2026'],
      ['03/02/2026', '03/04/2026', '03/05/2026'],
      ['2026-03-02', '2026-03-04', '2026-03-05'],
    ],
    [
      'two-digit years in front',
      [],
      ['26-03-04', '26-03-05', '26-03-16', '26-03-17'],
      ['2026-03-04', '2026-03-05', '2026-03-16', '2026-03-17'],
    ],
  ] as const)('%s', (_, above, dates, expected) => {
    expect(readDates(above, dates).dates).toEqual(expected);
  });

  it('of a period is the one in which it does not end before it begins, whatever order its rows have', () => {
    const { dates, flags } = readDates(
      ['Statement period 05-06-2026 to 04-09-2026', 'Statement date 05-09-2026'],
      ['06.24', '07.19', '08.27'],
    );
    expect(dates).toEqual(['2026-06-24', '2026-07-19', '2026-08-27']);
    expect(flags).toEqual([]);
  });

  it('of rows is that of their period, where this can have but one', () => {
    const rows = ['06-08-2026', '06-08-2026', '06-08-2026'];
    expect(readDates(['Statement period: 05-06-2026 to 04-09-2026'], rows).dates).toEqual([
      '2026-08-06', '2026-08-06', '2026-08-06',
    ]); // prettier-ignore
  });

  it('of two rows is the one in which they lie in a period whose months have names', () => {
    const period = 'Statement Period: January 1, 2024 - January 31, 2024';
    expect(readDates([period], ['01/05/2024', '01/10/2024'])).toEqual({
      dates: ['2024-01-05', '2024-01-10'],
      flags: [],
    });
  });

  it('of six digits that may be read from either end is in doubt without a period', () => {
    const flags = (above: readonly string[]): string[] =>
      readDates(above, ['190920', '200920', '230920']).flags.filter((code) => code === 'date_uncertain');
    expect(flags([])).toHaveLength(3);
  });

  it('of rows without a year is that of the whole days of the period, and in doubt where the days lie nearer in the other', () => {
    const { dates, flags } = readDates(
      ['Statement period 01/07/2026 to 28/12/2026'],
      ['12/09', '12/10', '12/12'],
    );
    expect(dates).toEqual(['2026-09-12', '2026-10-12', '2026-12-12']);
    expect(flags).toContain('date_uncertain');
  });

  it('is that of the day of the statement, where both are written alike', () => {
    const { dates, flags } = readDates(
      ['Statement date: 08/31/2026'],
      ['05/01/2026', '05/02/2026', '05/03/2026'],
    );
    expect(dates).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
    expect(flags).toEqual([]);
    // As days of one month they would lie nearer.
    const months = ['05/01/2026', '06/01/2026', '07/01/2026'];
    expect(readDates(['Statement date: 08/31/2026'], months).dates[0]).toBe('2026-05-01');
    // What the rows say themselves weighs more.
    expect(readDates(['Statement date: 08/31/2026'], ['05/01/2026', '13/01/2026']).dates[0]).toBe(
      '2026-01-05',
    );
  });

  it('is in doubt where rows of one text are of one day each month as well', () => {
    const status = (above: readonly string[], ...texts: readonly string[]) =>
      readSmall({
        above: [...above, 'Opening balance 100.00'],
        heading: ['Date', 'Description', 'Amount', 'Balance'],
        rows: texts.map((text, index) => [`0${index + 5}/01/2026`, text, '1.00', `${101 + index}.00`]),
      }).statement.verification.status;
    expect(status([], 'Interest', 'Interest', 'Interest')).toBe('unverified');
    expect(status([], 'Interest', 'Refund', 'Gift')).toBe('verified');
    expect(status(['Period: 01/01/2026 - 31/01/2026'], 'Interest', 'Interest', 'Interest')).toBe('verified');
  });

  it('of the day of the statement tells the year of rows whose months have names', () => {
    expect(readDates(['Statement date: 03/31/2024'], ['Mar 01', 'Mar 08']).dates).toEqual([
      '2024-03-01',
      '2024-03-08',
    ]);
  });

  it('is not told by days that lie hardly nearer in an unusual one', () => {
    const { dates, flags } = readDates([], ['04/07/2026', '02/08/2026', '08/10/2026']);
    expect(dates).toEqual(['2026-07-04', '2026-08-02', '2026-10-08']);
    expect(readDates([], ['08/10/2025', '02/04/2026', '04/07/2026']).flags).toContain('date_uncertain');
    expect(flags).not.toContain('date_uncertain');
  });

  it('begins with the year where that of the other accounts under the same names does', () => {
    const list = (number: string, rows: Small['rows']): Small => ({
      above: [`Account number ${number}`, 'Opening balance 100.00'],
      heading: DATED_HEADING,
      rows,
    });
    const { transactions } = readSmall(
      list('12345678', [
        ['22-07-05', 'Books', '10.00', '', '90.00'],
        ['22-07-12', 'Bread', '10.00', '', '80.00'],
      ]),
      list('87654321', [['22-07-12', 'Coffee', '20.00', '', '80.00']]),
    ).statement;
    expect(transactions.map(({ date }) => date)).toEqual(['2022-07-05', '2022-07-12', '2022-07-12']);
  });

  it('is in doubt where nothing tells', () => {
    expect(readDates([], ['01/02/2026']).flags).toContain('date_uncertain');
  });
});
