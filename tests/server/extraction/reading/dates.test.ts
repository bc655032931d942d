import { describe, expect, it } from 'vitest';
import { findDate, parseDateText } from '../../../../server/extraction/reading/dates.ts';

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
    ['2026/03/04', '4.3.2026'],
    ['2026.03.04.', '4.3.2026'],
    ['2026. 03. 04.', '4.3.2026'],
    ['2026. március 4.', '4.3.2026'],
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

describe('findDate', () => {
  const everywhere = (): boolean => true;
  const words = (text: string): string[] => text.split(' ');

  it.each([
    ['4 March 2026 Card payment', 0, 3],
    ['4 March Card payment', 0, 2],
    ['04/03/2026 05/03/2026', 0, 1],
    ['Monday 4 March', 0, 3],
    ['Mo 04.03. Lastschrift', 0, 2],
    ['lunes 14 de septiembre de 2026 Compra', 0, 6],
    ['March 4, 2026 Deposit', 0, 3],
    ['Paid on 4 March', 2, 2],
    ['4 March 12 March Card payment', 0, 2],
    ['Mar 04 Mar 12 Card payment', 0, 2],
    ['4 March 12 Card payment', 0, 3],
    ['DEC 31/24 - JAN 31/25', 0, 2],
    ['Period JAN 05/25 - FEB 04/25', 4, 2],
    ['29 . 08 . 25 Card payment', 0, 5],
  ])('%s: from word %i it takes %i', (text, start, count) => {
    expect(findDate(words(text), start, everywhere)?.words).toBe(count);
  });

  it.each([
    ['12 450,00', 0],
    ['1 234', 0],
    ['Card 4 March', 0],
    ['Salary 2026', 0],
    ['Monday', 0],
    ['April 2,71', 0],
    ['12 05 26', 0],
    ['10 10 Apr 2024', 0],
    ['GROCERY MART 12-25', 1],
    ['29 . 08 Card payment', 0],
  ])('%s: none at word %i', (text, start) => {
    expect(findDate(words(text), start, everywhere)).toBeNull();
  });

  it('takes two numbers of two digits for a date only where a whole column is written so', () => {
    expect(findDate(words('03 31 Card payment'), 0, everywhere)).toMatchObject({
      words: 2,
      date: { kind: 'numeric', first: 3, second: 31, compact: true },
    });
  });

  it('takes such a pair in a column of its own, though the next column begins with numbers', () => {
    const cells = words('17 03 19 03 0042 Bakery');
    const columns = (index: number): boolean => ![2, 4, 5].includes(index);
    expect(findDate(cells, 0, columns)).toMatchObject({ words: 2, date: { first: 17, second: 3 } });
    expect(findDate(cells, 2, columns)).toMatchObject({ words: 2, date: { first: 19, second: 3 } });
    expect(findDate(cells, 0, everywhere)).toBeNull();
  });

  it('takes two such pairs side by side for two dates, three for none', () => {
    const pairs = words('03 04 05 04 Card payment');
    expect(findDate(pairs, 0, everywhere)).toMatchObject({ words: 2, date: { first: 3, second: 4 } });
    expect(findDate(pairs, 2, everywhere)).toMatchObject({ words: 2, date: { first: 5, second: 4 } });
    expect(findDate(pairs, 1, everywhere)).toBeNull();
    expect(findDate(words('03 04 05 04 06 04'), 0, everywhere)).toBeNull();
  });

  it('never reaches across a column', () => {
    const cells = words('4 March 2026');
    expect(findDate(cells, 0, (index) => index !== 2)).toMatchObject({ words: 2, date: { year: null } });
    expect(findDate(cells, 0, (index) => index !== 1)).toBeNull();
  });
});
