/**
 * Runs a network over lines of text. Lines are independent of each other, so that many go through it in step, and each weight
 * is fetched once for all of them.
 */
import type { Grey } from '../grey.ts';
import { drawLine } from './shown.ts';
import { createWorkspace, type Workspace } from './memory.ts';
import { FEATURES, type LineModel } from './model.ts';
import { layCells, layRows, type LaidCells } from './weights.ts';

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
  /** Shows each line's odds, in any order; lines that are too short for a step are not shown. */
  readonly read: (image: Grey, lines: readonly LinePlace[], show: ShowOdds) => void;
}
type ShowOdds = (line: number, odds: Odds) => void;

/** Pixels that a step takes, either way. */
export const STEP = 3;
/** Columns that are worked on together; a longer line is worked on alone. */
const MOST_COLUMNS = 4_096;
/** Columns whose summaries are made together. */
const SUMMARIES = 32;
/** The columns of the window, three pixels each, and a fourth that has no weight: the kernel takes two at once. */
const WINDOW = [0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1];
/** Addresses of an item in the kernel's table: its input, its last output, its state, and where its output goes. */
const ENTRY = 4;

export function createNetwork(model: LineModel): LineNetwork {
  const space = createWorkspace();
  const { kernel, take, buffer } = space;
  const features = layRows(space, model.features, WINDOW);
  const summary = layCells(space, model.summary);
  const layers = [
    { ...layCells(space, model.forward), reversed: false },
    { ...layCells(space, model.backward), reversed: true },
    { ...layCells(space, model.last), reversed: false },
  ];
  const output = layRows(space, model.output);
  const widest = Math.max(...[summary, ...layers].map(({ units }) => units));
  const nothing = take(widest * 2);
  new Int16Array(buffer(), nothing, widest).fill(0);
  space.keep();
  const rows = Math.floor(model.height / STEP);

  /** Lines are in order of falling width. */
  const readTogether = (image: Grey, lines: readonly (LinePlace & { index: number })[], show: ShowOdds) => {
    space.reset();
    const steps = lines.map(({ width }) => Math.floor(width / STEP));
    const starts: number[] = [];
    let columns = 0;
    for (const count of steps) {
      starts.push(columns);
      columns += count;
    }
    const seen = take(columns * rows * FEATURES * 2);
    const picture = take((lines[0]!.width + 3) * (model.height + 2) * 2);
    lines.forEach((line, at) => {
      drawLine(image, line, model.height, new Int16Array(buffer(), picture));
      const { weights, biases, scales } = features;
      const to = seen + starts[at]! * rows * FEATURES * 2;
      kernel.features(picture, line.width, model.height, weights, biases, scales, to);
    });
    let sequence = summarise(space, summary, { seen, columns, rows, nothing });
    for (const layer of layers) sequence = passAlong(space, layer, { sequence, steps, starts, nothing });
    const even = columns + (columns % 2);
    const stride = output.outputs;
    const odds = take(even * stride * 4);
    const { inputs, weights, biases, scales } = output;
    kernel.softmax(sequence, even, inputs, stride, model.output.rows, weights, biases, scales, odds);
    lines.forEach(({ index }, at) => {
      const from = odds + starts[at]! * stride * 4;
      show(index, {
        steps: steps[at]!,
        values: new Float32Array(buffer(), from, steps[at]! * stride),
        stride,
      });
    });
  };

  return {
    model,
    read(image, lines, show) {
      const waiting = lines
        .map(({ x, y, width }, index) => ({ x, y, width, index }))
        .filter(({ width }) => width >= STEP)
        .sort((a, b) => b.width - a.width);
      while (waiting.length > 0) {
        let columns = 0;
        const some = waiting.findIndex(({ width }) => {
          columns += width / STEP;
          return columns > MOST_COLUMNS;
        });
        readTogether(image, waiting.splice(0, some < 0 ? waiting.length : Math.max(1, some)), show);
      }
    },
  };
}

interface Columns {
  /** Features of each column, row by row. */
  readonly seen: number;
  readonly columns: number;
  readonly rows: number;
  /** As many zeros as any layer has units. */
  readonly nothing: number;
}

/** One summary for each column of features, from its top to its foot. Returns where they are. */
function summarise(
  { kernel, take, buffer }: Workspace,
  { inputs, units, weights, biases, scales }: LaidCells,
  { seen, columns, rows, nothing }: Columns,
): number {
  // One more, for an item too many.
  const to = take((columns + 1) * units * 2);
  const outputs = [take(SUMMARIES * units * 2), take(SUMMARIES * units * 2)] as const;
  const states = take(SUMMARIES * units * 4);
  const table = take(SUMMARIES * ENTRY * 4);
  const entries = new Uint32Array(buffer(), table, SUMMARIES * ENTRY);
  const held = new Float32Array(buffer(), states, SUMMARIES * units);
  for (let first = 0; first < columns; first += SUMMARIES) {
    const count = Math.min(SUMMARIES, columns - first);
    // The kernel takes two at once; an item too many is worked out like the last.
    const even = count + (count % 2);
    held.fill(0);
    for (let y = 0; y < rows; y += 1) {
      for (let item = 0; item < even; item += 1) {
        const column = first + Math.min(item, count - 1);
        const own = item * units * 2;
        const at = item * ENTRY;
        entries[at] = seen + (column * rows + y) * inputs * 2;
        entries[at + 1] = y === 0 ? nothing : outputs[y % 2]! + own;
        entries[at + 2] = states + item * units * 4;
        entries[at + 3] = y === rows - 1 ? to + first * units * 2 + own : outputs[(y + 1) % 2]! + own;
      }
      kernel.lstmStep(table, even, inputs, units, weights, biases, scales);
    }
  }
  return to;
}

interface Lines {
  /** The columns of all lines, one line after the other. */
  readonly sequence: number;
  /** Columns of each line, the longest first, and where they begin. */
  readonly steps: readonly number[];
  readonly starts: readonly number[];
  readonly nothing: number;
}

/** A layer along the lines, from their beginning or from their end. Returns where its outputs are. */
function passAlong(
  { kernel, take, buffer }: Workspace,
  { inputs, units, weights, biases, scales, reversed }: LaidCells & { readonly reversed: boolean },
  { sequence, steps, starts, nothing }: Lines,
): number {
  const columns = starts.at(-1)! + steps.at(-1)!;
  const items = steps.length + 1;
  const to = take((columns + 1) * units * 2);
  const states = take(items * units * 4);
  const table = take(items * ENTRY * 4);
  new Float32Array(buffer(), states, items * units).fill(0);
  const entries = new Uint32Array(buffer(), table, items * ENTRY);
  const spare = [sequence, nothing, states + steps.length * units * 4, to + columns * units * 2];
  let count = steps.length;
  for (let step = 0; step < steps[0]!; step += 1) {
    while (steps[count - 1]! <= step) count -= 1;
    for (let item = 0; item < count; item += 1) {
      const column = starts[item]! + (reversed ? steps[item]! - 1 - step : step);
      const before = reversed ? column + 1 : column - 1;
      const at = item * ENTRY;
      entries[at] = sequence + column * inputs * 2;
      entries[at + 1] = step === 0 ? nothing : to + before * units * 2;
      entries[at + 2] = states + item * units * 4;
      entries[at + 3] = to + column * units * 2;
    }
    if (count % 2 === 1) entries.set(spare, count * ENTRY);
    kernel.lstmStep(table, count + (count % 2), inputs, units, weights, biases, scales);
  }
  return to;
}
