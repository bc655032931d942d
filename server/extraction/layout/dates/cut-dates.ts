/**
 * Dates within a text that end its line behind the year, as browsers break words at a hyphen: "Invoice 4804 dated 2023-" over "10-31". What
 * begins the next line is no day of a row.
 */
import { cellsOf } from '../headings/heading-chunks.ts';
import type { TokenLine } from '../tokens.ts';

const YEAR = /^(?:19|20)\d{2}[-/]$/;
const MONTH_AND_DAY = /^\d{2}[-/]\d{2}$/;

/** Lines of one text begin this close to one another, and stand closer than this. */
const EDGE_EM = 0.5;
const PITCH_EM = 1.8;

/** Lines without the dates that are the rest of one in the text above. */
export function withoutRestsOfDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(endsInYear)) return lines;
  return lines.map((tokens, index) => {
    const above = lines[index - 1];
    if (tokens.dates.length === 0 || !above || !endsInYear(above)) return tokens;
    const { line } = tokens;
    if (above.line.flow !== line.flow || line.baseline - above.line.baseline >= PITCH_EM * line.size)
      return tokens;
    const [first, second] = cellsOf(above.line).at(-1)!;
    // A year alone is the beginning of a date in a narrow column.
    if (!second) return tokens;
    const dates = tokens.dates.filter(({ from, to }) => {
      const { text, x0 } = line.words[from]!;
      const isRest = MONTH_AND_DAY.test(text) && Math.abs(x0 - first!.x0) < EDGE_EM * line.size;
      return !isRest || to > from + 1;
    });
    return dates.length === tokens.dates.length ? tokens : { ...tokens, dates };
  });
}

function endsInYear({ line: { words } }: TokenLine): boolean {
  return words.length > 1 && YEAR.test(words.at(-1)!.text);
}
