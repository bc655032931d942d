import { describe, expect, it } from 'vitest';
import { withThursdays } from '../../../../server/extraction/layout/dates/thursdays.ts';
import { COMMA, left, right, row, tokensOf } from '../../../support/words.ts';

const read = (...days: readonly string[]): string[] =>
  withThursdays(
    tokensOf(
      COMMA,
      days.map((day, index) => row(100 + 14 * index, left(40, day), right(400, '12,50'))),
    ),
  ).map(
    ({ line, dates }) =>
    dates.map(({ from, to }) => line.words.slice(from, to).map(({ text }) => text).join(' ')).join(' + '), // prettier-ignore
  );

describe('Thursdays', () => {
  it('are days of the week beside others of their language', () => {
    expect(read('Mi 06.01.', 'Do 07.01.', 'Fr 08.01.')).toEqual(['Mi 06.01.', 'Do 07.01.', 'Fr 08.01.']);
    expect(read('wo 06.01.', 'do 07.01.', 'vr 08.01.')).toEqual(['wo 06.01.', 'do 07.01.', 'vr 08.01.']);
  });

  it('join the days of a period elsewhere', () => {
    expect(read('do 07.01.', '08.01.')).toEqual(['07.01.', '08.01.']);
    expect(read('Mi 06.01.', 'Fr 08.01.', '01.01. do 31.01.')).toEqual([
      'Mi 06.01.',
      'Fr 08.01.',
      '01.01. + 31.01.',
    ]);
  });
});
