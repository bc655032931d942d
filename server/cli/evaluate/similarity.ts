/** How alike two descriptions are, 0 to 1. */

/** From this similarity on a description counts as read. */
export const DESCRIPTION_THRESHOLD = 0.9;

/** Case and runs of blanks do not tell descriptions apart. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** 1 minus the edit distance over the longer text's length; both texts are folded first. */
export function similarity(left: string, right: string): number {
  const a = foldText(left);
  const b = foldText(right);
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/**
 * Similarity of an answered description to the true one, where codes and references from columns of their own may
 * stand before or behind it.
 */
export function descriptionSimilarity(answer: string, truth: string, codes: readonly string[]): number {
  const folded = codes.map(foldText).filter((code) => code !== '');
  let best = 0;
  const seen = new Set<string>();
  const open = [foldText(answer)];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    if (seen.has(text)) continue;
    seen.add(text);
    best = Math.max(best, similarity(text, truth));
    for (const code of folded) {
      if (text.startsWith(code)) open.push(text.slice(code.length).trim());
      if (text.endsWith(code)) open.push(text.slice(0, -code.length).trim());
    }
  }
  return best;
}

/** Levenshtein distance with two rows of the matrix. */
function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
