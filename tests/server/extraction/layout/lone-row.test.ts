/** Statements of a single row, whose columns have no names. */
import { expect, test } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const summary = (y: number, label: string, amount: string): Row =>
  row(y, left(40, label), right(300, amount));

const read = (...rows: readonly Row[]) =>
  readStatement([
    page(1, [
      row(60, left(40, 'Account number: 20450011')),
      row(74, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
      summary(100, 'Opening balance', '-130.74'),
      summary(114, 'Total debits', '290.42'),
      summary(128, 'Total credits', '0.00'),
      summary(142, 'Closing balance', '-421.16'),
      ...rows,
    ]),
  ]);

test.each([
  ['with its sign apart', '-', '290.42'],
  ['signed', '', '-290.42'],
])('its only row is read, %s', (_, sign, amount) => {
  const { statement } = read(
    row(
      180,
      left(40, '30/05/2026'),
      left(120, 'Service fee'),
      ...(sign === '' ? [] : [left(360, sign)]),
      right(440, amount),
      right(540, '-421.16'),
    ),
  );
  expect(rowsOf({ statement })).toEqual(['2026-05-30 -29042 Service fee']);
  expect(statement.verification.status).toBe('verified');
});

test('its amounts may stand in the line below the day', () => {
  const { statement } = read(
    row(180, left(40, '1'), left(60, '30/05/2026'), left(120, 'Service fee')),
    row(194, left(120, 'for April'), left(360, '-'), right(440, '290.42'), right(540, '-421.16')),
    row(220, left(120, 'Closing balance'), right(540, '-421.16')),
  );
  expect(statement.transactions.map(({ amount, direction }) => [direction, amount])).toEqual([
    ['out', 290_42],
  ]);
  expect(statement.verification.status).toBe('verified');
});

test('rows below it without a day of their own are rows as well', () => {
  const { statement } = read(
    row(180, left(40, '30/05/2026'), left(120, 'Service fee'), right(440, '-200.42'), right(540, '-331.16')),
    row(194, left(120, 'Card fee'), right(440, '-90.00'), right(540, '-421.16')),
  );
  expect(rowsOf({ statement })).toEqual(['2026-05-30 -20042 Service fee', '2026-05-30 -9000 Card fee']);
});

test('two days in front of it, behind its number, may be either', () => {
  const { statement } = read(
    row(
      180,
      left(40, '1'),
      left(60, '30/05/2026'),
      left(120, '28/05/2026'),
      left(200, 'Service fee'),
      right(440, '-290.42'),
      right(540, '-421.16'),
    ),
  );
  expect(statement.transactions[0]!.flags.map(({ code }) => code)).toEqual(['date_uncertain']);
});
