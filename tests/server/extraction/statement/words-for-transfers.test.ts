/** A word that names what is carried over a page, and a transfer as well. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Rows with both days and the balance of each day on its last row. */
const booking = (y: number, day: string, text: string, inn: string, out: string, balance: string): Row =>
  row(
    y,
    left(40, `${day}.05.26`),
    left(110, text),
    ...(inn === '' ? [] : [right(340, inn)]),
    ...(out === '' ? [] : [right(420, out)]),
    left(440, `${day}.05.26`),
    ...(balance === '' ? [] : [right(580, balance)]),
  );

it('is a transfer where it stands on one side of the account with a day of value', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Kontoauszug 01.05.2026 - 31.05.2026')),
      row(80, left(40, 'Datum'), left(110, 'Text'), right(340, 'Gutschrift'), right(420, 'Lastschrift'), left(440, 'Valuta'), right(580, 'Saldo')),
      row(94, left(40, '30.04.26'), left(110, 'Kontostand'), right(580, '1 000.00')),
      booking(108, '04', 'ÜBERTRAG', '250.00', '', ''),
      row(120, left(110, 'AUS KONTO 11-22222-3')),
      booking(134, '04', 'KIOSK', '', '50.00', '1 200.00'),
      booking(148, '07', 'ÜBERTRAG', '', '300.00', ''),
      row(160, left(110, 'AUF KONTO 11-22222-3')),
      booking(174, '07', 'LOHN', '2 000.00', '', '2 900.00'),
      row(188, left(40, '31.05.26'), left(110, 'Kontostand'), right(580, '2 900.00')),
    ]),
  ]); // prettier-ignore
  expect(amountsOf(stages)).toEqual([25000, -5000, -30000, 200000]);
  expect(stages.statement.verification.status).toBe('verified');
});
