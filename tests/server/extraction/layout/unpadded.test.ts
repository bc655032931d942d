import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const above = ['Statement of account', 'Period 1 March 2026 to 31 March 2026', 'Opening balance 100.00'];

const amounts = (rows: readonly (readonly string[])[]): number[] =>
  readSmall({ above, heading: HEADING, rows }).statement.transactions.map(({ amount }) => amount);

describe('amounts without their last zero', () => {
  it('are read where none of the others ends in a zero either', () => {
    expect(
      amounts([
        ['04/03/2026', 'Coffee', '12.55', '', '87.45'],
        ['05/03/2026', 'Salary', '', '500.4', '587.85'],
        ['06/03/2026', 'Books', '7', '', '580.85'],
      ]),
    ).toEqual([1255, 50040, 700]);
  });

  it('are no numbers that end a text beside them', () => {
    // The text ends near the name of the first column of amounts.
    const text = 'Giro credit of the works, invoice';
    expect(
      amounts([
        ['04/03/2026', 'Coffee', '12.55', '', '87.45'],
        ['05/03/2026', `${text} 8252`, '', '4,490.6', '4,578.05'],
        ['06/03/2026', 'Books', '7', '', '4,571.05'],
        ['07/03/2026', 'Tea', '1.25', '', '4,569.8'],
        ['08/03/2026', 'Rent', '350.15', '', '4,219.65'],
        ['09/03/2026', 'Gift', '', '20.05', '4,239.7'],
      ]),
    ).toEqual([1255, 449_060, 700, 125, 35_015, 2005]);
  });

  it('are read where no booking has decimals, but the balances have', () => {
    const rows = [
      ['04/03/2026', 'Books', '40', '', '60.00'],
      ['05/03/2026', 'Salary', '', '500', '560.00'],
      ['06/03/2026', 'Rent', '350', '', '210.00'],
    ];
    expect(amounts(rows)).toEqual([4000, 50000, 35000]);
  });

  it('are read on lines of their own, where each entry has its date on another', () => {
    const entry = (day: string, text: string, out: string, into: string, balance: string) => [
      ['', text],
      [`${day}/03/2026`],
      ['', 'by card', out, into, balance],
    ];
    expect(
      amounts([
        ...entry('04', 'Coffee', '12.55', '', '87.45'),
        ...entry('05', 'Salary', '', '500.4', '587.85'),
        ...entry('06', 'Books', '7.05', '', '580.8'),
        ...entry('07', 'Lunch', '30.02', '', '550.78'),
      ]),
    ).toEqual([1255, 50040, 705, 3002]);
  });

  it('a number where the amounts of the others end is that of its row, even among amounts in full', () => {
    const list = (fee: string) =>
      readSmall({
        above,
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['04/03/2026', 'Coffee', '$12.00'],
          ['05/03/2026', 'Salary', '$500.40'],
          ['06/03/2026', 'Books', '$7.25'],
          ['07/03/2026', 'Upkeep', fee],
        ],
      }).statement.transactions.map(({ amount }) => amount);
    expect(list('15')).toEqual([1200, 50040, 725, 1500]);
  });

  it('a number with the currency of the others is the amount of its row, wherever it ends', () => {
    const cells: readonly (readonly [x: number, amount: string])[] = [
      [380, '$1,250.00'],
      [385, '$80.10'],
      [384, '$310.25'],
      [389, '$2,000'],
    ];
    const lines = cells.map(([x, amount], index) =>
      row(140 + 14 * index, left(40, `0${index + 3}/03/2026`), left(120, 'Transfer'), left(x, amount)),
    );
    const names = row(120, left(40, 'Date'), left(120, 'Description'), left(385, 'Withdrawals'));
    const { statement } = readStatement([page(1, [names, ...lines])]);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([125000, 8010, 31025, 200000]);
  });

  it('a number below a thousand ends a row of whole units in groups', () => {
    const days = ['02', '03', '04', '05', '06'];
    const sums = ['9,000', '27,500', '450', '4,000', '11,250'];
    const stages = readSmall({
      above: ['Account activity'],
      heading: null,
      rows: days.map((day, at) => [`${day}/09/2025 | ${at === 3 ? 'Credit' : 'Debit'} | ${sums[at]!}`]),
    });
    expect(stages.statement.transactions.map(({ amount }) => amount / 100)).toEqual([
      9000, 27500, 450, 4000, 11250,
    ]);
  });

  it('a number below a thousand is the amount of its row under a name of amounts, too', () => {
    const sums = ['9,000', '27,500', '450', '4,000', '11,250'];
    const { statement } = readSmall({
      above: ['Account activity'],
      heading: ['Date', 'Description', 'Amount'],
      rows: sums.map((sum, index) => [`0${index + 2}/09/2025`, `Order ${1200 + index}`, sum]),
    });
    expect(statement.transactions.map(({ amount }) => amount / 100)).toEqual([9000, 27500, 450, 4000, 11250]);
  });

  it('numbers of texts stay texts where no amount has decimals', () => {
    const { statement } = readSmall({
      above: ['Periodo 01/07/2025 al 31/07/2025'],
      heading: ['Fecha', 'Valor', 'Concepto', 'Adeudos', 'Abonos', 'Saldo'],
      rows: [
        ['01 jul', '01 jul', 'Saldo anterior', '', '', '$1.500.000'],
        ['02 jul', '01 jul', 'Pago', '$199.890', '', '$1.300.110'],
        ['', '', '5035 GBP'],
        ['03 jul', '03 jul', 'Compra', '$204.451', '', '$1.095.659'],
        ['', '', '7321 tarjeta 6650'],
        ['06 jul', '07 jul', 'Abono', '', '$16.160', '$1.111.819'],
        ['07 jul', '07 jul', 'Compra', '$18.957', '', '$1.092.862'],
        ['', '537507917288'],
        ['08 jul', '08 jul', '4417 Compra', '$10.000', '', '$1.082.862'],
      ],
    });
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Pago 5035 GBP',
      'Compra 7321 tarjeta 6650',
      'Abono',
      'Compra 537507917288',
      '4417 Compra',
    ]);
  });

  it('do not make bare numbers amounts where zeros are printed', () => {
    expect(
      amounts([
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['06/03/2026', 'Books', '7.30', '', '580.20'],
      ]),
    ).toEqual([1250, 50000, 730]);
  });
});

it('whole units under a name that says nothing, between names of amounts, are amounts', () => {
  const { statement } = readSmall({
    above: ['Currency JPY', 'Opening balance 982290', 'Closing balance 1149673'],
    heading: ['Date', 'Description', 'Money out', 'Ramoda', 'Balance'],
    rows: [
      ['2026/03/04', 'Gas', '9085', '', '973205'],
      ['2026/03/05', 'Wages', '', '207488', '1180693'],
      ['2026/03/09', 'ATM', '51020', '', '1129673'],
      ['2026/03/10', 'Refund', '', '20000', '1149673'],
    ],
  });
  expect(statement.transactions.map(({ direction, amount }) => [direction, amount])).toEqual([
    ['out', 9085],
    ['in', 207488],
    ['out', 51020],
    ['in', 20000],
  ]);
});

it('a whole amount whose digits could be a day is an amount where amounts stand', () => {
  expect(
    amounts([
      ['04/03/2026', 'Press', '30000', '', '920000'],
      ['05/03/2026', 'Lathe', '', '100222', '1020222'],
      ['06/03/2026', 'Steel', '20222', '', '1000000'],
    ]),
  ).toEqual([3000000, 10022200, 2022200]);
});
