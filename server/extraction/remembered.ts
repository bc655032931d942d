/**
 * A function that answers for each key once, for as long as the key lives. Competing readings of a document look at the same
 * lines again and again; `make` must depend on nothing but its key.
 */
export function remembered<K extends WeakKey, V extends object | string | boolean | null>(
  make: (key: K) => V,
): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** Keys kept by one function of `rememberedLately`: more than the lines of a page. */
const MAX_KEYS = 256;

/** Like `remembered`, of keys that are asked about again soon or never: nothing is kept for as long as a document lives. */
export function rememberedLately<K extends WeakKey, V extends object | string | boolean | null>(
  make: (key: K) => V,
): (key: K) => V {
  let known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (known.size >= MAX_KEYS) known = new Map();
    known.set(key, made);
    return made;
  };
}

/** Places for the answers of one function of `rememberedText`, a power of two; a statement has some hundreds of different texts. */
const PLACES = 8192;
/** Longer texts hardly come twice. */
const MAX_TEXT_LENGTH = 64;
/** Letters at the end of a text that tell, with its length, where its answer is kept. */
const TELLING_LETTERS = 16;

/**
 * Like `remembered`, by a text: words of a statement are asked about again and again. Every text has one place, where its
 * answer stays until a text comes that has the same, so that no file fills the memory. Quicker than a `Map`, which wants
 * the hash of each new string and follows a chain.
 */
export function rememberedText<V extends object | string | number | boolean | null>(
  make: (text: string) => V,
): (text: string) => V {
  const texts = Array.from({ length: PLACES }, (): string | null => null);
  const answers = Array.from({ length: PLACES }, (): V | undefined => undefined);
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return make(text);
    const place = placeOf(text);
    if (texts[place] === text) {
      const known = answers[place];
      if (known !== undefined) return known;
    }
    const made = make(text);
    texts[place] = text;
    answers[place] = made;
    return made;
  };
}

/** A number below `PLACES`, alike for texts that are alike. */
function placeOf(text: string): number {
  const { length } = text;
  let hash = length;
  for (let at = Math.max(0, length - TELLING_LETTERS); at < length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
}
