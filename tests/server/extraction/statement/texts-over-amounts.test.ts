/** Texts above the amounts of short lists, whose cells are set on the bottom of their rows. */
import { expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const HEAD = [
  row(60, left(40, 'Account number: 20450011')),
  row(74, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
];
/** Lines of one entry are 12 points apart, those of two 16. */
const read = (top: number, ...lines: readonly (readonly [number, ...Cell[]])[]): Stages => {
  let y = top;
  return readStatement([page(1, [...HEAD, ...lines.map(([by, ...cells]) => row((y += by), ...cells))])]);
};

it('belong to the amount below where they stand nearer to it, and one stands above the first', () => {
  const stages = read(
    100,
    [14, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(480, 'Balance')],
    [14, left(120, 'Card payment')],
    [12, left(40, '10/05/2026'), left(120, 'Ref 8644'), right(400, '-12.50'), right(480, '87.50')],
    [16, left(40, '14/05/2026'), left(120, 'Cash'), right(400, '-20.00'), right(480, '67.50')],
    [16, left(120, 'Card payment')],
    [12, left(40, '16/05/2026'), left(120, 'Nova Books'), right(400, '-7.50'), right(480, '60.00')],
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-10 -1250 Card payment Ref 8644',
    '2026-05-14 -2000 Cash',
    '2026-05-16 -750 Card payment Nova Books',
  ]);
});

it('belong to it below an opening balance, where a code stands before the text in each row', () => {
  const stages = read(
    100,
    [
      14,
      left(40, 'Date'),
      left(110, 'Time'),
      left(160, 'Details'),
      right(400, 'Amount'),
      right(480, 'Balance'),
    ],
    [14, left(160, 'Opening balance'), right(480, '100.00')],
    [14, left(160, 'Cash machine Harbour')],
    [
      12,
      left(40, '10/05/2026'),
      left(110, '19:07'),
      left(160, 'Vista'),
      right(400, '-12.50'),
      right(480, '87.50'),
    ],
    [
      16,
      left(40, '14/05/2026'),
      left(110, '16:09'),
      left(160, 'Cash'),
      right(400, '-20.00'),
      right(480, '67.50'),
    ],
  );
  expect(rowsOf(stages)[0]).toMatch(/Cash machine Harbour Vista/);
});

it('are not the lines at the head of the page that begin where the days of a list without names do', () => {
  const stages = read(
    80,
    [14, left(40, 'Account holder'), left(120, 'Mara Quist')],
    [14, left(40, 'Your branch'), left(120, 'Harbour Road')],
    [
      16,
      left(40, '01/05/2026'),
      left(120, 'Transfer from Orchard'),
      right(400, '-10.00'),
      right(480, '90.00'),
    ],
    [16, left(120, 'Card payment')],
    [12, left(40, '10/05/2026'), left(120, 'Ref 8644'), right(400, '-12.50'), right(480, '77.50')],
    [16, left(120, 'Direct debit')],
    [12, left(40, '14/05/2026'), left(120, 'Ref 1188'), right(400, '-20.00'), right(480, '57.50')],
    [16, left(120, 'Card payment')],
    [12, left(40, '16/05/2026'), left(120, 'Nova Books'), right(400, '-7.50'), right(480, '50.00')],
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-01 -1000 Transfer from Orchard',
    '2026-05-10 -1250 Card payment Ref 8644',
    '2026-05-14 -2000 Direct debit Ref 1188',
    '2026-05-16 -750 Card payment Nova Books',
  ]);
});

