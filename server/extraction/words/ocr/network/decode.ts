/**
 * From a network's odds to the likeliest path through them, and its characters. As tesseract does without dictionaries
 * (`RecodeBeamSearch`): where a character meets a blank, or another, their odds count together.
 */
import type { Code } from './codes.ts';
import type { Odds } from './run.ts';

/** A character with the steps it takes, up to halfway to its neighbours, and the logarithm of its worst odds. */
export interface Found {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly certainty: number;
}

/** How a path may go on: freely, only with the same output again, or only with another. */
type Way = 'free' | 'same' | 'other';

/** The best path to an output at a step. */
interface Path {
  readonly output: number;
  readonly way: Way;
  /** What of a character has been seen so far. */
  readonly code: Code;
  /** The character that ends here; null within one, and at a blank. */
  readonly text: string | null;
  /** The output of the step before goes on. */
  readonly again: boolean;
  /** Logarithm of the odds of this step, and the sum of all up to it. */
  readonly certainty: number;
  readonly score: number;
  readonly before: Path | null;
}

/** Odds are no worse than this, as a logarithm. */
const WORST = -20;
/** What is less likely than this is followed only where nothing else can be. */
const UNLIKELY = 1e-5;

/** The characters along a line. `codes`, `outputs` and `blank` are the model's. */
export function decode(odds: Odds, outputs: number, codes: Code, blank: number): Found[] {
  let paths: Path[] = [];
  for (let step = 0; step < odds.steps; step += 1) {
    const row = odds.values.subarray(step * odds.stride, step * odds.stride + outputs);
    const best = bestTwo(row);
    const likely = [...new Set([...best, blank])].filter((one) => one === best[0] || row[one]! >= UNLIKELY);
    const at = { row, best, blank, codes, first: step === 0 };
    let next = advance(paths, { ...at, taken: likely });
    if (!next.some(({ way }) => way === 'free')) next = advance(paths, { ...at, taken: [...row.keys()] });
    paths = next;
  }
  const ended = paths.filter(({ way, code }) => way !== 'same' && code === codes);
  return charactersOf(stepsOf(bestOf(ended)));
}

interface Step {
  /** The odds of all outputs. */
  readonly row: Float32Array;
  /** The likeliest two. */
  readonly best: readonly [number, number];
  readonly blank: number;
  readonly codes: Code;
  readonly first: boolean;
  /** Outputs that paths may take. */
  readonly taken: readonly number[];
}

/** The best path to each output that can be reached, in each way. */
function advance(paths: readonly Path[], { row, best, blank, codes, first, taken }: Step): Path[] {
  const reached: Path[] = [];
  const reach = (
    before: Path | null,
    to: Pick<Path, 'output' | 'way' | 'code' | 'text' | 'again'>,
    odds: number,
  ): void => {
    const certainty = Math.max(WORST, Math.log(odds));
    const score = (before?.score ?? 0) + certainty;
    const known = reached.findIndex(
      ({ output, way, code }) => output === to.output && way === to.way && code === to.code,
    );
    if (known >= 0 && reached[known]!.score >= score) return;
    const path = { ...to, certainty, score, before };
    if (known >= 0) reached[known] = path;
    else reached.push(path);
  };
  const goOn = (before: Path | null, code: Code, output: number): void => {
    if (output === blank) {
      reach(before, { output, way: 'free', code, text: null, again: false }, row[blank]!);
      return;
    }
    const next = code.next.get(output);
    if (next === undefined) return;
    let together = row[output]! + row[blank]!;
    const last = before?.output;
    if (before?.way === 'free' && last !== blank && best.includes(output) && best.includes(last!))
      together += row[last!]!;
    const add = (to: Pick<Path, 'code' | 'text'>): void => {
      reach(before, { output, way: 'free', again: false, ...to }, row[output]!);
      reach(before, { output, way: 'same', again: false, ...to }, together);
    };
    if (next.text !== null) add({ code: codes, text: next.text });
    if (next.next.size > 0) add({ code: next, text: null });
  };
  if (first) for (const output of taken) goOn(null, codes, output);
  for (const path of paths) {
    const { output, way, code, text } = path;
    if (taken.includes(output)) {
      const same = { output, code, text, again: true };
      if (way !== 'other') reach(path, { ...same, way: 'free' }, row[output]!);
      if (way === 'free' && output !== blank)
        reach(path, { ...same, way: 'other' }, row[output]! + row[blank]!);
    }
    if (way === 'same') continue;
    for (const other of taken) if (other !== output) goOn(path, code, other);
  }
  return reached;
}

function bestTwo(row: Float32Array): [best: number, second: number] {
  let [best, second] = row[0]! >= row[1]! ? [0, 1] : [1, 0];
  for (let output = 2; output < row.length; output += 1) {
    const value = row[output]!;
    if (value <= row[second]!) continue;
    if (value > row[best]!) [best, second] = [output, best];
    else second = output;
  }
  return [best, second];
}

function bestOf(paths: readonly Path[]): Path | null {
  return paths.reduce<Path | null>(
    (best, one) => (best === null || one.score > best.score ? one : best),
    null,
  );
}

function stepsOf(last: Path | null): Path[] {
  const steps: Path[] = [];
  for (let path = last; path !== null; path = path.before) steps.push(path);
  return steps.reverse();
}

/** Of a path, step by step. */
function charactersOf(steps: readonly Path[]): Found[] {
  const found: { text: string; from: number; to: number; certainty: number }[] = [];
  let at = 0;
  while (at < steps.length) {
    let certainty = 0;
    for (; at < steps.length && steps[at]!.text === null; at += 1)
      certainty = Math.min(certainty, steps[at]!.certainty);
    const last = found.at(-1);
    const text = steps[at]?.text ?? null;
    // What is unsure before a space, or behind the last character, is unsure of the character before it.
    if ((text === null || text === ' ') && last !== undefined) {
      last.certainty = Math.min(last.certainty, certainty);
      certainty = 0;
    }
    if (text === null) break;
    const from = at;
    do {
      certainty = Math.min(certainty, steps[at]!.certainty);
      at += 1;
    } while (at < steps.length && steps[at]!.again);
    found.push({ text, from, to: at, certainty });
  }
  return found.map(({ text, from, to, certainty }, index) => {
    const before = found[index - 1];
    const behind = found[index + 1];
    return {
      text,
      certainty,
      from: before === undefined ? 0 : before.to + ((from - before.to) >> 1),
      to: behind === undefined ? steps.length : to + ((behind.from - to) >> 1),
    };
  });
}
