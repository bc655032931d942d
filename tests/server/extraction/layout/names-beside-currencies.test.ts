/** Currencies beside and within the names of columns. */
import { expect, it } from 'vitest';
import { rolesOf } from '../../../../server/extraction/layout/headings/heading-roles.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('the label of a currency with its code is no heading, though it names a value date as well', () => {
  const { headings } = readStatement([
    page(1, [
      row(60, left(320, 'Imetnik'), right(540, 'Ana Kovač')),
      row(70, left(320, 'Valuta'), right(540, 'EUR')),
      row(110, left(40, '02.11.2020'), left(110, 'Prolk'), right(420, '12,50'), right(500, '87,50')),
      row(124, left(40, '05.11.2020'), left(110, 'Zmarg'), right(420, '10,00'), right(500, '77,50')),
    ]),
  ]);
  expect(headings).toEqual([]);
});

it('"Paid in ZAR" is paid in, "Amount in ZAR" an amount', () => {
  expect([...rolesOf('Paid in ZAR')]).toEqual(['in']);
  expect([...rolesOf('Amount in ZAR')]).toEqual(['amount']);
});

it('the sign of the dong is no mark of a debit', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, '02/03/2023'), left(110, 'Prolk'), right(420, '120,000 đ'), right(580, '880,000 đ')),
      row(74, left(40, '05/03/2023'), left(110, 'Zmarg'), right(500, '50,000 đ'), right(580, '930,000 đ')),
      row(88, left(40, '09/03/2023'), left(110, 'Brit'), right(500, '70,000 đ'), right(580, '1,000,000 đ')),
      row(102, left(40, '11/03/2023'), left(110, 'Drum'), right(420, '30,000 đ'), right(580, '970,000 đ')),
    ]),
  ]);
  expect(stages.statement.currency).toBe('VND');
  expect(rowsOf(stages)).toEqual([
    '2023-03-02 -120000 Prolk',
    '2023-03-05 +50000 Zmarg',
    '2023-03-09 +70000 Brit',
    '2023-03-11 -30000 Drum',
  ]);
});
