/** Cells that say nothing of a booking: they are no text of it. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row } from '../../../support/words.ts';

const HEAD = [
  row(60, left(40, 'Account number: 20450011')),
  row(74, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
];

it('the currency in a column of its own, where no balance stands behind it', () => {
  const rows = [
    ['04/05/2026', 'Coffee', '12.50', ''],
    ['04/05/2026', 'Books', '40.00', '47.50'],
    ['09/05/2026', 'Paper', '1.50', ''],
    ['09/05/2026', 'Pens', '2.00', '44.00'],
  ] as const;
  const stages = readStatement([
    page(1, [
      ...HEAD,
      row(
        110,
        left(40, 'Date'),
        left(120, 'Details'),
        right(380, 'Out'),
        right(430, 'In'),
        right(540, 'Balance'),
      ),
      row(124, left(120, 'Opening balance'), right(540, '100.00')),
      ...rows.map(([day, text, out, balance], index) =>
        row(
          138 + index * PITCH,
          left(40, day),
          left(120, text),
          right(380, out),
          left(450, 'DKK'),
          ...(balance === '' ? [] : [right(540, balance)]),
        ),
      ),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-04 -1250 Coffee',
    '2026-05-04 -4000 Books',
    '2026-05-09 -150 Paper',
    '2026-05-09 -200 Pens',
  ]);
});

it('no mark before the balance, where the texts stand behind it', () => {
  const rows = [
    ['04/05/2026', '12.50', 'Dr', '87.50', 'Coffee house'],
    ['09/05/2026', '40.00', 'Dr', '47.50', 'Harbour books'],
    ['18/05/2026', '15.00', 'Cr', '62.50', 'Northern rent'],
  ] as const;
  const stages = readStatement([
    page(1, [
      ...HEAD,
      row(88, left(40, 'Opening balance'), left(160, '100.00')),
      ...rows.map(([day, amount, mark, balance, text], index) =>
        row(
          124 + index * PITCH,
          left(40, day),
          right(200, amount),
          left(220, mark),
          right(300, balance),
          left(330, text),
        ),
      ),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-04 -1250 Coffee house',
    '2026-05-09 -4000 Harbour books',
    '2026-05-18 +1500 Northern rent',
  ]);
});
