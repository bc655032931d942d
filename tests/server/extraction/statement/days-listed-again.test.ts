import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { daysListedAgain } from '../../../../server/extraction/statement/lists/days-listed-again.ts';
import { amountsOf, smallPage } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

/** A list with a running balance, and below it days with a figure each under words nobody knows. */
const read = (...figures: readonly [string, string, string]) =>
  readStatement([
    page(1, [
      ...smallPage({
        above: ['Opening balance: 1,000.00', 'Closing balance: 387.50'],
        heading: null,
        rows: [
          ['02/03/2025', 'Prolk', '-12.50', '987.50'],
          ['04/03/2025', 'Zmarg', '200.00', '1,187.50'],
          ['04/03/2025', 'Brit', '-700.00', '487.50'],
          ['11/03/2025', 'Drum', '-100.00', '387.50'],
        ],
      }),
      row(250, left(40, 'Hulmet trelk')),
      row(
        264,
        left(40, '02/03/2025'),
        right(200, figures[0]),
        left(240, '04/03/2025'),
        right(400, figures[1]),
      ),
      row(276, left(40, '11/03/2025'), right(200, figures[2])),
    ]),
  ]);

it('days whose figures are the balances of the rows above are no bookings, whatever their list is called', () => {
  const { statement } = read('987.50', '487.50', '387.50');
  expect(amountsOf({ statement })).toEqual([-1250, 20000, -70000, -10000]);
  expect(statement.verification.status).toBe('verified');
});

it('others are not passed over', () => {
  expect(daysListedAgain(read('987.50', '487.50', '387.50').tokens).size).toBe(2);
  expect(daysListedAgain(read('987.50', '480.00', '387.50').tokens).size).toBe(0);
});

it('nor are their figures balances of the account, though the title begins like the name of one', () => {
  const { statement } = readStatement([
    page(1, [
      ...smallPage({
        above: ['Période 01/03/2025 au 31/03/2025'],
        heading: ['Date', 'Libellé', 'Montant', 'Solde'],
        rows: [
          ['', 'Nouveau solde', '', '387,50'],
          ['11/03/2025', 'Loyer', '-100,00', '387,50'],
          ['04/03/2025', 'Gaz', '-500,00', '487,50'],
          ['02/03/2025', 'Prime', '200,00', '987,50'],
          ['', 'Solde initial', '', '787,50'],
        ],
      }),
      row(250, left(40, 'Soldes quotidiens')),
      row(264, left(40, '02/03/2025'), right(200, '987,50'), left(240, '04/03/2025'), right(400, '487,50')),
      row(276, left(40, '11/03/2025'), right(200, '387,50')),
    ]),
  ]);
  expect(statement.accounts[0]!.closingBalance).toBe(38750);
});
