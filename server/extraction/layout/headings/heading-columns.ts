/**
 * The columns a heading names: its phrases, told apart by blanks and by the lexicon, stacked where a name takes several
 * lines, parted where one name stands over several columns.
 */
import { textOf } from '../lines/lines.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { wordValues } from '../../words/layer-word.ts';
import { inReadingOrder, isRightToLeft } from '../../words/right-to-left.ts';
import { cellsOf, chunk, chunksOf, type Chunk } from './heading-chunks.ts';
import { areOpposite, rolesOf, rolesOfStack } from './heading-roles.ts';
import type { Line } from '../lines/lines.ts';

/** Blank within a textOf, at most. */
const BLANK_EM = 0.5;

/** One named column. `roles` is empty where the words are known to no language. */
export interface HeadingColumn {
  readonly text: string;
  readonly roles: ReadonlySet<ColumnRole>;
  readonly x0: number;
  readonly x1: number;
}

export interface StackedColumn extends HeadingColumn {
  /** Several lines make one name. */
  readonly stacked: boolean;
  /** Names of their own below the first. */
  readonly further: number;
}

/** Columns of a block: phrases of each line, stacked where they stand above one another. */
export function columnsOf(lines: readonly Line[]): StackedColumn[] {
  const stacks: Chunk[][] = [];
  const byLine = withoutGroupNames(lines.map((line) => chunksOf(inOrder(line))));
  for (const chunks of byLine) {
    const others = byLine.filter((other) => other !== chunks).flat();
    for (const chunk of chunks.flatMap((one) => splitOver(one, others))) {
      const stack = stacks.find((chunks) => chunks.some((other) => overlap(other, chunk) > 0.3));
      if (stack) stack.push(chunk);
      else stacks.push([chunk]);
    }
  }
  return stacks
    .flatMap((chunks) => underOneName(chunks, byLine) ?? [{ ...namesOf(chunks), ...around(chunks, chunks) }])
    .toSorted((a, b) => a.x0 - b.x0);
}

/**
 * Lines of names without those of two directions together, which stand over the blank between "In" and "Out": what they reach
 * over of one of them is not its own.
 */
function withoutGroupNames(byLine: readonly (readonly Chunk[])[]): readonly (readonly Chunk[])[] {
  if (byLine.length === 1) return byLine;
  const gaps = byLine.map((chunks, line) =>
    line === 0
      ? []
      : chunks.flatMap(({ text, x1 }, index) => {
          const next = chunks[index + 1];
          return next && areOpposite([text, next.text]) ? [{ from: x1, to: next.x0 }] : [];
        }),
  );
  return byLine.map((chunks, index) => {
    const below = gaps.slice(index + 1).flat();
    const isGroupName = ({ text, x0, x1 }: Chunk): boolean => {
      const middle = (x0 + x1) / 2;
      return below.some(({ from, to }) => middle > from && middle < to) && saysNoMore(rolesOf(text));
    };
    return chunks.filter((chunk) => !isGroupName(chunk));
  });
}

/** Whether a name says of a column no more than that it holds bookings. */
function saysNoMore(roles: ReadonlySet<ColumnRole>): boolean {
  return [...roles].every((role) => role === 'description' || role === 'amount');
}

/** A line of names, those from right to left in the order they are read, each word of them in another's place. */
function inOrder(line: Line): Line {
  if (line.mirrored || !line.words.some(({ text }) => isRightToLeft(text))) return line;
  const words = cellsOf(line).flatMap((cell) => {
    const read = inReadingOrder(cell);
    return cell.map((word, index) => ({ ...wordValues(word), text: read[index]!.text }));
  });
  return { ...line, words };
}

/**
 * "Date" over "Posted" and "Value" set apart: one name over two columns, each of which it names together with what stands
 * under it.
 */
