/** Where a row goes on that the end of its page cut: below the head of the next page and the repeated heading. */
import { mayHoldAmount } from '../lines/begins-row.ts';
import { textOf } from '../lines/lines.ts';
import type { TokenLine } from '../tokens.ts';

/** Lines at the top of the next page on which a row may go on that the end of a line's page cut; none where it cut none. */
export type PageTurn = (index: number) => readonly number[];

/** Lines of heads and headings that stand above the rest of a row, at most. */
const MAX_HEAD_LINES = 16;
/** Lines within which the rest of a cell begins. */
const REST_LINES = 3;

export function pageTurns(lines: readonly TokenLine[]): PageTurn {
  const pagesOf = new Map<string, { readonly pages: Set<number>; count: number }>();
  const keyOf = ({ line }: TokenLine): string => textOf(line.words).replaceAll(/\d/g, '0');
  let known = false;
  const learn = (): void => {
    for (const tokens of lines) {
      const key = keyOf(tokens);
      const seen = pagesOf.get(key) ?? { pages: new Set<number>(), count: 0 };
      seen.pages.add(tokens.line.page);
      seen.count += 1;
      pagesOf.set(key, seen);
    }
    known = true;
  };
  // What stands on several pages, but for its numbers, is the head of the page or of its table; what has numbers and stands on
  // some page more than once is of its rows ("2025   Tariff 4466").
  const repeated = (tokens: TokenLine): boolean => {
    if (!/\p{L}{3}/u.test(textOf(tokens.line.words)) || mayHoldAmount(tokens)) return false;
    const { pages, count } = pagesOf.get(keyOf(tokens))!;
    return pages.size > 1 && (count === pages.size || !keyOf(tokens).includes('0'));
  };
  return (index) => {
    const { page } = lines[index]!.line;
    let top = index + 1;
    while (lines[top]?.line.page === page && !mayHoldAmount(lines[top]!)) top += 1;
    // A page between them may have been left out, as one that is in the file twice.
    const next = lines[top]?.line.page;
    if (next === undefined || next === page) return [];
    if (!known) learn();
    const limit = top + MAX_HEAD_LINES;
    while (top < limit && lines[top]?.line.page === next && repeated(lines[top]!)) top += 1;
    return Array.from({ length: REST_LINES }, (_, offset) => top + offset).filter(
      (line) => lines[line]?.line.page === next,
    );
  };
}
