/** Which printed figures are taken for the ends of an account. */
import { describe, expect, it } from 'vitest';
import { chooseEnds } from '../../../../server/extraction/proof/ends.ts';
import type { ChainRow } from '../../../../server/extraction/proof/chain.ts';

const rows = (...amounts: readonly number[]): ChainRow[] =>
  amounts.map((amount) => ({
    amount: Math.abs(amount),
    direction: amount < 0 ? -1 : amount > 0 ? 1 : 0,
    balance: null,
  }));

describe('chooseEnds', () => {
  it('takes the pair under which the rows add up', () => {
    const { chain } = chooseEnds(rows(-300, 500), [900, 1000], [1200, 7], []);
    expect([chain.opening, chain.closing]).toEqual([1000, 1200]);
    expect(chain.proofs).toEqual(['block', 'block']);
  });

  it('takes no figure for both ends where figures named alike are both: rows of nothing would prove it', () => {
    const alike = [6420, 41_569];
    expect(chooseEnds(rows(0, 0), alike, alike, []).chain.proofs).toEqual(['none', 'none']);
    const { chain } = chooseEnds(rows(35_149, 0), alike, alike, []);
    expect([chain.opening, chain.closing]).toEqual([6420, 41_569]);
  });

  it('takes one figure for both ends where each is named for its end', () => {
    expect(chooseEnds(rows(0, 0), [6420], [6420], []).chain.proofs).toEqual(['block', 'block']);
  });

  it('counts a long broken stretch little more than a short one, and each stretch by itself', () => {
    const broken = (count: number): number =>
      chooseEnds(rows(...Array.from({ length: count }, () => 100)), [0], [7], []).score;
    expect(broken(5) - broken(40)).toBeLessThan(broken(0) - broken(5));
    const apart = (size: number): ChainRow[] =>
      rows(...Array.from({ length: 12 }, () => 100)).map((row, index) =>
        index % size === size - 1 ? { ...row, balance: -1 - index } : row,
      );
    const score = (size: number): number => chooseEnds(apart(size), [0], [7], []).score;
    expect(score(1)).toBeLessThan(score(12));
  });
});