function underOneName(
  stack: readonly Chunk[],
  byLine: readonly (readonly Chunk[])[],
): StackedColumn[] | null {
  const apart = byLine
    .map((chunks) => chunks.filter((chunk) => stack.includes(chunk)))
    .filter((chunks) => chunks.length > 1);
  const [parts] = apart;
  if (!parts || apart.length > 1 || isOneName(stack, parts)) return null;
  const others = stack.filter((chunk) => !parts.includes(chunk));
  const over = others.filter((other) => parts.every((part) => overlap(other, part) > 0.3));
  // A phrase that names nothing is the title of the table, or of the two directions below it.
  if (over.length === 0) return null;
  if (over.some(({ text }) => rolesOf(text).size === 0)) return namesAlone(parts);
  const columns = parts.map((part) => {
    const own = others.filter((other) => !over.includes(other) && overlap(other, part) > 0.3);
    const chunks = [...over, ...own, part];
    const names = [chunks, [part], over].map((of) => rolesOf(textOf(of)));
    const roles = names.find((found) => found.size > 0) ?? names[0]!;
    return { roles, stacked: true, further: 0, ...around(chunks, [...own, part]) };
  });
  return columns.every(({ roles }) => roles.size > 0) ? columns : null;
}

/** "In" and "Out" under words that name nothing ("in account's currency"): each a name by itself. */
function namesAlone(parts: readonly Chunk[]): StackedColumn[] | null {
  if (!areOpposite(parts.map(({ text }) => text))) return null;
  return parts.map((part) => ({
    roles: rolesOf(part.text),
    stacked: false,
    further: 0,
    ...around([part], [part]),
  }));
}

/** "Amount" over "of entry": words no more than a blank apart that are a name together with what stands over them. */
function isOneName(stack: readonly Chunk[], parts: readonly Chunk[]): boolean {
  const close = parts.every(({ x0, words }, index) => {
    const before = parts[index - 1];
    return before === undefined || x0 - before.x1 < BLANK_EM * words[0]!.size;
  });
  return close && rolesOfStack(stack.map(({ text }) => text)).size > 0;
}

/** The text of all chunks of a column over the width of some. */
function around(chunks: readonly Chunk[], wide: readonly Chunk[]): { text: string; x0: number; x1: number } {
  return {
    text: chunks.map((chunk) => chunk.text).join(' '),
    x0: Math.min(...wide.map((chunk) => chunk.x0)),
    x1: Math.max(...wide.map((chunk) => chunk.x1)),
  };
}

/**
 * What a stack of chunks names: all of them together, or the first ones, with further names below ("Booking date" over
 * "Value date"); else whatever one of them names.
 */
function namesOf(chunks: readonly Chunk[]): Pick<StackedColumn, 'roles' | 'stacked' | 'further'> {
  for (let count = chunks.length; count > 0; count -= 1) {
    const roles = rolesOfStack(chunks.slice(0, count).map((chunk) => chunk.text));
    if (roles.size === 0) continue;
    const further = chunks.slice(count).filter((chunk) => rolesOf(chunk.text).size > 0).length;
    return { roles, stacked: count > 1, further };
  }
  const roles = chunks.map((chunk) => rolesOf(chunk.text)).find((found) => found.size > 0) ?? new Set();
  return { roles, stacked: false, further: 0 };
}

/**
 * "Tran Value" over "Date" and "Date": words set closely are parted where names of other lines stand apart. Words that are
 * a name together ("Transaction Value") only where each makes a name with what stands under or over it; "Buchungs- Valuta"
 * over "datum" where what stands alone is a name by itself.
 */
function splitOver(whole: Chunk, others: readonly Chunk[]): Chunk[] {
  if (whole.words.length < 2) return [whole];
  const parts = Map.groupBy(
    whole.words,
    (word) => others.find((other) => overlap(other, word) > 0.3) ?? null,
  );
  if (parts.size < 2 || isLineOfName(whole, [...parts.keys()])) return [whole];
  const named = [...parts].every(
    ([other, words]) => rolesOf(other === null ? textOf(words) : `${textOf(words)} ${other.text}`).size > 0,
  );
  const known = rolesOf(whole.text).size > 0;
  if (parts.has(null)) return named && !known ? [...parts.values()].map(chunk) : [whole];
  return named || !known ? [...parts.values()].map(chunk) : [whole];
}

/** Whether a phrase is a name together with what stands over and under it, each below another of its words. */
function isLineOfName(whole: Chunk, others: readonly (Chunk | null)[]): boolean {
  const chunks = [whole, ...others.filter((other) => other !== null)];
  const lines = chunks.toSorted((a, b) => a.words[0]!.baseline - b.words[0]!.baseline);
  return rolesOf(textOf(lines)).size > 0;
}

/** Shared width as a share of the narrower one. */
export function overlap(a: Pick<Chunk, 'x0' | 'x1'>, b: Pick<Chunk, 'x0' | 'x1'>): number {
  return (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) / Math.min(a.x1 - a.x0, b.x1 - b.x0);
}
