/**
 * Boxes that a writer draws for characters its font lacks.
 *
 * The most used PDF writer of Python draws each as the black square of ZapfDingbats, whose code is that of an "n"; pdf.js
 * does not say which font that was, PDFium gives the square. On statements it is mostly the symbol of a currency ("₹", "₦") before an amount,
 * sometimes the narrow blank between its thousands.
 */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { endsInHundredths } from '../reading/numbers.ts';
import { toMatrix } from './matrix.ts';

/** Stands for a currency that cannot be told. */
const UNKNOWN_CURRENCY = '\u00a4';
const BOX = '\u25a0';
const NARROW_BLANK = '\u202f';

const CODES = /^(?:n+|\u25a0+)$/;
/** Advance width of the square, ems. Source: the AFM file of ZapfDingbats (Adobe Core 14), glyph a73. */
const BOX_EM = 0.761;
const WIDTH_TOLERANCE = 0.005;
/** Runs are one word where they stand closer, and two with one blank between them where closer than this. */
const ADJOINS_EM = 0.1;
const BLANK_EM = 0.4;

/** The runs of a page with boxes for what they are; the same list where there are none. */
export function withBoxes(items: readonly TextItem[]): readonly TextItem[] {
  if (!items.some(({ str }) => CODES.test(str))) return items;
  const fonts = Map.groupBy(
    items.filter(({ str }) => str.trim() !== ''),
    ({ fontName }) => fontName,
  );
  const boxed = new Set([...fonts].filter(([, runs]) => runs.every(isBox)).map(([name]) => name));
  if (boxed.size === 0) return items;
  const apart = new Set<TextItem>();
  const shown = items.map((item, index) => {
    if (!boxed.has(item.fontName) || !CODES.test(item.str)) return item;
    const before = items[index - 1];
    const after = items[index + 1]?.str.trim() === '' ? items[index + 2] : items[index + 1];
    const blank = after === undefined || !/^\s?\d/.test(after.str) ? Infinity : between(item, after);
    const number = blank < BLANK_EM;
    const grouped =
      number && before !== undefined && /\d$/.test(before.str) && between(before, item) < ADJOINS_EM;
    const word = {
      ...item,
      str: grouped ? NARROW_BLANK : (number ? UNKNOWN_CURRENCY : BOX).repeat(item.str.length),
    };
    if (number && (blank >= ADJOINS_EM || /^\s/.test(after!.str))) apart.add(word);
    return word;
  });
  if (!standsForCurrency(shown)) return shown.map(plainBox);
  // What stands for a symbol as a word of its own says nothing.
  return apart.size === 0 ? shown : shown.map((item) => (apart.has(item) ? { ...item, str: ' ' } : item));
}

function isBox({ str, width, transform }: TextItem): boolean {
  const [a, b] = toMatrix(transform);
  return CODES.test(str) && Math.abs(width / Math.hypot(a, b) / str.length - BOX_EM) < WIDTH_TOLERANCE;
}

/** How far from the end of a run the next begins, ems. */
function between(first: TextItem, second: TextItem): number {
  const [a, b, , , x, y] = toMatrix(first.transform);
  const [, , , , to, baseline] = toMatrix(second.transform);
  return Math.hypot(to - x - first.width, baseline - y) / Math.hypot(a, b);
}

/** A box before some amounts only may be a minus the font lacks: it is a currency's where most amounts have one. */
function standsForCurrency(items: readonly TextItem[]): boolean {
  let boxes = 0;
  let bare = 0;
  items.forEach(({ str }, index) => {
    if (!endsInHundredths(str)) return;
    const before = items[index - 1]?.str.trim() === '' ? items[index - 2] : items[index - 1];
    if (before?.str === UNKNOWN_CURRENCY) boxes += 1;
    else bare += 1;
  });
  return boxes >= bare;
}

function plainBox(item: TextItem): TextItem {
  return item.str === UNKNOWN_CURRENCY ? { ...item, str: BOX } : item;
}
