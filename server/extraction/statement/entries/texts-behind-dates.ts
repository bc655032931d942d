/** Texts of rows that stand behind their dates: "Cash withdrawal" further down a day begins at the same point. */
import { textOf, type Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Word } from '../../words/word.ts';

/** Tells of a line whether its words stand behind the date of a row elsewhere; the rows are looked through once, if at all. */
export function textsBehindDates(lines: readonly TokenLine[]): (line: Line) => boolean {
  let places: ReadonlySet<string> | null = null;
  return ({ words }) => (places ??= placesBehindDates(lines)).has(placeOf(words));
}

function placesBehindDates(lines: readonly TokenLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ line: { words }, dates: [date] }) =>
      date?.from === 0 && words.length > date.to ? [placeOf(words.slice(date.to))] : [],
    ),
  );
}

/** Words with the point they begin at. */
function placeOf(words: readonly Word[]): string {
  return `${Math.round(words[0]!.x0)} ${textOf(words)}`;
}
