/** Blocks of figures above or below a list, under names nobody knows. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const booking = (y: number, date: string, text: string, amount: string, balance: string): Row =>
  row(y, left(40, date), left(120, text), right(400, amount), right(500, balance));

/** Rows from 500.00 on, which end with 462.50; `below` is set apart from them. */
const read = (closing: string, below: readonly Row[]): Stages =>
  readStatement([
    page(1, [
      row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(64, left(40, 'Opening balance'), right(300, '500.00')),
      row(78, left(40, 'Closing balance'), right(300, closing)),
      row(110, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
      booking(124, '03/03/2026', 'Coffee', '-12.50', '487.50'),
      booking(138, '09/03/2026', 'Books', '-15.00', '472.50'),
      booking(152, '18/03/2026', 'Gas', '-10.00', '462.50'),
      ...below,
    ]),
  ]);

const schedule = (month: string): readonly Row[] => [
  row(190, left(40, 'Tilgungsraten'), right(400, 'Kapital'), right(500, 'offen')),
  booking(204, `05/${month}/2026`, '', '150.00', '1,250.00'),
  booking(218, `19/${month}/2026`, '', '150.00', '1,100.00'),
];

describe('a block below the list, in its columns', () => {
  it('is no part of it where its days lie outside the period and the account closes without it', () => {
    const stages = read('462.50', schedule('05'));
    expect(amountsOf(stages)).toEqual([-1250, -1500, -1000]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('is in doubt where the account does not close without it, or its days lie in the period', () => {
    expect(read('412.50', schedule('05')).statement.verification.status).not.toBe('verified');
    expect(read('462.50', schedule('03')).statement.verification.status).not.toBe('verified');
  });
});
