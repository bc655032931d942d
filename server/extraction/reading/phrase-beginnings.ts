/** Folded phrases that a text begins with, found by its first word: most texts begin with the first word of none. */

const NONE: readonly string[] = [];

/** Finds those of some folded phrases that a folded text begins with, up to a blank or its end. */
export function phraseBeginnings(phrases: Iterable<string>): (folded: string) => readonly string[] {
  const byFirst = Map.groupBy(new Set(phrases), firstWord);
  return (folded) => {
    const known = byFirst.get(firstWord(folded));
    return known === undefined ? NONE : known.filter((phrase) => beginsWith(folded, phrase));
  };
}

function firstWord(folded: string): string {
  const end = folded.indexOf(' ');
  return end < 0 ? folded : folded.slice(0, end);
}

function beginsWith(folded: string, phrase: string): boolean {
  return folded.startsWith(phrase) && (folded.length === phrase.length || folded[phrase.length] === ' ');
}
