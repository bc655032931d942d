/**
 * Days in cells that span the rows booked on them and are set in the middle of these ("rowspan" of a web page): a day stands
 * between two rows, or beside one that it does not begin with. From the first row on, each day is in the middle of a block of
 * whole rows, and the blocks leave no row between them out; then all rows of a block have its day.
 */
import { holdsAmount } from '../lines/begins-row.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** Blocks that are found so, and days that stand between two rows, at least. */
const MIN_BLOCKS = 3;
const MIN_BETWEEN = 2;
/** A day stands this close to the middle of its rows. */
const MIDDLE_EM = 0.45;
/** Days begin this close to one another. */
const EDGE_EM = 3;
/** Lines about a day stand no further apart than others, of which this share is as close: a day over its rows parts them. */
const USUAL_SHARE = 0.75;
const USUAL_FACTOR = 1.25;
/** Rows above the first that has a day: balances and sums. */
const MAX_STARTS = 30;

/** A row: the line of its amount, and the baselines of its first and its last line, points. */
interface Span {
  readonly line: number;
  readonly top: number;
  bottom: number;
}

interface Day {
  readonly line: number;
  readonly baseline: number;
  readonly size: number;
  readonly token: DateToken;
  /** On a line of its own. */
  readonly alone: boolean;
}

interface Block {
  readonly day: Day;
  readonly rows: readonly Span[];
}

/** The lines, with the days of such cells in all rows that they span; the same list where there are none. */
export function withSpannedDays(lines: readonly TokenLine[]): readonly TokenLine[] {
  let alone = 0;
  for (const tokens of lines) if (isDayAlone(tokens)) alone += 1;
  if (alone < MIN_BETWEEN) return lines;
  const blocks: Block[] = [];
  for (const flow of Map.groupBy(lines.keys(), (index) => lines[index]!.line.flow).values()) {
    const found = blocksOf(lines, flow);
    if (found === null) return lines;
    blocks.push(...found);
  }
  if (blocks.length < MIN_BLOCKS || blocks.filter(({ day }) => day.alone).length < MIN_BETWEEN) return lines;
  const read = [...lines];
  for (const { day } of blocks) read[day.line] = withoutDay(read[day.line]!, day.token);
  for (const { day, rows } of blocks)
    for (const { line } of rows) read[line] = withDayOf(read[line]!, lines[day.line]!, day.token);
  return read;
}

function isDayAlone({ line, dates, monies }: TokenLine): boolean {
  const [day] = dates;
  return day !== undefined && monies.length === 0 && day.from === 0 && day.to === line.words.length;
}

/** The blocks of a flow; none where it has no days, null where its days are not in the middle of whole rows. */
function blocksOf(lines: readonly TokenLine[], flow: readonly number[]): Block[] | null {
  const days: Day[] = [];
  const rows: Span[] = [];
  for (const index of flow) {
    const tokens = lines[index]!;
    const { line, dates } = tokens;
    const alone = isDayAlone(tokens);
    const amount = holdsAmount(tokens);
    const [token] = dates;
    if (token?.from === 0 && (alone || amount))
      days.push({ line: index, baseline: line.baseline, size: line.size, token, alone });
    if (amount) rows.push({ line: index, top: line.baseline, bottom: line.baseline });
    else if (!alone && rows.length > 0) rows.at(-1)!.bottom = line.baseline;
  }
  const [first] = days;
  if (!first) return [];
  if (days.some(({ token, size }) => Math.abs(token.x0 - first.token.x0) > EDGE_EM * size)) return null;
  if (partsRows(lines, flow)) return null;
  const before = rows.filter(({ top }) => top <= first.baseline + MIDDLE_EM * first.size).length;
  const starts = Array.from({ length: Math.min(before, MAX_STARTS) }, (_, up) => before - 1 - up);
  const found = starts.flatMap((start) => {
    const blocks = blocksFrom(rows, days, start);
    return blocks === null ? [] : [blocks];
  });
  return found.length === 1 ? found[0]! : null;
}

/** Whether days take the place of a line between those about them, as they do over the rows booked on them. */
function partsRows(lines: readonly TokenLine[], flow: readonly number[]): boolean {
  const usual: number[] = [];
  const about: number[] = [];
  let above: number | null = null;
  let behindDay = false;
  for (const index of flow) {
    const tokens = lines[index]!;
    if (isDayAlone(tokens)) behindDay = true;
    else {
      if (above !== null) (behindDay ? about : usual).push(tokens.line.baseline - above);
      above = tokens.line.baseline;
      behindDay = false;
    }
  }
  const shareOf = (gaps: readonly number[], share: number): number =>
    gaps.toSorted((one, two) => one - two)[Math.floor(share * gaps.length)] ?? 0;
  return shareOf(about, 1 / 2) > USUAL_FACTOR * shareOf(usual, USUAL_SHARE);
}

/** The blocks from a row on, one for each day; null where a day is in the middle of no whole rows. */
function blocksFrom(rows: readonly Span[], days: readonly Day[], start: number): Block[] | null {
  const blocks: Block[] = [];
  let at = start;
  for (const day of days) {
    const first = rows[at];
    if (!first) return null;
    const off = (end: number): number => (first.top + rows[end]!.bottom) / 2 - day.baseline;
    let end = at;
    while (end < rows.length && off(end) < -MIDDLE_EM * day.size) end += 1;
    if (end === rows.length || off(end) > MIDDLE_EM * day.size) return null;
    blocks.push({ day, rows: rows.slice(at, end + 1) });
    at = end + 1;
  }
  return blocks;
}

/** A line without a day at its beginning; one that was nothing else says nothing. */
function withoutDay(tokens: TokenLine, { from, to }: DateToken): TokenLine {
  const { line, dates, monies } = tokens;
  const kept = dates.filter((date) => date.from !== from);
  if (to === line.words.length) return { ...tokens, dates: kept, spent: new Set(line.words.keys()) };
  return {
    line: { ...line, words: line.words.slice(to) },
    dates: kept.map((date) => ({ ...date, from: date.from - to, to: date.to - to })),
    monies: monies.map((money) => ({ ...money, from: money.from - to, to: money.to - to })),
    spent: new Set([...tokens.spent].map((word) => word - to)),
  };
}

/** A line with the day of another one at its beginning. */
function withDayOf(tokens: TokenLine, { line }: TokenLine, day: DateToken): TokenLine {
  const words = line.words.slice(day.from, day.to);
  const by = words.length;
  return {
    line: { ...tokens.line, words: [...words, ...tokens.line.words] },
    dates: [
      { ...day, from: 0, to: by },
      ...tokens.dates.map((date) => ({ ...date, from: date.from + by, to: date.to + by })),
    ],
    monies: tokens.monies.map((money) => ({ ...money, from: money.from + by, to: money.to + by })),
    spent: new Set([...tokens.spent].map((word) => word + by)),
  };
}
