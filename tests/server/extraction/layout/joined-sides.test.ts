/** Names of both directions printed as one text. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const read = (name: string, edges: readonly [number, number]) =>
  readStatement([
    page(1, [
      row(40, left(40, 'Periodo dal 01/03/2025 al 31/03/2025')),
      row(80, left(40, 'Data'), left(110, 'Descrizione'), left(300, name)),
      row(100, left(40, '02/03/2025'), left(110, 'Bar'), right(edges[0], '12,50')),
      row(114, left(40, '03/03/2025'), left(110, 'Stipendio'), right(edges[1], '900,00')),
      row(128, left(40, '07/03/2025'), left(110, 'Gas'), right(edges[0], '70,00')),
      row(142, left(40, '09/03/2025'), left(110, 'Rimborso'), right(edges[1], '8,00')),
      row(156, left(40, '12/03/2025'), left(110, 'Libri'), right(edges[0], '31,00')),
    ]),
  ]);

it('"Dare Avere" over amounts that end at two edges is the names of two columns', () => {
  expect(amountsOf(read('Dare Avere', [322, 352]))).toEqual([-1250, 90000, -7000, 800, -3100]);
  expect(amountsOf(read('Avere Dare', [322, 352]))).toEqual([1250, -90000, 7000, -800, 3100]);
});

it('over amounts that end at one edge it names one column, whose directions nothing tells', () => {
  const { statement } = read('Dare Avere', [350, 350]);
  expect(statement.verification.status).not.toBe('verified');
  expect(statement.transactions.every(({ flags }) => flags.length > 0)).toBe(true);
});
