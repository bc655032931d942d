import { describe, expect, it } from 'vitest';
import { findDate } from '../../../../server/extraction/reading/date-words.ts';

describe('findDate', () => {
  const everywhere = (): boolean => true;
  const words = (text: string): string[] => text.split(' ');

  it.each([
    ['4 March 2026 Card payment', 0, 3],
    ['4 March Card payment', 0, 2],
    ['04/03/2026 05/03/2026', 0, 1],
    ['Monday 4 March', 0, 3],
    ['Mo 04.03. Lastschrift', 0, 2],
    ['mandag d. 2. september 2026 Netto', 0, 5],
    ['Montag, den 02.03.2026 Lastschrift', 0, 3],
    ['lundi le 4 mars Achat', 0, 4],
    ['lunes 14 de septiembre de 2026 Compra', 0, 6],
    ['March 4, 2026 Deposit', 0, 3],
    ['Paid on 4 March', 2, 2],
    ['4 March 12 March Card payment', 0, 2],
    ['Mar 04 Mar 12 Card payment', 0, 2],
    ['4 March 12 Card payment', 0, 3],
    ['DEC 31/24 - JAN 31/25', 0, 2],
    ['Period JAN 05/25 - FEB 04/25', 1, 2],
    ['Period JAN 05/25 - FEB 04/25', 4, 2],
    ['29 . 08 . 25 Card payment', 0, 5],
    ['04.03.2026 г. Плащане', 0, 2],
    ['04.03. г. Плащане', 0, 1],
    ['2026. III. 4. Utalás', 0, 3],
    ['4 III 2026 Przelew', 0, 3],
    ['4 березня 2026 р. Переказ', 0, 4],
    ['Mon Mar 04 10:22:31 IST 2024 Deposit', 0, 6],
    ['Mar 04 10:22:31 2024 Deposit', 0, 4],
    ['Mon Mar 04 2024 10:22:31 GMT+0530 (India Standard Time) Deposit', 0, 9],
    ['Mar 04 2024 10:22:31 GMT+0530 Deposit', 0, 5],
    ['Mar 04 2024 10:22:31 Deposit', 0, 3],
    ['Mar 04 10:22:31 Deposit 2024', 0, 2],
  ])('%s: from word %i it takes %i', (text, start, count) => {
    expect(findDate(words(text), start, everywhere)?.words).toBe(count);
  });

  it('reads a month that is a day of the week elsewhere, where a day and its year are behind it', () => {
    expect(findDate(['MAR', '07/25'], 0, everywhere)?.date).toMatchObject({ month: 3, day: 7, year: 2025 });
    expect(findDate(['mar', '07/03'], 0, everywhere)?.date).toMatchObject({ first: 7, second: 3 });
  });

  it.each([
    ['12 450,00', 0],
    ['1 234', 0],
    ['Card 4 March', 0],
    ['Salary 2026', 0],
    ['Monday', 0],
    ['April 2,71', 0],
    ['12 05 56', 0],
    ['12 05 26 0042', 0],
    ['10 10 Apr 2024', 0],
    ['1 Nov 04, 2025', 0],
    ['GROCERY MART 12-25', 1],
    ['29 . 08 Card payment', 0],
    ['Rent March -12 500,00', 1],
  ])('%s: none at word %i', (text, start) => {
    expect(findDate(words(text), start, everywhere)).toBeNull();
  });

  it('takes a month behind a name in another column for that of its day', () => {
    const apart = (index: number): boolean => index !== 1;
    expect(findDate(words('Groceries JAN 05/25'), 1, apart)).toMatchObject({
      words: 2,
      date: { kind: 'named', day: 5, month: 1, year: 2025 },
    });
  });

  it('takes two numbers of two digits for a date only where a whole column is written so', () => {
    expect(findDate(words('03 31 Card payment'), 0, everywhere)).toMatchObject({
      words: 2,
      date: { kind: 'numeric', first: 3, second: 31, compact: true },
    });
  });

  it('takes three numbers, the last of which may be a year, for a date only where a whole column is written so', () => {
    expect(findDate(words('18 02 26 Bakery'), 0, everywhere)).toMatchObject({
      words: 3,
      date: { kind: 'numeric', first: 18, second: 2, year: 2026, compact: true },
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

it.each([
  ['2 janvier 2026 à 22:04', 4],
  ['2. Januar 2026 um 22:04', 4],
  ['2 de enero de 2026 a las 22:04', 7],
  ['2 janvier 2026 à Paris', 3],
  ['January 2, 2026 at 10:30 PM', 4],
])('what stands between a day and its time is of the day: %s', (text, words) => {
  expect(findDate(text.split(' '), 0, () => true)?.words).toBe(words);
});
