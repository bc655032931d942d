/** Rows set as items of a list: the point before each day ("• 4 Mar: Netflix -15.99", "- 04/03/2024 Netflix -15.99") says nothing. */
import { findDate } from '../../reading/date-words.ts';
import type { Word } from '../../words/word.ts';

const BULLET = /^[-*\u2010-\u2015\u2022\u2023\u2043\u00b7\u2219\u25a0-\u25ff]$/;

/** Items of a page, from which its points are such. */
const MIN_ITEMS = 2;
/** "12.05" is a day and a month, or an amount behind its sign. */
const AMOUNT_LIKE = /^\d+[.,]\d{2}$/;

/** The lines of one page without the points that stand before their days. */
export function withoutBullets(lines: (readonly Word[])[]): (readonly Word[])[] {
  const items = new Set(lines.filter(isItem));
  return items.size < MIN_ITEMS ? lines : lines.map((words) => (items.has(words) ? words.slice(1) : words));
}

function isItem([bullet, ...words]: readonly Word[]): boolean {
  if (!bullet || !BULLET.test(bullet.text) || words.length < 2 || AMOUNT_LIKE.test(words[0]!.text))
    return false;
  return (
    findDate(
      words.map(({ text }) => text),
      0,
      () => true,
    ) !== null
  );
}
