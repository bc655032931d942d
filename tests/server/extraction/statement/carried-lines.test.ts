/** Balances carried over to the next page by a name that nobody knows. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const head = row(60, left(40, 'Date'), left(110, 'Details'), right(340, 'Amount'), right(420, 'Balance'));
/** Two lines with the amount beside the second. */
const entry = (y: number, [day, text, more]: readonly string[], amount: string, balance: string): Row[] => [
  row(y, left(40, day!), left(110, text!)),
  row(y + 11, left(110, more!), right(340, amount), right(420, balance)),
];

it('the balance printed last, stated again at the top of a page, is no text of the entry above', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Opening balance'), right(200, '100.00')),
      head,
      ...entry(80, ['01/03/2026', 'Card payment', 'Coffee'], '-10.00', '90.00'),
      ...entry(106, ['02/03/2026', 'Card payment', 'Books'], '-20.00', '70.00'),
    ]),
    page(2, [
      head,
      row(80, left(110, 'Vortransport'), right(420, '70.00')),
      ...entry(94, ['04/03/2026', 'Standing order', 'Rent'], '-50.00', '20.00'),
      ...entry(120, ['05/03/2026', 'Card payment', 'Ferry'], '-5.00', '15.00'),
      ...entry(146, ['06/03/2026', 'Card payment', 'Bakery'], '-2.00', '13.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-01 -1000 Card payment Coffee',
    '2026-03-02 -2000 Card payment Books',
    '2026-03-04 -5000 Standing order Rent',
    '2026-03-05 -500 Card payment Ferry',
    '2026-03-06 -200 Card payment Bakery',
  ]);
});

