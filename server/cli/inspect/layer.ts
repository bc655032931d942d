/** What a picture is made of: one layer of findings drawn over one page. */
import type { Box } from '../../../shared/statement.ts';
import type { RowLine } from '../../extraction/layout/row-line.ts';

import type { Stages } from '../../extraction/read.ts';
import type { WordPage } from '../../extraction/words/word.ts';
import type { LegendEntry, Sheet } from './sheet.ts';

export interface Layer {
  /** Ending of the picture's name: `page-1-words.png`. */
  readonly name: string;
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  readonly draw: (sheet: Sheet, page: WordPage, stages: Stages) => void;
}

/** The smallest box around others; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** The box of the words a token takes; a token's own extent leaves out signs behind it and has no height. */
export function tokenBox(
  words: readonly Box[],
  token: { readonly from: number; readonly to: number },
): Box | null {
  return around(words.slice(token.from, token.to));
}

/** The box of everything a table's line was read from: its text, dates, amounts; what stands beside the table is outside. */
export function rowBox(row: RowLine): Box | null {
  const { words } = row.tokens.line;
  const tokens = [row.booking, row.otherDate, ...row.monies].filter((token) => token !== null);
  return around([...row.rest, ...tokens.flatMap((token) => words.slice(token.from, token.to))]);
}
