import { expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

/** Four figures in words nobody knows, and two lists with their sums under titles nobody knows. */
function read(...figures: readonly string[]): Stages {
  return readStatement([
    page(1, [
      ...figures.map((figure, index) =>
        row(60 + 12 * index, left(40, `Gorf ${'xyzw'[index]!}un`), right(300, figure)),
      ),
      row(130, left(40, 'Plimmet')),
      row(144, left(40, '02/03/2025'), left(110, 'Prolk'), right(420, '12.50')),
      row(156, left(40, '09/03/2025'), left(110, 'Zmarg'), right(420, '700.00')),
      row(168, left(110, 'Trel plimmet'), right(420, '712.50')),
      row(200, left(40, 'Hulmet')),
      row(214, left(40, '04/03/2025'), left(110, 'Brit'), right(420, '200.00')),
      row(226, left(40, '11/03/2025'), left(110, 'Drum'), right(420, '50.00')),
      row(238, left(110, 'Trel hulmet'), right(420, '250.00')),
    ]),
  ]);
}

/** Oldest first, where the first list is of money out. */
const OUT_FIRST = [-1250, 20000, -70000, 5000];

it('what an account starts from and comes to tells which of two summed lists is of money in', () => {
  expect(amountsOf(read('1,000.00', '250.00', '712.50', '537.50'))).toEqual(OUT_FIRST);
  expect(amountsOf(read('1,000.00', '712.50', '250.00', '1,462.50'))).toEqual(OUT_FIRST.map((one) => -one));
});

it('nobody knows that the first figure is what it starts from', () => {
  const { statement } = read('1,000.00', '250.00', '712.50', '537.50');
  expect(statement.verification.status).toBe('unverified');
  expect(
    statement.transactions.every(({ flags }) =>
      flags.some(({ message }) => message.includes('with the two exchanged')),
    ),
  ).toBe(true);
});

it('figures that do not add up tell nothing', () => {
  expect(amountsOf(read('1,000.00', '250.00', '712.50', '538.50')).every((amount) => amount < 0)).toBe(true);
});
