/**
 * What the network saw at each step across a strip, and the texts that it supports.
 *
 * The best text alone does not tell how near another came. The network's output does: for each step the likely
 * characters, or none. Its texts are found by a beam search over prefixes (Graves, "Sequence Transduction with Recurrent
 * Neural Networks", 2012, and Hannun, "Sequence Modeling with CTC", 2017).
 */

import type { Odds } from './network/run.ts';

/** Likely characters at one step with their probability, 0 to 1; the empty text stands for none. */
export type Step = readonly (readonly [character: string, probability: number])[];
/** The steps across a strip, from left to right. */
export type Lattice = readonly Step[];

/** A text the picture supports, with its share (0 to 1) of all texts that were followed. */
export interface Supported {
  readonly text: string;
  readonly support: number;
}

/** Prefixes followed at once. */
const BEAM = 24;
/** A character less likely than this is not followed: the picture does not support it. */
const MIN_PROBABILITY = 0.01;

/** The steps of a strip; `texts` is what each output of the network stands for, null for a part of a character. */
export function latticeOf({ steps, values, stride }: Odds, texts: readonly (string | null)[]): Lattice {
  return Array.from({ length: steps }, (_, step): Step => {
    const likely: (readonly [string, number])[] = [];
    texts.forEach((text, output) => {
      const odds = values[step * stride + output]!;
      if (text !== null && odds >= MIN_PROBABILITY) likely.push([text, odds]);
    });
    return likely.sort((a, b) => b[1] - a[1]);
  });
}

/** How likely a prefix is so far: ending in its last character, or in a step without any. */
interface Chance {
  ending: number;
  paused: number;
}

/** The likeliest texts, best first; `allows` leaves out characters that cannot be. */
export function supportedTexts(
  lattice: Lattice,
  most: number,
  allows: (character: string) => boolean = () => true,
): Supported[] {
  let beam = new Map<string, Chance>([['', { ending: 0, paused: 1 }]]);
  for (const step of lattice) {
    const likely = step.filter(
      ([character, probability]) => probability >= MIN_PROBABILITY && (character === '' || allows(character)),
    );
    // Nothing that may be here was seen: the step tells nothing.
    if (likely.length === 0) continue;
    const next = new Map<string, Chance>();
    for (const [prefix, chance] of beam) {
      const whole = chance.ending + chance.paused;
      for (const [character, probability] of likely) {
        if (character === '') {
          chanceOf(next, prefix).paused += whole * probability;
        } else if (prefix.endsWith(character)) {
          chanceOf(next, prefix).ending += chance.ending * probability;
          if (chance.paused > 0) chanceOf(next, prefix + character).ending += chance.paused * probability;
        } else {
          chanceOf(next, prefix + character).ending += whole * probability;
        }
      }
    }
    beam = strongest(next, BEAM);
  }
  const total = [...beam.values()].reduce((sum, { ending, paused }) => sum + ending + paused, 0);
  return [...strongest(beam, most)].map(([text, { ending, paused }]) => ({
    text: text.trim(),
    support: total === 0 ? 0 : (ending + paused) / total,
  }));
}

function chanceOf(beam: Map<string, Chance>, prefix: string): Chance {
  const known = beam.get(prefix);
  if (known !== undefined) return known;
  const fresh = { ending: 0, paused: 0 };
  beam.set(prefix, fresh);
  return fresh;
}

/** The likeliest prefixes, scaled so that the best is 1: long strips would run out of small numbers. */
function strongest(beam: ReadonlyMap<string, Chance>, count: number): Map<string, Chance> {
  const sorted = [...beam]
    .filter(([, { ending, paused }]) => ending + paused > 0)
    .sort((a, b) => b[1].ending + b[1].paused - (a[1].ending + a[1].paused));
  if (sorted[0] === undefined) return new Map();
  const best = sorted[0][1].ending + sorted[0][1].paused;
  return new Map(
    sorted
      .slice(0, count)
      .map(([prefix, { ending, paused }]) => [prefix, { ending: ending / best, paused: paused / best }]),
  );
}
