/** Rows written as text whose day, with a time of day, stands behind their prices in whole units. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

it('are read by their pattern, with the symbol of a font that has none', () => {
  const texts = [
    'Bank statement',
    'Balance: \u00b94250',
    '1. WITHDRAW | \u00b9300 | 1/26/2026, 8:30:59 PM',
    '2. DEPOSIT | \u00b9750 | 1/17/2026, 9:45:12 AM',
    '3. WITHDRAW | \u00b91200 | 1/9/2026, 4:01:05 PM',
    '4. DEPOSIT | \u00b95000 | 1/5/2026, 10:12:33 AM',
  ];
  const rows = texts.map((text, index) => row(80 + 14 * index, left(72, text)));
  expect(rowsOf(readStatement([page(1, rows)]))).toEqual([
    '2026-01-05 +500000 DEPOSIT',
    '2026-01-09 -120000 WITHDRAW',
    '2026-01-17 +75000 DEPOSIT',
    '2026-01-26 -30000 WITHDRAW',
  ]);
});
