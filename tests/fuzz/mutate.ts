/** Changes files as chance and malice would: by a seed, so that a finding can be made again. */

/** A generator of numbers from 0 to 1 (mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = <T>(random: Random, values: readonly T[]): T => values[below(random, values.length)]!;

/** Numbers that programs count wrongly with. */
const NUMBERS = [
  '0',
  '-1',
  '2147483648',
  '4294967296',
  '99999999999999999999',
  '0.00000001',
  '1e9',
  '65535',
  '-0',
];
/** Words that mean something to readers of PDFs. */
const WORDS = [
  '/Type',
  '/Kids',
  '/Parent',
  '/Filter',
  '/FlateDecode',
  'endstream',
  'endobj',
  'obj',
  'stream',
  '<<',
  '>>',
  '[',
  '(',
];

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const mutations: readonly Mutation[] = [
  function flipBits(bytes, random) {
    const changed = Buffer.from(bytes);
    for (let n = 1 + below(random, 12); n > 0; n -= 1) {
      const at = below(random, changed.length);
      changed[at] = changed[at]! ^ (1 << below(random, 8));
    }
    return changed;
  },
  function overwrite(bytes, random) {
    const changed = Buffer.from(bytes);
    const at = below(random, changed.length);
    const end = Math.min(changed.length, at + 1 + below(random, 400));
    changed.fill(pick(random, [0, 0xff, 0x20, below(random, 256)]), at, end);
    return changed;
  },
  function cutOut(bytes, random) {
    const at = below(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(random, 600))]);
  },
  function truncate(bytes, random) {
    return bytes.subarray(0, 1 + below(random, bytes.length));
  },
  function repeat(bytes, random) {
    const at = below(random, bytes.length);
    const part = bytes.subarray(at, at + 1 + below(random, 300));
    const times = 1 + below(random, 60);
    const parts = Array.from({ length: times }, () => part);
    return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
  },
  function splice(bytes, random, other) {
    const [at, from] = [below(random, bytes.length), below(random, other.length)];
    return Buffer.concat([
      bytes.subarray(0, at),
      other.subarray(from, from + 1 + below(random, 2_000)),
      bytes.subarray(at),
    ]);
  },
  function changeNumber(bytes, random) {
    return replaceOne(bytes, random, /-?\d+(\.\d+)?/g, pick(random, NUMBERS));
  },
  function changeReference(bytes, random) {
    return replaceOne(bytes, random, /\d+ 0 R/g, `${1 + below(random, 12)} 0 R`);
  },
  function changeWord(bytes, random) {
    return replaceOne(bytes, random, /\/[A-Z]\w+|endstream|endobj|stream|obj|<<|>>/g, pick(random, WORDS));
  },
  function swapWords(bytes, random) {
    const changed = Buffer.from(bytes);
    const [a, b] = [below(random, changed.length - 1), below(random, changed.length - 1)];
    const length = Math.min(1 + below(random, 64), changed.length - Math.max(a, b));
    const kept = Buffer.from(changed.subarray(a, a + length));
    changed.copy(changed, a, b, b + length);
    kept.copy(changed, b);
    return changed;
  },
];

function replaceOne(bytes: Buffer, random: Random, pattern: RegExp, by: string): Buffer {
  const found = [...bytes.toString('latin1').matchAll(pattern)];
  if (found.length === 0) return bytes;
  const { index, 0: text } = pick(random, found);
  return Buffer.concat([
    bytes.subarray(0, index),
    Buffer.from(by, 'latin1'),
    bytes.subarray(index + text.length),
  ]);
}

/** One to four changes of a file; `other` is another file, to take parts from. */
export function mutate(bytes: Buffer, other: Buffer, random: Random): Buffer {
  let changed = bytes;
  for (let n = 1 + below(random, 4); n > 0; n -= 1) changed = pick(random, mutations)(changed, random, other);
  return changed;
}
