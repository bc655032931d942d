/** Lists that the figures of an account leave out as well as they take them in, under titles that no language of the lexicon has. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

/** A table from `y` on, of days, texts and amounts. */
const table = (y: number, ...rows: readonly (readonly [string, string, string])[]): Row[] => [
  row(y, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount')),
  ...rows.map(([day, text, amount], index) =>
    row(y + 14 * (index + 1), left(40, `${day}/03/2026`), left(120, text), right(400, amount)),
  ),
];

const read = (...rows: readonly Row[]): Statement =>
  readStatement([page(1, [row(40, left(40, PERIOD)), ...rows])]).statement;

describe('rows of a list of their own that come to nothing together', () => {
  const made = (title: string, other: string): Statement =>
    read(
      row(60, left(40, 'Opening balance'), right(400, '100.00')),
      row(74, left(40, 'Closing balance'), right(400, '65.00')),
      ...table(100, ['05', 'Coffee', '-10.00'], ['09', 'Refund', '3.00'], ['12', 'Fuel', '-28.00']),
      row(170, left(40, title)),
      ...table(190, ['20', 'Tidewater', '-41.00'], ['21', 'Quarry Lane', other]),
    );

  it('leave the statement in doubt', () => {
    const { verification, transactions } = made('Zopelt', '41.00');
    expect(verification.status).toBe('unverified');
    expect(transactions.map(({ flags }) => flags.length)).toEqual([0, 0, 0, 1, 1]);
  });

  it('are left out under a title that says that they did not happen', () => {
    for (const title of [
      'Declined payments',
      'Abgelehnte Zahlungen',
      'Opérations refusées',
      'Zamítnuté platby',
    ]) {
      const { verification, transactions } = made(title, '41.00');
      expect(transactions).toHaveLength(3);
      expect(verification.status).toBe('verified');
    }
  });
});

it('rows behind the closing balance that add up to a total of their own alone are in doubt', () => {
  const { verification, transactions } = read(
    row(60, left(40, 'Credit card statement')),
    row(74, left(40, 'Previous balance'), right(400, '-100.00')),
    ...table(100, ['05', 'Coffee', '-10.00'], ['09', 'Payment received', '100.00'], ['12', 'Fuel', '-30.00']),
    row(156, left(40, 'Total'), right(400, '-40.00')),
    row(170, left(40, 'New balance'), right(400, '-40.00')),
    row(186, left(40, 'Zopelt')),
    row(206, left(40, 'Date'), left(120, 'Description'), right(340, 'Amount')),
    row(220, left(40, '20/03/2026'), left(120, 'Tidewater'), right(340, '-41.00')),
    row(234, left(40, '21/03/2026'), left(120, 'Quarry Lane'), right(340, '-9.00')),
    row(248, left(40, 'Total'), right(340, '-50.00')),
  );
  expect(verification.status).not.toBe('verified');
  expect(transactions.slice(3).every(({ flags }) => flags.length > 0)).toBe(true);
});
