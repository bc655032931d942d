/** Three digits behind a sign in every amount, and no currency: groups or decimals. */
import { expect, it } from 'vitest';
import { mayBeThousandths } from '../../../../server/extraction/reading/number-style.ts';
import { readSmall } from '../../../support/small-statement.ts';

const ROWS = ['-8,500', '7,829', '3,119', '-2,315', '-3,629'];

it.each([
  [true, ['Montant', ...ROWS]],
  [true, ['Amount', '8.500', '7.829', '3.119', '2.315']],
  // There a comma groups, and a dot does.
  [false, ['Amount', ...ROWS]],
  [false, ['Saldo', '8.500', '7.829', '3.119', '2.315']],
  [false, ['Montant', ...ROWS, '1,204,500']],
  [false, ['Montant', ...ROWS, '-850']],
  [false, ['Montant', ...ROWS, '12,50']],
  [false, ['Montant', ...ROWS.slice(0, 3)]],
])('%s: %s', (doubted, words) => {
  expect(mayBeThousandths(words)).toBe(doubted);
});

it('puts rows in doubt that any sum proves', () => {
  const { statement } = readSmall({
    above: ['Relevé de compte', 'Solde initial 39,145', 'Solde final 35,649'],
    heading: ['Date', 'Libellé', 'Montant'],
    rows: ROWS.map((amount, index) => [`0${index + 1}/02/2022`, 'ATLAS', amount]),
  });
  expect(statement.verification.status).toBe('unverified');
});

it('a number with a sign right before three digits belongs to them, though others are grouped by a dot', () => {
  const { statement } = readSmall({
    above: ['Kontonummer 12345678', 'Alter Saldo 1.200,00', 'Neuer Saldo 1.770,00'],
    heading: ['Datum', 'Text', 'Betrag'],
    rows: [
      ['03.03.2026', 'Gehalt', '+2 450,00'],
      ['09.03.2026', 'Erstattung', '+120,00'],
    ],
  });
  expect(statement.verification.status).not.toBe('verified');
});