it('the text of an entry goes on below the balance carried over and the names of the columns', () => {
  const names = row(94, left(40, 'Buchung'), left(110, 'Wert'), right(420, '----------'));
  const line = columnsAt(left(40), left(110), right(420));
  const stages = readStatement([
    page(1, [
      { ...names, y: 60 },
      row(76, left(110, 'Alter Saldo vom 28.02.2026'), right(420, '100,00+')),
      line(92, '02.03.2026', 'Lastschrift', '10,00-'),
      row(104, left(110, 'Stadtwerke')),
      line(120, '03.03.2026', 'Gutschrift', '30,00+'),
      row(132, left(110, 'Verein')),
      row(160, left(250, 'Übertrag'), right(420, '120,00+')),
    ]),
    page(2, [
      row(80, left(250, 'Übertrag'), right(420, '120,00+')),
      names,
      row(106, left(110, 'Beitrag zurück')),
      line(122, '04.03.2026', 'Kartenzahlung', '20,00-'),
      row(134, left(110, 'Bäckerei')),
      row(160, left(40, 'Neuer Saldo'), right(420, '100,00+')),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-02 -1000 Lastschrift Stadtwerke',
    '2026-03-03 +3000 Gutschrift Verein Beitrag zurück',
    '2026-03-04 -2000 Kartenzahlung Bäckerei',
  ]);
});

it('an entry whose amount is still to come goes on below the balance carried over', () => {
  const cut = (opening: string): string[] =>
    rowsOf(
      readStatement([
        page(1, [
          row(40, left(40, 'Opening balance'), right(200, '100.00')),
          head,
          ...entry(80, ['01/03/2026', 'Card payment', 'Coffee'], '-10.00', '90.00'),
          ...entry(102, ['02/03/2026', 'Card payment', 'Books'], '-20.00', '70.00'),
          ...entry(124, ['02/03/2026', 'Direct debit', 'Water'], '-5.00', '65.00'),
          row(146, left(40, '04/03/2026'), left(110, opening)),
          row(157, left(110, 'Balance carried forward'), right(420, '65.00')),
        ]),
        page(2, [
          head,
          row(80, left(110, 'Balance brought forward'), right(420, '65.00')),
          row(91, left(110, 'March'), right(340, '-50.00'), right(420, '15.00')),
          ...entry(102, ['05/03/2026', 'Card payment', 'Ferry'], '-5.00', '10.00'),
          ...entry(124, ['06/03/2026', 'Card payment', 'Bakery'], '-2.00', '8.00'),
        ]),
      ]),
    );
  expect(cut('Standing order rent')).toEqual([
    '2026-03-01 -1000 Card payment Coffee',
    '2026-03-02 -2000 Card payment Books',
    '2026-03-02 -500 Direct debit Water',
    '2026-03-04 -5000 Standing order rent March',
    '2026-03-05 -500 Card payment Ferry',
    '2026-03-06 -200 Card payment Bakery',
  ]);
});

/** Two days in one column, the upper beside the text; the amount stands beside the last line. */
const stacked = (
  y: number,
  [day, value]: readonly [string, string],
  text: string,
  amount: string,
  balance: string,
) => [
  row(y, left(40, `${day}/03/2026`), left(110, 'Card payment')),
  row(y + 11, left(40, `${value}/03/2026`), left(110, `Card 4711`)),
  row(y + 22, left(110, text), right(340, amount), right(420, balance)),
];

it('an entry of two days that the page cuts between them is one', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Opening balance'), right(200, '100.00')),
      head,
      ...stacked(80, ['01', '02'], 'Coffee', '-10.00', '90.00'),
      ...stacked(117, ['02', '02'], 'Books', '-20.00', '70.00'),
      ...stacked(154, ['03', '04'], 'Water', '-5.00', '65.00'),
      row(191, left(40, '04/03/2026'), left(110, 'Standing order')),
      row(202, left(110, 'Balance carried forward'), right(420, '65.00')),
    ]),
    page(2, [
      head,
      row(80, left(110, 'Balance brought forward'), right(420, '65.00')),
      row(95, left(40, '05/03/2026'), left(110, 'Rent of March')),
      row(106, left(110, 'Garage'), right(340, '-50.00'), right(420, '15.00')),
      ...stacked(121, ['05', '06'], 'Ferry', '-5.00', '10.00'),
      ...stacked(158, ['06', '06'], 'Bread', '-2.00', '8.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-01 -1000 Card payment Card 4711 Coffee',
    '2026-03-02 -2000 Card payment Card 4711 Books',
    '2026-03-03 -500 Card payment Card 4711 Water',
    '2026-03-04 -5000 Standing order Rent of March Garage',
    '2026-03-05 -500 Card payment Card 4711 Ferry',
    '2026-03-06 -200 Card payment Card 4711 Bread',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('two lines of one row under the names of a last page are a list', () => {
  const two = columnsAt(left(40), left(110), right(340), right(420));
  const names = two(60, 'Date', 'Details', 'Paid out', 'Paid in');
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Opening balance'), right(200, '100.00')),
      row(60, ...names.cells, left(450, 'New app')),
      ...[1, 2, 3, 4].flatMap((day) => [
        two(66 + 28 * day, `0${day}/03/2026`, 'Card payment'),
        two(77 + 28 * day, '', `Shop ${day}`, `${day}.00`),
      ]),
    ]),
    page(2, [
      names,
      two(80, '08/03/2026', 'Transfer to A. Reed'),
      two(91, '', 'IBAN XX77 9354 4877', '20.00'),
      row(160, left(40, 'Closing balance'), right(200, '70.00')),
    ]),
  ]);
  expect(rowsOf(stages).at(-1)).toBe('2026-03-08 -2000 Transfer to A. Reed IBAN XX77 9354 4877');
});

it('days that stand three to a booking make no amounts of numbers of accounts and pages', () => {
  const two = columnsAt(left(40), left(110), right(340), right(420));
  const booked = (y: number, day: number): Row[] => [
    two(y, `0${day}/03/2026`, 'Card payment'),
    two(y + 11, `0${day}/03/2026`, `Order of 0${day}/02/2026`),
    two(y + 22, '', `Shop of 0${day}/02/2026`, '', `${day}.00`),
  ];
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Opening balance'), right(200, '100.00')),
      two(60, 'Date', 'Details', 'Paid out', 'Paid in'),
      ...booked(80, 1),
      ...booked(117, 2),
      ...booked(154, 3),
      two(191, '04/03/2026', 'Card payment'),
    ]),
    page(2, [
      row(40, left(40, 'Harbour Bank'), right(420, 'Account number 614188988')),
      two(60, '04/03/2026', 'Shop of 01/03/2026'),
      two(71, '', 'Order of 01/03/2026', '', '4.00'),
      ...booked(86, 5),
      ...booked(123, 6),
      row(240, left(40, 'Closing balance'), right(200, '121.00')),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ amount }) => amount)).toEqual([100, 200, 300, 400, 500, 600]);
});
