import { describe, expect, it } from 'vitest';
import { tokenise } from '../../../../server/extraction/layout/tokens.ts';
import { withUnmarkedDays } from '../../../../server/extraction/layout/dates/unmarked-days.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { COMMA, DOT, left, linesOf, right, rows } from '../../../support/words.ts';

/** The style found with rows of a day, a text and an amount. */
const found = (style: typeof DOT, ...days: readonly string[]) =>
  withUnmarkedDays(
    style,
    linesOf(rows(100, ...days.map((day) => [left(40, day), left(120, 'Coffee beans'), right(400, '12.50')]))),
  );

describe('days with a dot in a statement with decimal dots', () => {
  it.each([
    ['day first', ['3.04', '9.04', '17.04', '28.04'], true],
    ['month first', ['4.03', '4.09', '4.17', '4.28'], true],
    ['too few to tell', ['3.04', '9.04', '17.04'], undefined],
    ['numbers that no order makes days of', ['3.04', '9.04', '17.04', '31.77'], undefined],
    ['neither order for all of them', ['3.14', '9.04', '17.04', '28.04'], undefined],
    ['rows with a date of another form among them', ['3.04', '9.04', '17/04', '28.04', '29.04'], undefined],
  ] as const)('%s', (_, days, expected) => {
    expect(found(DOT, ...days).dottedDays).toBe(expected);
  });

  it('have one place where rows of the same day begin with their amount', () => {
    const day = (date: string, amount: string) => [left(40, date), right(160, amount), left(180, 'Coffee')];
    const none = (amount: string) => [right(160, amount), left(180, 'Books'), right(500, '87.50')];
    const lines = linesOf(
      rows(
        100,
        day('3.04', '12.50'),
        none('45.99'),
        day('9.04', '7.08'),
        none('3.07'),
        day('17.04', '8.11'),
        day('28.04', '1.02'),
      ),
    );
    const style = withUnmarkedDays(DOT, lines);
    expect(style.dottedDays).toEqual({ x0: 40 });
    expect(lines.map((line) => tokenise(line, style).dates.length)).toEqual([1, 0, 1, 0, 1, 1]);
  });

  it('need no such reading where decimals have a comma', () => {
    expect(found(COMMA, '3.04', '9.04', '17.04', '28.04')).toBe(COMMA);
  });
});

describe('days of four digits', () => {
  const withTexts = (days: readonly string[], text: (day: string) => string) => {
    const list = days.map((day) => [left(40, text(day)), right(300, day), right(400, '12.50')]);
    return withUnmarkedDays(DOT, linesOf(rows(100, ...list))).packedDays ?? [];
  };

  it('that run in order are the rows’, whatever days their texts name', () => {
    expect(withTexts(['0304', '0904', '1704', '2804'], () => 'Card 12/03/2026 Coffee')).toHaveLength(1);
  });

  it('are none in rows that begin with a date', () => {
    expect(withTexts(['0304', '0904', '1704', '2804'], (day) => `${day.slice(0, 2)}/04/2026 Coffee`)).toEqual(
      [],
    );
  });

  it.each([
    ['numbers of cheques right before the days of these', (day: string) => [left(80, day)], 0],
    ['days before texts that begin with another', (day: string) => [left(80, `${day} Coffee beans`)], 1],
  ] as const)('%s', (_, behind, columns) => {
    const numbers = ['1001', '1002', '1004', '1005', '1007', '1008'];
    const list = numbers.map((number, at) => [left(40, number), ...behind(`08/1${at}`), right(400, '12.50')]);
    expect(withUnmarkedDays(DOT, linesOf(rows(100, ...list))).packedDays ?? []).toHaveLength(columns);
  });

  it('in the rows of a list, whatever figures stand above it', () => {
    const days = ['1812', '2712', '3112', '0501'];
    const figures = ['Limit', 'Paid', 'Bought', 'Fees', 'Owed'].map((name) => [
      left(40, name),
      right(400, '90.00'),
    ]);
    const list = days.map((day) => [left(40, day), left(120, 'Coffee beans'), right(400, '12.50')]);
    expect(withUnmarkedDays(DOT, linesOf(rows(100, ...figures, ...list))).packedDays).toHaveLength(1);
  });

  it('below the groups of an account number, one of which stands over them', () => {
    const number = [left(20, 'XX52 2070 2662 9353 7849'), right(400, '90.00')];
    const at = linesOf(rows(100, number))[0]!.words[1]!.x0;
    const list = ['1712', '2112', '2412', '0402'].map((day) => [left(at, day), right(400, '12.50')]);
    expect(withUnmarkedDays(DOT, linesOf(rows(100, number, ...list))).packedDays).toHaveLength(1);
  });

  it.each([
    ['days', ['0304', '0904', '1704', '2804'], 1],
    ['the same number in every row', ['0420', '0420', '0420', '0420'], 0],
    ['numbers that are no days', ['0304', '0904', '1704', '9904'], 0],
  ] as const)('%s', (_, days, columns) => {
    expect(found(DOT, ...days).packedDays ?? []).toHaveLength(columns);
  });

  it.each([
    ['once for the rows of a day', ['0304', '1704', '2804', '0205'], 1],
    ['newest first', ['2804', '1704', '0904', '0304'], 1],
    [
      'of two lists',
      ['0304', '0704', '0904', '1104', '1704', '2804', '0204', '0604', '1204', '1804', '2204', '2604'],
      1,
    ],
    ['numbers that count something', ['0101', '0102', '0103', '0104'], 0],
    ['in no order', ['0304', '2804', '0904', '1704'], 0],
    ['too few to tell', ['0304', '1704', '2804'], 0],
    ['before the dates of their rows', ['0304 4/3', '0704 7/3', '1704 8/3', '2804 9/3'], 0],
  ] as const)('ahead of lines without an amount: %s', (_, days, columns) => {
    const lines = days.flatMap((day) => {
      const [number = '', date = 'Coffee'] = day.split(' ');
      return [
        [left(40, number), left(80, date)],
        [left(120, 'Tea'), right(400, '12.50')],
        [left(120, 'Cake'), right(400, '13.20')],
      ];
    });
    expect(withUnmarkedDays(DOT, linesOf(rows(100, ...lines))).packedDays ?? []).toHaveLength(columns);
  });
});

