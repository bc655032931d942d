/** Loans of which nothing but a title speaks: what is owed goes up by interest, and down by what is paid. */
import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

it.each([
  ['Estratto conto mutuo', 'Saldo iniziale', 'Saldo finale', ['Data', 'Descrizione', 'Importo', 'Saldo'], 'Interessi', 'Rata'],
  ['Extracto de préstamo', 'Saldo inicial', 'Saldo final', ['Fecha', 'Concepto', 'Importe', 'Saldo'], 'Intereses', 'Cuota'],
  ['Relevé de prêt personnel', 'Solde initial', 'Solde final', ['Date', 'Libellé', 'Montant', 'Solde'], 'Intérêts', 'Échéance'],
  ['Darlehenskontoauszug', 'Alter Saldo', 'Neuer Saldo', ['Datum', 'Text', 'Betrag', 'Saldo'], 'Zinsen', 'Rate'],
  ['Leningoverzicht', 'Beginsaldo', 'Eindsaldo', ['Datum', 'Omschrijving', 'Bedrag', 'Saldo'], 'Rente', 'Termijn'],
])('"%s"', (title, opening, closing, heading, interest, rate) => {
  const { statement } = readSmall({
    above: [title, `${opening} 7.446,18`, `${closing} 6.897,17`],
    heading,
    rows: [
      ['30.01.2025', interest, '29,78', '7.475,96'],
      ['30.01.2025', `${rate} 01`, '-302,13', '7.173,83'],
      ['28.02.2025', interest, '28,70', '7.202,53'],
      ['28.02.2025', `${rate} 02`, '-305,36', '6.897,17'],
    ],
  });
  expect(amountsOf({ statement })).toEqual([-2978, 30213, -2870, 30536]);
  expect(statement.accounts[0]!.kind).toBe('liability');
}); // prettier-ignore

it('prints what is owed with a minus, as interest that makes it more', () => {
  const { statement } = readSmall({
    above: ['Prestito personale', 'Saldo iniziale -7.446,18', 'Saldo finale -6.897,17'],
    heading: ['Data', 'Descrizione', 'Importo', 'Saldo'],
    rows: [
      ['30.01.2025', 'Interessi', '-29,78', '-7.475,96'],
      ['30.01.2025', 'Rata 01', '302,13', '-7.173,83'],
      ['28.02.2025', 'Interessi', '-28,70', '-7.202,53'],
      ['28.02.2025', 'Rata 02', '305,36', '-6.897,17'],
    ],
  });
  expect(amountsOf({ statement })).toEqual([-2978, 30213, -2870, 30536]);
  expect(statement.verification.status).toBe('verified');
});

it.each([
  ['Rahmenkredit', ['Datum', 'Text', 'Betrag', 'Inanspruchnahme'], 'Abruf', 'Rückzahlung'],
  ['Revolving credit facility', ['Date', 'Details', 'Amount', 'Balance drawn'], 'Drawdown', 'Repayment'],
  ['Póliza de crédito', ['Fecha', 'Concepto', 'Importe', 'Saldo dispuesto'], 'Disposición', 'Reembolso'],
])('lines of credit say what is drawn, by amounts without signs: "%s"', (title, heading, drawn, paid) => {
  const { statement } = readSmall({
    above: [title],
    heading,
    rows: [
      ['30.01.2025', `${drawn} 670`, '272,63', '7.848,26'],
      ['02.02.2025', `${drawn} 651`, '264,24', '8.112,50'],
      ['16.02.2025', `${paid} 419`, '280,75', '7.831,75'],
      ['28.02.2025', `${drawn} 233`, '112,20', '7.943,95'],
    ],
  });
  expect(amountsOf({ statement }).slice(1)).toEqual([-26424, 28075, -11220]);
  expect(statement.accounts[0]!.kind).toBe('liability');
});
