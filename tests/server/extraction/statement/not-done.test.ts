/** What the status of a row says of it. */
import { expect, it } from 'vitest';
import { rowsOf } from '../../../support/small-statement.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

const read = (status: string) =>
  readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 100.00')),
      row(100, left(40, 'Date'), left(110, 'Description'), left(260, 'Status'), right(400, 'Amount')),
      row(112, left(40, '2026-03-04'), left(110, 'Coffee'), left(260, 'Completed'), right(400, '-4.50')),
      row(124, left(40, '2026-03-05'), left(110, 'Rent'), left(260, status), right(400, '-30.00')),
      row(136, left(40, '2026-03-06'), left(110, 'Rent'), left(260, 'Completed'), right(400, '-30.00')),
      row(180, left(40, 'Closing balance: 65.50')),
    ]),
  ]);

it.each(['FAILED', 'Declined', 'Rejected'])('%s: nothing was booked', (status) => {
  const stages = read(status);
  expect(rowsOf(stages).map((text) => text.slice(0, 16))).toEqual(['2026-03-04 -450 ', '2026-03-06 -3000']);
  expect(stages.statement.verification.status).toBe('verified');
});

it('any other leaves the row what it is', () => {
  expect(rowsOf(read('Settled'))).toHaveLength(3);
});

it('that it was done says nothing of what was: the word for its direction does', () => {
  const { statement } = readStatement([
    page(1, [
      row(
        100,
        left(40, 'Date'),
        left(110, 'Transaction type'),
        right(320, 'Transaction amount'),
        left(360, 'Status'),
      ),
      row(112, left(40, '2026-03-04'), left(110, 'DEBIT'), right(320, '360.99'), left(360, 'SUCCESS')),
      row(124, left(40, '2026-03-05'), left(110, 'CREDIT'), right(320, '12.50'), left(360, 'SUCCESS')),
      row(136, left(40, '2026-03-06'), left(110, 'DEBIT'), right(320, '30.00'), left(360, 'SUCCESS')),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'DEBIT SUCCESS',
    'CREDIT SUCCESS',
    'DEBIT SUCCESS',
  ]);
});

it('a text longer than the name over it hides no status: rows that cancel one another are not booked', () => {
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 100.00')),
      row(100, left(40, 'Date'), left(110, 'Description'), left(320, 'Status'), right(460, 'Amount')),
      row(112, left(40, '2026-03-04'), left(110, 'Coffee'), left(320, 'Completed'), right(460, '-4.50')),
      row(124, left(40, '2026-03-05'), left(110, 'TRANSFER TO Bianca Torri'), left(320, 'Failed'), right(460, '-59.92')),
      row(136, left(40, '2026-03-05'), left(110, 'TRANSFER FROM Greta Aumann'), left(320, 'Failed'), right(460, '59.92')),
      row(148, left(40, '2026-03-06'), left(110, 'Rent'), left(320, 'Completed'), right(460, '-30.00')),
      row(180, left(40, 'Closing balance: 65.50')),
    ]),
  ]); // prettier-ignore
  expect(rowsOf({ statement }).map((text) => text.slice(0, 16))).toEqual([
    '2026-03-04 -450 ',
    '2026-03-06 -3000',
  ]);
});
