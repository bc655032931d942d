import { describe, expect, it } from 'vitest';
import {
  inPeriod,
  resolveDate,
  settleDayOrder,
  yearFromPeriod,
  type Period,
} from '../../../../server/extraction/reading/calendar.ts';
import { parseDateText, type DateText } from '../../../../server/extraction/reading/dates.ts';

const date = (text: string): DateText => parseDateText(text)!;
const dates = (text: string): DateText[] => text.split(' ').map(date);
const OPEN: Period = { start: null, end: null };
const MARCH: Period = { start: '2026-03-01', end: '2026-03-31' };
const NEW_YEAR: Period = { start: '2025-12-15', end: '2026-01-14' };

describe('resolveDate', () => {
  it.each([
    ['04/05/2026', 'dmy', '2026-05-04'],
    ['04/05/2026', 'mdy', '2026-04-05'],
    ['19-10-01', 'ymd', '2019-10-01'],
    ['07-10-01', 'ymd', '2025-10-01'],
    ['4 May 2026', 'mdy', '2026-05-04'],
    ['31/04/2026', 'dmy', null],
    ['04/31/2026', 'dmy', null],
    ['04/30/2026', 'mdy', '2026-04-30'],
  ] as const)('%s as %s', (text, order, expected) => {
    const printed = date(text);
    expect(resolveDate(printed, order, printed.year!)).toBe(expected);
  });

  it('knows leap years', () => {
    expect(resolveDate(date('29/02'), 'dmy', 2024)).toBe('2024-02-29');
    expect(resolveDate(date('29/02'), 'dmy', 2026)).toBeNull();
  });
});

describe('inPeriod', () => {
  it.each([
    ['2026-03-01', MARCH, true],
    ['2026-02-23', MARCH, true],
    ['2026-02-10', MARCH, false],
    ['2026-04-06', MARCH, true],
    ['2026-05-01', MARCH, false],
    ['1999-01-01', OPEN, true],
    ['2026-05-01', { start: null, end: '2026-03-31' }, false],
    ['2020-05-01', { start: null, end: '2026-03-31' }, true],
  ] as const)('%s', (day, period, inside) => {
    expect(inPeriod(day, period)).toBe(inside);
  });
});

describe('yearFromPeriod', () => {
  it.each([
    ['28.12.', NEW_YEAR, 2025],
    ['03.01.', NEW_YEAR, 2026],
    ['14.12.', NEW_YEAR, 2025],
    ['15.01.', NEW_YEAR, 2026],
    ['31.12.', { start: null, end: '2026-01-05' }, 2025],
    ['02.01.', { start: null, end: '2026-01-05' }, 2026],
    ['05.01.', { start: '2025-12-20', end: null }, 2026],
    ['29.02.', { start: '2024-02-01', end: '2024-02-29' }, 2024],
    ['12.06.', OPEN, null],
  ] as const)('%s', (text, period, year) => {
    expect(yearFromPeriod(date(text), 'dmy', period)).toBe(year);
  });
});

describe('settleDayOrder', () => {
  it.each([
    ['a day above twelve', '01/02/2026 13/02/2026', OPEN, 'mdy', 'dmy', true],
    ['a day above twelve in second place', '01/02/2026 02/13/2026', OPEN, 'dmy', 'mdy', true],
    ['the period', '03/02/2026 03/05/2026 03/11/2026', MARCH, 'dmy', 'mdy', true],
    ['the run of the rows', '01/02/2026 02/02/2026 03/02/2026 01/03/2026', OPEN, 'mdy', 'dmy', true],
    ['the usual, where nothing tells', '01/02/2026', OPEN, 'mdy', 'mdy', false],
    ['equal day and month', '02/02/2026 03/03/2026', OPEN, 'mdy', 'mdy', true],
    ['two-digit years in front', '19-10-01 19-10-02 19-10-03 19-10-30', OPEN, 'dmy', 'ymd', true],
    ['two-digit years in front of two dates', '22-06-04 22-06-25', OPEN, 'dmy', 'ymd', true],
    ['days in front of two dates', '22-06-25 25-06-25', OPEN, 'dmy', 'dmy', true],
    ['nothing of one day that may begin with its year', '22-03-16', OPEN, 'dmy', 'dmy', false],
    ['nothing of one number in two months', '29-02-24 29-03-24', OPEN, 'dmy', 'dmy', false],
    ['the period of such a day', '16-03-22', { start: null, end: '2016-03-31' }, 'dmy', 'ymd', true],
    ['years of an era in front', '06-10-11 06-12-26 07-01-03', OPEN, 'ymd', 'ymd', false],
    [
      'the period of such years',
      '06-10-11 06-12-26 07-01-03',
      { start: '2024-10-01', end: '2025-01-31' },
      'ymd',
      'ymd',
      true,
    ],
    ['no years of an era elsewhere', '06-10-11 06-12-26 07-01-03', OPEN, 'dmy', 'mdy', true],
    ['months before days without a year', '04/03', OPEN, 'ymd', 'mdy', false],
    ['whole days as everywhere', '04/03/2026', OPEN, 'ymd', 'dmy', false],
    [
      'years behind, with days above twelve in front',
      '19-10-26 20-10-26 21-10-26 30-10-26',
      OPEN,
      'mdy',
      'dmy',
      true,
    ],
    ['no numeric date at all', '2026-03-04', OPEN, 'mdy', 'mdy', true],
  ] as const)('%s', (_, texts, period, usual, order, certain) => {
    expect(settleDayOrder(dates(texts), period, usual)).toEqual({ order, certain });
  });

  it('one misread date does not turn the others round', () => {
    const texts = '13/02/2026 14/02/2026 15/02/2026 16/02/2026 02/17/2026';
    expect(settleDayOrder(dates(texts), OPEN, 'mdy').order).toBe('dmy');
  });
});
