import { expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { COMMA, left, right, row, tokensOf } from '../../../support/words.ts';

/** The columns that a line of names over one of figures names, as `name: roles`; none where it is no heading. */
function namedBy(...names: readonly string[]): string[] {
  const edge = (index: number): number => 60 + 110 * index;
  const tokens = tokensOf(COMMA, [
    row(60, ...names.map((name, index) => left(edge(index), name))),
    row(76, ...names.map((_, index) => right(edge(index) + 70, `${index + 1}4,50`))),
  ]);
  return findHeadings(tokens).flatMap(({ columns }) =>
    columns.map(({ text, roles }) => `${text}: ${[...roles].join()}`),
  );
}

it('names of an opening and a closing balance name columns among those of days, texts and amounts', () => {
  expect(namedBy('Fecha', 'Concepto', 'Saldo anterior', 'Importe', 'Saldo nuevo')).toEqual([
    'Fecha: date',
    'Concepto: description',
    'Saldo anterior: foreign',
    'Importe: amount',
    'Saldo nuevo: balance',
  ]);
});

it('they are labels of a summary where days or texts have no name beside them', () => {
  expect(namedBy('Saldo anterior', 'Abonos', 'Cargos', 'Saldo nuevo')).toEqual([]);
  expect(namedBy('Fecha', 'Saldo anterior', 'Abonos', 'Cargos', 'Saldo nuevo')).toEqual([]);
});
