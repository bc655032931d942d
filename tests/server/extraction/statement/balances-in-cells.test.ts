/** Balances that a cell of a row names, and figures whose names begin like theirs. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell } from '../../../support/words.ts';

it('are those of the day where no column holds any', () => {
  const cells = (
    y: number,
    day: string,
    kind: string,
    what: string,
    who: string,
    amount: string,
  ): [number, Cell[]] => [
    y,
    [left(40, day), left(130, kind), left(210, what), left(310, who), right(500, amount)],
  ];
  const day = ['Daily balance', 'Balance of the day', 'Harrow Bank'] as const;
  const lines = [
    cells(120, 'Date', 'Category', 'Transaction', 'Description', 'Amount'),
    cells(136, '04/05/2026 09:15', 'Transfer', 'Payment sent', 'Mara Quist', '-12.50'),
    cells(150, '04/05/2026 11:02', 'Transfer', 'Payment sent', 'Nova Books', '-7.50'),
    cells(164, '04/05/2026 23:59', ...day, '80.00'),
    cells(178, '07/05/2026 08:40', 'Transfer', 'Payment received', 'Nova Books', '40.00'),
    cells(192, '07/05/2026 23:59', ...day, '120.00'),
    cells(206, '11/05/2026 14:12', 'Taxes', 'Bill paid', 'City of Linden', '-27.50'),
    cells(220, '11/05/2026 15:30', 'Transfer', 'Payment sent', 'Orchard Ltd', '-3.00'),
    cells(234, '11/05/2026 23:59', ...day, '89.50'),
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
      row(74, left(40, 'Opening balance'), right(300, '100.00')),
      ...lines.map(([y, all]) => row(y, ...all)),
    ]),
  ]);
  expect(rowsOf(stages).map((text) => text.slice(0, 16).trim())).toEqual([
    '2026-05-04 -1250',
    '2026-05-04 -750',
    '2026-05-07 +4000',
    '2026-05-11 -2750',
    '2026-05-11 -300',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('are not the closing price and value of a holding', () => {
  const { statement } = readSmall({
    above: ['Account number: 20450011', 'Statement period 01/05/2026 to 31/05/2026'],
    heading: ['Date', 'Transaction', 'Amount', 'Balance'],
    rows: [
      ['01/05/2026', 'Beginning balance', '', '100.00'],
      ['04/05/2026', 'Pharmacy', '-12.50', '87.50'],
      ['07/05/2026', 'Contribution', '40.00', '127.50'],
      ['31/05/2026', 'Ending balance', '', '127.50'],
      ['', ''],
      ['', 'Fund', 'Closing price', 'Closing value'],
      ['', 'Total bond index', '9.61', '846.83'],
    ],
  });
  expect(statement.verification).toMatchObject({ status: 'verified', closingBalance: 12750 });
});
