/** Numbers of six digits some of which look like days. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('numbers of accounts are no days where others in their column are none', () => {
  const numbers = ['100426', '100975', '100533', '100719', '100965', '100206'];
  const rows = numbers.map((number, at) =>
    row(
      120 + 14 * at,
      left(40, 'Ida Marsh'),
      left(160, number),
      right(330, `${at + 2}1.50`),
      left(420, `2026-03-0${at + 1}`),
    ),
  );
  const names = row(100, left(40, 'Name'), left(160, 'Account'), right(330, 'Debit'), left(420, 'Date'));
  const read = rowsOf(readStatement([page(1, [names, ...rows])]));
  expect(read).toEqual(numbers.map((number, at) => `2026-03-0${at + 1} -${at + 2}150 Ida Marsh ${number}`));
});
