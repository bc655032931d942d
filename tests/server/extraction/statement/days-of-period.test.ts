/** Days printed without their month: the period tells it, where there is one that holds each day once. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const DAYS = ['05', '09', '17', '28'];
const HEADING = ['Day', 'Description', 'Money out', 'Money in', 'Balance'];

/** Dates read from rows that begin with these days. */
const datesIn = (
  period: string,
  days: readonly string[] = DAYS,
  heading: readonly string[] | null = HEADING,
): (string | null)[] => {
  const rows = days.map((day, index) => [
    day,
    `Shop ${'abcdefgh'[index]}`,
    '5.00',
    '',
    `${95 - 5 * index}.00`,
  ]);
  const { statement } = readSmall({ above: [period, 'Opening balance 100.00'], heading, rows });
  return statement.transactions.map(({ date }) => date);
};

describe('days without a month', () => {
  it('are of the month of the period', () => {
    expect(datesIn('Period 1 March 2027 to 31 March 2027')).toEqual([
      '2027-03-05', '2027-03-09', '2027-03-17', '2027-03-28',
    ]); // prettier-ignore
  });

  it('are of both months and both years of a cycle', () => {
    expect(datesIn('Period 16 December 2026 to 15 January 2027', ['17', '28', '05', '09'])).toEqual([
      '2026-12-17', '2026-12-28', '2027-01-05', '2027-01-09',
    ]); // prettier-ignore
    expect(datesIn('Period 16/12/2026 to 15/01/2027', ['17', '28', '05', '09'])[0]).toBe('2026-12-17');
  });

  it('may stand behind the names of their weekdays', () => {
    expect(datesIn('Statement for March 2027', ['Fri 05', 'Tue 09', 'Wed 17', 'Sun 28'])).toEqual([
      '2027-03-05', '2027-03-09', '2027-03-17', '2027-03-28',
    ]); // prettier-ignore
  });

  it('are of the one month that the statement names', () => {
    expect(datesIn('Month: March 2027')).toEqual(['2027-03-05', '2027-03-09', '2027-03-17', '2027-03-28']);
  });

  it.each([
    ['runs over two months', 'Month: March 2027', ['25', '28', '03', '09']],
    ['is that of its making', 'Issued on: March 2027', DAYS],
  ])('are of no named month where it %s', (_, month, days) => {
    expect(datesIn(month, days)).not.toContain('2027-03-28');
  });

  it.each([
    ['a period', 'Statement of March', DAYS],
    ['a period of a month at most', 'Period 1 March 2027 to 30 April 2027', DAYS],
    ['days of the period', 'Period 1 March 2027 to 31 March 2027', [...DAYS, '47']],
  ])('need %s', (_, period, days) => {
    expect(datesIn(period, days)).not.toContain('2027-03-05');
  });

  it('need a name of dates over them', () => {
    const heading = ['No', 'Description', 'Money out', 'Money in', 'Balance'];
    expect(datesIn('Period 1 March 2027 to 31 March 2027', DAYS, heading)).not.toContain('2027-03-05');
  });

  it('need none where no column has a name, nearly all rows begin with one and they run in order', () => {
    const march = 'Period 1 March 2027 to 31 March 2027';
    expect(datesIn(march, DAYS, null)).toEqual(['2027-03-05', '2027-03-09', '2027-03-17', '2027-03-28']);
    expect(datesIn(march, ['05', '17', '09', '28'], null)).not.toContain('2027-03-28');
    expect(datesIn(march, ['05', '06', '07', '08'], null)).not.toContain('2027-03-08');
    expect(datesIn(march, ['05', '06', '07', '08', '09', '11'], null)).not.toContain('2027-03-11');
  });

  it('are none beside rows with dates', () => {
    const { statement } = readSmall({
      above: ['Period 1 March 2027 to 31 March 2027', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['04/03/2027', 'Coffee', '5.00', '', '95.00'],
        ...DAYS.map((day, index) => [day, 'Fee', '5.00', '', `${90 - 5 * index}.00`]),
      ],
    });
    expect(rowsOf({ statement }).filter((row) => !row.startsWith('2027-03-04'))).toEqual([]);
  });
});

it('numbers that count the rows, each of which has its date, are no days', () => {
  const rows = ['05', '09', '17', '28'].map((day, index) => [
    String(index + 1),
    `${day}/03/2027  Shop ${'abcd'[index]}`,
    '5.00',
    '',
    `${95 - 5 * index}.00`,
  ]);
  const { statement } = readSmall({
    above: ['Period 1 March 2027 to 31 March 2027', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    rows,
  });
  expect(statement.transactions.map(({ date }) => date)).toEqual([
    '2027-03-05', '2027-03-09', '2027-03-17', '2027-03-28',
  ]); // prettier-ignore
});

it('few rows are enough under the very name of days, in their order', () => {
  const period = 'Period 1 March 2027 to 31 March 2027';
  expect(datesIn(period, ['05', '17'])).toEqual(['2027-03-05', '2027-03-17']);
  expect(datesIn(period, ['05'])).toEqual(['2027-03-05']);
  expect(datesIn(period, ['05', '17'], ['No', ...HEADING.slice(1)])[0]).not.toBe('2027-03-05');
});