describe('days of six digits', () => {
  it.each([
    ['day first', ['030426', '090426', '170426', '280426'], 1],
    ['month first', ['040326', '040926', '041726', '042826'], 1],
    ['over the end of a year', ['281226', '301226', '020127', '050127'], 1],
    ['year first, which are dates of themselves', ['260403', '260409', '260417', '260428'], 0],
    ['numbers that are no days', ['030426', '090411', '170488', '280432'], 0],
  ] as const)('%s', (_, days, columns) => {
    expect(found(DOT, ...days).packedDays ?? []).toHaveLength(columns);
  });

  it('are so before a code of four digits, which is no group of the same number', () => {
    const cells = ['030426', '090426', '170426', '280426'].map((day) => [
      left(40, `${day} 5607 Coffee beans`),
      right(400, '12.50'),
    ]);
    expect(withUnmarkedDays(DOT, linesOf(rows(100, ...cells))).packedDays ?? []).toHaveLength(1);
  });

  it('are dates with their year', () => {
    const stages = readSmall({
      above: ['Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: ['030626', '090626', '170626', '280626'].map((day, index) => [
        day,
        'Coffee beans',
        '12.50',
        '',
        `${87.5 - 12.5 * index}0`.replace(/^(\d+)0$/, '$1.00'),
      ]),
    });
    expect(stages.statement.transactions.map(({ date }) => date)).toEqual([
      '2026-06-03',
      '2026-06-09',
      '2026-06-17',
      '2026-06-28',
    ]);
  });
});

describe('two columns of four digits in few rows', () => {
  const twice = (...pairs: readonly (readonly [string, string])[]) =>
    withUnmarkedDays(
      COMMA,
      linesOf(
        rows(
          100,
          ...pairs.map(([day, value]) => [
            left(40, day),
            left(120, 'Coffee beans'),
            left(300, value),
            right(400, '12,50'),
          ]),
        ),
      ),
    ).packedDays ?? [];

  it('are the days of booking and of value where each pair lies a few days apart', () => {
    expect(twice(['0706', '0606'], ['1806', '2006'], ['3006', '0107'])).toHaveLength(2);
  });

  it('are numbers else', () => {
    expect(twice(['0706', '0612'], ['1806', '2001'], ['3006', '0107'])).toHaveLength(0);
  });
});

it('days with a dot are no amounts in a statement of whole units, wherever they stand', () => {
  const stages = readSmall({
    above: ['Período 01.09.2026 - 30.09.2026', 'Moeda EUR', 'Saldo anterior 4 000'],
    heading: null,
    rows: [],
    below: [],
  });
  expect(stages.statement.transactions).toEqual([]);
  const style = { decimalSign: '.', decimals: 0, spaceGroups: true } as const;
  const [line] = linesOf(
    rows(100, [right(112, '3 377'), left(116, '19.09'), left(174, 'Compra'), right(400, '-106')]),
  );
  expect(tokenise(line!, style).dates).toHaveLength(1);
});

it('numbers of cheques are no days where their rows end in a day with the name of its month', () => {
  const cheques = (...days: readonly string[]) =>
    withUnmarkedDays(
      DOT,
      linesOf(
        rows(
          100,
          ...days.map((day, at) => [left(40, `220${at + 1 + at}`), right(200, '12.50'), left(220, day)]),
        ),
      ),
    ).packedDays ?? [];
  expect(cheques('Feb 03', 'Feb 04', 'Feb 05', 'Feb 06', 'Feb 07')).toEqual([]);
  expect(cheques('A', 'B', 'C', 'D', 'E')).toHaveLength(1);
});
