import type { Box } from '../../../shared/statement.ts';
import type { Aside } from './aside.ts';
import type { Beside } from './lists-beside.ts';
import type { Run } from './mirrored.ts';

/**
 * A word on a page, from the text layer or from OCR: the one currency of all later stages.
 * Coordinates are points of the upright page, origin top left; text runs left to right.
 * To change a word, spread `wordValues(word)` (layer-word.ts): those of a text layer do not hold their values themselves.
 */
export interface Word extends Box {
  readonly text: string;
  /** y of the baseline, points from the top. */
  readonly baseline: number;
  /** Type size in points (height of the em). */
  readonly size: number;
  readonly bold: boolean;
  /** 0 to 1; 1 for a text layer. */
  readonly confidence: number;
  /** Other readings the recogniser saw, best first; empty for a text layer. */
  readonly alternatives: readonly { readonly text: string; readonly confidence: number }[];
  /** What was read at first, where a later look is kept: empty where nothing was. Absent where the first reading stands. */
  readonly firstRead?: string;
}

/** A page turned upright, with its words in reading order (top to bottom, then left to right). */
export interface WordPage {
  /** Counted from 1. */
  readonly number: number;
  /** Points of the upright page. */
  readonly width: number;
  readonly height: number;
  readonly source: 'text' | 'ocr' | 'empty';
  readonly words: readonly Word[];
  /** Heights of rules and edges of bands drawn across it, points, from top to bottom; looked for on the first pages. See `ruled.ts`. */
  readonly rules?: readonly number[];
  /** How far its text leans on the page, clockwise, radians, where it was levelled; see `tilt.ts`. */
  readonly tilt?: number;
  /** How the page lies beside those before it, where its words were moved; see `aside.ts`. */
  readonly aside?: Aside;
  /** Where a list beside another was laid below it; see `lists-beside.ts`. */
  readonly beside?: Beside;
  /** Numbers of the pages whose words were laid right of its own; see `sheets-beside.ts`. */
  readonly further?: readonly number[];
  /** Where everything was mirrored, because it is written from right to left: what kept its order; see `mirrored.ts`. */
  readonly mirrored?: readonly Run[];
}

/** Whether any of the words was recognised on a picture, and may have been misread. */
export function anyRecognised(words: readonly Word[]): boolean {
  return words.some(({ confidence }) => confidence < 1);
}
