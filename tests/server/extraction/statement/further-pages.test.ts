/** Tables on further pages: under a head of their own, narrower, without a heading. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

it('what stands above the heading of a further page is no text of the row before it', () => {
  const heading = (y: number): Row =>
    row(y, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance'));
  const booking = (y: number, day: string, text: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2026`), left(110, text), right(420, '-5.00'), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      heading(100),
      booking(112, '04', 'Coffee', '95.00'),
      booking(124, '05', 'Books', '90.00'),
      booking(136, '06', 'Rail', '85.00'),
    ]),
    page(2, [
      row(60, left(40, 'Everyday Account Sheet Two')),
      heading(72),
      booking(84, '09', 'Rent', '80.00'),
      booking(96, '10', 'Gas', '75.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Coffee',
    'Books',
    'Rail',
    'Rent',
    'Gas',
  ]);
});

describe('a further page', () => {
  const cells = (y: number, [date, text, ...amounts]: readonly string[], begin = 0, end = 0): Row =>
    row(
      y,
      left(40 + begin, date!),
      left(110 + begin, text!),
      ...amounts.flatMap((amount, index) => (amount ? [right([340, 420, 500][index]! + end, amount)] : [])),
    );
  const first = page(1, [
    row(60, left(40, 'Opening balance 100.00')),
    cells(100, ['Date', 'Description', 'Money out', 'Money in', 'Balance']),
    cells(114, ['04/03/2026', 'Coffee', '5.00', '', '95.00']),
    cells(128, ['05/03/2026', 'Salary', '', '50.00', '145.00']),
  ]);

  it('is read though its table is narrower, without a heading, and set in the middle', () => {
    const second = page(2, [
      row(60, left(40, 'Everyday account')),
      cells(100, ['09/03/2026', 'Rent', '80.00', '', '65.00'], 60, -60),
      cells(114, ['10/03/2026', 'Refund', '', '7.00', '72.00'], 60, -60),
    ]);
    const stages = readStatement([first, second]);
    expect(rowsOf(stages).slice(2)).toEqual(['2026-03-09 -8000 Rent', '2026-03-10 +700 Refund']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('has no row passed over as a note that fills the columns of both directions', () => {
    const second = page(2, [
      cells(100, ['09/03/2026', 'Rent', '80.00', '', '65.00']),
      row(130, left(110, 'Continued from page 1')),
      cells(160, ['10/03/2026', 'Refund', '7.00', '72.00', '']),
    ]);
    const { verification } = readStatement([first, second]).statement;
    expect(verification.status).toBe('unverified');
    expect(verification.warnings).toEqual([expect.stringContaining('no amount that could be read: Refund')]);
  });
});
