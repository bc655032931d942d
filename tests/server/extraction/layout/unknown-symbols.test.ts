import { expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

const above = ['Period: 01/03/2025 to 31/03/2025'];

it('one symbol before all amounts is a currency, whatever it is', () => {
  const stages = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['02/03/2025', 'Opening balance', '', 'Zk1,000.00'],
      ['04/03/2025', 'Harbour shop', '-Zk12.50', 'Zk987.50'],
      ['05/03/2025', 'Wages', 'Zk1,200.00', 'Zk2,187.50'],
      ['09/03/2025', 'Rent', '-Zk700.00', 'Zk1,487.50'],
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2025-03-04 -1250 Harbour shop',
    '2025-03-05 +120000 Wages',
    '2025-03-09 -70000 Rent',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('the sign stands before a symbol that is a word of its own', () => {
  const stages = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['04/03/2025', 'Harbour shop', '-ZKK 12.50'],
      ['05/03/2025', 'Wages', 'ZKK 1,200.00'],
      ['09/03/2025', 'Rent', '-ZKK 700.00'],
      ['10/03/2025', 'Gas works', '-ZKK 70.00'],
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2025-03-04 -1250 Harbour shop',
    '2025-03-05 +120000 Wages',
    '2025-03-09 -70000 Rent',
    '2025-03-10 -7000 Gas works',
  ]);
});

it('a glyph that the font lacks stands before groups that are apart', () => {
  const stages = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['02/03/2025', 'Opening balance', '', '\ufffd1 000,00'],
      ['04/03/2025', 'Harbour shop', '-\ufffd12,50', '\ufffd987,50'],
      ['05/03/2025', 'Wages', '\ufffd1 200,00', '\ufffd2 187,50'],
      ['09/03/2025', 'Rent', '-\ufffd700,00', '\ufffd1 487,50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-1250, 120000, -70000]);
});

it('a character lost from some amounts alone may be a digit', () => {
  const { statement } = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['02/03/2025', 'Opening balance', '', '1,000.00'],
      ['04/03/2025', 'Harbour shop', '-\ufffd2.50', '987.50'],
      ['05/03/2025', 'Wages', '1,200.00', '2,187.50'],
      ['09/03/2025', 'Rent', '-700.00', '1,487.50'],
      ['10/03/2025', 'Gas works', '-\ufffd0.00', '1,417.50'],
    ],
  });
  expect(statement.verification.status).not.toBe('verified');
});

it('groups apart begin with their currency', () => {
  const stages = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['02/03/2025', 'Opening balance', '', 'руб.86 000,00'],
      ['04/03/2025', 'Harbour shop', '(руб.1 250,50)', 'руб.84 749,50'],
      ['05/03/2025', 'Wages', 'руб.12 000,00', 'руб.96 749,50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-125050, 1200000]);
  const whole = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['02/03/2025', 'Opening balance', '', 'Ft86 000'],
      ['04/03/2025', 'Harbour shop', '(Ft1 250)', 'Ft84 750'],
      ['05/03/2025', 'Wages', 'Ft12 000', 'Ft96 750'],
      ['06/03/2025', 'Rent', '(Ft42 000)', 'Ft54 750'],
    ],
  });
  expect(amountsOf(whole)).toEqual([-125000, 1200000, -4200000]);
});

it('one behind all amounts is a currency as well', () => {
  const of = (unit: string): readonly string[] =>
    rowsOf(
      readSmall({
        above,
        heading: ['Date', 'Details', 'Amount', 'Balance'],
        rows: [
          ['04/03/2025', 'Harbour shop', `-12.50${unit}`, `987.50${unit}`],
          ['05/03/2025', 'Wages', `1,200.00${unit}`, `2,187.50${unit}`],
          ['09/03/2025', 'Rent', `-700.00${unit}`, `1,487.50${unit}`],
        ],
      }),
    );
  const rows = ['2025-03-04 -1250 Harbour shop', '2025-03-05 +120000 Wages', '2025-03-09 -70000 Rent'];
  expect(of(' Zkk')).toEqual(rows);
  expect(of('Zkk')).toEqual(rows);
});

it('the country that ends the text of a payment is no symbol', () => {
  const stages = readSmall({
    above: ['Credit card statement', '12 Mar 25'],
    heading: null,
    rows: [
      ['01/03 28/02 CORNER SHOP PENANG MY 30.40'],
      ['02/03 01/03 FERRY LINES IPOH MY 12.00'],
      ['04/03 03/03 BOOK BARN PENANG MY 7.35'],
      ['05/03 04/03 RIVER CAFE IPOH MY 18.20'],
    ],
  });
  expect(stages.statement.transactions.map(({ description }) => description.split(' ').at(-1))).toEqual([
    'MY',
    'MY',
    'MY',
    'MY',
  ]);
});

it('its amounts may have three decimals', () => {
  const stages = readSmall({
    above,
    heading: ['Date', 'Details', 'Money out', 'Balance'],
    rows: [
      ['04/03/2025', 'Harbour shop', 'ZK 12.500', '-ZK 12.500'],
      ['05/03/2025', 'Books', 'ZK 12.500', '-ZK 25.000'],
      ['09/03/2025', 'Rent', 'ZK 700.000', '-ZK 725.000'],
    ],
  });
  expect(stages.statement.transactions.map(({ balance }) => Math.sign(balance!))).toEqual([-1, -1, -1]);
});

const marked = (mark: (index: number, amount: string) => string) =>
  readSmall({
    above: ['Credit card statement', 'Period: 01/03/2025 to 31/03/2025', 'Minimum payment due 12/04/2025'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['02/03/2025', 'Harbour shop', '12.50'],
      ['04/03/2025', 'Tram', '3.20'],
      ['05/03/2025', 'Payment received', '+80.00'],
      ['08/03/2025', 'Gas works', '70.00'],
      ['09/03/2025', 'Book stall', '14.00'],
      ['11/03/2025', 'Paper', '4.10'],
      ['12/03/2025', 'Bakery', '5.60'],
      ['15/03/2025', 'Cinema', '11.00'],
      ['16/03/2025', 'Tram', '3.20'],
    ].map(([date, text, amount], index) => [date!, text!, mark(index, amount!)]),
  });

it('a letter that marks credits elsewhere is a symbol where it stands before every amount', () => {
  const read = marked((_, amount) => amount.replace(/\d/, 'C $&'));
  expect(amountsOf(read)).toEqual([-1250, -320, 8000, -7000, -1400, -410, -560, -1100, -320]);
});

it('and a mark where others have none', () => {
  const read = marked((index, amount) => (index === 5 ? `C ${amount}` : amount));
  expect(amountsOf(read)[5]).toBe(410);
});
