/**
 * Rows of cells between bars that are too long for the page ("04/03/2026 | DEBIT | 12.50 | Toll | Balance:" over "95.50"): a line that begins with
 * no day, right below one that lacks cells or what its last name announces, goes on with it.
 */
import { isDigitAt } from '../../letters.ts';
import { dateAt } from '../../reading/date-words.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

const BAR = '|';
/** Bars of a row, and whole rows on a page that tell how many it has, at least. */
const MIN_BARS = 2;
const MIN_ROWS = 2;
/** Words of a day, at most. */
const DAY_WORDS = 4;
/** What goes on begins where its row does, and no further below than the next line; ems. */
const SAME_EDGE_EM = 0.3;
const NEXT_LINE_EM = 1.8;
const BLANK_EM = 0.28;

/** The lines of one page, each row of cells with what its page had no room for. */
export function withRowsWhole(lines: (readonly Word[])[]): (readonly Word[])[] {
  const begun = lines.filter((words) => barsIn(words) >= MIN_BARS && beginsWithDay(words));
  if (begun.length < MIN_ROWS) return lines;
  const whole = usualCount(begun);
  if (whole === null) return lines;
  const rows = new Set(begun);
  const joined: (readonly Word[])[] = [];
  let goesOn = false;
  for (const words of lines) {
    const before = joined.at(-1);
    if (before && goesOn && !rows.has(words) && isRightBelow(before, words)) {
      const bars = barsIn(before) + barsIn(words);
      if (bars <= whole) {
        joined.splice(-1, 1, [...before, ...laidBehind(before, words)]);
        goesOn = bars < whole;
        continue;
      }
    }
    joined.push(words);
    goesOn = rows.has(words) && (barsIn(words) < whole || announces(words));
  }
  return joined.length === lines.length ? lines : joined;
}

const barsIn = (words: readonly Word[]): number => words.filter(({ text }) => text === BAR).length;

function beginsWithDay(words: readonly Word[]): boolean {
  return dateAt(words.slice(0, DAY_WORDS), 0) !== null;
}

/** How many bars most rows have that end in digits; null where they have several counts. */
function usualCount(rows: readonly (readonly Word[])[]): number | null {
  const counts = new Map<number, number>();
  for (const words of rows) {
    const { text } = words.at(-1)!;
    if (!isDigitAt(text, text.length - 1)) continue;
    const bars = barsIn(words);
    counts.set(bars, (counts.get(bars) ?? 0) + 1);
  }
  const [[bars, count] = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const most = Math.max(...rows.map(barsIn));
  return count >= MIN_ROWS && bars === most ? bars : null;
}

/** Whether a row ends in a name whose figure is to come: "Balance:". */
function announces(words: readonly Word[]): boolean {
  const { text } = words.at(-1)!;
  return text.length > 1 && text.endsWith(':');
}

function isRightBelow(row: readonly Word[], words: readonly Word[]): boolean {
  const [first, next] = [row[0]!, words[0]!];
  const below = next.baseline - first.baseline;
  return (
    Math.abs(next.x0 - first.x0) < SAME_EDGE_EM * first.size &&
    below > 0 &&
    below < NEXT_LINE_EM * first.size &&
    Math.abs(next.size - first.size) < 0.5 &&
    !beginsWithDay(words)
  );
}

/** The words of a line as if they stood behind another. */
function laidBehind(row: readonly Word[], words: readonly Word[]): Word[] {
  const last = row.at(-1)!;
  const by = last.x1 + BLANK_EM * last.size - words[0]!.x0;
  return words.map((word) => ({
    ...wordValues(word),
    x0: word.x0 + by,
    x1: word.x1 + by,
    baseline: last.baseline,
    y0: last.y0,
    y1: last.y1,
  }));
}
