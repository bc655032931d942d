/** Pages with other words in some cells. */
import type { Word, WordPage } from '../../words/word.ts';
import type { Suspect } from './suspects.ts';

/** The words that stand in the cells from now on. */
export type Substitutions = ReadonlyMap<Suspect, Word>;

export function substitute(pages: readonly WordPage[], substitutions: Substitutions): WordPage[] {
  const byPage = Map.groupBy(substitutions, ([{ line }]) => line.page);
  return pages.map((page) => {
    const here = byPage.get(page.number);
    if (here === undefined) return page;
    const gone = new Set(here.flatMap(([{ line, from, to }]) => line.words.slice(from, to)));
    const words = [...page.words.filter((word) => !gone.has(word)), ...here.map(([, word]) => word)];
    return { ...page, words: words.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0) };
  });
}
