/** Runs a network over lines of text: lays its weights and the numbers between its layers out for the kernel. */
import type { Grey } from '../grey.ts';
import { contrastOf, noiseAt } from './contrast.ts';
import { KERNEL } from './kernel.ts';
import { FEATURES, type Gates, type LineModel, type Matrix } from './model.ts';

/** A line on a picture; its height is the model's. Pixels. */
export interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
/** What the network saw along a line: for each step from left to right, the probability of each of its outputs. */
export interface Odds {
  readonly steps: number;
  /** `stride` numbers for each step; those beyond the outputs mean nothing. Valid until the next line. */
  readonly values: Float32Array;
  readonly stride: number;
}
export interface LineNetwork {
  readonly model: LineModel;
  /** Shows each line's odds, in any order. */
  read(image: Grey, lines: readonly LinePlace[], show: (line: number, odds: Odds) => void): void;
}

/** Pixels that a step takes, either way. */
export const STEP = 3;
/** Columns that are worked on together; longer lines than this are worked on alone. */
const MOST_COLUMNS = 4_096;
/** Columns whose summaries are made together. */
const SUMMARIES = 32;
/** Values of inputs and outputs between layers are whole 127ths. */
const ONE = 127;
const PAGE = 65_536;
/** Outputs that the kernel works on at once, and weights of each of them that lie together. */
const TILE = 16;
const PAIR = 2;

/** What is used of it; Node's types do not have it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Kernel {
  readonly memory: Memory;
  lstmStep(
    table: number,
    count: number,
    inputs: number,
    units: number,
    weights: number,
    biases: number,
    scales: number,
  ): void;
  softmax(
    from: number,
    count: number,
    inputs: number,
    outputs: number,
    real: number,
    weights: number,
    biases: number,
    scales: number,
    to: number,
  ): void;
  features(
    picture: number,
    width: number,
    height: number,
    weights: number,
    biases: number,
    scales: number,
    to: number,
  ): void;
}

/** Where a layer's weights lie. */
interface Laid {
  readonly inputs: number;
  readonly units: number;
  readonly weights: number;
  readonly biases: number;
  readonly scales: number;
}

let compiled: object | null = null;

