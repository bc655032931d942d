import { describe, expect, it } from 'vitest';
import type { TokenLine } from '../../../../server/extraction/layout/tokens.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

/** Place and parts of each date, line by line; lines without a date are left out. */
function found(lines: readonly TokenLine[]): string[] {
  return lines.flatMap(({ dates }) =>
    dates.map(
      ({ x0, date }) =>
        `${x0}: ${date.kind === 'named' ? `${date.day}/${date.month}/${date.year}` : date.year}`,
    ),
  );
}

/** Texts of the words that ended a date begun above. */
function spent(lines: readonly TokenLine[]): string[] {
  return lines.flatMap(({ line, spent: places }) => [...places].map((at) => line.words[at]!.text));
}

/** A cell's lines from `y` on, 12 points apart. */
const stack = (y: number, at: number, ...texts: readonly string[]): Row[] =>
  texts.map((text, index) => row(y + 12 * index, left(at, text)));

/** A row of a grid at `y`: two dates on three lines each, text and amount on the middle one. */
const gridRow = (y: number, day: string): Row[] => [
  row(y, left(40, `${day}-`), left(80, `${day}-`)),
  row(y + 12, left(40, 'Apr-'), left(80, 'Apr-'), left(140, 'Transfer'), right(400, '12.50')),
  row(y + 24, left(40, '2025'), left(80, '2025')),
];

it('a date over its year and a time of day has the year, with the comma behind it', () => {
  const entry = (y: number, day: string): Row[] => [
    row(y, left(40, `${day} Jan`), left(140, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, '2025,')),
    row(y + 24, left(40, '10:15:30')),
  ];
  const lines = tokensOf(DOT, [...entry(100, '05'), ...entry(160, '08'), ...entry(220, '14')]);
  expect(found(lines)).toEqual(['40: 5/1/2025', '40: 8/1/2025', '40: 14/1/2025']);
});

describe('dates on three lines', () => {
  const lines = tokensOf(DOT, [...gridRow(100, '03'), ...gridRow(160, '04'), ...gridRow(220, '05')]);

  it('are one date each, on their first line', () => {
    expect(found(lines)).toEqual([
      '40: 3/4/2025',
      '80: 3/4/2025',
      '40: 4/4/2025',
      '80: 4/4/2025',
      '40: 5/4/2025',
      '80: 5/4/2025',
    ]);
  });

  it('spend the words below, and no others', () => {
    const below = ['Apr-', 'Apr-', '2025', '2025'];
    expect(spent(lines)).toEqual([...below, ...below, ...below]);
  });

  it('leave no year behind as an amount', () => {
    expect(lines.flatMap(({ monies }) => monies.map(({ units }) => units))).toEqual([1250, 1250, 1250]);
  });

  it('are too few in a column of two', () => {
    expect(found(tokensOf(DOT, [...gridRow(100, '03'), ...gridRow(160, '04')]))).toEqual([]);
  });
});

it('a date cut before the last digit of its year goes on below', () => {
  const cut = (y: number, day: string): Row[] => [
    row(y, left(40, `${day}/06/202`), left(100, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, '4'), left(100, 'to Ida')),
  ];
  const lines = tokensOf(DOT, [...cut(100, '03'), ...cut(150, '04'), ...cut(200, '05')]);
  expect(found(lines)).toEqual(['40: 2024', '40: 2024', '40: 2024']);
  expect(spent(lines)).toEqual(['4', '4', '4']);
});

it('a date cut in the middle of its year goes on below, where all are cut so', () => {
  const cut = (y: number, day: string, rest: string): Row[] => [
    row(y, left(40, `${day}.06.20`), left(100, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, rest), left(100, 'to Ida')),
  ];
  const years = (...rows: readonly Row[][]) =>
    tokensOf(DOT, rows.flat()).flatMap(({ dates }) => dates.map(({ date }) => date.year));
  expect(years(cut(100, '03', '25'), cut(150, '04', '25'), cut(200, '05', '25'))).toEqual([2025, 2025, 2025]);
  expect(years(cut(100, '03', '25'), cut(150, '04', 'no'), cut(200, '05', '25'))).toEqual([2020, 2020, 2020]);
});

it('a date cut in three is one, set on the bottom of its row, and no day of a month', () => {
  const cut = (y: number, day: string, month: string): Row[] => [
    row(y, left(40, `${day}-${month[0]!}`), left(100, 'Transfer')),
    row(y + 12, left(40, `${month[1]!}-20`), left(100, 'to Ida')),
    row(y + 24, left(40, '25'), left(100, 'Reed'), right(400, '12.50')),
  ];
  const lines = tokensOf(DOT, [...cut(100, '03', '06'), ...cut(150, '14', '06'), ...cut(200, '25', '07')]);
  expect(
    lines.flatMap(({ dates }) => dates.map(({ date }) => [date.year, date.kind === 'numeric' && date.first])),
  ).toEqual([
    [2025, 3],
    [2025, 14],
    [2025, 25],
  ]);
});

