/** Pages of another statement that is not understood leave what is read in doubt. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { PROVED, smallPage } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const verificationWith = (rows: readonly Row[]) =>
  readStatement([page(1, smallPage(PROVED)), page(2, rows)]).statement.verification;

/** The kind of each booking, its day, its amount. */
const kinds = (...amounts: readonly string[]): Row[] =>
  amounts.map((amount, at) =>
    row(
      100 + 14 * at,
      left(40, 'Ricarica'),
      left(140, `0${at + 1}.02.2024`),
      right(400, amount),
      left(430, 'L2'),
    ),
  );

it('they list days behind other words, and amounts in whole units', () => {
  const { status, warnings } = verificationWith(
    kinds('12,300', '4,800', '7,150', '1,900', '36,400', '5,500'),
  );
  expect(status).toBe('unverified');
  expect(warnings).toEqual(['Page 2 lists days and amounts of which none are in an account.']);
});

it('they are none where the amounts are booked, or few', () => {
  expect(verificationWith(kinds('12.50', '40.00', '15.00', '87.50', '47.50', '62.50')).status).toBe(
    'verified',
  );
  expect(verificationWith(kinds('12,300', '4,800')).status).toBe('verified');
});
