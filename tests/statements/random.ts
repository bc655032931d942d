/** Seeded chance: the same seed gives the same statement, byte for byte. */

export interface Random {
  /** A real number in [0, 1). */
  next(): number;
  /** An integer in [low, high], both included. */
  int(low: number, high: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` decimal digits, the first not zero. */
  digits(count: number): string;
  /** `count` capital letters and digits. */
  code(count: number): string;
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a: spreads a text over 32 bits, so that every layout has its own stream for the same seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The mulberry32 generator: small, fast and good enough for invented data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    digits: (count) =>
      String(int(1, 9)) + Array.from({ length: count - 1 }, () => String(int(0, 9))).join(''),
    code: (count) => Array.from({ length: count }, () => letters.charAt(int(0, letters.length - 1))).join(''),
    shuffle: (items) => {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(0, i);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
  };
}