it('a date that the end of the page cuts goes on below its head, though texts there stand on both pages', () => {
  const entry = (y: number, day: string): Row[] => [
    row(y, left(40, `${day}-06-`), left(100, 'Tariff -'), right(400, '12.50')),
    row(y + 12, left(40, '2025'), left(100, 'parcel 44')),
  ];
  const lines = tokensOf(
    DOT,
    [...entry(100, '03'), ...entry(150, '04'), entry(200, '05')[0]!],
    [entry(38, '05')[1]!, ...entry(80, '06')],
  );
  expect(found(lines)).toEqual(['40: 2025', '40: 2025', '40: 2025', '40: 2025']);
});

it('a date cut before the last of two digits of its year goes on below', () => {
  const cut = (y: number, day: string): Row[] => [
    row(y, left(40, `${day}/06/2`), left(100, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, '7'), left(100, 'to Ida')),
  ];
  const lines = tokensOf(DOT, [...cut(100, '03'), ...cut(150, '04'), ...cut(200, '05')]);
  expect(lines.map(({ dates: [date] }) => date?.date.year ?? null)).toContain(2027);
  expect(spent(lines)).toEqual(['7', '7', '7']);
});

it('a date cut before the last digit of its day goes on below, and a whole day does not', () => {
  const cut = (y: number, day: string, digit: string): Row[] => [
    row(y, left(40, `2026-06-${day}`), left(100, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, `${digit} 08:15:00`), left(100, 'to Ida')),
  ];
  const days = (...rows: readonly Row[][]) =>
    tokensOf(DOT, rows.flat()).flatMap(({ dates }) =>
      dates.map(({ date }) => ('day' in date ? date.day : null)),
    );
  expect(days(cut(100, '0', '3'), cut(150, '1', '4'), cut(200, '3', '0'))).toEqual([3, 14, 30]);
  expect(days(cut(100, '03', '3'), cut(150, '14', '4'), cut(200, '30', '5'))).toEqual([3, 14, 30]);
});

describe('a year on a line of its own', () => {
  /** Two dates, their years below the days, text and amount beside the first line. */
  const under = (y: number, first: string, second: string, year: string): Row[] => [
    row(y, left(40, first), left(90, second), left(150, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, year), left(90, year)),
  ];

  it('belongs to the day above it', () => {
    const lines = tokensOf(DOT, [
      ...under(100, '3 Jan', '2 Jan', '2027'),
      ...under(150, '4 Jan', '4 Jan', '2027'),
      ...under(200, '9 Jan', '8 Jan', '2027'),
    ]);
    expect(found(lines)).toEqual([
      '40: 3/1/2027',
      '90: 2/1/2027',
      '40: 4/1/2027',
      '90: 4/1/2027',
      '40: 9/1/2027',
      '90: 8/1/2027',
    ]);
    expect(lines.flatMap(({ monies }) => monies.map(({ units }) => units))).toEqual([1250, 1250, 1250]);
  });

  it('may stand below day and month that have a line each', () => {
    const lines = tokensOf(
      DOT,
      [100, 160, 220].flatMap((y) => stack(y, 40, '12', 'Jan', '2027')),
    );
    expect(found(lines)).toEqual(['40: 12/1/2027', '40: 12/1/2027', '40: 12/1/2027']);
  });

  it('is no number of two digits: that is the next row’s day', () => {
    const lines = tokensOf(DOT, stack(100, 40, '12', 'Jan', '14', 'Jan', '15', 'Jan'));
    expect(found(lines)).toEqual(['40: 12/1/null', '40: 14/1/null', '40: 15/1/null']);
  });
});

describe('cells set in the middle of their row', () => {
  /** The date on two lines, the text between them and beside it on three. */
  const middle = (y: number, day: string): Row[] => [
    row(y, left(140, 'Transfer to')),
    row(y + 6, left(40, `${day}/04/`)),
    row(y + 12, left(140, 'the joiner'), right(400, '12.50')),
    row(y + 18, left(40, '2025')),
    row(y + 24, left(140, 'invoice 7')),
  ];

  it('have lines of other cells between the parts of a date', () => {
    const lines = tokensOf(DOT, [...middle(100, '03'), ...middle(160, '04'), ...middle(220, '05')]);
    expect(found(lines)).toEqual(['40: 2025', '40: 2025', '40: 2025']);
    expect(spent(lines)).toEqual(['2025', '2025', '2025']);
  });

  it('may have their parts in the middle of a column', () => {
    const centred = (y: number, day: string): Row[] => [
      row(y, left(10, 'Card'), left(45, `${day}-Apr-`)),
      row(y + 12, left(52.5, '2025')),
    ];
    const lines = tokensOf(DOT, [...centred(100, '03'), ...centred(150, '04'), ...centred(200, '05')]);
    expect(found(lines)).toEqual(['45: 3/4/2025', '45: 4/4/2025', '45: 5/4/2025']);
  });
});

