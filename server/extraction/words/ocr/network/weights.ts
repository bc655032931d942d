/**
 * Lays a model's weights out for the kernel: sixteen outputs to a tile, and in a tile, for every two inputs, two weights of
 * each output.
 */
import type { Workspace } from './memory.ts';
import type { Matrix } from './layers.ts';
import type { Gates } from './model.ts';

/** Addresses of a layer's weights. */
export interface Laid {
  readonly inputs: number;
  readonly weights: number;
  readonly biases: number;
  readonly scales: number;
}
export interface LaidCells extends Laid {
  readonly units: number;
}

/** Inputs and outputs of layers are whole 127ths. */
const ONE = 127;
/** Outputs of a tile, and units of a layer of cells in it: each has four outputs. */
const TILE = 16;
const UNITS = 4;
const PAIR = 2;

interface Row {
  /** The last is the bias. */
  readonly weights: Int8Array;
  readonly scale: number;
}

/** Weights of outputs for inputs in order; `places` names for each the column of its weights, or -1 for none. */
export function layRows(
  space: Workspace,
  matrix: Matrix,
  places: readonly number[] = ascending(matrix.columns - 1),
): Laid & { readonly outputs: number } {
  const outputs = Math.ceil(matrix.rows / TILE) * TILE;
  const rows = Array.from({ length: outputs }, (_, row) => (row < matrix.rows ? rowOf(matrix, row) : null));
  return { ...lay(space, rows, places), outputs };
}

/** Weights of cells; their inputs are those of the layer and then their own last outputs. */
export function layCells(space: Workspace, gates: Gates): LaidCells {
  const units = gates[0].rows;
  const rows = Array.from({ length: units * UNITS }, (_, index) => {
    const gate = gates[Math.floor((index % TILE) / UNITS)]!;
    return rowOf(gate, Math.floor(index / TILE) * UNITS + (index % UNITS));
  });
  const inputs = gates[0].columns - 1;
  return { ...lay(space, rows, ascending(inputs)), inputs: inputs - units, units };
}

function lay({ take, buffer }: Workspace, rows: readonly (Row | null)[], places: readonly number[]): Laid {
  const inputs = places.length;
  const weights = take(rows.length * inputs * 2);
  const biases = take(rows.length * 4);
  const scales = take(rows.length * 4);
  const laidWeights = new Int16Array(buffer(), weights, rows.length * inputs);
  const laidBiases = new Int32Array(buffer(), biases, rows.length);
  const laidScales = new Float32Array(buffer(), scales, rows.length);
  rows.forEach((row, index) => {
    const first = Math.floor(index / TILE) * TILE * inputs + (index % TILE) * PAIR;
    places.forEach((place, input) => {
      const at = first + Math.floor(input / PAIR) * TILE * PAIR + (input % PAIR);
      laidWeights[at] = row === null || place < 0 ? 0 : row.weights[place]!;
    });
    laidBiases[index] = row === null ? 0 : row.weights.at(-1)! * ONE;
    laidScales[index] = row === null ? 0 : row.scale / ONE;
  });
  return { inputs, weights, biases, scales };
}

function rowOf({ columns, weights, scales }: Matrix, row: number): Row {
  return { weights: weights.subarray(row * columns, (row + 1) * columns), scale: scales[row]! };
}

function ascending(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
