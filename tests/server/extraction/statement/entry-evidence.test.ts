/** The text of an entry, and where it stands on the page. */
import { describe, expect, it } from 'vitest';
import { CURRENT, HEADING, PERIOD } from '../../../support/small-accounts.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';
import { readStatement } from '../../../../server/extraction/read.ts';

describe('the text of an entry', () => {
  it('has the codes of a column of their own behind the description, whichever stands first', () => {
    const { statement } = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Reference', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee at the corner', 'AB-1001', '-12.50', '87.50'],
        ['05/03/2026', 'Salary', 'AB-1002', '500.00', '587.50'],
        ['06/03/2026', 'Books and paper', 'AB-1003', '-7.30', '580.20'],
      ],
    });
    expect(statement.transactions.map((row) => row.description)).toEqual([
      'Coffee at the corner AB-1001',
      'Salary AB-1002',
      'Books and paper AB-1003',
    ]);
  });

  it('can be found again on the page', () => {
    const { statement, pages } = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: HEADING,
      rows: CURRENT,
    });
    const row = statement.transactions[1]!;
    const inBox = (part: string): string[] => {
      const box = row.boxes.find((found) => found.part === part)!;
      return pages[0]!.words
        .filter((word) => word.x0 >= box.x0 && word.x1 <= box.x1 && word.y0 >= box.y0 && word.y1 <= box.y1)
        .map((word) => word.text);
    };
    expect([inBox('date'), inBox('description'), inBox('amount'), inBox('balance')]).toEqual([
      ['05/03/2026'],
      ['Salary'],
      ['500.00'],
      ['587.50'],
    ]);
  });
});

it('texts stand above their dates and amounts where the last of these has none below it', () => {
  const { statement } = readSmall({
    above: [PERIOD],
    heading: null,
    rows: [
      ['Coffee at the corner'],
      ['04/03/2026 -12.50'],
      ['Salary'],
      ['15/03/2026 +500.00'],
      ['Books and paper'],
      ['16/03/2026 -7.30'],
    ],
  });
  expect(statement.transactions.map((row) => row.description)).toEqual([
    'Coffee at the corner',
    'Salary',
    'Books and paper',
  ]);
});

it('"W/D" and "DEP" of a passbook are marks', () => {
  const booked = (y: number, day: string, type: string, amount: string) =>
    row(y, left(40, `${day}/03/2026`), left(140, type), right(260, amount));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      row(72, left(40, 'Closing balance 580.20')),
      row(100, left(40, 'Date'), left(140, 'Type'), right(260, 'Amount')),
      booked(114, '04', 'W/D', '12.50'),
      booked(128, '15', 'DEP', '500.00'),
      booked(142, '16', 'W/D', '7.30'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-1250, 50000, -730]);
  expect(stages.statement.verification.status).toBe('verified');
});