describe('a date at the beginning of a line', () => {
  it('needs no column of its like', () => {
    const lines = tokensOf(DOT, [
      row(100, left(40, '03-04-'), left(120, 'Coffee')),
      row(112, left(40, '2025')),
    ]);
    expect(found(lines)).toEqual(['40: 2025']);
  });

  it('may print a blank behind each of its dashes', () => {
    const lines = tokensOf(DOT, [
      row(100, left(40, '29- August-'), left(140, 'Coffee'), right(400, '12.50')),
      row(112, left(40, '2024'), left(140, 'Corner shop')),
    ]);
    expect(found(lines)).toEqual(['40: 29/8/2024']);
    expect(spent(lines)).toEqual(['2024']);
  });

  it('counts alone only where it takes two lines', () => {
    expect(found(tokensOf(DOT, gridRow(100, '03')))).toEqual([]);
  });
});

describe('what stands under one another is no date', () => {
  it.each([
    ['numbers without anything that joins them', stack(100, 40, '10', '11', '2025')],
    [
      'words in different columns',
      [row(100, left(40, '03-')), row(112, left(90, 'Apr-')), row(124, left(40, '2025'))],
    ],
    ['parts too far apart', [row(100, left(40, '03-04-'), left(120, 'Coffee')), row(130, left(40, '2025'))]],
    ['a day of no month', stack(100, 40, '03-', 'Tea-', '2025')],
  ])('%s', (_, rows) => {
    // Three of them, so that the number of dates in the column is not what keeps them out.
    const thrice = [0, 100, 200].flatMap((down) => rows.map((of) => ({ ...of, y: of.y + down })));
    const lines = tokensOf(DOT, thrice);
    expect([found(lines), spent(lines)]).toEqual([[], []]);
  });

  it('parts on two pages', () => {
    const lines = tokensOf(
      DOT,
      [row(800, left(40, '03-04-'), left(120, 'Coffee'))],
      [row(60, left(40, '2025'))],
    );
    expect(found(lines)).toEqual([]);
  });
});

it('a day with its time goes on behind the year and the month', () => {
  const cell = (y: number, day: string): Row[] => [
    row(y, left(40, '4410'), left(120, '2024-06-'), left(200, 'Payment'), right(400, '12.50')),
    row(y + 12, left(120, `${day}T17:11:39`), left(200, 'rent 6/1')),
  ];
  const lines = tokensOf(DOT, [...cell(100, '01'), ...cell(140, '04'), ...cell(180, '09')]);
  const days = found(lines).filter((text) => text.startsWith('120'));
  expect(days).toEqual(['120: 1/6/2024', '120: 4/6/2024', '120: 9/6/2024']);
});

it('the time of day in the lines below a date is of its cell', () => {
  const timed = (y: number, day: string): Row[] => [
    row(y, left(40, `${day}-`)),
    row(y + 12, left(40, 'Apr-')),
    row(y + 24, left(40, '2025'), left(140, 'Transfer'), right(400, '12.50')),
    row(y + 36, left(40, '10:05:09')),
    row(y + 48, left(40, 'PM')),
  ];
  const lines = tokensOf(DOT, [...timed(100, '03'), ...timed(180, '04'), ...timed(260, '05')]);
  expect(spent(lines).filter((text) => /PM|:/.test(text))).toEqual(
    Array.from({ length: 3 }, () => ['10:05:09', 'PM']).flat(),
  );
});

it('a moment is cut anywhere in its time of day', () => {
  const lines = tokensOf(
    DOT,
    [1, 2, 3].flatMap((day) => [
      row(100 + 30 * day, left(40, `2026-03-0${day}T10:07:4`), left(140, 'CREDIT'), right(400, '12.50')),
      row(112 + 30 * day, left(40, `1.10012${day}`)),
    ]),
  );
  expect(found(lines)).toEqual(['40: 1/3/2026', '40: 2/3/2026', '40: 3/3/2026']);
  expect(spent(lines)).toEqual(['1.100121', '1.100122', '1.100123']);
});

it('the year of a date that the end of its page cuts stands at the top of the next', () => {
  const entry = (y: number, day: string): Row[] => [
    row(y, left(40, `January ${day},`), left(140, 'Transfer'), right(400, '12.50')),
    row(y + 12, left(40, '2026'), left(140, 'to Harrow')),
  ];
  const lines = tokensOf(
    DOT,
    [...entry(700, '5'), ...entry(730, '8'), ...entry(760, '9'), ...entry(800, '14').slice(0, 1)],
    [row(60, left(40, '2026'), left(140, 'to Harrow')), ...entry(90, '15')],
  );
  expect(found(lines)).toEqual(['5', '8', '9', '14', '15'].map((day) => `40: ${day}/1/2026`));
});
