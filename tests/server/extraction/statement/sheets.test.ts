/** Statements printed from a spreadsheet: cells on the bottom of their rows, labels and marks cut by narrow columns. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { amountsOf, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const HEADING = row(100, left(60, 'Date'), left(140, 'Details'), left(320, 'Debit'), left(400, 'Credit'));
const ABOVE = [row(40, left(40, 'Statement period 1 March 2026 to 31 March 2026'))];

/** Rows of cells on their last line: texts above, then date, last text and amounts. */
function sheet(...entries: readonly (readonly [string, readonly string[], ...Cell[]])[]): Row[] {
  let y = 104;
  return entries.flatMap(([date, texts, ...cells]) => {
    y += 2;
    return texts.map((text, index) => {
      y += 11;
      const last = index === texts.length - 1;
      return row(
        y,
        ...(last && date !== '' ? [left(40, date)] : []),
        left(140, text),
        ...(last ? cells : []),
      );
    });
  });
}

const read = (...rows: readonly Row[]): Stages => readStatement([page(1, [...ABOVE, HEADING, ...rows])]);

const out = (amount: string): Cell => right(345, amount);
const into = (amount: string): Cell => right(430, amount);

const ENTRIES = [
  ['03/03/2026', ['Standing order', 'the landlord'], out('500.25')],
  ['04/03/2026', ['Card payment', 'the baker', 'High Street'], out('12.35')],
  ['05/03/2026', ['Salary', 'of the works'], into('900.10')],
  ['06/03/2026', ['Card payment', 'the grocer'], out('44.15')],
] as const;

describe('cells on the bottom of their rows', () => {
  it('give each entry the text above its amount', () => {
    expect(rowsOf(read(...sheet(...ENTRIES)))).toEqual([
      '2026-03-03 -50025 Standing order the landlord',
      '2026-03-04 -1235 Card payment the baker High Street',
      '2026-03-05 +90010 Salary of the works',
      '2026-03-06 -4415 Card payment the grocer',
    ]);
  });

  it('may have labels of two lines, which book nothing', () => {
    const stages = read(
      ...sheet(['01/03/2026', ['Balance brought', 'forward'], into('100.00')], ...ENTRIES, [
        '31/03/2026',
        ['Balance carried', 'forward'],
        into('443.35'),
      ]),
    );
    expect(amountsOf(stages)).toEqual([-50025, -1235, 90010, -4415]);
    expect(stages.statement.verification).toMatchObject({
      status: 'verified',
      openingBalance: 10000,
      closingBalance: 44335,
    });
  });

  it('leave a booking below a label whose figure is missing', () => {
    const stages = read(
      ...sheet(['', ['Opening', 'balance']], ['02/03/2026', ['Interest'], into('3.10')], ...ENTRIES),
    );
    expect(amountsOf(stages)).toEqual([310, -50025, -1235, 90010, -4415]);
  });
});

it('small print below an amount is of its row, though it stands nearer to the next', () => {
  const entry = (y: number, day: string, text: string, print: string): Row[] => [
    row(y, left(40, `${day}/03/2026`), left(140, text), out('12.35')),
    { ...row(y + 14, left(140, print)), size: 8 },
  ];
  const stages = read(
    ...entry(114, '03', 'Baker', 'High Street'),
    ...entry(140, '04', 'Grocer', 'Market Square'),
    ...entry(166, '05', 'Florist', 'Station Road'),
    ...entry(192, '06', 'Butcher', 'Mill Lane'),
  );
  expect(rowsOf(stages)[1]).toBe('2026-03-04 -1235 Grocer Market Square');
});

it('text that stands nearer to the row above is of that row, however wide it is', () => {
  const foreign = ['03', '04', '09', '10'];
  const page: Row[] = [];
  let y = 114;
  for (const day of ['02', ...foreign.slice(0, 2), '05', '06', '07', '08', ...foreign.slice(2), '11']) {
    page.push(row(y, left(40, `${day}/03/2026`), left(140, 'Baker'), out('12.35')));
    if (foreign.includes(day))
      page.push({ ...row((y += 13), left(140, 'Rate 1.1700, no fee for payments abroad')), size: 8 });
    y += 14;
  }
  expect(rowsOf(read(...page)).filter((text) => text.includes('Rate'))).toEqual(
    foreign.map((day) => `2026-03-${day} -1235 Baker Rate 1.1700, no fee for payments abroad`),
  );
});

describe('a number of the page', () => {
  it('below whole amounts is no booking', () => {
    const entries = sheet(
      ['03/03/2026', ['Rent', 'of March'], out('500')],
      ['04/03/2026', ['Card payment', 'the baker'], out('12.3')],
      ['05/03/2026', ['Card payment', 'the grocer'], out('45.65')],
    );
    const footer = row(800, left(322, 'Page'), right(345, '1'));
    expect(amountsOf(read(...entries, footer))).toEqual([-50000, -1230, -4565]);
  });
});

describe('a whole number in a column of amounts', () => {
  const cash = ['07/03/2026', ['Cash', 'machine'], out('80')] as const;

  it('is an amount where none of the others ends in zeros', () => {
    expect(amountsOf(read(...sheet(...ENTRIES, cash)))).toEqual([-50025, -1235, 90010, -4415, -8000]);
  });

  const padded = ['06/03/2026', ['Rent', 'of the garage'], out('70.00')] as const;

  it('is one where others are printed with their zeros, if its row has no other', () => {
    expect(amountsOf(read(...sheet(...ENTRIES, padded, cash)))).toEqual([
      -50025, -1235, 90010, -4415, -7000, -8000,
    ]);
  });

  it('is none there beside the amount of its row', () => {
    const counted = ['07/03/2026', ['Fees', 'of the quarter'], out('80'), into('12.00')] as const;
    expect(amountsOf(read(...sheet(...ENTRIES, padded, counted)))).toEqual([
      -50025, -1235, 90010, -4415, -7000, 1200,
    ]);
  });
});
