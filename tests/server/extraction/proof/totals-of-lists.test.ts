/** Printed totals of parts of a statement: of one list among several, of one account, of a bill. */
import { describe, expect, it } from 'vitest';
import { checkTotals } from '../../../../server/extraction/proof/totals.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';

describe('totals', () => {
  it('of one list contradict rows of another that go the same way, whose own total tells no direction', () => {
    const printed = {
      totalsIn: [50000],
      totalsOut: [],
      totals: [
        { end: 2, amounts: [{ minor: 50000, direction: 'in' as const }] },
        { end: 4, amounts: [{ minor: 5030, direction: null }] },
      ],
      starts: [0, 2],
      newestFirst: false,
    };
    const mismatches = (flows: readonly number[]) =>
      checkTotals(printed, [22000, 28000, 3010, 2020], flows, null).mismatches;
    expect(mismatches([1, 1, 1, 1])).toMatchObject([{ direction: 'in', printed: 50000, computed: 55030 }]);
    expect(mismatches([1, 1, -1, -1])).toEqual([]);
    // Where the balances of the account tell that they came in, nothing is left to contradict.
    expect(checkTotals(printed, [22000, 28000, 3010, 2020], [1, 1, 1, 1], null, true).mismatches).toEqual([]);
  });

  it('of an account whose rows are lacking at an end contradict it where those of another account agree', () => {
    const list = (number: string, above: readonly string[], row: readonly string[]): Small => ({
      above: [`Account number ${number}`, ...above],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [row],
    });
    const books = ['02/03/2026', 'Books', '-10.00', '90.00'];
    const nothing = ['03/03/2026', 'Card replaced', '0.00', '50.00'];
    const { statement } = readSmall(
      list('12345678', ['Opening balance 100.00', 'Total debits 10.00'], books),
      list('87654321', ['Opening balance 50.00', 'Total debits 30.00'], nothing),
    );
    expect(statement.verification.status).toBe('mismatch');
  });

  it('of one list among several do not contradict the others', () => {
    // "Checks paid 20.00" in a summary; the rows are two purchases and two checks with their total.
    const check = (summary: number) =>
      checkTotals(
        {
          totalsIn: [],
          totalsOut: [summary],
          totals: [{ end: 4, amounts: [{ minor: 2000, direction: 'out' }] }],
          starts: [0, 2],
          newestFirst: false,
        },
        [1250, 730, 900, 1100],
        [-1, -1, -1, -1],
        null,
      ).mismatches;
    expect(check(2000)).toEqual([]);
    expect(check(2100)).toMatchObject([{ direction: 'out', printed: 2100, computed: 3980 }]);
  });

  it('of a bill leave out the payment that settled the one before', () => {
    const bill = (total: string): string =>
      readSmall({
        above: [
          'Credit card statement',
          'Payment due date 15/04/2026',
          'Statement period 01/03/2026 to 31/03/2026',
        ],
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['02/03/2026', 'Settlement of the debt', '90.00 CR'],
          ['04/03/2026', 'Coffee', '12.50'],
          ['05/03/2026', 'Refund', '5.00 CR'],
          ['16/03/2026', 'Books', '7.30'],
        ],
        below: [`Total purchases ${total}`, 'New balance 14.80'],
      }).statement.verification.status;
    expect([bill('14.80'), bill('24.80')]).toEqual(['unverified', 'mismatch']);
  });
});
