/** Letters beside amounts with a sign of their own that are codes and no marks: "D -12.50", "D 40.00", "C -7.90", "C 15.00". */
import type { Word } from '../../words/word.ts';
import type { TokenLine } from '../tokens.ts';
import type { Column } from './columns.ts';

/** Rows in which a letter stands beside the rarer of both signs, at least, and their share: a few may take something back. */
const MIN_AGAINST = 3;
const AGAINST_SHARE = 0.2;

/** Whether the letters of a column stand beside amounts with a minus as well as beside such without one. */
export function areCodesBeside(
  { x0, x1 }: Column,
  tokens: readonly Word[],
  lines: readonly TokenLine[],
): boolean {
  if (!lines.some(({ monies }) => monies.some(({ sign }) => sign < 0))) return false;
  const marks = new Set(tokens.filter((word) => word.x0 < x1 && word.x1 > x0));
  const rows = lines.flatMap(({ line: { words }, monies }) => {
    const mark = words.find((word) => marks.has(word));
    const amount = monies.find(({ strong }) => strong);
    return mark && amount ? [{ text: mark.text, isMinus: amount.sign < 0 }] : [];
  });
  let against = 0;
  for (const alike of Map.groupBy(rows, ({ text }) => text).values()) {
    const minus = alike.filter(({ isMinus }) => isMinus).length;
    against += Math.min(minus, alike.length - minus);
  }
  return against >= Math.max(MIN_AGAINST, AGAINST_SHARE * rows.length);
}
