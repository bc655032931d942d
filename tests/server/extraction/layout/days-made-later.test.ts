/** Two columns of days whose names say the opposite of what their days do. */
import { describe, expect, test } from 'vitest';
import { readSmall, type Small } from '../../../support/small-statement.ts';

/** A card with days under two names; those of the second are `later` by as many days. */
const card = (name: string, ...later: readonly number[]): Small => {
  const bought = ['Mercado 12,50', 'Libros 40,00', 'Gasolina 33,10', 'Museo 22,10'];
  return {
    above: [
      'Estado de cuenta tarjeta de crédito',
      'Periodo: 01/05/2026 al 31/05/2026',
      'Saldo anterior 0,00',
      'Saldo al corte 107,70',
    ],
    heading: ['Fecha', `${name} Concepto`, 'Importe'],
    rows: bought.map((row, index) => {
      const [text, amount] = row.split(' ');
      const day = 4 + 3 * index;
      return [dayOf(day), `${dayOf(day + later[index]!)} ${text!}`, amount!];
    }),
  };
};

const dayOf = (day: number): string => `${String(day).padStart(2, '0')}/05/2026`;

const daysIn = (small: Small): number[] =>
  readSmall(small).statement.transactions.map(({ date }) => Number(date.slice(-2)));

describe('days on which rows were made, beside others', () => {
  test('that come later are those of the bookings on a card, in doubt', () => {
    const { statement } = readSmall(card('Fecha operación', 0, 1, 2, 1));
    expect(statement.transactions.map(({ date }) => date)).toEqual([
      '2026-05-04',
      '2026-05-08',
      '2026-05-12',
      '2026-05-14',
    ]);
    expect(statement.transactions.map(({ flags }) => flags.length > 0)).toEqual([false, true, true, true]);
    expect(statement.verification.status).toBe('unverified');
  });

  test('that come earlier in a row are what their name says', () => {
    expect(daysIn(card('Fecha operación', 0, 1, -1, 1))).toEqual([4, 7, 10, 13]);
    expect(readSmall(card('Fecha operación', 0, -1, -2, -1)).statement.verification.status).toBe('verified');
  });

  test('that are later once may be so by chance', () => {
    expect(daysIn(card('Fecha operación', 0, 0, 1, 0))).toEqual([4, 7, 10, 13]);
  });
});
