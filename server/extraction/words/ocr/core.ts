/**
 * The recogniser: tesseract's networks for lines of text, run in the calling thread, with data from npm packages. It blocks
 * its thread while it reads.
 */
import type { Grey } from './grey.ts';
import { languageData } from './installed.ts';
import { latticeOf, type Lattice } from './lattice.ts';
import { decode, type Found } from './network/decode.ts';
import { lineModelOf, type LineModel } from './network/model.ts';
import { createNetwork, STEP, type LineNetwork, type Odds } from './network/run.ts';
import type { Segment } from './segments.ts';
import { layStrips, type Sheet, type Strip } from './strips.ts';
import { hasUnspaced } from './unspaced.ts';

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
    take: (strip: number, odds: Odds, model: LineModel) => void,
  ): Sheet => {
    if (current === null) throw new Error('no language was chosen');
    const { model, read } = current;
    const sheet = layStrips(page, pieces, model.height, room);
    read(sheet.image, sheet.strips, (strip, odds) => take(strip, odds, model));
    return sheet;
  };
  return {
    use(language) {
      const network = networks.get(language) ?? load(language);
      networks.set(language, network);
      current = network;
    },
    read(page, pieces, room) {
      const found: Found[][] = [];
      const { strips } = show(page, pieces, room, (strip, odds, { output, codes, blank }) => {
        found[strip] = decode(odds, output.rows, codes, blank);
      });
      return strips.map((strip, index) => ({
        strip,
        words: strip.segment.dash ? [DASH] : wordsOf(found[index] ?? [], strip),
      }));
    },
    lattices(page, pieces, room) {
      const found: Lattice[] = [];
      const { strips } = show(page, pieces, room, (strip, odds, { output, codes, blank }) => {
        const texts = Array.from({ length: output.rows }, (_, code) =>
          code === blank ? '' : (codes.next.get(code)?.text ?? null),
        );
        found[strip] = latticeOf(odds, texts);
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

const DASH: ReadWord = { text: '-', confidence: 0.9, symbols: [] };

/**
 * Confidence of a word whose worst character has the odds 1, and what it loses with their logarithm. Both are
 * tesseract's, of words that are in none of its dictionaries.
 */
const SUREST = 0.933;
const LOSS = 0.7875;

/** Words lie between spaces; characters of scripts without spaces are words of their own. */
function wordsOf(found: readonly Found[], strip: Strip): ReadWord[] {
  const words: ReadWord[] = [];
  let open: Found[] = [];
  /** Of the space before. */
  let space = 0;
  const close = (behind: number): void => {
    const certainty = Math.min(space, behind, ...open.map((one) => one.certainty));
    const confidence = SUREST + LOSS * certainty;
    space = behind;
    if (open.length > 0 && confidence > 0)
      words.push({
        text: open.map(({ text }) => text).join(''),
        confidence,
        symbols: open.map(({ text, from, to }) => ({
          text,
          x0: strip.x + from * STEP,
          x1: strip.x + to * STEP,
        })),
      });
    open = [];
  };
  for (const one of found) {
    if (one.text === ' ') {
      close(one.certainty);
      continue;
    }
    if (open.length > 0 && (hasUnspaced(one.text) || hasUnspaced(open.at(-1)!.text))) close(0);
    open.push(one);
  }
  close(0);
  return words;
}
