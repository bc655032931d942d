/** Days and months in cells of their own at the beginning of each row. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const ROWS: readonly (readonly [string, string])[] = [
  ['02', '09'],
  ['03', '09'],
  ['17', '09'],
  ['28', '09'],
];

/** Dates read from rows that begin with a day and a month apart. */
const datesOf = (rows = ROWS, name = 'Day', gap = 22): (string | null)[] => {
  const list = rows.map(([day, month], index): Row => {
    const text = `Shop ${'abcdef'[index]}`;
    return row(140 + 14 * index, left(40, day), left(40 + gap, month), left(110, text), right(400, '-5.00'), right(500, `${95 - 5 * index}.00`));
  }); // prettier-ignore
  return readStatement([
    page(1, [
      row(60, left(40, 'Statement period 01/08/2027 to 30/09/2027')),
      row(80, left(40, 'Opening balance 100.00')),
      row(126, left(40, name), left(110, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
      ...list,
    ]),
  ]).statement.transactions.map(({ date }) => date);
};

const DATES = ['2027-09-02', '2027-09-03', '2027-09-17', '2027-09-28'];

describe('days beside their months', () => {
  it.each(['Day', 'Date'])('are dates under %s', (name) => {
    expect(datesOf(ROWS, name)).toEqual(DATES);
  });

  it('are dates under no known name where those of many rows are all days of the period', () => {
    const days = ['02', '03', '05', '08', '13', '17', '21', '28'];
    const list = days.map((day) => [day, '09'] as const);
    expect(datesOf(list, 'Xyz')).toEqual(days.map((day) => `2027-09-${day}`));
    const outside = days.map((day, index) => [day, index < 6 ? '09' : '11'] as const);
    expect(datesOf(outside, 'Xyz')).not.toContain('2027-11-28');
  });

  it('may be the other way round', () => {
    const turned = ROWS.map(([day, month]) => [month, day] as const);
    expect(datesOf(turned)).toEqual(DATES);
  });

  it.each([
    [
      ['05', '09'],
      ['05', '09'],
      ['18', '09'],
      ['30', '09'],
    ],
    [
      ['05', '09'],
      ['05', '09'],
      ['18', '09'],
      ['01', '10'],
    ],
  ])('may be two to a row, the second of which is its booking day', (...posted) => {
    const list = ROWS.map((made, index): Row => {
      const cells = [...made, ...posted[index]!].map((text, at) => left(40 + 24 * at, text));
      return row(140 + 14 * index, ...cells, left(150, `Shop ${'abcd'[index]}`), right(400, '-5.00'), right(500, `${95 - 5 * index}.00`));
    }); // prettier-ignore
    const { transactions } = readStatement([
      page(1, [
        row(60, left(40, 'Statement period 01/08/2027 to 10/10/2027')),
        row(80, left(40, 'Opening balance 100.00')),
        row(126, left(40, 'Date'), left(88, 'Posted'), left(150, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
        ...list,
      ]),
    ]).statement; // prettier-ignore
    expect(transactions.map(({ date }) => date)).toEqual(
      posted.map(([day, month]) => `2027-${month}-${day}`),
    );
    expect(transactions.map(({ description }) => description)).toEqual([
      'Shop a',
      'Shop b',
      'Shop c',
      'Shop d',
    ]);
  });

  it('are dates with months by their names as well, and without a heading', () => {
    const named = ROWS.map(([day]) => [day, 'SEP'] as const);
    expect(datesOf(named)).toEqual(DATES);
    expect(datesOf(named.map(([day, month]) => [month, day]))).toEqual(DATES);
    expect(datesOf(named, 'Xyz')).toEqual(DATES);
  });

  it('have their year in a third cell', () => {
    const cells = [
      left(40, 'Day'),
      left(90, 'Month'),
      left(150, 'Year'),
      left(210, 'Text'),
      right(440, 'Amount'),
    ];
    const made = (y: number, ...[day, month, year, text, amount]: readonly string[]): Row =>
      row(y, left(40, day!), left(90, month!), left(150, year!), left(210, text!), right(440, amount!));
    const { statement } = readStatement([
      page(1, [
        row(60, ...cells),
        made(80, '9', 'Jan', '2025', 'Fuel', '-30.00'),
        made(94, '5', 'Jan', '2025', 'Books', '-40.00'),
        made(108, '2', 'Sep', '2024', 'Coffee', '-12.50'),
      ]),
    ]);
    expect(statement.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2024-09-02 Coffee',
      '2025-01-05 Books',
      '2025-01-09 Fuel',
    ]);
  });

  it('are no dates where texts begin with the name of a month now and then', () => {
    const texts = ROWS.map(([day], index) => [day, index === 1 ? 'MAY' : 'Rent'] as const);
    expect(datesOf(texts, 'No')).not.toContain('2027-05-03');
  });

  it('are no dates beside others: the number of a row, and the day of its date', () => {
    const list = ['7', '7', '6', '5'].map((day, index) =>
      row(140 + 14 * index, left(30, `${index + 1}`), left(52, `${day} Sep`), left(120, 'Shop'), right(400, '-5.00')),
    ); // prettier-ignore
    const heading = row(126, left(30, 'No'), left(52, 'Date'), left(120, 'Details'), right(400, 'Amount'));
    const period = row(60, left(40, 'Statement period 01/08/2027 to 30/09/2027'));
    const { transactions } = readStatement([page(1, [period, heading, ...list])]).statement;
    expect(transactions.map(({ date }) => date)).toEqual([
      '2027-09-05', '2027-09-06', '2027-09-07', '2027-09-07',
    ]); // prettier-ignore
  });

  it.each([
    ['the name of dates', ROWS, 'Zyx', 22],
    ['days in order', [...ROWS.slice(2), ...ROWS.slice(0, 2)], 'Date', 22],
    ['months', ROWS.map(([day]) => [day, '31'] as const), 'Date', 22],
    ['to stand side by side', ROWS, 'Date', 54],
    ['more rows than a few', ROWS.slice(0, 3), 'Date', 22],
  ] as const)('need %s', (_, rows, name, gap) => {
    expect(datesOf(rows, name, gap)).not.toEqual(DATES.slice(0, rows.length));
  });
});
