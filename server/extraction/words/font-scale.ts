/** Places the words of a run inside its width, with the widths of glyphs learnt from the page itself. */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { glyphWidth } from './glyph-widths.ts';
import type { FontFamily } from './glyph-widths.ts';

/** A word inside a run; distances in units of PDF space along the run. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly width: number;
  readonly startsWord: boolean;
}

/** Blanks inside a run as pdf.js joins them, in ems; estimates outside are not believed. */
const GAP = { min: 0.1, max: 0.65, usual: 0.28 };

/**
 * How much wider or narrower each font is than the table says, for digits and for the rest.
 * Learnt from runs of a single word, whose width is exactly known.
 */
export class FontScales {
  readonly #sums = new Map<string, { digits: Sum; rest: Sum }>();

  learn(item: TextItem, family: FontFamily): void {
    if (item.str === '' || item.width <= 0 || /\s/.test(item.str)) return;
    const em = emOf(item);
    if (em <= 0) return;
    let sums = this.#sums.get(item.fontName);
    if (sums === undefined) {
      sums = { digits: { table: 0, real: 0 }, rest: { table: 0, real: 0 } };
      this.#sums.set(item.fontName, sums);
    }
    let width = 0;
    for (const char of item.str) width += glyphWidth(char, family);
    const sum = /^[\d.,]+$/.test(item.str) ? sums.digits : sums.rest;
    sum.table += width;
    sum.real += item.width / em;
  }

  /** Factor on the table's widths. */
  factor(font: string, ofDigit: boolean): number {
    const sums = this.#sums.get(font);
    if (sums === undefined) return 1;
    const [first, second] = ofDigit ? [sums.digits, sums.rest] : [sums.rest, sums.digits];
    const sum = first.table > 0 ? first : second;
    return sum.table > 0 ? sum.real / sum.table : 1;
  }
}

interface Sum {
  table: number;
  real: number;
}

/** Cuts a run at its blanks and places each word. */
export function measure(item: TextItem, family: FontFamily, scales: FontScales): Token[] {
  const texts = item.str.trim().split(/\s+/);
  if (texts.length === 1) return [{ text: texts[0]!, start: 0, width: item.width, startsWord: false }];

  const em = emOf(item);
  const ofDigits = scales.factor(item.fontName, true) * em;
  const ofRest = scales.factor(item.fontName, false) * em;
  const widths = texts.map((text) => {
    let width = 0;
    for (const char of text)
      width += glyphWidth(char, family) * (char >= '0' && char <= '9' ? ofDigits : ofRest);
    return width;
  });
  const glyphs = widths.reduce((sum, width) => sum + width, 0);
  const gaps = texts.length - 1;
  let gap = (item.width - glyphs) / gaps;
  let scale = 1;
  if (gap < GAP.min * em || gap > GAP.max * em) {
    // The font is unlike the table: keep the proportions and scale all of it to the width that is known.
    gap = GAP.usual * ofRest;
    scale = item.width / (glyphs + gaps * gap);
    gap *= scale;
  }
  let start = 0;
  // A run from right to left has its first word at the right end.
  const order = item.dir === 'rtl' ? [...texts.keys()].reverse() : [...texts.keys()];
  return order.map((index, position) => {
    const width = widths[index]! * scale;
    const token = { text: texts[index]!, start, width, startsWord: position > 0 };
    start += width + gap;
    return token;
  });
}

/** Length of one em along the run, in units of PDF space. */
function emOf(item: TextItem): number {
  return Math.hypot(item.transform[0] as number, item.transform[1] as number);
}
