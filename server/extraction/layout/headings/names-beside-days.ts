/**
 * Names of columns in the lines of days: "3 April 2026    Balance of the day: 1,204.10    Amount    Balance" over the rows
 * booked on that day. Such a line is two, a heading and right below it the day; what it ends with each row's own balances say.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { isCurrency } from '../../reading/currencies.ts';
import { findDate } from '../../reading/date-words.ts';
import { isMark } from '../../reading/vocabulary.ts';
import { cellsOf } from './heading-chunks.ts';
import { rolesOf } from './heading-roles.ts';
import { clipLine, textOf, type Line } from '../lines/lines.ts';

/** Names at the end of the line of a day, one of them of amounts; lines that end in the same ones. */
const MIN_NAMES = 2;
const MIN_DAYS = 2;
const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];

interface Names {
  /** Left end of the first, points. */
  readonly x0: number;
  /** Right end of what is kept of the day's line, points. */
  readonly end: number;
  readonly text: string;
}

/** The lines, with names that stand in the lines of days as lines of their own above them; the same list where there are none. */
export function withNamesOfDaysApart(lines: readonly Line[]): readonly Line[] {
  const found = new Map<Line, Names>();
  const counts = new Map<string, number>();
  for (const line of lines) {
    const names = namesBeside(line);
    if (names === null) continue;
    found.set(line, names);
    counts.set(names.text, (counts.get(names.text) ?? 0) + 1);
  }
  const apart = [...found].filter(([, { text }]) => counts.get(text)! >= MIN_DAYS);
  if (apart.length === 0) return lines;
  const parts = new Map(apart);
  return lines
    .flatMap((line) => {
      const names = parts.get(line);
      return names ? [clipLine(line, names.x0, Infinity)!, clipLine(line, -Infinity, names.end)!] : [line];
    })
    .map((line, index) => ({ ...line, index }));
}

/** Whether a cell names a column: the mark and the currency behind an amount name none, though languages call columns so ("C", "kr."). */
function isName(cell: string): boolean {
  return rolesOf(cell).size > 0 && !isMark(cell) && !isCurrency(cell);
}

/** The names at the end of a line that begins with a day; null for other lines. */
function namesBeside(line: Line): Names | null {
  const { words } = line;
  // Most lines end in an amount or begin with a text: neither is looked at closely.
  if (words.length <= MIN_NAMES || !/^\d/.test(words[0]!.text) || /\d/.test(words.at(-1)!.text)) return null;
  const cells = cellsOf(line);
  const names = cells.slice(cells.findLastIndex((cell) => !isName(textOf(cell))) + 1);
  if (names.length < MIN_NAMES || names.length === cells.length) return null;
  const roles = names.map((cell) => rolesOf(textOf(cell)));
  if (!roles.some((own) => MONEY.some((role) => own.has(role)))) return null;
  const texts = words.map(({ text }) => text);
  const day = findDate(texts, 0, () => true);
  if (day === null) return null;
  const { x0 } = names[0]![0]!;
  const balanced = roles.some((own) => own.has('balance'));
  return { x0, end: balanced ? words[day.words - 1]!.x1 : x0, text: names.map(textOf).join('\n') };
}
