import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

it('a single credit closely between debits and balances is an amount without any heading', () => {
  const cells = columnsAt(left(40), left(110), right(302), right(360), right(428));
  const stages = readStatement([
    page(1, [
      cells(100, '01/03/2025', 'Duka la Mwezi', '15,897.40', '', '3,037,722.18'),
      cells(114, '04/03/2025', 'Umeme', '249,859.04', '', '2,787,863.14'),
      cells(128, '06/03/2025', 'Mshahara', '', '287,819.01', '3,075,682.15'),
      cells(142, '09/03/2025', 'Ada', '21,048.87', '', '3,054,633.28'),
    ]),
  ]);
  expect(amountsOf(stages).slice(1)).toEqual([-24985904, 28781901, -2104887]);
});

it('a number a letter behind a word is of the text, as blanks are wide in type of one width', () => {
  const cells = (
    y: number,
    day: string,
    name: number,
    of: string,
    out: string,
    into: string,
    balance: string,
  ) =>
    row(
      y,
      left(40, `${day}/03/2025`),
      left(110, of),
      left(name, '4410'),
      ...(out === '' ? [] : [left(250, out)]),
      ...(into === '' ? [] : [left(310, into)]),
      left(370, balance),
    );
  const names = row(86, left(40, 'Date'), left(110, 'Details'), left(250, 'Paid out'), left(310, 'Paid in'));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 1,000')),
      { ...names, cells: [...names.cells, left(370, 'Balance')] },
      cells(100, '04', 215, 'Shop in the old market', '127', '', '873'),
      cells(114, '09', 225, 'Shop at the fishing quay', '6', '', '867'),
      cells(128, '15', 150, 'Pension', '', '2,058', '2,925'),
      cells(142, '22', 215, 'Shop in the old market', '231', '', '2,694'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-12700, -600, 205800, -23100]);
});

it('a single credit among debits is an amount, though lines without a day below have theirs elsewhere', () => {
  const cells = (y: number, day: string, text: string, out: string, into = '') =>
    row(
      y,
      left(40, `${day}/03/2025`),
      left(110, text),
      ...(out === '' ? [] : [right(400, out)]),
      ...(into === '' ? [] : [right(480, into)]),
    );
  const debits = ['03', '04', '07', '08', '11', '14', '16', '19'];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance'), right(300, '500.00')),
      row(74, left(40, 'Closing balance'), right(300, '440.00')),
      row(100, left(40, 'Date'), left(110, 'Details'), right(400, 'Debits')),
      ...debits.map((day, index) => cells(114 + 14 * index, day, `Shop ${'abcdefgh'[index]}`, '10.00')),
      cells(226, '21', 'Refund', '', '20.00'),
      row(260, left(40, 'Holiday'), right(300, '3,671.57')),
      row(274, left(40, 'Boiler'), right(300, '3,495.91')),
      row(288, left(40, 'Travel'), right(300, '249.56')),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([...debits.map(() => -1000), 2000]);
});

describe('a short list under names that are a picture', () => {
  /** Rows of a day, a text and one amount, which ends at one of two edges. */
  const few = (
    opening: string,
    closing: string,
    ...rows: readonly [day: string, text: string, edge: number, amount: string][]
  ) =>
    readStatement([
      page(1, [
        row(60, left(40, 'From 01/03/2026 to 31/03/2026')),
        row(120, left(90, 'Balance brought forward'), right(535, opening)),
        ...rows.map(([day, text, edge, amount], index) =>
          row(136 + 14 * index, left(40, `${day}/03/2026`), left(110, text), right(edge, amount)),
        ),
        row(260, left(90, 'Closing balance'), right(535, closing)),
      ]),
    ]);

  it.each([
    [
      'three rows, one of them out',
      few(
        '100.00',
        '310.00',
        ['02', 'Wages', 535, '300.00'],
        ['04', 'Card Grocer', 448, '120.00'],
        ['09', 'Transfer from J Cole', 535, '30.00'],
      ),
      [30000, -12000, 3000],
    ],
    [
      'two rows',
      few('100.00', '280.00', ['02', 'Wages', 535, '300.00'], ['04', 'Card Grocer', 448, '120.00']),
      [30000, -12000],
    ],
    [
      'five rows, one of them in',
      few(
        '100.00',
        '265.00',
        ['02', 'Wages', 535, '300.00'],
        ['04', 'Card Grocer', 448, '20.00'],
        ['05', 'Books and paper', 448, '15.00'],
        ['09', 'Rail', 448, '40.00'],
        ['11', 'Gas works', 448, '60.00'],
      ),
      [30000, -2000, -1500, -4000, -6000],
    ],
  ] as const)('has a column for each direction: %s', (_, { statement }, expected) => {
    expect(amountsOf({ statement })).toEqual(expected);
    expect(statement.verification.status).toBe('verified');
  });

  it('has no column where the amounts follow their texts', () => {
    const { shapes } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        ...[
          ['02', 'Wages 300.00'],
          ['04', 'Card Grocer of the harbour 120.00'],
        ].map(([day, text], index) => row(136 + 14 * index, left(40, `${day}/03/2026 ${text}`))),
      ]),
    ]);
    expect(shapes.every(({ ragged }) => ragged)).toBe(true);
  });
});
