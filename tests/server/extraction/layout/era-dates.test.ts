import { describe, expect, it } from 'vitest';
import { datesOfEra } from '../../../../server/extraction/layout/dates/era-dates.ts';
import { DOT, left, right, row, tokensOf } from '../../../support/words.ts';

const read = (head: string, ...dates: readonly string[]): string[] =>
  datesOfEra(
    tokensOf(DOT, [
      row(60, left(40, head)),
      ...dates.map((date, index) => row(100 + 14 * index, left(40, date), right(400, '12.50'))),
    ]),
  ).flatMap((tokens) =>
    tokens.dates.map(({ date }) =>
      date.kind === 'named' ? `${date.year}-${date.month}-${date.day}` : `numbers, ${date.year}`,
    ),
  );

describe('dates in the era of the head', () => {
  it('count their short years from its beginning', () => {
    expect(read('令和7年3月分', '07-03-05', '07-03-28')).toEqual(['2025-3-5', '2025-3-28']);
    expect(read('平成31年3月分', '31-03-05')).toEqual(['2019-3-5']);
  });

  it('are left as they are where one begins with another year', () => {
    expect(read('令和7年3月分', '07-03-05', '12-03-28')).toEqual(['numbers, 2005', 'numbers, 2028']);
  });

  it('count from the present one where the head writes the years of the common calendar', () => {
    expect(read('2025年3月分', '07-03-05')).toEqual(['2025-3-5']);
    expect(read('2025年3月分', '25-03-05')).toEqual(['numbers, 2005']);
    expect(read('2017年3月分', '29-03-05')).toEqual(['numbers, 2005']);
  });

  it('need the sign of a year', () => {
    expect(read('March 2025', '07-03-05')).toEqual(['numbers, 2005']);
  });
});
