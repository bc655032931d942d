/**
 * Reads tesseract's files of trained data: the container, the network in it and its characters. The format is that of
 * tesseract 4 and 5 (`TessdataManager`, `Network::Serialize`); all numbers are little-endian.
 */

/** Weights of `rows` outputs; each has `columns` of them, the last for an input that is always 1. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, in 127ths of the row's scale. */
  readonly weights: Int8Array;
  readonly scales: Float64Array;
}

/** Weights of a layer of cells: their input, and the gates that let it in, keep it and show it. */
export type Gates = readonly [cell: Matrix, input: Matrix, forget: Matrix, output: Matrix];

/**
 * What may follow a series of outputs. A character is one of them in scripts with few characters; where there are
 * thousands, each is a series of some.
 */
export interface Code {
  /** The character that the series makes; null where it makes none yet. */
  readonly text: string | null;
  readonly next: ReadonlyMap<number, Code>;
}

/** A recogniser of lines: features, each column's summary, three layers along the line, and its characters. */
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

/** Places in the container. */
const LSTM = 17;
const CHARACTERS = 21;
const CODES = 22;

/** Layers, by name, of the networks that can be run: what tesseract's own builder calls "Lfys Lfx Lrx Lfx". */
const SHAPE =
  'Series(Input Series(Convolve Tanh) Maxpool XYTranspose(SummLSTM) LSTM RTLReversed(LSTM) LSTM Softmax)';

/** The model in a file; null where it is one that has to be left to tesseract itself. */
export function lineModelOf(file: Uint8Array): LineModel | null {
  const parts = componentsOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const [network, characters, codes] = [parts.get(LSTM), parts.get(CHARACTERS), parts.get(CODES)];
  if (network === undefined || characters === undefined || codes === undefined) return null;
  const from = new Cursor(network);
  const layers: Layer[] = [];
  if (layerOf(from, layers) !== SHAPE) return null;
  from.text();
  from.skip(3 * 4);
  const blank = from.int();
  const [input, window, features, pooling, summary, forward, backward, last, output] = layers;
  const plain =
    String(input!.numbers.slice(0, 2)) === String([1, input!.numbers[1]]) &&
    input!.numbers[3] === 1 &&
    String(window!.numbers) === '1,1' &&
    String(pooling!.numbers) === '3,3' &&
    features!.matrices[0]!.rows === FEATURES;
  if (!plain) return null;
  return {
    height: input!.numbers[1]!,
    features: features!.matrices[0]!,
    summary: gatesOf(summary!),
    forward: gatesOf(forward!),
    backward: gatesOf(backward!),
    last: gatesOf(last!),
    output: output!.matrices[0]!,
    codes: codesOf(characters, codes, blank),
    blank,
  };
}

/** Features that a window of pixels yields. */
export const FEATURES = 16;

function componentsOf(file: Buffer): Map<number, Buffer> {
  const count = file.readUInt32LE(0);
  const starts = Array.from({ length: count }, (_, index) => Number(file.readBigInt64LE(4 + 8 * index)));
  const parts = new Map<number, Buffer>();
  starts.forEach((start, index) => {
    if (start < 0) return;
    const end = Math.min(file.length, ...starts.filter((other) => other > start));
    parts.set(index, file.subarray(start, end));
  });
  return parts;
}

class Cursor {
  private at = 0;
  private readonly data: Buffer;

  constructor(data: Buffer) {
    this.data = data;
  }
  byte(): number {
    return this.data.readUInt8(this.skip(1));
  }
  int(): number {
    return this.data.readInt32LE(this.skip(4));
  }
  text(): string {
    const length = this.int();
    const start = this.skip(length);
    return this.data.toString('latin1', start, start + length);
  }
  bytes(length: number): Int8Array {
    const start = this.skip(length);
    return new Int8Array(this.data.buffer, this.data.byteOffset + start, length);
  }
  doubles(count: number): Float64Array {
    return Float64Array.from({ length: count }, () => this.data.readDoubleLE(this.skip(8)));
  }
  /** Returns where it was. */
  skip(length: number): number {
    if (length < 0 || this.at + length > this.data.length) throw new RangeError('the trained data end early');
    const start = this.at;
    this.at += length;
    return start;
  }
}

