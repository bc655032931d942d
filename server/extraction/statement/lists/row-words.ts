/**
 * A line that reads like the title of a list and begins with the word that texts of bookings begin with ("Card purchase 11/12
 * Alder & Sons", whose amount stands below): it is one of them.
 */
import { holdsAmount } from '../../layout/lines/begins-row.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { fold } from '../../reading/fold.ts';

/** Bookings with their amount beside such a text, at least. */
const MIN_ROWS = 2;
/** Texts of one column begin this close to one another. */
const EDGE_EM = 0.5;

/** Tells whether a line begins as the texts of bookings do, at their place and with more than that word. */
export function beginsAsRowsDo(lines: readonly TokenLine[]): (tokens: TokenLine) => boolean {
  let places: Map<string, number[]> | null = null;
  return (tokens) => {
    const { line } = tokens;
    if (line.words.length < 2) return false;
    places ??= beginningsOfRows(lines);
    const alike = places.get(fold(line.words[0]!.text)) ?? [];
    return alike.filter((x0) => Math.abs(x0 - line.x0) < EDGE_EM * line.size).length >= MIN_ROWS;
  };
}

/** Where the texts of lines with an amount begin, behind the day that these may begin with, by their first words. */
function beginningsOfRows(lines: readonly TokenLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const tokens of lines) {
    if (!holdsAmount(tokens)) continue;
    const { line, dates } = tokens;
    const first = line.words[dates[0]?.from === 0 ? dates[0].to : 0];
    if (!first) continue;
    const word = fold(first.text);
    const known = places.get(word);
    if (known) known.push(first.x0);
    else places.set(word, [first.x0]);
  }
  return places;
}
