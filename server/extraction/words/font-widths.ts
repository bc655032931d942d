/** Places the words of a run inside its width, with the widths of glyphs learnt from the document itself. */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { Pitch } from './fixed-pitch.ts';
import { glyphWidth } from './glyph-widths.ts';
import type { FontFamily } from './glyph-widths.ts';
import { toMatrix } from './matrix.ts';
import { fromLeftToRight } from './right-to-left.ts';

/** A word inside a run; distances in units of PDF space along the run. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly width: number;
  readonly startsWord: boolean;
}

/** Blanks inside a run as pdf.js joins them, in ems; estimates outside are not believed. */
const GAP = { min: 0.1, max: 0.65 };
/** Rounds of correcting the widths by the runs. */
const ROUNDS = 8;
/** Characters learnt from at most, per font: enough for every letter to be seen often. */
const SAMPLE = 4000;

/**
 * The widths of one font's glyphs, in ems: the table's, corrected until the runs of the document come out as wide as
 * they are. Only sums of widths are known, so this is simultaneous iterative reconstruction: each run spreads its error
 * evenly over its characters.
 */
export class FontWidths {
  readonly #family: FontFamily;
  readonly #widths = new Map<string, number>();
  readonly #runs: { readonly text: string; readonly ems: number; chars: Uint32Array | null }[] = [];
  /** Characters by number, so that the rounds are sums over plain lists. */
  readonly #places = new Map<string, number>();
  #sampled = 0;
  #learnt = false;

  constructor(family: FontFamily) {
    this.#family = family;
  }

  /** Takes a run whose width is known as evidence. */
  show(item: TextItem): void {
    const em = emOf(item);
    if (this.#sampled > SAMPLE || item.width <= 0 || em <= 0 || item.str.length < 2) return;
    this.#sampled += item.str.length;
    this.#runs.push({ text: item.str, ems: item.width / em, chars: null });
    this.#learnt = false;
  }

  /** Width of a character in ems. */
  of(char: string): number {
    if (!this.#learnt) this.#learn();
    return this.#width(char);
  }

  #width(char: string): number {
    let width = this.#widths.get(char);
    if (width === undefined) {
      width = glyphWidth(char, this.#family);
      this.#widths.set(char, width);
    }
    return width;
  }

  #learn(): void {
    this.#learnt = true;
    const places = this.#places;
    const runs = this.#runs.map((run) => ({ ems: run.ems, chars: (run.chars ??= this.#placesOf(run.text)) }));
    const widths = Float64Array.from(places.keys(), (char) => this.#width(char));
    const ratios = new Float64Array(widths.length);
    const counts = new Uint32Array(widths.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.fill(0);
      counts.fill(0);
      for (const { ems, chars } of runs) {
        let expected = 0;
        for (let at = 0; at < chars.length; at += 1) expected += widths[chars[at]!]!;
        if (expected <= 0) continue;
        const ratio = ems / expected;
        for (let at = 0; at < chars.length; at += 1) {
          ratios[chars[at]!]! += ratio;
          counts[chars[at]!]! += 1;
        }
      }
      for (let char = 0; char < counts.length; char += 1)
        if (counts[char]! > 0) widths[char]! *= ratios[char]! / counts[char]!;
    }
    for (const [char, place] of places) this.#widths.set(char, widths[place]!);
  }

  #placesOf(text: string): Uint32Array {
    const places: number[] = [];
    for (const char of text) {
      const known = this.#places.get(char);
      places.push(known ?? this.#places.size);
      if (known === undefined) this.#places.set(char, this.#places.size);
    }
    return Uint32Array.from(places);
  }
}

/** The fonts of one document, by pdf.js's names; pages read later know more of them. */
export class FontBook {
  /** The pitch at which the pages before are set, if they are. */
  pitch: Pitch | null = null;
  readonly #fonts = new Map<string, FontWidths>();

  font(name: string, family: FontFamily): FontWidths {
    let font = this.#fonts.get(name);
    if (font === undefined) {
      font = new FontWidths(family);
      this.#fonts.set(name, font);
    }
    return font;
  }
}

/** Cuts a run at its blanks and places each word. */
export function measure(item: TextItem, font: FontWidths): Token[] {
  const whole = item.str.trim();
  if (!/\s/.test(whole)) return [{ text: whole, start: 0, width: item.width, startsWord: false }];
  const texts = whole.split(/\s+/);

  const em = emOf(item);
  const widths = texts.map((text) => {
    let width = 0;
    for (const char of text) width += font.of(char);
    return width * em;
  });
  const glyphs = widths.reduce((sum, width) => sum + width, 0);
  const gaps = texts.length - 1;
  let gap = (item.width - glyphs) / gaps;
  let scale = 1;
  if (gap < GAP.min * em || gap > GAP.max * em) {
    // The run is unlike its font: keep the proportions and scale all of it to the width that is known.
    scale = item.width / (glyphs + gaps * font.of(' ') * em);
    gap = font.of(' ') * em * scale;
  }
  let start = 0;
  return fromLeftToRight(texts, item.dir === 'rtl').map((index, position) => {
    const width = widths[index]! * scale;
    const token = { text: texts[index]!, start, width, startsWord: position > 0 };
    start += width + gap;
    return token;
  });
}

/** Length of one em along the run, in units of PDF space. */
function emOf(item: TextItem): number {
  const [a, b] = toMatrix(item.transform);
  return Math.hypot(a, b);
}
