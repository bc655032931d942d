/**
 * The recogniser: tesseract's networks for lines of text, run in the calling thread, with data from npm packages. It blocks
 * its thread while it reads.
 */
import type { Grey } from './grey.ts';
import { languageData } from './installed.ts';
import { latticeOf, type Lattice } from './lattice.ts';
import { decode } from './network/decode.ts';
import { wordsOf } from './network/words.ts';
import { lineModelOf, type LineModel } from './network/model.ts';
import { createNetwork, STEP, type LineNetwork, type LinePlace, type Odds } from './network/run.ts';
import type { Segment } from './segments.ts';
import { layStrips, STRIP_HEIGHT, type Sheet, type Strip } from './strips.ts';
import { scaling, warp } from './warp.ts';

/** A character with its box across, pixels of the sheet. */
export interface ReadSymbol {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}
/** Confidences are 0 to 1. */
export interface ReadWord {
  readonly text: string;
  readonly confidence: number;
  readonly symbols: readonly ReadSymbol[];
}
export interface Reading {
  readonly strip: Strip;
  readonly words: readonly ReadWord[];
}

export interface Core {
  /** Chooses the language that is read; its network is loaded once. Throws where there is none that can be used. */
  use(language: string): void;
  /** Reads pieces of a page. `room` is the blank above and below them; see `strips.ts`. */
  read(page: Grey, pieces: readonly Segment[], room?: number): Reading[];
  /** What the network saw at each step across every piece. */
  lattices(page: Grey, pieces: readonly Segment[], room?: number): Lattice[];
}

/** Once per thread is enough: it keeps the networks it has loaded. */
export function createCore(): Core {
  const networks = new Map<string, LineNetwork>();
  let current: LineNetwork | null = null;
  const show = (
    page: Grey,
    pieces: readonly Segment[],
    room: number | undefined,
    take: (index: number, strip: Strip, odds: Odds, model: LineModel) => void,
  ): readonly Strip[] => {
    if (current === null) throw new Error('no language was chosen');
    const { model, read } = current;
    const sheet = layStrips(page, pieces, room);
    const { image, strips } = enlarged(sheet, model.height / STRIP_HEIGHT);
    read(image, strips, (index, odds) => take(index, sheet.strips[index]!, odds, model));
    return sheet.strips;
  };
  return {
    use(language) {
      const network = networks.get(language) ?? load(language);
      networks.set(language, network);
      current = network;
    },
    read(page, pieces, room) {
      const found: ReadWord[][] = [];
      const strips = show(page, pieces, room, (index, strip, odds, { output, codes, blank, height }) => {
        const pixels = (STEP * STRIP_HEIGHT) / height;
        found[index] = wordsOf(decode(odds, output.rows, codes, blank), (step) => strip.x + step * pixels);
      });
      return strips.map((strip, index) => ({
        strip,
        words: strip.segment.dash ? [DASH] : (found[index] ?? []),
      }));
    },
    lattices(page, pieces, room) {
      const found: Lattice[] = [];
      const strips = show(page, pieces, room, (index, _, odds, { output, codes, blank }) => {
        const texts = Array.from({ length: output.rows }, (__, code) =>
          code === blank ? '' : (codes.next.get(code)?.text ?? null),
        );
        found[index] = latticeOf(odds, texts);
      });
      return strips.map((_, index) => found[index] ?? []);
    },
  };
}

function load(language: string): LineNetwork {
  const model = lineModelOf(languageData(language));
  if (model === null) throw new Error(`the language data of ${language} cannot be used`);
  return createNetwork(model);
}

/**
 * The strips at the height of lines that a network wants. Drawn from the page in this size they would show more of the
 * paper's noise, which Japanese characters are taken for others by.
 */
function enlarged(
  { image, strips }: Sheet,
  factor: number,
): { readonly image: Grey; readonly strips: readonly LinePlace[] } {
  if (factor === 1) return { image, strips };
  const times = (length: number): number => Math.round(length * factor);
  return {
    image: warp(image, scaling(1 / factor, 1 / factor), times(image.width), times(image.height)),
    strips: strips.map(({ x, y, width }) => ({ x: times(x), y: times(y), width: times(width) })),
  };
}

const DASH: ReadWord = { text: '-', confidence: 0.9, symbols: [] };
