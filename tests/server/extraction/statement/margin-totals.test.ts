/** Totals in the margin beside the last rows of a list. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const names = (y: number): Row => row(y, left(40, 'Date'), right(160, 'Amount'), left(180, 'Description'));
const booked = (y: number, [day, amount, text]: readonly string[], aside = ''): Row =>
  row(
    y,
    left(40, `04/${day}`),
    right(160, amount!),
    left(180, text!),
    ...(aside === '' ? [] : [right(560, aside)]),
  );

const textsOf = (...rows: readonly Row[]): string[] =>
  readStatement([
    page(1, [
      row(40, left(40, 'Statement period April 1, 2026 to April 30, 2026')),
      row(54, left(40, 'Previous balance'), right(300, '500.00')),
      row(68, left(40, 'Current balance'), right(300, '530.00')),
      ...rows,
    ]),
  ]).statement.transactions.map(({ description }) => description);

it('are no words of the rows they stand beside', () => {
  const texts = textsOf(
    row(100, left(40, 'Withdrawals')),
    names(114),
    booked(128, ['03', '15.00', 'Grocer 4417'], 'Total Withdrawals'),
    booked(142, ['09', '55.00', 'Water board'], '- 70.00'),
    row(170, left(40, 'Deposits')),
    names(184),
    booked(198, ['11', '60.00', 'Refund'], 'Total Deposits'),
    booked(212, ['28', '40.00', 'Branch deposit'], '+ 100.00'),
  );
  expect(texts.toSorted()).toEqual(['Branch deposit', 'Grocer 4417', 'Refund', 'Water board']);
});

it('are words where no amount stands below them', () => {
  const texts = textsOf(
    row(100, left(40, 'Withdrawals')),
    names(114),
    booked(128, ['03', '15.00', 'Grocer 4417'], 'Total Fitness'),
    booked(142, ['09', '55.00', 'Water board']),
    row(170, left(40, 'Deposits')),
    names(184),
    booked(198, ['11', '100.00', 'Refund']),
  );
  expect(texts).toContain('Grocer 4417 Total Fitness');
});
