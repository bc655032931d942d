/** A statement that a file lists again, in another language or stamped: its rows happened once. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { smallPage } from '../../../support/small-statement.ts';
import { left, page, row, type Row } from '../../../support/words.ts';

const ROWS = [
  ['05/04/2023', 'PENSION BLUE DOOR', '604,40'],
  ['05/04/2023', 'ORBIT FUEL 1481', '-28,98'],
  ['05/04/2023', 'INTEREST ATLAS', '795,17'],
  ['14/04/2023', 'LUMEN ENERGY 1379', '-332,13'],
  ['14/04/2023', 'LUMEN ENERGY 3023', '-55,49'],
  ['26/04/2023', 'SALARY FERNDALE', '507,19'],
  ['28/04/2023', 'ORBIT FUEL 1126', '-68,26'],
  ['29/04/2023', 'KESTREL FOODS 2168', '-129,92'],
];

const french = (): Row[] =>
  smallPage({
    above: ['Page 1 / 1', 'Relevé de compte', 'Numéro de compte: 9811711695', 'Période: 01/04/2023 au 30/04/2023', 'Solde initial 1 592,51', 'Solde final 2 884,49'],
    heading: ['Date', 'Libellé', 'Montant'],
    rows: ROWS,
  }); // prettier-ignore
const dutch = (): Row[] =>
  smallPage({
    above: ['Rekeningafschrift', 'Rekeningnummer: 9811711695', 'Periode: 01/04/2023 t/m 30/04/2023', 'Beginsaldo 1 592,51', 'Eindsaldo 2 884,49'],
    heading: ['Datum', 'Omschrijving', 'Bedrag'],
    rows: ROWS,
  }); // prettier-ignore

it('in another language', () => {
  const { statement } = readStatement([page(1, french()), page(2, dutch())]);
  expect(statement.transactions).toHaveLength(ROWS.length);
  expect(statement.accounts).toHaveLength(1);
  expect(statement.verification.status).toBe('verified');
  expect(statement.verification.warnings.join()).toContain('page 2');
});

it('with a stamp on it', () => {
  const { statement } = readStatement([
    page(1, french()),
    page(2, [row(30, left(480, 'COPIE')), ...french()]),
  ]);
  expect(statement.transactions).toHaveLength(ROWS.length);
});

it('not with other rows, of the month behind it', () => {
  const next = smallPage({
    above: ['Relevé de compte', 'Numéro de compte: 9811711695', 'Période: 01/05/2023 au 31/05/2023', 'Solde initial 2 884,49', 'Solde final 4 176,47'],
    heading: ['Date', 'Libellé', 'Montant'],
    rows: ROWS.map(([day, ...cells]) => [day!.replace('/04/', '/05/'), ...cells]),
  }); // prettier-ignore
  const { statement } = readStatement([page(1, french()), page(2, next)]);
  expect(statement.transactions).toHaveLength(2 * ROWS.length);
});

/** A month without numbers of pages; its opening and closing balance. */
const month = (number: string, printed: string, of: '04' | '05', ends: readonly [string, string]): Row[] =>
  smallPage({
    above: [
      `Imprimé le ${printed}`,
      ...(number === '' ? [] : [`Numéro de compte: ${number}`]),
      `Période: 01/${of}/2023 au 30/${of}/2023`,
      `Solde initial ${ends[0]}`,
      `Solde final ${ends[1]}`,
    ],
    heading: ['Date', 'Libellé', 'Montant'],
    rows: ROWS.map(([day, ...cells]) => [day!.replace('/04/', `/${of}/`), ...cells]),
  });

it.each([
  ['of an account with its number', '9811711695'],
  ['of one without', ''],
])('printed once more on another day, behind the month that follows, %s', (_, number) => {
  const { statement } = readStatement([
    page(1, month(number, '04/05/2023', '04', ['1 592,51', '2 884,49'])),
    page(2, month(number, '03/06/2023', '05', ['2 884,49', '4 176,47'])),
    page(3, month(number, '09/06/2023', '04', ['1 592,51', '2 884,49'])),
  ]);
  expect(statement.transactions).toHaveLength(2 * ROWS.length);
  expect(statement.verification.status).toBe('verified');
  expect(statement.verification.warnings.join()).toContain('page 3');
});

/** Rows of one account from one day to another, with its balances, under a period of their own. */
const stretch = (from: number, to: number): Row[] => {
  const shown = ROWS.slice(from, to);
  const cents = (amount: string): number => Math.round(Number(amount.replace(',', '.')) * 100);
  const before = (index: number): number =>
    159_251 + ROWS.slice(0, index).reduce((sum, [, , amount]) => sum + cents(amount!), 0);
  const printed = (index: number): string => (before(index) / 100).toFixed(2).replace('.', ',');
  return smallPage({
    above: ['Numéro de compte: 9811711695', `Période: ${shown[0]![0]} au ${shown.at(-1)![0]}`, `Solde initial ${printed(from)}`, `Solde final ${printed(to)}`],
    heading: ['Date', 'Libellé', 'Montant', 'Solde'],
    rows: shown.map((cells, index) => [...cells, printed(from + index + 1)]),
  }); // prettier-ignore
};

it('periods that overlap list the same bookings, which are in doubt', () => {
  const { statement } = readStatement([page(1, stretch(0, 5)), page(2, stretch(3, 8))]);
  expect(statement.transactions.map(({ flags }) => flags.length)).toEqual([0, 0, 0, 0, 0, 1, 1, 0, 0, 0]);
  expect(statement.verification.status).toBe('unverified');
});

it('a longer period behind one that it takes in is the one that counts', () => {
  const { statement } = readStatement([page(1, stretch(0, 4)), page(2, stretch(0, 8))]);
  expect(statement.transactions).toHaveLength(ROWS.length);
  expect(statement.verification.status).toBe('verified');
});
