/**
 * What is filled in the fields of a PDF form: pdf.js gives it as annotations, not with the text of the page. Notes that
 * a reader has put on the page are no part of the statement and stay out.
 */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { PDFPageProxy } from '../open/pdfjs.ts';
import { glyphWidth } from './glyph-widths.ts';
import { isList, list, number } from './operands.ts';
import type { PageText } from './pdf-page.ts';

/** Name of the font of what is filled in: which one draws it does not matter. */
const FONT = 'form-field';
/** Size of type in a field that leaves it to the viewer: share of the field's height, and points at most. */
const AUTO_SIZE = 0.7;
const MAX_AUTO_SIZE = 12;
/** Blank between the edge of a field and its text, points. */
const PADDING = 2;
/** Distance of lines in a field, and of its middle from the baseline, in ems. */
const LINE_EM = 1.15;
const MIDDLE_EM = 0.35;

/** A page's text with what is filled in its fields, each as a run of its own behind all others. */
export async function withFieldTexts(page: PDFPageProxy, content: PageText): Promise<PageText> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  const items = annotations.flatMap((annotation) => {
    const field = fieldOf(annotation);
    return field ? itemsOf(field) : [];
  });
  if (items.length === 0) return content;
  const style = { ascent: 0.75, descent: -0.22, vertical: false, fontFamily: 'sans-serif' };
  return {
    ...content,
    items: [...content.items, ...items],
    styles: { ...content.styles, [FONT]: style },
  };
}

/** A field with text in it; its place in PDF space. */
interface Field {
  readonly lines: readonly string[];
  readonly rect: readonly [x0: number, y0: number, x1: number, y1: number];
  /** Quarter turns against the clock. */
  readonly turns: number;
  /** 0 where the viewer chooses. */
  readonly size: number;
  readonly align: 'left' | 'middle' | 'right';
  readonly multiLine: boolean;
}

/** Null for annotations of other kinds, for hidden and for empty fields. */
function fieldOf(annotation: unknown): Field | null {
  if (!isRecord(annotation) || annotation.subtype !== 'Widget') return null;
  const { fieldType, hidden, password, rect } = annotation;
  if ((fieldType !== 'Tx' && fieldType !== 'Ch') || hidden === true || password === true) return null;
  const lines = linesOf(annotation);
  if (lines.length === 0 || !isList(rect)) return null;
  const appearance = annotation.defaultAppearanceData;
  return {
    lines,
    rect: [number(rect[0]), number(rect[1]), number(rect[2]), number(rect[3])],
    turns: Math.round(number(annotation.rotation ?? 0) / 90),
    size: isRecord(appearance) ? number(appearance.fontSize) : 0,
    align: (['left', 'middle', 'right'] as const)[number(annotation.textAlignment ?? 0)] ?? 'left',
    multiLine: annotation.multiLine === true,
  };
}

/** The lines as the field shows them, which may be its value in another form. */
function linesOf({ textContent, fieldValue }: Record<string, unknown>): string[] {
  const texts = (value: unknown): string[] =>
    list(value).flatMap((each) => (typeof each === 'string' ? each.split(/[\r\n]+/) : []));
  const shown = texts(textContent).filter((line) => line.trim() !== '');
  if (shown.length > 0) return shown;
  return texts(isList(fieldValue) ? fieldValue : [fieldValue]).filter((line) => line.trim() !== '');
}

function itemsOf({ lines, rect, turns, size: asked, align, multiLine }: Field): TextItem[] {
  const [x0, y0, x1, y1] = rect;
  const across = turns % 2 === 0;
  const [width, height] = across ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  const [cos, sin] = ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[((turns % 4) + 4) % 4]!; // prettier-ignore
  // The corner where text begins, turned with it.
  const corner = { x: cos - sin > 0 ? x0 : x1, y: cos + sin > 0 ? y0 : y1 };
  const texts = multiLine ? lines : [lines.join(' ')];
  const size = asked > 0 ? asked : Math.min(MAX_AUTO_SIZE, (AUTO_SIZE * height) / texts.length);
  return texts.map((str, index) => {
    const wide = Array.from(str).reduce((sum, char) => sum + glyphWidth(char, 'sans-serif'), 0) * size;
    const free = width - wide - PADDING;
    const along = { left: PADDING, middle: (free + PADDING) / 2, right: free }[align];
    const up = multiLine ? height - PADDING - size * (1 + index * LINE_EM) : height / 2 - MIDDLE_EM * size;
    const [x, y] = [corner.x + along * cos - up * sin, corner.y + along * sin + up * cos];
    return {
      str,
      dir: 'ltr',
      transform: [size * cos, size * sin, -size * sin, size * cos, x, y],
      width: wide,
      height: size,
      fontName: FONT,
      hasEOL: false,
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
