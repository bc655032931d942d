/** Names of columns that do not stand over the columns they are of. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const cells = columnsAt(left(40), left(110), right(300), right(380), right(460));

/** The name of each column of figures ends at a place. */
const status = (out: number, inward: number, balance: number) =>
  readStatement([
    page(1, [
      row(60, left(40, 'Conto numero 55172908')),
      row(74, left(40, 'Saldo iniziale: 1.178,97 EUR')),
      row(88, left(40, 'Saldo finale: 1.950,30 EUR')),
      row(
        120,
        left(out - 130, 'Data'),
        left(out - 95, 'Descrizione'),
        right(out, 'Dare'),
        right(inward, 'Avere'),
        right(balance, 'Saldo'),
      ),
      cells(134, '02/03/2026', 'Rosso Verdi', '', '449,81', '1.628,78'),
      cells(148, '03/03/2026', 'Farmacia Ponte', '', '571,15', '2.199,93'),
      cells(162, '04/03/2026', 'Mulino Neri', '349,70', '', '1.850,23'),
      cells(176, '05/03/2026', 'Sartoria Luna', '84,26', '', '1.765,97'),
      cells(190, '09/03/2026', 'Bar Sole', '15,67', '', '1.750,30'),
      cells(204, '11/03/2026', 'Studio Riva', '', '200,00', '1.950,30'),
    ]),
  ]).statement.verification.status;

it('prove nothing where what is named for balances has to be money out of a debt nobody speaks of', () => {
  expect(status(300, 380, 460)).toBe('verified');
  expect(status(240, 300, 380)).not.toBe('verified');
});
