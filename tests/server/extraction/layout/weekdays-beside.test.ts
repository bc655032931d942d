/** Names of weekdays in a cell of their own behind the dates of a list without names of columns. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

const textsOf = (names: readonly string[]): string[] =>
  readStatement([
    page(1, [
      row(60, left(40, 'Opening balance'), right(560, '100.00')),
      ...names.map((name, index) =>
        row(
          90 + 14 * index,
          left(40, `0${index + 2}.03.2026`),
          left(104, name),
          left(124, 'Rent'),
          right(480, '-1.00'),
          right(560, `${99 - index}.00`),
        ),
      ),
    ]),
  ]).statement.transactions.map(({ description }) => description);

it('are no text', () => {
  expect(textsOf(['Mo', 'Di', 'Mi', 'Do'])).toEqual(['Rent', 'Rent', 'Rent', 'Rent']);
});

it.each([
  ['all the same, as the code of a standing order is', ['SO', 'SO', 'SO', 'SO']],
  ['among other codes', ['SO', 'DD', 'Mo', 'SO']],
])('are codes where they are %s', (_, names) => {
  expect(textsOf(names)).toEqual(names.map((name) => `${name} Rent`));
});
