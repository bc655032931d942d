import { describe, expect, it } from 'vitest';
import { withUnmarkedDays } from '../../../../server/extraction/layout/unmarked-days.ts';
import { COMMA, DOT, left, linesOf, right, rows } from '../../../support/words.ts';

/** The style found with rows of a day, a text and an amount. */
const found = (style: typeof DOT, ...days: readonly string[]) =>
  withUnmarkedDays(
    style,
    linesOf(rows(100, ...days.map((day) => [left(40, day), left(120, 'Coffee beans'), right(400, '12.50')]))),
  );

describe('days with a dot in a statement with decimal dots', () => {
  it.each([
    ['day first', ['3.04', '9.04', '17.04', '28.04'], true],
    ['month first', ['4.03', '4.09', '4.17', '4.28'], true],
    ['too few to tell', ['3.04', '9.04', '17.04'], undefined],
    ['numbers that no order makes days of', ['3.04', '9.04', '17.04', '31.77'], undefined],
    ['neither order for all of them', ['3.14', '9.04', '17.04', '28.04'], undefined],
    ['rows with a date of another form among them', ['3.04', '9.04', '17/04', '28.04', '29.04'], undefined],
  ] as const)('%s', (_, days, expected) => {
    expect(found(DOT, ...days).dottedDays).toBe(expected);
  });

  it('need no such reading where decimals have a comma', () => {
    expect(found(COMMA, '3.04', '9.04', '17.04', '28.04')).toBe(COMMA);
  });
});

describe('days of four digits', () => {
  it.each([
    ['days', ['0304', '0904', '1704', '2804'], 1],
    ['the same number in every row', ['0420', '0420', '0420', '0420'], 0],
    ['numbers that are no days', ['0304', '0904', '1704', '9904'], 0],
  ] as const)('%s', (_, days, columns) => {
    expect(found(DOT, ...days).packedDays ?? []).toHaveLength(columns);
  });
});