interface Layer {
  readonly numbers: readonly number[];
  readonly matrices: readonly Matrix[];
}

/** A layer that holds others has this flag where each of them has a rate of learning of its own. */
const OWN_RATES = 64;
/** Numbers that a kind of layer has besides its weights, and how many matrices of weights. */
const KINDS: Readonly<Record<string, readonly [numbers: number, matrices: number]>> = {
  Input: [5, 0],
  Convolve: [2, 0],
  Maxpool: [2, 0],
  Tanh: [0, 1],
  Softmax: [0, 1],
  LSTM: [1, 4],
  SummLSTM: [1, 4],
};
const HOLDERS = new Set(['Series', 'XYTranspose', 'RTLReversed']);

/** The names of a layer and of those in it; these are added to `layers`. Empty where any is of another kind. */
function layerOf(from: Cursor, layers: Layer[]): string {
  const kind = from.byte() === 0 ? from.text() : '';
  from.skip(2);
  const flags = from.int();
  from.skip(3 * 4);
  from.text();
  if (HOLDERS.has(kind)) {
    const held: string[] = [];
    for (let left = from.int(); left > 0; left -= 1) {
      const name = layerOf(from, layers);
      if (name === '') return '';
      held.push(name);
    }
    if ((flags & OWN_RATES) !== 0) from.skip(4 * from.int());
    return `${kind}(${held.join(' ')})`;
  }
  const content = KINDS[kind];
  if (content === undefined) return '';
  const numbers = Array.from({ length: content[0] }, () => from.int());
  const matrices: Matrix[] = [];
  for (let left = content[1]; left > 0; left -= 1) {
    const matrix = matrixOf(from);
    if (matrix === null) return '';
    matrices.push(matrix);
  }
  layers.push({ numbers, matrices });
  return kind;
}

/** Weights are integers, and their scales doubles; or the weights are doubles themselves. */
const INTEGERS = 1;
const DOUBLES = 128;
const LARGEST = 127;

/** Null where weights are in a format that was given up long ago. */
function matrixOf(from: Cursor): Matrix | null {
  const mode = from.byte();
  if ((mode & DOUBLES) === 0) return null;
  const [rows, columns] = [from.int(), from.int()];
  from.skip((mode & INTEGERS) === 0 ? 8 : 1);
  if ((mode & INTEGERS) === 0) return rounded(rows, columns, from.doubles(rows * columns));
  const weights = from.bytes(rows * columns);
  return { rows, columns, weights, scales: from.doubles(from.int()) };
}

/** Each row's largest weight becomes 127. */
function rounded(rows: number, columns: number, exact: Float64Array): Matrix {
  const weights = new Int8Array(rows * columns);
  const scales = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const own = exact.subarray(row * columns, (row + 1) * columns);
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST;
    scales[row] = scale;
    if (scale > 0)
      weights.set(
        own.map((value) => Math.round(value / scale)),
        row * columns,
      );
  }
  return { rows, columns, weights, scales };
}

function gatesOf({ matrices }: Layer): Gates {
  const [cell, input, forget, output] = matrices;
  return [cell!, input!, forget!, output!];
}

/** The first characters of every set: a blank, and two that are none. */
const SPACE = 0;
const FIRST_CHARACTER = 3;

function codesOf(set: Buffer, codes: Buffer, blank: number): Code {
  const lines = set.toString('utf8').split('\n').slice(1);
  const from = new Cursor(codes);
  const root: OpenCode = { text: null, next: new Map() };
  const count = from.int();
  for (let id = 0; id < count; id += 1) {
    from.skip(1);
    const series = Array.from({ length: from.int() }, () => from.int());
    if (series.includes(blank) || (id > SPACE && id < FIRST_CHARACTER)) continue;
    let code = root;
    for (const output of series) {
      const next = code.next.get(output) ?? { text: null, next: new Map() };
      code.next.set(output, next);
      code = next;
    }
    code.text ??= id === SPACE ? ' ' : (lines[id]?.split(' ')[0] ?? null);
  }
  return root;
}

interface OpenCode {
  text: string | null;
  readonly next: Map<number, OpenCode>;
}
