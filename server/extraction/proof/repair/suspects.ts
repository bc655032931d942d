/** Cells that may be read otherwise: where they stand, what was read there, and what may stand there instead. */
import type { Line } from '../../layout/lines/lines.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { tokenise } from '../../layout/tokens.ts';
import { parseDateText, type DateText } from '../../reading/dates.ts';
import type { NumberStyle } from '../../reading/numbers.ts';
import type { Cell, CellReading } from '../../words/ocr/cells.ts';
import type { Word } from '../../words/word.ts';

/** A cell on a line; `from` and `to` (exclusive) are its words, none where nothing was read there. */
export interface Suspect {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly cell: Cell;
}

/** Reads cells of page `number`, from 1, again; empty where the page is no picture. */
export type Reread = (number: number, cells: readonly Cell[]) => Promise<readonly CellReading[]>;

/** A sign or a mark stands this close behind its number, ems. */
const MARK_REACH = 1.6;
/** Blank kept to the next word, ems. */
const KEEP_OFF = 0.25;

/** Words `from` up to `to` of a line. */
export function suspectWords(line: Line, from: number, to: number): Suspect {
  const words = line.words.slice(from, to);
  const last = words.at(-1)!;
  const next = line.words[to];
  const { size } = last;
  const reach = next === undefined ? MARK_REACH * size : next.x0 - last.x1 - KEEP_OFF * size;
  return {
    line,
    from,
    to,
    cell: {
      x0: words[0]!.x0,
      x1: last.x1,
      baseline: last.baseline,
      size,
      free: Math.max(0, Math.min(MARK_REACH * size, reach)),
    },
  };
}

/** The place between two points of a line, with the words whose middles lie in it. */
export function suspectPlace(line: Line, x0: number, x1: number): Suspect {
  const inside = (word: Word): boolean => (word.x0 + word.x1) / 2 > x0 && (word.x0 + word.x1) / 2 < x1;
  const first = line.words.findIndex(inside);
  const last = line.words.findLastIndex(inside);
  if (first >= 0) return suspectWords(line, first, last + 1);
  const from = line.words.findIndex((word) => word.x0 >= x1);
  const at = from < 0 ? line.words.length : from;
  const left = Math.max(x0, line.words[at - 1]?.x1 ?? 0);
  const { baseline } = line.words[Math.max(0, at - 1)]!;
  return { line, from: at, to: at, cell: { x0: left, x1, baseline, size: line.size, free: 0 } };
}

export function textOfSuspect({ line, from, to }: Suspect): string {
  return line.words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
}

/** What else a cell may be, with the support (0 to 1) the picture gives it. */
export interface Alternative<T> {
  readonly text: string;
  readonly value: T;
  readonly support: number;
}

/** Reads all suspects again, page by page. */
export async function rereadAll(
  suspects: readonly Suspect[],
  reread: Reread,
): Promise<Map<Suspect, CellReading>> {
  const found = new Map<Suspect, CellReading>();
  const pages = Map.groupBy(suspects, ({ line }) => line.page);
  await Promise.all(
    [...pages].map(async ([page, here]) => {
      const readings = await reread(
        page,
        here.map(({ cell }) => cell),
      );
      readings.forEach((reading, index) => found.set(here[index]!, reading));
    }),
  );
  return found;
}

/** Texts of equal value are one alternative, with their support together; best first. */
export function alternatives<T>(
  reading: CellReading,
  parse: (text: string) => T | null,
  keyOf: (value: T) => string,
): Alternative<T>[] {
  const byKey = new Map<string, Alternative<T>>();
  for (const { text, support } of reading.texts) {
    const plain = text.replace(/\s+/g, ' ').replace(/[:;"'*]+$/, '');
    const value = parse(plain);
    if (value === null) continue;
    const known = byKey.get(keyOf(value));
    byKey.set(
      keyOf(value),
      known ? { ...known, support: known.support + support } : { text: plain, value, support },
    );
  }
  return [...byKey.values()].sort((a, b) => b.support - a.support);
}

/** What stands in a cell once it is read as `seen`, written as `text`. */
export function replacement(
  { line, from, to, cell }: Suspect,
  seen: string,
  text: string,
  reading: CellReading,
): Word {
  const old = line.words.slice(from, to);
  const size = old[0]?.size ?? cell.size;
  const x0 = old[0]?.x0 ?? reading.ink?.x0 ?? cell.x0;
  const x1 = old.at(-1)?.x1 ?? reading.ink?.x1 ?? cell.x1;
  const support = reading.texts.find((one) => one.text === seen)?.support ?? 0;
  return {
    text,
    x0,
    x1: Math.max(x1, x0 + 1),
    y0: cell.baseline - 0.75 * size,
    y1: cell.baseline + 0.21 * size,
    baseline: cell.baseline,
    size,
    bold: false,
    confidence: Math.min(1, support),
    alternatives: [],
    firstRead:
      old.find((word) => word.firstRead !== undefined)?.firstRead ?? textOfSuspect({ line, from, to, cell }),
  };
}

/** The line with `text` in place of the cell's words. */
function lineWith(suspect: Suspect, text: string): Line {
  const { line, from, to } = suspect;
  const word = replacement(suspect, text, text, { texts: [], ink: null });
  return { ...line, words: [...line.words.slice(0, from), word, ...line.words.slice(to)] };
}

/**
 * An amount as the statement writes it: a mark before the last digits is its decimal sign, marks before three digits
 * are those of its groups. Stops, commas and colons differ by a pixel, and which of them it is tells nothing; a stop can be
 * too faint for any look to see, so digits without a mark before the decimals have it put there. No digit is ever added.
 */
export function asPrinted(text: string, { decimalSign, decimals }: NumberStyle): string {
  const group = decimalSign === '.' ? ',' : '.';
  const compact = text.replace(/\s/g, '');
  const digits = decimals > 0 ? `\\d{${decimals}}(?!\\d)` : '(?!)';
  return compact
    .replace(new RegExp(`[.,:;](?=${digits})`), '#')
    .replace(new RegExp(`^([^#]*\\d)(?=${digits}\\D*$)`), '$1#')
    .replace(/[.,:;](?=\d{3}(?!\d))/g, group)
    .replace('#', decimalSign);
}

/** `text` as an amount at the cell's place, with what belongs to it on its line; null where it is none. */
export function moneyIn(suspect: Suspect, text: string, style: NumberStyle): MoneyToken | null {
  const money = tokenise(lineWith(suspect, asPrinted(text, style)), style).monies.find(
    ({ from, to }) => from <= suspect.from && suspect.from < to,
  );
  return money?.strong ? money : null;
}

export function moneyKey({ units, decimals, sign, markDirection }: MoneyToken): string {
  return `${units}/${decimals}/${sign}/${markDirection}`;
}

/** `text` as a date. A nought before letters is the first letter of a month: the two look alike in many faces. */
export function dateIn(text: string): DateText | null {
  return parseDateText(text.replace(/0(?=\p{L}{2})/gu, 'O'));
}
