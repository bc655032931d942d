import { describe, expect, it } from 'vitest';
import { parseDateText } from '../../../../server/extraction/reading/dates.ts';

/** A date's parts in short: named as day.month.year, numeric as first|second|year; `?` for no year. */
function read(text: string): string | null {
  const date = parseDateText(text);
  if (!date) return null;
  const year = date.year ?? '?';
  const parts =
    date.kind === 'named' ? `${date.day}.${date.month}.${year}` : `${date.first}|${date.second}|${year}`;
  return date.compact ? `${parts} compact` : parts;
}

describe('parseDateText', () => {
  it.each([
    ['31/12/2026', '31|12|2026'],
    ['12/31/26', '12|31|2026'],
    ['3.4.2026', '3|4|2026'],
    ['03-04-26', '3|4|2026'],
    ['12.11.', '12|11|?'],
    ['12.11', '12|11|?'],
    ['1. 3.', '1|3|?'],
    ['1. 3. 2026', '1|3|2026'],
    ['28/02', '28|2|?'],
    ['10 / 22', '10|22|? compact'],
    ['10 / 22 / 25', '10|22|2025'],
    ['13 / 32', null],
    ['1 / 3', null],
    ['10/14/24*', '10|14|2024'],
    ['03/04/2026-11:17', '3|4|2026'],
    ['2026-04-03T11:17:05Z', '3.4.2026'],
    ['2026-04-03T11:17:05.250+02:00', '3.4.2026'],
    ['03/04/2026|', '3|4|2026'],
    ['01/02/75', '1|2|1975'],
    ['01/02/69', '1|2|2026'],
    ['01/02/2569', '1|2|2026'],
    ['19-10-01', '19|10|2001'],
  ])('numbers: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['2026-03-04', '4.3.2026'],
    ['2026-03-04T07:28:50.988791Z', '4.3.2026'],
    ['2026-03-04T07:28+01:00', '4.3.2026'],
    ['2026/03/04', '4.3.2026'],
    ['2026.03.04.', '4.3.2026'],
    ['2026. 03. 04.', '4.3.2026'],
    ['2026. március 4.', '4.3.2026'],
    ['4.III.2026', '4.3.2026'],
    ['17sty26', '17.1.2026'],
    ['1stMarch', '1.3.?'],
    ['3rd April', '3.4.?'],
    ['04-XII-26', '4.12.2026'],
    ['2026 m. kovo 4 d.', '4.3.2026'],
    ['2026. gada 4. marta', '4.3.2026'],
    ['2026년 3월 4일', '4.3.2026'],
    ['令和8年3月4日', '4.3.2026'],
    ['平成31年4月30日', '30.4.2019'],
    ['令和元年5月1日', '1.5.2019'],
    ['2026年3月4日', '4.3.2026'],
    ['R8.3.4', '4.3.2026'],
    ['民國115年3月4日', '4.3.2026'],
    ['115/03/04', '4.3.2026'],
    ['3月4日', '4.3.?'],
    ['26年3月4日', '4.3.2026'],
    ['20260304', '4.3.2026 compact'],
    ['260304', '4.3.2026 compact'],
  ])('year first: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['04032026', '4.3.2026 compact'],
    ['31032026', '31.3.2026 compact'],
    ['20112012', '20.11.2012 compact'],
  ])('year last and no signs: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['4 March 2026', '4.3.2026'],
    ['04MAR2026', '4.3.2026'],
    ['04-Mar-26', '4.3.2026'],
    ["04 Mar '26", '4.3.2026'],
    ['1st Mar', '1.3.?'],
    ['March 4, 2026', '4.3.2026'],
    ['Mar, 04, 2026', '4.3.2026'],
    ['Mar 4', '4.3.?'],
    ['MAR04', '4.3.?'],
    ['4. März 2026', '4.3.2026'],
    ['1er mars 2026', '1.3.2026'],
    ['4 août', '4.8.?'],
    ['4 de septiembre de 2026', '4.9.2026'],
    ['30 DE ABRIL DE 2025', '30.4.2025'],
    ['18 dic. 2026', '18.12.2026'],
    ['4 maggio 2026', '4.5.2026'],
    ['1º de março de 2026', '1.3.2026'],
    ['4 maart 2026', '4.3.2026'],
    ['4 października 2026', '4.10.2026'],
    ['4 stycznia', '4.1.?'],
    ['4 maj 2026', '4.5.2026'],
    ['4. toukokuuta 2026', '4.5.2026'],
    ['4. mars 2026', '4.3.2026'],
    ['4. května 2026', '4.5.2026'],
    ['31 desember', '31.12.?'],
    ['31. desember 2026', '31.12.2026'],
    ['4 ม.ค. 2569', '4.1.2026'],
    ['4 มี.ค. 69', '4.3.2026'],
    ['4 juli', '4.7.?'],
    ['4 dezembro 2026', '4.12.2026'],
  ])('names of months: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '32/13/2026',
    '31.13.',
    '2026-13-01',
    '0/5/2026',
    '12.5.1234',
    'April 2,71',
    'May 2.50',
    '45 March',
    '4 Market',
    '4 Street 2026',
    'March',
    '2026',
    '12:30',
    '1.2.3.4',
    '20261304',
    'Card 12',
    'March 44718',
    '3月45日',
  ])('%s is no date', (text) => {
    expect(parseDateText(text)).toBeNull();
  });

  it.each([
    ['12/05/2026,', '12|5|2026'],
    ['4 March 2026:', '4.3.2026'],
  ])('leaves out punctuation behind: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
