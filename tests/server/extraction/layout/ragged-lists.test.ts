/** Statements whose amounts end rows of text, or look as if they did. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, rows, type Row } from '../../../support/words.ts';

describe('a short list', () => {
  it('ends each row with more amounts than line up: amount and balance', () => {
    const at = (y: number, date: string, ...cells: [number, string][]): Row =>
      row(y, left(40, date), ...cells.map(([x, text]) => left(x, text)));
    const stages = readStatement([
      page(1, [
        at(60, 'Opening balance 500.00', [300, 'Closing balance 389.15']),
        at(90, '04/03/2026', [110, 'Ferry office'], [190, '50.00'], [240, '450.00']),
        at(104, '05/03/2026', [110, 'Wages of Holt Farm'], [230, '1,800.00'], [281, '2,250.00']),
        at(118, '09/03/2026', [110, 'Boat deposit'], [211, '1,860.85'], [265, '389.15']),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([-5000, 180000, -186085]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('has no column of the one amount in another currency', () => {
    const at = (date: string, text: string, amount: string): Row =>
      row(NaN, left(40, date), left(100, text), right(520, amount));
    const lines = [
      at('20/09/2026', 'Payment received', '€ 400.00-'),
      at('22/09/2026', 'Greengrocer', '€ 100.00'),
      at('25/09/2026', 'App store', '€ 53.00'),
      at('26/09/2026', 'Late fee', '€ 9.20'),
    ].map((made, index) => ({ ...made, y: 120 + 15 * index }));
    lines[2] = row(
      150,
      left(40, '25/09/2026'),
      left(100, 'App store'),
      left(300, 'US$ 10.00'),
      right(520, '€ 53.00'),
    );
    const stages = readStatement([
      page(1, [row(80, left(40, 'Credit card statement of 05/10/2026')), ...lines]),
    ]);
    expect(rowsOf(stages)).toContain('2026-09-25 -5300 App store US$ 10.00');
    expect(stages.statement.transactions).toHaveLength(4);
  });
});

it('numbers of texts that end where amounts of a table written as text do are no amounts', () => {
  const texts = ['Tea', 'Tea', 'Tea', 'A walk through the old town', 'Two tickets for the evening boat'];
  const lines = texts.flatMap((text, index) => [
    [left(40, `0${4 + index}/03/2026 ${text} -12.50 ${(987.5 - 12.5 * index).toFixed(2)}`)],
    [left(40, `Paid on 01/03 now 440${index}`)],
  ]);
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 1,000.00')),
      row(80, left(40, 'Date Description Amount Balance')),
      ...rows(100, ...lines),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual(texts.map(() => -1250));
});

it('a few rows of text of which two end together by chance lose none of the others', () => {
  const of = (y: number, date: string, text: string, at: number, amount: string): Row =>
    row(y, left(40, date), left(110, text), right(at, amount));
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period: July 1, 2022 through July 31, 2022')),
      row(60, left(40, 'Beginning balance 379.36')),
      row(80, left(40, 'Deposits and other credits')),
      of(94, '07/03/22', 'REDWING FREIGHT PAYROLL', 420, '2,557.29'),
      row(120, left(40, 'Withdrawals and other debits')),
      of(134, '07/01/22', 'CARD PURCHASE SALTGRASS HARDWARE GRAYLING MI CARD 8700', 540, '27.44'),
      of(148, '07/18/22', 'MONTHLY SERVICE FEE', 290, '8.47'),
      of(162, '07/21/22', 'CARD PURCHASE DUSTY SPUR DINER PORT LAVINIA TX CARD 2359', 540, '127.59'),
      row(190, left(40, 'Ending balance 2,773.15')),
    ]),
  ]);
  expect(amountsOf(stages).toSorted((a, b) => a - b)).toEqual([-12759, -2744, -847, 255729]);
});

describe('rows padded with blanks in letters of many widths', () => {
  const texts = [
    'Baker',
    'Fee',
    'Rent of the house',
    'Cinema',
    'Taxi',
    'Wages of March',
    'Refund',
    'Gift',
    'Grocer',
    'Pub',
  ];
  const list = (shifts: readonly number[] | null): string[] => {
    let balance = 1_000_00;
    const lines = texts.map((text, index) => {
      const amount = 10_07 + index * 131;
      const side = index % 5 === 2 ? 1 : -1;
      balance += side * amount;
      const shift = shifts?.[index] ?? 0;
      const [credit, behind] = shifts === null ? [40, 0] : [75, 30];
      const edge = shifts === null ? 430 : 420;
      return row(
        114 + 14 * index,
        left(40, `0${(index % 9) + 1}/03/2026`.slice(-10)),
        left(110, text),
        right(330 + shift + (side > 0 ? credit : 0), (amount / 100).toFixed(2)),
        right(edge + shift + (side > 0 ? behind : 0), (balance / 100).toFixed(2)),
      );
    });
    const names = row(
      100,
      left(40, 'Date'),
      left(110, 'Details'),
      right(330, 'Debit'),
      right(370, 'Credit'),
      right(430, 'Balance'),
    );
    const stages = readStatement([page(1, [row(60, left(40, 'Opening balance 1000.00')), names, ...lines])]);
    return amountsOf(stages).map(String);
  };
  const expected = texts.map((_, index) => String((index % 5 === 2 ? 1 : -1) * (10_07 + index * 131)));

  it('have no columns where one would hold two amounts of a row', () => {
    expect(list([0, 5, 14, 9, 3, 7, 11, 17, 8, 5])).toEqual(expected);
  });

  it('keep theirs where they line up', () => {
    expect(list(null)).toEqual(expected);
  });
});

it('amounts with marks in a column of their own stand in columns, whatever a few lines without a mark end in', () => {
  const marked = (y: number, day: string, amount: string, mark: string): Row =>
    row(y, left(40, `${day}.03.`), left(90, `Laden ${day}`), right(400, amount), left(430, mark));
  const rowsWithMarks = Array.from({ length: 14 }, (_, index) =>
    marked(114 + 14 * index, String(index + 3).padStart(2, '0'), `${index + 5},10`, index === 4 ? 'H' : 'S'),
  );
  const other = (y: number, day: string, amount: string, x: number): Row =>
    row(y, left(40, `M-4${day}`), left(250, `${day}.03.`), right(x, amount));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Zeitraum 01.03.2026 bis 31.03.2026')),
      row(100, left(40, 'Datum'), left(90, 'Erläuterung'), right(400, 'Betrag')),
      ...rowsWithMarks,
      other(340, '13', '27,52', 391),
      other(354, '21', '145,07', 372),
      other(368, '22', '5,07', 356),
      other(382, '23', '1,08', 335),
    ]),
  ]);
  expect(amountsOf(stages).slice(0, 5)).toEqual([-510, -610, -710, -810, 910]);
});

describe('a list without names whose amounts print their signs', () => {
  const edges = [300, 320, 300, 300, 320, 300];
  const list = (...texts: readonly string[]): number[] =>
    amountsOf(
      readStatement([
        page(1, [
          row(60, left(40, 'Account statement of March 2026')),
          ...texts.map((text, at) =>
            row(
              100 + 14 * at,
              left(40, `0${at + 1}/03/2026`),
              left(120, 'Corner shop'),
              right(edges[at]!, text),
            ),
          ),
        ]),
      ]),
    );

  it('has one column of them, wherever they end', () => {
    expect(list('-13.64', '-11.78', '+61.74', '+21.24', '-33.44', '-9.91')).toEqual([
      -1364, -1178, 6174, 2124, -3344, -991,
    ]);
    expect(list('-13.64', '-11.78', '61.74', '21.24', '-33.44', '-9.91')).toEqual([
      -1364, -1178, 6174, 2124, -3344, -991,
    ]);
  });

  it('has two of them where hardly any amount prints one', () => {
    const [, second, , fourth, fifth] = list('13.64', '11.78', '61.74', '-21.24', '33.44', '9.91');
    expect(second! * fourth! > 0 && fifth! * fourth! > 0).toBe(true);
  });
});

describe('whole units at the end of written rows', () => {
  it.each([',', ' '])('stand in groups (%j), and below a thousand there is nothing to group', (group) => {
    const texts = [
      'Currency: JPY',
      'Period 01/03/2026 - 31/03/2026',
      `Opening balance 100${group}000`,
      `Closing balance 318${group}250`,
      '01/03/2026 Coffee -950',
      `02/03/2026 Rent of March for the flat -12${group}000`,
      '04/03/2026 Bread -300',
      `05/03/2026 Wages of Larch and sons 240${group}000`,
      `09/03/2026 Insurance -8${group}500`,
    ];
    const stages = readStatement([page(1, rows(40, ...texts.map((text) => [left(40, text)])))]);
    expect(amountsOf(stages)).toEqual([-950, -12_000, -300, 240_000, -8500]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});
