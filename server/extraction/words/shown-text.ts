/** Follows a page's drawing operators far enough to know where text is shown, and whether it can be seen. */
import { OPS } from '../open/pdfjs-module.ts';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { IDENTITY, at, multiply, toMatrix } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { isList, list, number } from './operands.ts';
import { area, standsOut } from './painted-areas.ts';
import type { Area } from './painted-areas.ts';

/** One showing of text: from its first glyph to behind its last, along the baseline, in PDF space. */
export interface ShownText {
  readonly text: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly visible: boolean;
}

interface State {
  ctm: Matrix;
  fill: string;
  opacity: number;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  rise: number;
  leading: number;
}

const MODE_INVISIBLE = 3;
const MODE_CLIP = 7;
const MIN_OPACITY = 0.02;

const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
]);

/** All showings of text of a page in drawing order. */
export function shownTexts(operators: PDFOperatorList): ShownText[] {
  const shown: ShownText[] = [];
  const areas: Area[] = [];
  const saved: State[] = [];
  let state: State = {
    ctm: IDENTITY,
    fill: '#000000',
    opacity: 1,
    mode: 0,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    rise: 0,
    leading: 0,
  };
  let line: Matrix = IDENTITY;
  let x = 0;
  const moveText = (dx: number, dy: number) => {
    line = multiply(line, [1, 0, 0, 1, dx, dy]);
    x = 0;
  };

  for (const [index, fn] of operators.fnArray.entries()) {
    const args = list(operators.argsArray[index]);
    if (PICTURES.has(fn)) areas.push(area(state.ctm, [0, 0, 1, 1], null));
    switch (fn) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        saved.push({ ...state });
        if (fn === OPS.paintFormXObjectBegin && isList(args[0]))
          state.ctm = multiply(state.ctm, toMatrix(args[0]));
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, toMatrix(args));
        break;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : '';
        break;
      case OPS.setFillColorN:
        state.fill = '';
        break;
      case OPS.setGState:
        for (const entry of list(args[0])) {
          const [key, value] = list(entry);
          if (key === 'ca') state.opacity = number(value);
        }
        break;
      case OPS.constructPath:
        if (FILLS.has(number(args[0])) && isList(args[2])) {
          areas.push(area(state.ctm, args[2], state.fill === '' ? null : state.fill));
        }
        break;
      case OPS.shadingFill:
        areas.push({ x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity, colour: null });
        break;
      case OPS.beginText:
        line = IDENTITY;
        x = 0;
        break;
      case OPS.setTextMatrix:
        line = toMatrix(isList(args[0]) ? args[0] : args);
        x = 0;
        break;
      case OPS.moveText:
        moveText(number(args[0]), number(args[1]));
        break;
      case OPS.setLeadingMoveText:
        state.leading = -number(args[1]);
        moveText(number(args[0]), number(args[1]));
        break;
      case OPS.nextLine:
        moveText(0, -state.leading);
        break;
      case OPS.setLeading:
        state.leading = number(args[0]);
        break;
      case OPS.setFont:
        state.size = number(args[1]);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = number(args[0]);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = number(args[0]);
        break;
      case OPS.setHScale:
        state.stretch = number(args[0]) / 100;
        break;
      case OPS.setTextRise:
        state.rise = number(args[0]);
        break;
      case OPS.setTextRenderingMode:
        state.mode = number(args[0]);
        break;
      case OPS.showText: {
        const { text, width } = measureGlyphs(list(args[0]), state);
        const place = multiply(state.ctm, line);
        const from = at(place, x, state.rise);
        x += width;
        const to = at(place, x, state.rise);
        if (text.trim() !== '') shown.push({ text, from, to, visible: isVisible(state, areas, from, to) });
        break;
      }
      default:
        break;
    }
  }
  return shown;
}

/** What a run of glyphs says, and how far it advances in text space. */
function measureGlyphs(glyphs: ArrayLike<unknown>, state: State): { text: string; width: number } {
  let text = '';
  let width = 0;
  for (const glyph of Array.from(glyphs)) {
    if (typeof glyph === 'number') {
      width -= (glyph / 1000) * state.size * state.stretch;
    } else if (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && 'width' in glyph) {
      const blank = 'isSpace' in glyph && glyph.isSpace === true;
      const spacing = state.charSpacing + (blank ? state.wordSpacing : 0);
      width += ((number(glyph.width) / 1000) * state.size + spacing) * state.stretch;
      if (typeof glyph.unicode === 'string') text += glyph.unicode;
    }
  }
  return { text, width };
}

type Point = ShownText['from'];

function isVisible(state: State, areas: readonly Area[], from: Point, to: Point): boolean {
  if (state.mode === MODE_INVISIBLE || state.mode === MODE_CLIP || state.opacity < MIN_OPACITY) return false;
  if (state.fill === '' || state.mode !== 0) return true;
  return standsOut(state.fill, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, areas);
}
