/** Where on the page an entry stands: boxes of the row and of its parts. */
import type { EvidenceBox, EvidencePart } from '../../../shared/statement.ts';
import type { RowLine } from '../layout/row-line.ts';
import { trimmed } from '../trimmed.ts';
import type { Word } from '../words/word.ts';
import { extentOf } from '../words/extent.ts';
import type { RawEntry } from './entries/entries.ts';

export function boxesOf(entry: RawEntry): readonly EvidenceBox[] {
  const boxes: EvidenceBox[] = [];
  const byPage = Map.groupBy(entry.rows, (row) => row.tokens.line.page);
  const add = (part: EvidencePart, page: number, words: readonly Word[]): void => {
    if (words.length === 0) return;
    const { x0, y0, x1, y1 } = extentOf(words);
    boxes.push({ part, page, x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) });
  };
  const wordsOf = (row: RowLine, token: { from: number; to: number } | null): readonly Word[] =>
    token ? row.tokens.line.words.slice(token.from, token.to) : [];
  for (const [page, rows] of byPage) {
    const texts = rows.flatMap((row) => row.rest);
    const placed = rows.flatMap((row) =>
      [...row.monies, row.booking].flatMap((token) => wordsOf(row, token)),
    );
    add('row', page, [...texts, ...placed]);
    add('description', page, texts);
  }
  const dated = entry.rows.find((row) => row.booking !== null);
  if (dated) add('date', dated.tokens.line.page, wordsOf(dated, dated.booking));
  const { row, amount, balance } = entry.anchor;
  add('amount', row.tokens.line.page, wordsOf(row, amount.money));
  add('balance', row.tokens.line.page, wordsOf(row, balance));
  return trimmed(boxes);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
