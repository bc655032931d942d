/** Rows set as items of a list: the point before each day ("• 4 Mar: Netflix -15.99", "- 04/03/2024 Netflix -15.99") says nothing. */
import { dateAt } from '../../reading/date-words.ts';
import type { Word } from '../../words/word.ts';

const BULLET = /^[-*\u2010-\u2015\u2022\u2023\u2043\u00b7\u2219\u25a0-\u25ff]$/;

/** Items of a page, from which its points are such. */
const MIN_ITEMS = 2;
/** "12.05" is a day and a month, or an amount behind its sign. */
const AMOUNT_LIKE = /^\d+[.,]\d{2}$/;

/** The lines of one page without the points, or their names and numbers ("Transaction 3:"), that stand before their days. */
export function withoutBullets(lines: (readonly Word[])[]): (readonly Word[])[] {
  const items = new Set(lines.filter(isItem));
  if (items.size >= MIN_ITEMS) return lines.map((words) => (items.has(words) ? words.slice(1) : words));
  const counted = lines.filter(isCounted);
  const [first] = counted;
  const follow = counted.every(
    (words, index) => words[0]!.text === first![0]!.text && numberOf(words) === numberOf(first!) + index,
  );
  if (counted.length < MIN_ITEMS || !follow) return lines;
  return lines.map((words) => (counted.includes(words) ? words.slice(2) : words));
}

/** "3:", "3." or "#3)": the number of an item behind its name. */
const COUNTER = /^#?(\d{1,4})[:.)]$/;

function numberOf([, counter]: readonly Word[]): number {
  return Number(COUNTER.exec(counter!.text)?.[1]);
}

/** "Transaction 3: 04/03/2024 Netflix -15.99". */
function isCounted([name, counter, ...words]: readonly Word[]): boolean {
  if (!name || !counter || !COUNTER.test(counter.text) || !/^\p{L}{3,}$/u.test(name.text)) return false;
  return words.length > 1 && dateAt(words, 0) !== null;
}

function isItem([bullet, ...words]: readonly Word[]): boolean {
  if (!bullet || !BULLET.test(bullet.text) || words.length < 2 || AMOUNT_LIKE.test(words[0]!.text))
    return false;
  return dateAt(words, 0) !== null;
}
