/** Rows set as items of a list: the point before each day ("• 4 Mar: Netflix -15.99", "- 04/03/2024 Netflix -15.99") says nothing. */
import { dateAt } from '../../reading/date-words.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

/** A point, a dash, an arrow or a small picture ("⬆ 4 Mar Netflix -15.99"). */
const BULLET =
  /^(?:[-*\u2010-\u2015\u2022\u2023\u2043\u00b7\u2219\u2190-\u21ff\u25a0-\u25ff\u2b00-\u2bff]|\p{Extended_Pictographic}\ufe0f?)$/u;

/** Items of a page, from which its points are such. */
const MIN_ITEMS = 2;
/** "12.05" is a day and a month, or an amount behind its sign. */
const AMOUNT_LIKE = /^\d+[.,]\d{2}$/;

/** What leads to a day in a sentence: "Le 04/03/2024 : Netflix -15,99 €", "On 4 March 2024: Netflix ...". */
const ARTICLE = /^(?:on|le|el|il|am|em|op|den|dnia|pada)$/i;
const HOLDS_AMOUNT = /\d[.,]\d{2}(?!\d)/;

/** The lines of one page whose rows are sentences without what leads to their days, and the colon behind these. */
function withoutArticles(lines: (readonly Word[])[]): (readonly Word[])[] {
  const days = new Map(
    lines.flatMap((words) => {
      if (!ARTICLE.test(words[0]?.text ?? '') || words.length < 4) return [];
      const day = dateAt(words.slice(1), 0);
      const behind = day ? words.slice(1 + day.words) : [];
      return day && behind.some(({ text }) => HOLDS_AMOUNT.test(text)) ? [[words, day.words] as const] : [];
    }),
  );
  if (days.size < MIN_ITEMS || standBehindDays([...days.keys()], lines)) return lines;
  return lines.map((words) => {
    const day = days.get(words);
    if (day === undefined) return words;
    const behind = words.slice(1 + day);
    return [...words.slice(1, 1 + day), ...(behind[0]!.text === ':' ? behind.slice(1) : behind)];
  });
}

/** Rows that begin with their days, from which "ON 27/12 LEEDS 6.69" is a further line of their texts: this share of such lines. */
const DATED_SHARE = 0.25;
/** Lines of one edge begin this close, points. */
const EDGE_PT = 1;

/**
 * Whether the lines with an article go on with texts of rows that begin with their days, or stand below such days: "27 Dec CARD
 * PAYMENT TO CINEMA", with "ON 25/12 LEEDS 6.69 3,752.99" below.
 */
function standBehindDays(articles: readonly (readonly Word[])[], lines: (readonly Word[])[]): boolean {
  const edge = Math.min(...articles.map(([article]) => article!.x0)) + EDGE_PT;
  const dated = lines.filter((words) => words.length > 1 && words[0]!.x0 < edge && dateAt(words, 0) !== null);
  return dated.length >= Math.max(MIN_ITEMS, DATED_SHARE * articles.length);
}

/** The lines of one page without the points, or their names and numbers ("Transaction 3:", "3."), that stand before their days. */
export function withoutBullets(all: (readonly Word[])[]): (readonly Word[])[] {
  const lines = withoutArticles(all);
  const items = new Set(lines.filter(isItem));
  if (items.size >= MIN_ITEMS) return lines.map((words) => (items.has(words) ? words.slice(1) : words));
  const counted = new Map(
    lines.flatMap((words) => {
      const at = counterAt(words);
      return at === null ? [] : [[words, at] as const];
    }),
  );
  const [first] = counted.keys();
  const follow = [...counted].every(
    ([words, at], index) =>
      (at === 0 || words[0]!.text === first![0]!.text) &&
      numberAt(words, at) === numberAt(first!, counted.get(first!)!) + index,
  );
  if (counted.size < MIN_ITEMS || !follow) return lines;
  return lines.map((words) => {
    const at = counted.get(words);
    return at === undefined ? words : beginningAt(words[0]!.x0, words.slice(at + 1));
  });
}

/** Words of which the first reaches to where the number before it began: days behind numbers of one digit and of two begin at one edge. */
function beginningAt(x0: number, [first, ...words]: readonly Word[]): readonly Word[] {
  return [{ ...wordValues(first!), x0 }, ...words];
}

/** "3:", "3." or "#3)": the number of an item, by itself or behind its name. */
const COUNTER = /^#?(\d{1,4})[:.)]$/;

function numberAt(words: readonly Word[], at: number): number {
  return Number(COUNTER.exec(words[at]!.text)?.[1]);
}

/**
 * Where the number of an item stands before its day: "Transaction 3: 04/03/2024 Netflix -15.99", "3. 04/03/2024 ..."; null
 * where none does.
 */
function counterAt(words: readonly Word[]): number | null {
  const at = words.slice(0, 2).findIndex(({ text }) => COUNTER.test(text));
  if (at < 0 || (at > 0 && !/^\p{L}{3,}$/u.test(words[0]!.text))) return null;
  const rest = words.slice(at + 1);
  return rest.length > 1 && dateAt(rest, 0) !== null ? at : null;
}

function isItem([bullet, ...words]: readonly Word[]): boolean {
  if (!bullet || !BULLET.test(bullet.text) || words.length < 2 || AMOUNT_LIKE.test(words[0]!.text))
    return false;
  return dateAt(words, 0) !== null;
}
