import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Grey } from '../../../../../../server/extraction/words/ocr/grey.ts';
import { noiseAt } from '../../../../../../server/extraction/words/ocr/network/shown.ts';
import { KERNEL_MODULE, compiledKernel } from '../../../../../../scripts/kernel/compile.ts';
import type { Matrix } from '../../../../../../server/extraction/words/ocr/network/layers.ts';
import type { Gates, LineModel } from '../../../../../../server/extraction/words/ocr/network/model.ts';
import { createNetwork } from '../../../../../../server/extraction/words/ocr/network/run.ts';

let seed = 7;
const random = (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return seed / 0x7fff_ffff;
};
const matrix = (rows: number, columns: number): Matrix => ({
  rows,
  columns,
  weights: Int8Array.from({ length: rows * columns }, () => Math.round(random() * 254 - 127)),
  scales: Float64Array.from({ length: rows }, () => (0.5 + random()) / Math.sqrt(columns) / 40),
});
const gates = (inputs: number, units: number): Gates => {
  const one = (): Matrix => matrix(units, inputs + units + 1);
  return [one(), one(), one(), one()];
};
const model: LineModel = {
  height: 12,
  features: matrix(16, 10),
  summary: gates(16, 8),
  forward: gates(8, 12),
  backward: gates(12, 8),
  last: gates(8, 20),
  output: matrix(19, 21),
  codes: { text: null, next: new Map() },
  blank: 18,
};

/** The same in plain arithmetic: the odds of each step. */
function plainly(image: Grey, line: { x: number; y: number; width: number }): number[][] {
  const whole = (value: number): number => Math.round(value * 127) / 127;
  const times = ({ columns, weights, scales }: Matrix, row: number, inputs: readonly number[]): number =>
    scales[row]! *
    [...inputs, 1].reduce((sum, value, index) => sum + weights[row * columns + index]! * value, 0);
  const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
  const cells = ([cell, input, forget, output]: Gates, steps: readonly number[][]): number[][] => {
    let state = Array.from({ length: cell.rows }, () => 0);
    let shown = state;
    return steps.map((step) => {
      const seen = [...step, ...shown];
      state = state.map(
        (held, unit) =>
          logistic(times(forget, unit, seen)) * held +
          logistic(times(input, unit, seen)) * Math.tanh(times(cell, unit, seen)),
      );
      shown = state.map((held, unit) => whole(Math.tanh(held) * logistic(times(output, unit, seen))));
      return shown;
    });
  };
  // Pixels of this test are black or white, so that they are shown as they are.
  const pixel = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= line.width || y >= model.height)
      return noiseAt((x + 1) * (model.height + 2) + y + 1) / 127;
    return image.data[(line.y + y) * image.width + line.x + x]! > 127 ? 1 : -1;
  };
  const feature = (x: number, y: number): number[] => {
    const window = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => pixel(x + dx, y + dy)));
    return Array.from({ length: 16 }, (_, row) => whole(Math.tanh(times(model.features, row, window))));
  };
  const pooled = (x: number, y: number): number[] => {
    const all = [0, 1, 2].flatMap((dx) => [0, 1, 2].map((dy) => feature(x * 3 + dx, y * 3 + dy)));
    return all[0]!.map((_, row) => Math.max(...all.map((one) => one[row]!)));
  };
  const rows = [0, 1, 2, 3];
  const columns = Array.from({ length: Math.floor(line.width / 3) }, (_, x) => {
    const summaries = cells(
      model.summary,
      rows.map((y) => pooled(x, y)),
    );
    return summaries[rows.length - 1]!;
  });
  const backward = cells(model.backward, cells(model.forward, columns).toReversed()).toReversed();
  return cells(model.last, backward).map((step) => {
    const odds = Array.from({ length: 19 }, (_, row) => Math.exp(times(model.output, row, step)));
    const sum = odds.reduce((all, one) => all + one, 0);
    return odds.map((one) => one / sum);
  });
}

/** Lines of black and white pixels below one another. */
function sheet(...widths: readonly number[]) {
  const width = Math.max(...widths) + 5;
  const data = Uint8Array.from({ length: width * widths.length * model.height }, () =>
    random() < 0.4 ? 0 : 255,
  );
  const image: Grey = { data, width, height: widths.length * model.height };
  return {
    image,
    lines: widths.map((one, index) => ({ x: index % 5, y: index * model.height, width: one })),
  };
}

describe('a network for lines', () => {
  it('sees what plain arithmetic sees, whichever lines are read together', () => {
    const network = createNetwork(model);
    const { image, lines } = sheet(61, 30, 100, 33);
    const expected = lines.map((line) => plainly(image, line));
    for (const chosen of [[0, 1, 2, 3], [2, 0, 1], [3]]) {
      const shown = new Set<number>();
      network.read(
        image,
        chosen.map((index) => lines[index]!),
        (at, { steps, values, stride }) => {
          const index = chosen[at]!;
          shown.add(index);
          expect(steps).toBe(Math.floor(lines[index]!.width / 3));
          expected[index]!.forEach((odds, step) =>
            odds.forEach((value, output) =>
              expect(Math.abs(values[step * stride + output]! - value)).toBeLessThan(0.02),
            ),
          );
        },
      );
      expect(shown).toEqual(new Set(chosen));
    }
  });

  it('shows nothing of lines without a step, and takes lines of any length', () => {
    const network = createNetwork(model);
    const { image, lines } = sheet(2, 20_000, 7);
    const steps: number[] = [];
    network.read(image, lines, (at, odds) => {
      steps[at] = odds.steps;
      const first = odds.values.subarray(0, model.output.rows).reduce((sum, value) => sum + value, 0);
      expect(first).toBeCloseTo(1, 4);
    });
    expect(steps).toEqual([undefined, 6_666, 2]);
  });
});

describe('the kernel', () => {
  it('is what its source is compiled to', async () => {
    expect(await readFile(KERNEL_MODULE, 'utf8')).toBe(await compiledKernel());
  });
});
