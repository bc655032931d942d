/** Periods whose two days stand in one word, or about a word of a language in no lexicon. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const periodOf = (above: string): (string | null)[] => {
  const { statement } = readSmall({
    above: [above],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['02.03.2025', 'Coffee', '-12.50'],
      ['09.03.2025', 'Books', '-20.00'],
    ],
  });
  const [account] = statement.accounts;
  return [account!.periodStart, account!.periodEnd];
};

it('a stroke joins two days that have none themselves', () => {
  expect(periodOf('Period 01.03.2025/31.03.2025')).toEqual(['2025-03-01', '2025-03-31']);
});

it('a short unknown word behind a label may join two days in which the rows lie', () => {
  expect(periodOf('Perjodu 01.03.2025 deri 31.03.2025')).toEqual(['2025-03-01', '2025-03-31']);
  expect(periodOf('Perjodu 01.05.2025 deri 31.05.2025')).toEqual([null, null]);
});

it('two days behind the name of their month are a period', () => {
  expect(periodOf('March 1-31, 2025')).toEqual(['2025-03-01', '2025-03-31']);
  expect(periodOf('Statement period March 1\u201331, 2025')).toEqual(['2025-03-01', '2025-03-31']);
  expect(periodOf('Branch March 1-31')).toEqual([null, null]);
});

it('days written with blanks are a period where a word joins them', () => {
  expect(periodOf('Statement from 01 03 2025 to 31 03 2025')).toEqual(['2025-03-01', '2025-03-31']);
});
