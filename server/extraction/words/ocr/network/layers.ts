/** The layers of a network as tesseract 4 and 5 store them (`Network::Serialize`). */
import type { Cursor } from './trained-data.ts';

/** Weights of `rows` outputs; each has `columns` of them, the last for an input that is always 1. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, in 127ths of the row's scale. */
  readonly weights: Int8Array;
  readonly scales: Float64Array;
}

/** A layer that holds no others. */
export interface Layer {
  /** What its kind has besides weights: sizes. */
  readonly numbers: readonly number[];
  readonly matrices: readonly Matrix[];
}

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
/** A layer that holds others has this flag where each of them has a rate of learning of its own. */
const OWN_RATES = 64;

/** The names of a layer and of those in it, which are added to `layers`. Empty where any is of another kind. */
export function readLayers(from: Cursor, layers: Layer[]): string {
  const kind = from.byte() === 0 ? from.text() : '';
  from.skip(2);
  const flags = from.int();
  from.skip(3 * 4);
  from.text();
  if (HOLDERS.has(kind)) {
    const held: string[] = [];
    for (let left = from.int(); left > 0; left -= 1) {
      const name = readLayers(from, layers);
      // Nobody knows where the next layer begins.
      if (name === '') return '';
      held.push(name);
    }
    if ((flags & OWN_RATES) !== 0) from.list(() => from.int());
    return `${kind}(${held.join(' ')})`;
  }
  const content = KINDS[kind];
  if (content === undefined) return '';
  const numbers = Array.from({ length: content[0] }, () => from.int());
  const matrices = Array.from({ length: content[1] }, () => readMatrix(from));
  layers.push({ numbers, matrices });
  return kind;
}

/** Weights are integers, and their scales doubles; or the weights are doubles themselves. */
const INTEGERS = 1;
const DOUBLES = 128;
const LARGEST = 127;

function readMatrix(from: Cursor): Matrix {
  const mode = from.byte();
  if ((mode & DOUBLES) === 0) throw new RangeError('the trained data are of a format that was given up');
  const [rows, columns] = [from.int(), from.int()];
  // What places hold that were never written.
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
    own.forEach((value, column) => {
      weights[row * columns + column] = scale === 0 ? 0 : Math.round(value / scale);
    });
  }
  return { rows, columns, weights, scales };
}
