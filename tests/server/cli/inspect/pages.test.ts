import { describe, expect, it } from 'vitest';
import { formatUnits } from '../../../../server/cli/inspect/amounts.ts';
import { pageNumbers } from '../../../../server/cli/inspect/pages.ts';

describe('--pages', () => {
  it.each([
    [undefined, [1, 2, 3, 4]],
    ['2', [2]],
    ['3-9', [3, 4]],
    ['4,1-2,2', [1, 2, 4]],
  ])('%s of four pages', (text, pages) => {
    expect(pageNumbers(text, 4)).toEqual(pages);
  });

  it.each(['', '0', '3-2', 'all', '1..2', '9'])('refuses "%s"', (text) => {
    expect(() => pageNumbers(text, 4)).toThrow(/--pages/);
  });
});

describe('formatUnits', () => {
  it.each([
    [123456, 2, '1234.56'],
    [5, 2, '0.05'],
    [1500, 0, '1500'],
    [-12345, 3, '-12.345'],
  ])('%i of 10^-%i', (units, decimals, text) => {
    expect(formatUnits(units, decimals)).toBe(text);
  });
});
