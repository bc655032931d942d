import { describe, expect, test } from 'vitest';
import { isCalendarDate } from '../../shared/dates.ts';
import { parseMinor } from '../../shared/money.ts';
import { layouts } from './registry.ts';
import type { TruthAccount } from './truth.ts';

/** Signed sum of an account's rows in minor units. */
function sumOfRows({ transactions, currency }: TruthAccount): number {
  const minor = (text: string | null): number => (text === null ? 0 : parseMinor(text, currency)!);
  return transactions.reduce((sum, row) => sum + minor(row.amountIn) - minor(row.amountOut), 0);
}

describe('the statement generator', () => {
  test('has at least sixty layouts with names of their own and tags', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(layouts.map((layout) => layout.name)).size).toBe(layouts.length);
    expect(layouts.filter((layout) => layout.tags.length === 0)).toEqual([]);
  });

  test('gives the same bytes and truth for the same seed, and another statement for another', async () => {
    const layout = layouts[0]!;
    const [first, again, other] = [
      await layout.generate(7),
      await layout.generate(7),
      await layout.generate(8),
    ];
    expect(Buffer.from(again.pdf).equals(Buffer.from(first.pdf))).toBe(true);
    expect(again.truth).toEqual(first.truth);
    expect(other.truth.accounts).not.toEqual(first.truth.accounts);
  });

  test.each(layouts.map((layout) => [layout.name, layout] as const))('%s adds up', async (_, layout) => {
    const { pdf, truth } = await layout.generate(3);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    for (const account of truth.accounts) {
      for (const row of account.transactions) {
        expect(row.date).toSatisfy(isCalendarDate);
        expect(row.date >= (account.period_start ?? row.date)).toBe(true);
        expect(row.date <= (account.period_end ?? row.date)).toBe(true);
        expect([row.amountIn, row.amountOut].filter((amount) => amount !== null)).toHaveLength(1);
        expect(row.page).toBeGreaterThanOrEqual(1);
        expect(row.page).toBeLessThanOrEqual(truth.pages);
        expect(row.description).not.toBe('');
      }
      const { opening_balance: opening, closing_balance: closing, currency } = account;
      if (opening === null || closing === null || truth.expected_status === 'mismatch') continue;
      const change = parseMinor(closing, currency)! - parseMinor(opening, currency)!;
      // What a card account owes falls with money in.
      const owed = layout.tags.some((tag) => tag.startsWith('card:'));
      expect(sumOfRows(account)).toBe(owed ? -change : change);
    }
  });
});
