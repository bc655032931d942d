/** Unsigned amounts under names, marks and symbols that may be read either way: left in doubt, or told by what else is printed. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const HEADING = ['Date', 'Description', 'Amount', 'Balance'];

describe('a symbol that begins with the letter of a mark', () => {
  it.each(['S$', 'S/', 'B/.'])('%s marks no debit and no credit', (symbol) => {
    const stages = readSmall({
      above: [PERIOD, `Opening balance ${symbol} 1500.00`],
      heading: ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
      rows: [
        ['04/03/2026', 'Grocer', `${symbol} 50.00`, '', `${symbol} 1450.00`],
        ['05/03/2026', 'Fuel', `${symbol} 30.00`, '', `${symbol} 1420.00`],
        ['10/03/2026', 'Wages', '', `${symbol} 500.00`, `${symbol} 1920.00`],
      ],
    });
    expect(rowsOf(stages).map((row) => row.split(' ')[1])).toEqual(['-5000', '-3000', '+50000']);
    expect(stages.statement.verification).toMatchObject({ status: 'verified', closingBalance: 192000 });
  });
});

describe('a debit mark at every balance', () => {
  it('leaves in doubt which way rows go against the names of their columns', () => {
    const stages = readSmall({
      above: [PERIOD, 'Opening balance 1500.00 DR'],
      heading: ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
      rows: [
        ['04/03/2026', 'Grocer', '50.00', '', '1450.00 DR'],
        ['05/03/2026', 'Fuel', '30.00', '', '1420.00 DR'],
        ['10/03/2026', 'Wages', '', '500.00', '1920.00 DR'],
      ],
    });
    expect(stages.statement.verification.status).toBe('unverified');
  });
});

it('balances most of which are in credit leave in doubt what those without a mark are, where nothing speaks of a card', () => {
  const { statement } = readSmall({
    above: [PERIOD, 'Opening balance 60.00 CR'],
    heading: HEADING,
    rows: [
      ['04/03/2026', 'Grocer', '50.00', '10.00 CR'],
      ['05/03/2026', 'Refund', '20.00 CR', '30.00 CR'],
      ['10/03/2026', 'Fuel', '45.00', '15.00'],
    ],
  });
  expect(amountsOf({ statement })).toEqual([-5000, 2000, -4500]);
  expect(statement.verification.status).toBe('unverified');
});

describe('two columns of bookings with a balance behind', () => {
  const read = (first: string, second: string) =>
    readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', first, second, 'Balance'],
      rows: [
        ['04/03/2026', 'Grocer', '', '40.00', '60.00'],
        ['05/03/2026', 'Wages', '500.00', '', '560.00'],
        ['10/03/2026', 'Rent', '', '350.00', '210.00'],
      ],
      below: ['Closing balance 210.00'],
    }).statement;

  it('are in doubt under two names of one direction: on a card the balances agree the other way round', () => {
    const { verification, transactions } = read('Charges', 'Withdrawals');
    expect(verification.status).toBe('unverified');
    expect(transactions.some(({ flags }) => flags.some(({ code }) => code === 'amount_uncertain'))).toBe(
      true,
    );
  });

  it('are not under names of both directions, in either order', () => {
    expect(read('Deposits', 'Withdrawals').verification.status).toBe('verified');
    expect(read('Withdrawals', 'Deposits').verification.status).toBe('verified');
  });
});

it('unsigned amounts without balances that add up from nothing are in doubt: those of a card do so as well', () => {
  const found = (above: readonly string[], texts: readonly string[]) =>
    readSmall({
      above: [...above, 'Opening balance 0.00', 'Closing balance 60.00'],
      heading: ['Date', 'Description', 'Amount'],
      rows: texts.map((text, index) => [`0${index + 4}/03/2026`, text, `${index + 1}0.00`]),
    });
  const bought = ['Bakery', 'Grocer', 'Airline'];
  expect(found([PERIOD], bought).statement.verification.status).toBe('unverified');
  expect(found([PERIOD], ['Interest paid', 'Deposit', 'Deposit']).statement.verification.status).toBe(
    'verified',
  );
  const card = found(['Billing cycle 03/01/2026 - 03/31/2026'], bought);
  expect(amountsOf(card)).toEqual([-1000, -2000, -3000]);
});

it('rows all of one side under the name of one column are in doubt, where the balances go the other way', () => {
  const read = (name: string) =>
    readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', name, 'Balance'],
      rows: [
        ['04/03/2026', 'Groceries', '25.00', '75.00'],
        ['05/03/2026', 'Fuel', '30.00', '45.00'],
        ['16/03/2026', 'Coffee', '5.00', '40.00'],
      ],
    }).statement;
  expect(read('Money out').verification.status).toBe('verified');
  const { transactions, verification } = read('Money in');
  expect(transactions[0]!.flags.map(({ code }) => code)).toContain('amount_uncertain');
  expect(verification.status).toBe('unverified');
});

it('two columns without names between two balances that are both named as the last are in doubt', () => {
  const { statement } = readSmall({
    above: ['Relevé de compte', 'du 01/04/2024 au 30/04/2024'],
    heading: null,
    rows: [
      ['', 'SOLDE AU : 31/03/2024', '', '', '0,00'],
      ['05/04/2024', 'CARTE MARCHE NANTES', '', '62,03', '62,03'],
      ['05/04/2024', 'PRLV ENERGIE', '766,04', '', '-709,01'],
      ['11/04/2024', 'CHEQUE 0012345', '', '834,48', '130,47'],
      ['', 'Nouveau solde en EUR :', '', '', '130,47'],
    ],
  });
  expect(statement.verification.status).not.toBe('verified');
});
