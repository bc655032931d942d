/** Pages that a file holds twice: a sheet scanned or joined in again. Their rows happened once. */
import type { WordPage } from './word.ts';

/** Words with digits of a page that may hold rows, at least: notes and terms are repeated for good reasons. */
const MIN_FIGURES = 4;
/** Words at a page's end that tell it from most others. */
const LAST_WORDS = 8;

/** Pages whose words are all those of an earlier page, by number, each with the number of that page. */
export function repeatedPages(pages: readonly WordPage[]): ReadonlyMap<number, number> {
  const repeated = new Map<number, number>();
  for (const alike of Map.groupBy(pages, brief).values()) {
    alike.forEach((page, index) => {
      const first = alike.slice(0, index).find((earlier) => saysTheSame(earlier, page));
      if (first && holdsFigures(page)) repeated.set(page.number, repeated.get(first.number) ?? first.number);
    });
  }
  return repeated;
}

function brief({ words }: WordPage): string {
  const end = words.slice(-LAST_WORDS).map(({ text }) => text);
  return `${words.length} ${end.join(' ')}`;
}

function saysTheSame(a: WordPage, b: WordPage): boolean {
  return a.words.every(({ text }, index) => text === b.words[index]!.text);
}

function holdsFigures({ words }: WordPage): boolean {
  return words.filter(({ text }) => /\d/.test(text)).length >= MIN_FIGURES;
}
