/**
 * Dates that a narrow column wraps onto the next line ("18 de" with "Diciembre" below, "01-04-" with "2025" below). The
 * upper line gets the whole date, the words below are spent.
 */
import { parseDateText } from '../reading/dates.ts';
import { monthOf } from '../reading/vocabulary.ts';
import { stretch, type DateToken, type TokenLine } from './tokens.ts';

/** Lines of one cell stand closer than this. */
const WRAP_PITCH_EM = 2.2;
/** Parts of one cell begin this close to one another. */
const CELL_EDGE_EM = 0.4;
/** Blank before a word that begins a cell. */
const CELL_GAP_EM = 0.6;
/** Wrapped dates of a column elsewhere than at the beginning of lines count from this many on. */
const MIN_IN_COLUMN = 3;

/** What the first part of a wrapped date looks like: a day, or a day and a month, with what joins them; or a month's name. */
const FIRST_PART = /^\d{1,2}[./-]?$|^\d{1,2}[./-](?:\d{1,2}|\p{L}{3,})[./-]$/u;

function isFirstPart(text: string): boolean {
  return FIRST_PART.test(text) || monthOf(text) !== null;
}

interface Wrapped {
  /** Index of the upper line. */
  readonly index: number;
  readonly date: DateToken;
  /** Word of the lower line that ends the date. */
  readonly below: number;
}

export function joinWrappedDates(lines: readonly TokenLine[]): TokenLine[] {
  const found = lines.flatMap((upper, index) => wrappedBetween(upper, lines[index + 1], index));
  const accepted = found.filter(
    ({ date, index }) =>
      (date.from === 0 && lines[index]!.dates.length === 0 && lines[index + 1]!.dates.length === 0) ||
      sameEdge(found, date, lines[index]!.line.size) >= MIN_IN_COLUMN,
  );
  if (accepted.length === 0) return [...lines];
  const joined = [...lines];
  for (const { index, date, below } of accepted) {
    const [upper, lower] = [joined[index]!, joined[index + 1]!];
    const apart = (stretch: { from: number; to: number }): boolean =>
      stretch.to <= date.from || stretch.from >= date.to;
    joined[index] = {
      ...upper,
      dates: [...upper.dates.filter(apart), date].toSorted((a, b) => a.from - b.from),
      monies: upper.monies.filter(apart),
    };
    joined[index + 1] = {
      ...lower,
      monies: lower.monies.filter((money) => below < money.from || below >= money.to),
      spent: new Set([...lower.spent, below]),
    };
  }
  return joined;
}

function sameEdge(found: readonly Wrapped[], date: DateToken, size: number): number {
  return found.filter((other) => Math.abs(other.date.x0 - date.x0) < CELL_EDGE_EM * size).length;
}

function wrappedBetween(upper: TokenLine, lower: TokenLine | undefined, index: number): Wrapped[] {
  if (!lower || upper.line.flow !== lower.line.flow) return [];
  const { size } = upper.line;
  if (lower.line.baseline - upper.line.baseline > WRAP_PITCH_EM * size) return [];
  return upper.line.words.flatMap((word, at): Wrapped[] => {
    if (!isFirstPart(word.text) || !beginsCell(upper, at) || isDated(upper, at)) return [];
    const below = lower.line.words.findIndex(
      (other, place) =>
        Math.abs(other.x0 - word.x0) < CELL_EDGE_EM * size &&
        beginsCell(lower, place) &&
        !isDated(lower, place),
    );
    if (below < 0) return [];
    const glue = /[./-]$/.test(word.text) ? '' : ' ';
    const date = parseDateText(`${word.text}${glue}${lower.line.words[below]!.text}`);
    if (!date || date.compact || (date.kind === 'numeric' && date.year === null)) return [];
    const link = /^(de|of)$/i.test(upper.line.words[at + 1]?.text ?? '') ? 2 : 1;
    if (upper.line.words.length <= link) return [];
    return [{ index, date: stretch(upper.line, at, at + link, { date }), below }];
  });
}

function beginsCell({ line }: TokenLine, at: number): boolean {
  const before = line.words[at - 1];
  return before === undefined || line.words[at]!.x0 - before.x1 > CELL_GAP_EM * line.size;
}

function isDated({ dates }: TokenLine, at: number): boolean {
  return dates.some((date) => at >= date.from && at < date.to);
}
