/** Names of details below each row, with their values on the next line. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const ROWS = [
  ['04/03/2026', 'Baker', '-12.50', '03/03/2026'],
  ['05/03/2026', 'Salary', '900.00', '05/03/2026'],
  ['09/03/2026', 'Florist', '-40.00', '06/03/2026'],
  ['10/03/2026', 'Cinema', '-20.00', '09/03/2026'],
] as const;

/** A list whose rows have the names of their details below them, or above, with a figure under the last where one is given. */
function read(names: 'below' | 'above', figure = ''): Statement {
  const lines = ROWS.flatMap(([date, text, amount, executed], index): Row[] => {
    const y = 120 + 60 * index;
    const own = row(
      names === 'below' ? y : y + 36,
      left(40, date),
      left(120, text),
      ...(names === 'below' || figure === '' ? [right(560, amount)] : []),
    );
    const labels = row(y + 12, left(40, 'Transaction date'), left(150, 'Reference'), left(300, 'Type'));
    const values = row(
      y + 24,
      left(40, executed),
      left(150, `X00${index}`),
      left(300, 'Transfer'),
      ...(figure === '' ? [] : [right(560, figure)]),
    );
    return names === 'below' ? [own, labels, values] : [labels, values, own];
  });
  return readStatement([
    page(1, [
      row(60, left(40, 'Period 01/03/2026 to 31/03/2026')),
      row(74, left(40, 'Opening balance 100.00')),
      ...lines,
      row(420, left(40, 'Closing balance 927.50')),
    ]),
  ]).statement;
}

it('head no table, and the days among their values are no rows', () => {
  const { transactions, verification } = read('below');
  expect(transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2026-03-04 1250',
    '2026-03-05 90000',
    '2026-03-09 4000',
    '2026-03-10 2000',
  ]);
  expect(transactions[0]!.description).toContain('Transfer');
  expect(transactions[0]!.description).not.toContain('03/03');
  expect(verification.status).toBe('verified');
});

it('head a table where amounts stand under them', () => {
  const { transactions } = read('above', '12.50');
  expect(transactions.map(({ date }) => date)).toEqual(
    ROWS.map((cells) => cells[3].split('/').toReversed().join('-')),
  );
});
