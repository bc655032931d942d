import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row } from '../../../support/words.ts';

/** Days over their rows, each with what is there when it ends under a name; a period and its ends above. */
function read(name: string) {
  let y = 60;
  const next = (by = PITCH) => (y += by);
  const day = (text: string, ends: string) => row(next(30), left(40, text), right(560, `${name} ${ends}`));
  const booking = (text: string, amount: string) => row(next(), left(110, text), right(560, amount));
  return readStatement([
    page(1, [
      row(next(), left(40, 'Period 1 May 2026 - 31 May 2026')),
      row(next(), left(40, 'Opening balance 640.20')),
      row(next(), left(40, 'Closing balance 1,053.65')),
      day('Friday 1 May', '601.11'),
      booking('Florist', '39.09'),
      day('Monday 4 May', '1,151.11'),
      booking('Wages', '+600.00'),
      booking('Bakery', '50.00'),
      day('Friday 8 May', '1,053.65'),
      booking('Cinema', '37.46'),
      booking('Bookshop', '60.00'),
    ]),
  ]);
}

it.each(['Closing balance', 'End of day balance', 'Balance'])(
  'days that end with their %s head their rows',
  (name) => {
    const stages = read(name);
    expect(rowsOf(stages)).toEqual([
      '2026-05-01 -3909 Florist',
      '2026-05-04 +60000 Wages',
      '2026-05-04 -5000 Bakery',
      '2026-05-08 -3746 Cinema',
      '2026-05-08 -6000 Bookshop',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  },
);
