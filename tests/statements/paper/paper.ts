/** Pages as lists of marks, so that how a statement looks and how its file is written stay apart. */
import { textWidth, type Face } from './fonts.ts';
import { withArabicDigits } from './right-to-left.ts';

export type Ink = 'visible' | 'invisible' | 'outline';

/** A run of text on its baseline; `x` is its left end, in points from the left, `y` from the top. */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Face;
  readonly color: string;
  readonly spacing: number;
  readonly ink: Ink;
  /** Degrees clockwise round (x, y). */
  readonly angle: number;
}

export interface LineMark {
  readonly kind: 'line';
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly width: number;
  readonly color: string;
}

export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
}

export type Mark = TextMark | LineMark | BoxMark;
export type Align = 'left' | 'right' | 'center';

export interface TextOptions {
  readonly align?: Align;
  readonly color?: string;
  readonly spacing?: number;
  readonly ink?: Ink;
  readonly angle?: number;
}

export interface PaperOptions {
  /** Points; A4 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly margins?: Partial<Margins>;
  /** Everything stands mirrored when it is written, and texts of such scripts run from the right; see `right-to-left.ts`. */
  readonly rightToLeft?: boolean;
  /** Digits and their signs in the way of Arabic. */
  readonly arabicDigits?: boolean;
  /** Draws what stands on every page before its content. */
  readonly furniture?: (paper: Paper) => void;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const A4 = { width: 595.28, height: 841.89 };
export const LETTER = { width: 612, height: 792 };

/** Sheets being filled from the top: a cursor `y` that moves down, and marks at free places. */
export class Paper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly pages: Mark[][] = [];
  /** Top of the next thing to be set, in points from the top of the page. */
  y = 0;
  readonly rightToLeft: boolean;
  private readonly arabicDigits: boolean;
  private readonly furniture: ((paper: Paper) => void) | undefined;

  constructor(options: PaperOptions = {}) {
    this.width = options.width ?? A4.width;
    this.height = options.height ?? A4.height;
    const margins = { left: 48, right: 48, top: 48, bottom: 56, ...options.margins };
    this.left = margins.left;
    this.right = this.width - margins.right;
    this.top = margins.top;
    this.bottom = this.height - margins.bottom;
    this.rightToLeft = options.rightToLeft ?? false;
    this.arabicDigits = options.arabicDigits ?? false;
    this.furniture = options.furniture;
    this.newPage();
  }

  /** Counted from 1. */
  get page(): number {
    return this.pages.length;
  }

  newPage(): void {
    this.pages.push([]);
    this.y = this.top;
    this.furniture?.(this);
  }

  /** Whether `height` points still fit on the page. */
  fits(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  need(height: number): void {
    if (!this.fits(height)) this.newPage();
  }

  mark(mark: Mark): void {
    this.pages.at(-1)!.push(mark);
  }

  /** Sets a text with its baseline at `y`; `x` is its left end, right end or middle by `align`. */
  text(plain: string, x: number, y: number, face: Face, options: TextOptions = {}): void {
    if (plain === '') return;
    const text = this.arabicDigits ? withArabicDigits(plain) : plain;
    const { align = 'left', spacing = 0 } = options;
    const width = align === 'left' ? 0 : textWidth(text, face, spacing);
    const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;
    this.mark({
      kind: 'text',
      x: left,
      y,
      text,
      face,
      color: options.color ?? '#111111',
      spacing,
      ink: options.ink ?? 'visible',
      angle: options.angle ?? 0,
    });
  }

  /** Sets a text from `x` on, its words so far apart that it fills the width. */
  justified(text: string, x: number, width: number, y: number, face: Face): void {
    const words = text.split(' ');
    const widths = words.map((word) => textWidth(word, face));
    const blank = (width - widths.reduce((sum, one) => sum + one, 0)) / Math.max(1, words.length - 1);
    let at = x;
    words.forEach((word, index) => {
      this.text(word, at, y, face);
      at += widths[index]! + blank;
    });
  }

  line(x0: number, y0: number, x1: number, y1: number, width = 0.5, color = '#333333'): void {
    this.mark({ kind: 'line', x0, y0, x1, y1, width, color });
  }

  box(x: number, y: number, width: number, height: number, style: { fill?: string; stroke?: string }): void {
    this.mark({ kind: 'box', x, y, width, height, ...style });
  }
}
