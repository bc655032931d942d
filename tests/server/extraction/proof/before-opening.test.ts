/** Figures of an account above the opening balance of a list without headings. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const read = (...lines: readonly string[]) => readSmall({ heading: null, rows: lines.map((line) => [line]) });

const LIST = [
  'Opening balance: 100.00',
  '04/03/2026 Toll -4.50',
  '05/03/2026 Wages 1,200.00',
  '09/03/2026 Rent -295.25',
];
const LIMIT = 'Arranged borrowing of this account: 500.00';

describe('a figure above the opening balance', () => {
  it('is no booking where the rows lead from it to the closing balance', () => {
    const stages = read(LIMIT, ...LIST, 'Closing balance: 1,000.25');
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -450 Toll',
      '2026-03-05 +120000 Wages',
      '2026-03-09 -29525 Rent',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('stays one where nothing proves the rows without it', () => {
    const { statement } = read(LIMIT, ...LIST, 'Closing balance: 999.25');
    expect(statement.transactions).toHaveLength(4);
    expect(statement.verification.status).not.toBe('verified');
  });
});
