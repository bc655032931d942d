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

it.each(['In Balance', 'Credit Balance'])(
  '"%s" is the names of two columns where a row has an amount at both edges',
  (name) => {
    const read = readStatement([
      page(1, [
        row(80, left(40, 'Date'), left(110, 'Details'), right(300, 'Out'), left(330, name)),
        row(94, left(110, 'Opening balance'), right(384, '100.00')),
        row(108, left(40, '02/03/2025'), left(110, 'Bar'), right(300, '12.50'), right(384, '87.50')),
        row(122, left(40, '03/03/2025'), left(110, 'Refund'), right(345, '8.00'), right(384, '95.50')),
        row(136, left(40, '07/03/2025'), left(110, 'Gas'), right(300, '70.00'), right(384, '25.50')),
        row(150, left(40, '09/03/2025'), left(110, 'Tea'), right(300, '5.50'), right(384, '20.00')),
      ]),
    ]);
    expect(amountsOf(read)).toEqual([-1250, 800, -7000, -550]);
  },
);
