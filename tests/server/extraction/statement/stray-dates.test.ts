import { expect, test } from 'vitest';
import { strayDates, type Listed } from '../../../../server/extraction/statement/dates/stray-dates.ts';

const LIST = {};

function listed(days: readonly (string | null)[], recognised = false): Listed[] {
  return days.map((date) => ({ date, list: LIST, serial: null, recognised }));
}

function strays(entries: readonly Listed[]): number[] {
  return [...strayDates(entries)].toSorted((a, b) => a - b);
}

const WEEK = ['2021-06-01', '2021-06-03', '2021-06-04', '2021-06-08'];
const LAST = ['2021-06-21', '2021-06-22', '2021-06-28', '2021-06-30'];

test('a single day that can be taken out is out of order', () => {
  expect(strays(listed([...WEEK, '2021-06-29', ...LAST]))).toContain(4);
});

test('rows one behind the other with a month of another season are, behind as well as ahead of their time', () => {
  expect(strays(listed([...WEEK, '2021-01-19', '2021-01-20', ...LAST]))).toStrictEqual([4, 5]);
  expect(strays(listed([...WEEK, '2021-09-19', '2021-09-19', '2021-09-20', ...LAST]))).toStrictEqual([
    4, 5, 6,
  ]);
});

test('on a picture a step back of a few days leaves the rows on both its sides in doubt, as printed it may be usual', () => {
  const days = [...WEEK, '2021-06-15', '2021-06-15', '2021-06-13', '2021-06-13', ...LAST];
  expect(strays(listed(days, true))).toStrictEqual([4, 5, 6, 7]);
  expect(strays(listed(days))).toStrictEqual([]);
});

test('a list that begins anew is no day out of order', () => {
  expect(
    strays(listed([...WEEK, ...LAST, '2021-06-02', '2021-06-04', '2021-06-07', '2021-06-11'], true)),
  ).toStrictEqual([]);
});