export function createNetwork(model: LineModel): LineNetwork {
  compiled ??= new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what kernel.as exports
  const kernel = new WebAssembly.Instance(compiled).exports as Kernel;
  const { memory } = kernel;
  let top = PAGE;
  const take = (bytes: number): number => {
    const start = top;
    top += (bytes + 63) & ~63;
    if (top > memory.buffer.byteLength) memory.grow(Math.ceil((top - memory.buffer.byteLength) / PAGE));
    return start;
  };
  const lay = (rows: readonly (Row | null)[], order: readonly number[]): Omit<Laid, 'units'> => {
    const inputs = order.length;
    const weights = take(rows.length * inputs * 2);
    const biases = take(rows.length * 4);
    const scales = take(rows.length * 4);
    const cells = new Int16Array(memory.buffer, weights);
    rows.forEach((row, index) => {
      if (row === null) return;
      const tile = Math.floor(index / TILE) * TILE * inputs;
      for (let input = 0; input < inputs; input += 1) {
        const column = order[input]!;
        const pair = Math.floor(input / PAIR) * TILE * PAIR;
        cells[tile + pair + (index % TILE) * PAIR + (input % PAIR)] = column < 0 ? 0 : row.weights[column]!;
      }
      new Int32Array(memory.buffer, biases)[index] = row.weights.at(-1)! * ONE;
      new Float32Array(memory.buffer, scales)[index] = row.scale / ONE;
    });
    return { inputs, weights, biases, scales };
  };
  const layGates = (gates: Gates): Laid => {
    const units = gates[0].rows;
    const rows = Array.from({ length: units * 4 }, (_, index) => {
      const [group, gate, unit] = [Math.floor(index / TILE), Math.floor((index % TILE) / 4), index % 4];
      return rowOf(gates[gate]!, group * 4 + unit);
    });
    const inputs = gates[0].columns - 1;
    return { ...lay(rows, ascending(inputs)), inputs: inputs - units, units };
  };
  const height = Math.floor(model.height / STEP);
  // Each column of the window in two pairs, of which the last number is nothing.
  const window = [0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1];
  const features = lay(rowsOf(model.features, TILE), window);
  const summary = layGates(model.summary);
  const layers = [
    { ...layGates(model.forward), reversed: false },
    { ...layGates(model.backward), reversed: true },
    { ...layGates(model.last), reversed: false },
  ];
  const real = model.output.rows;
  const stride = Math.ceil(real / TILE) * TILE;
  const output = lay(rowsOf(model.output, stride), ascending(model.output.columns - 1));
  const widest = Math.max(summary.units, ...layers.map(({ units }) => units));
  const nothing = take(widest * 4);
  const work = top;

  const readTogether = (
    image: Grey,
    lines: readonly (LinePlace & { readonly index: number })[],
    show: (line: number, odds: Odds) => void,
  ): void => {
    top = work;
    const steps = lines.map(({ width }) => Math.floor(width / STEP));
    const starts: number[] = [];
    let columns = 0;
    for (const count of steps) {
      starts.push(columns);
      columns += count;
    }
    const seen = take(columns * height * FEATURES * 2);
    const picture = take((Math.max(...lines.map(({ width }) => width)) + 3) * (model.height + 2) * 2);
    lines.forEach((line, at) => {
      drawLine(image, line, model.height, new Int16Array(memory.buffer, picture));
      const to = seen + starts[at]! * height * FEATURES * 2;
      kernel.features(
        picture,
        line.width,
        model.height,
        features.weights,
        features.biases,
        features.scales,
        to,
      );
    });
    let sequence = summarise(seen, columns);
    for (const layer of layers) sequence = along(layer, sequence, steps, starts);
    const even = columns + (columns % 2);
    const odds = take(even * stride * 4);
    const { weights, biases, scales } = output;
    kernel.softmax(sequence, even, output.inputs, stride, real, weights, biases, scales, odds);
    lines.forEach(({ index }, at) => {
      const values = new Float32Array(memory.buffer, odds + starts[at]! * stride * 4, steps[at]! * stride);
      show(index, { steps: steps[at]!, values, stride });
    });
  };

  /** One summary for each column of features, from its top to its foot. */
  const summarise = (seen: number, columns: number): number => {
    const { inputs, units, weights, biases, scales } = summary;
    const to = take((columns + 1) * units * 2);
    const outputs = [take(SUMMARIES * units * 2), take(SUMMARIES * units * 2)] as const;
    const states = take(SUMMARIES * units * 4);
    const table = take(SUMMARIES * TABLE_ROW * 4);
    const entries = new Uint32Array(memory.buffer, table, SUMMARIES * TABLE_ROW);
    for (let first = 0; first < columns; first += SUMMARIES) {
      const count = Math.min(SUMMARIES, columns - first);
      const even = count + (count % 2);
      new Float32Array(memory.buffer, states, SUMMARIES * units).fill(0);
      for (let y = 0; y < height; y += 1) {
        for (let item = 0; item < even; item += 1) {
          // An item too many is worked out like the last, and what comes of it lies where nobody looks.
          const column = first + Math.min(item, count - 1);
          const at = item * TABLE_ROW;
          entries[at] = seen + (column * height + y) * inputs * 2;
          entries[at + 1] = y === 0 ? nothing : outputs[y % 2]! + item * units * 2;
          entries[at + 2] = states + item * units * 4;
          entries[at + 3] =
            y === height - 1 ? to + (first + item) * units * 2 : outputs[(y + 1) % 2]! + item * units * 2;
        }
        kernel.lstmStep(table, even, inputs, units, weights, biases, scales);
      }
    }
    return to;
  };

  /** A layer along the lines, all of them in step; lines are in order of falling length. */
  const along = (
    { inputs, units, weights, biases, scales, reversed }: Laid & { readonly reversed: boolean },
    from: number,
    steps: readonly number[],
    starts: readonly number[],
  ): number => {
    const columns = starts.at(-1)! + steps.at(-1)!;
    // One more, for an item too many.
    const to = take((columns + 1) * units * 2);
    const states = take((steps.length + 1) * units * 4);
    const table = take((steps.length + 1) * TABLE_ROW * 4);
    new Float32Array(memory.buffer, states, (steps.length + 1) * units).fill(0);
    const entries = new Uint32Array(memory.buffer, table, (steps.length + 1) * TABLE_ROW);
    let count = steps.length;
    for (let step = 0; step < steps[0]!; step += 1) {
      while (steps[count - 1]! <= step) count -= 1;
      for (let item = 0; item < count; item += 1) {
        const column = starts[item]! + (reversed ? steps[item]! - 1 - step : step);
        const at = item * TABLE_ROW;
        entries[at] = from + column * inputs * 2;
        entries[at + 1] = step === 0 ? nothing : to + (reversed ? column + 1 : column - 1) * units * 2;
        entries[at + 2] = states + item * units * 4;
        entries[at + 3] = to + column * units * 2;
      }
      if (count % 2 === 1)
        entries.set(
          [from, nothing, states + steps.length * units * 4, to + columns * units * 2],
          count * TABLE_ROW,
        );
      kernel.lstmStep(table, count + (count % 2), inputs, units, weights, biases, scales);
    }
    return to;
  };

  return {
    model,
    read(image, lines, show) {
      const long = lines
        .map((line, index) => ({ ...line, index }))
        .filter(({ width }) => width >= STEP)
        .sort((a, b) => b.width - a.width);
      while (long.length > 0) {
        let columns = 0;
        const fits = long.findIndex(({ width }) => (columns += width / STEP) > MOST_COLUMNS);
        readTogether(image, long.splice(0, fits < 0 ? long.length : Math.max(1, fits)), show);
      }
    },
  };
}

/** Addresses of an item in the kernel's table. */
const TABLE_ROW = 4;

interface Row {
  readonly weights: Int8Array;
  readonly scale: number;
}

function rowOf({ columns, weights, scales }: Matrix, row: number): Row {
  return { weights: weights.subarray(row * columns, (row + 1) * columns), scale: scales[row]! };
}

/** All rows, with nothing behind them up to `count`. */
function rowsOf(matrix: Matrix, count: number): (Row | null)[] {
  return Array.from({ length: count }, (_, row) => (row < matrix.rows ? rowOf(matrix, row) : null));
}

function ascending(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The line as the network is shown it, column by column, with its border. */
function drawLine(image: Grey, line: LinePlace, height: number, to: Int16Array): void {
  const values = contrastOf(image, line, height);
  const column = height + 2;
  const last = (line.width + 1) * column;
  for (let y = 0; y < column; y += 1) {
    to[y] = noiseAt(y);
    to[last + y] = noiseAt(last + y);
  }
  for (let x = 0; x < line.width; x += 1) {
    let at = (x + 1) * column;
    to[at] = noiseAt(at);
    at += 1;
    let from = line.y * image.width + line.x + x;
    for (let y = 0; y < height; y += 1, from += image.width) to[at++] = values[image.data[from]!]!;
    to[at] = noiseAt(at);
  }
}
