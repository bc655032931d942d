/** "MD" and "D", the debit and the credit of Czech and Slovak books. */
import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

const read = (debit: string, credit: string) =>
  readSmall({
    above: ['Období: 01.03.2025 - 31.03.2025'],
    heading: ['Datum', 'Popis', 'Částka', 'Znak', 'Zůstatek'],
    rows: [
      ['', 'Počáteční zůstatek', '', '', '1 000,00'],
      ['02.03.2025', 'Pekárna', '12,50', debit, '987,50'],
      ['04.03.2025', 'Mzda', '1 200,00', credit, '2 187,50'],
      ['09.03.2025', 'Nájem', '700,00', debit, '1 487,50'],
      ['', 'Obrat MD', '712,50'],
      ['', 'Konečný zůstatek', '', '', '1 487,50'],
    ],
  });

it.each([
  ['MD', 'D'],
  ['D', 'K'],
])('%s is out and %s in', (debit, credit) => {
  const stages = read(debit, credit);
  expect(amountsOf(stages)).toEqual([-1250, 120000, -70000]);
  expect(stages.statement.verification.status).toBe('verified');
});
