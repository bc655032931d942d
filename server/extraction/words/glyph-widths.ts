/**
 * Relative widths of glyphs, to place the words inside a run of text of which only the whole width is known.
 *
 * Thousandths of an em for U+0020 to U+007E. Source: the Core 14 AFM files of Helvetica and Times (Adobe Technical
 * Note 5004); most text faces keep these proportions closely.
 */
export type FontFamily = 'sans-serif' | 'serif' | 'monospace';

// prettier-ignore
const SANS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
// prettier-ignore
const SERIF = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,
  500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,
  921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
  556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,
  333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
  500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];
const MONOSPACED = 600;
const FIRST = 0x20;
const LAST = 0x7e;

/** East Asian scripts: a glyph fills the em. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;
const MARK = /\p{M}/u;
const others = new Map<string, number>();

/** Width of one character in ems of its font, estimated. */
export function glyphWidth(char: string, family: FontFamily): number {
  if (family === 'monospace') return MONOSPACED / 1000;
  const table = family === 'serif' ? SERIF : SANS;
  const code = char.charCodeAt(0);
  if (code >= FIRST && code <= LAST) return table[code - FIRST]! / 1000;
  const key = family + char;
  let width = others.get(key);
  if (width === undefined) {
    width = widthByLikeness(char, table) / 1000;
    // Bounded: a hostile file may use every character there is.
    if (others.size < 5000) others.set(key, width);
  }
  return width;
}

/** An accented letter is as wide as its base letter. */
function widthByLikeness(char: string, table: readonly number[]): number {
  if (MARK.test(char)) return 0;
  const base = char.normalize('NFKD').charCodeAt(0);
  if (base >= FIRST && base <= LAST) return table[base - FIRST]!;
  if (char === '\u2014') return 1000;
  if (WIDE.test(char)) return 1000;
  return char.toLowerCase() !== char ? 667 : 556;
}
