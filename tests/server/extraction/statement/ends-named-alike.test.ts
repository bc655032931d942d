/** A balance on a day that the list starts from, and one by a shorter name at its end, among the amounts. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

it('the first of them opens the account, though its name may be that of a closing balance', () => {
  const { statement } = readSmall({
    above: ['EXTRAIT DE COMPTE DU 01/05/2026 AU 31/05/2026'],
    heading: ['Date', 'Libellé', 'Débit', 'Crédit'],
    rows: [
      ['', 'SOLDE AU 30/04/2026', '', '100,00'],
      ['04/05/2026', 'Café', '12,50', ''],
      ['09/05/2026', 'Livres', '40,00', ''],
      ['18/05/2026', 'Virement recu', '', '15,00'],
      ['', 'TOTAUX', '52,50', '15,00'],
      ['', 'SOLDE', '', '62,50'],
    ],
  });
  expect([statement.accounts[0]!.openingBalance, statement.accounts[0]!.closingBalance]).toEqual([
    10000, 6250,
  ]);
  expect(statement.verification.status).toBe('verified');
});
