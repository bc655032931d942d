/** What pages repeat: lines that say the same at the same place of several of them. */
import { placeOf } from '../lines/lines.ts';
import type { TokenLine } from '../tokens.ts';

/** The line of the head or the foot of a page is the same on several, among these. */
export function isOnSeveralPages(
  ends: readonly TokenLine[],
  place: (tokens: TokenLine) => string,
): (tokens: TokenLine) => boolean {
  const pages = new Map<string, Set<number>>();
  for (const tokens of ends) {
    const key = place(tokens);
    const on = pages.get(key);
    if (on) on.add(tokens.line.page);
    else pages.set(key, new Set([tokens.line.page]));
  }
  return (tokens) => (pages.get(place(tokens))?.size ?? 0) > 1;
}

/** What a line says, and where it stands. */
export function placeOnPage({ line }: TokenLine): string {
  return placeOf(line);
}

/** What a line says, and how high it stands: margins may take turns from page to page. */
export function heightOnPage({ line }: TokenLine): string {
  return placeOf({ ...line, x0: 0 });
}
