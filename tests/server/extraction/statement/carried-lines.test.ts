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