it('belong to it right below the balance carried over to a page, where blanks part the entries', () => {
  let balance = 1000;
  let y = 0;
  const entry = (day: number, ...texts: readonly string[]): Row[] => {
    y += 4;
    balance -= 10;
    return texts.map((text, index) =>
      index + 1 < texts.length
        ? row((y += 12), left(120, text))
        : row(
            (y += 12),
            left(40, `${day}/05/2026`),
            left(120, text),
            right(400, '-10.00'),
            right(480, `${balance}.00`),
          ),
    );
  };
  const carried = (label: string): Row => row((y += 12), left(120, label), right(480, `${balance}.00`));
  const names = (): Row =>
    row((y = 100), left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(480, 'Balance'));
  const first = [
    ...HEAD,
    names(),
    carried('Opening balance'),
    ...entry(10, 'Direct debit'),
    ...entry(11, 'Card payment', 'Nova Books', 'Ref 1188'),
    ...entry(12, 'Cash machine', 'Ref 1190'),
    ...entry(13, 'Direct debit'),
    ...entry(14, 'Card payment', 'Harbour shop', 'Ref 1191'),
    ...[1, 2, 3, 4].flatMap(() => [
      ...entry(14, 'Cash machine', 'Ref 1195'),
      ...entry(14, 'Direct debit'),
      ...entry(14, 'Card payment', 'Quarry cafe', 'Ref 1196'),
    ]),
    carried('Closing balance'),
  ];
  const second = [
    names(),
    carried('Opening balance'),
    row((y += 12), left(120, 'Standing order')),
    ...entry(15, 'Ref 1192').map(({ y: at, ...of }) => ({ ...of, y: at - 4 })),
    ...entry(16, 'Direct debit'),
    ...entry(17, 'Card payment', 'Mill Lane', 'Ref 1193'),
    ...entry(18, 'Cash machine', 'Ref 1194'),
  ];
  expect(rowsOf(readStatement([page(1, first), page(2, second)])).slice(17)).toEqual([
    '2026-05-15 -1000 Standing order Ref 1192',
    '2026-05-16 -1000 Direct debit',
    '2026-05-17 -1000 Card payment Mill Lane Ref 1193',
    '2026-05-18 -1000 Cash machine Ref 1194',
  ]);
});

it('are not what pages of a list without names begin with, at the same place', () => {
  const rows = (from: number, count: number): Row[] =>
    Array.from({ length: count }, (_, index) =>
      row(
        94 + index * 14,
        left(40, `${String(from + index).padStart(2, '0')}/05/2026`),
        left(120, 'Harbour shop'),
        right(400, '-10.00'),
        right(480, `${990 - 10 * (from + index)}.00`),
      ),
    );
  const stages = readStatement([
    page(1, [
      row(50, left(120, 'Northern Savings'), right(560, 'Account statement')),
      ...HEAD,
      ...rows(1, 6),
    ]),
    page(2, [
      row(50, left(120, 'Northern Savings')),
      ...rows(7, 5).map(({ y, ...of }) => ({ ...of, y: y - 30 })),
    ]),
  ]);
  expect(new Set(stages.statement.transactions.map(({ description }) => description))).toEqual(
    new Set(['Harbour shop']),
  );
});

it('stand above and below amounts in the last column, whose name comes close to that before it', () => {
  const names = row(
    100,
    left(40, 'Date'),
    right(200, 'Amount'),
    right(278, 'Balance'),
    left(288, 'Description'),
  );
  const booked = ['Order', 'Rent', 'Toll', 'Cash', 'Shop'].flatMap((text, index) => {
    const y = 120 + index * 32;
    const amount = row(
      y + 6,
      left(40, `0${index + 1}/05/2026`),
      right(200, '-10.00'),
      right(278, `${90 - 10 * index}.00`),
    );
    return [row(y, left(288, `${text} at the harbour`)), amount, row(y + 12, left(288, `Ref ${index}`))];
  });
  const stages = readStatement([page(1, [...HEAD, names, ...booked])]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-01 -1000 Order at the harbour Ref 0',
    '2026-05-02 -1000 Rent at the harbour Ref 1',
    '2026-05-03 -1000 Toll at the harbour Ref 2',
    '2026-05-04 -1000 Cash at the harbour Ref 3',
    '2026-05-05 -1000 Shop at the harbour Ref 4',
  ]);
});
