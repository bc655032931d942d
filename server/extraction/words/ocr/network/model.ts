/** A network for lines of text, read from tesseract's trained data. */
import { codesOf, type Code } from './codes.ts';
import { readLayers, type Layer, type Matrix } from './layers.ts';
import { CHARACTERS, CODES, componentsOf, Cursor, NETWORK } from './trained-data.ts';

/** Weights of a layer of cells: their input, and the gates that let it in, keep it and show it. */
export type Gates = readonly [cell: Matrix, input: Matrix, forget: Matrix, output: Matrix];

/** Features of windows of pixels, each column's summary, three layers along the line, and its characters. */
export interface LineModel {
  /** Height of a line, pixels. */
  readonly height: number;
  readonly features: Matrix;
  readonly summary: Gates;
  readonly forward: Gates;
  readonly backward: Gates;
  readonly last: Gates;
  readonly output: Matrix;
  /** Which outputs make which character. */
  readonly codes: Code;
  /** The output for "nothing new". */
  readonly blank: number;
}

/** Features that a window of pixels yields. */
export const FEATURES = 16;

/**
 * The one shape that is run, that of all of tesseract's own networks. In its words
 * `[1,H,0,1 Ct3,3,16 Mp3,3 Lfys.. Lfx.. Lrx.. Lfx.. O1c1]`.
 */
const SHAPE =
  'Series(Input Series(Convolve Tanh) Maxpool XYTranspose(SummLSTM) LSTM RTLReversed(LSTM) LSTM Softmax)';
/** Vectors of the kernel hold so many units. */
const UNITS = 4;

/** Null where the network is of another shape. Throws where the file is damaged. */
export function lineModelOf(file: Uint8Array): LineModel | null {
  const parts = componentsOf(file);
  const [network, characters, codes] = [parts.get(NETWORK), parts.get(CHARACTERS), parts.get(CODES)];
  if (network === undefined || characters === undefined || codes === undefined) return null;
  const from = new Cursor(network);
  const layers: Layer[] = [];
  if (readLayers(from, layers) !== SHAPE) return null;
  // Its shape in words, and how it was trained.
  from.text();
  from.skip(3 * 4);
  const blank = from.int();
  const [input, window, features, pooling, ...further] = layers;
  const [summary, forward, backward, last] = further.map(({ matrices }) => matrices);
  const [, height, , depth] = input!.numbers;
  const isThisSize =
    depth === 1 &&
    String(window!.numbers) === '1,1' &&
    String(pooling!.numbers) === '3,3' &&
    features!.matrices[0]!.rows === FEATURES &&
    [summary, forward, backward, last].every((gates) => gates![0]!.rows % UNITS === 0);
  if (!isThisSize) return null;
  return {
    height: height!,
    features: features!.matrices[0]!,
    summary: gatesOf(summary!),
    forward: gatesOf(forward!),
    backward: gatesOf(backward!),
    last: gatesOf(last!),
    output: further.at(-1)!.matrices[0]!,
    codes: codesOf(characters, codes, blank),
    blank,
  };
}

function gatesOf([cell, input, forget, output]: readonly Matrix[]): Gates {
  return [cell!, input!, forget!, output!];
}
