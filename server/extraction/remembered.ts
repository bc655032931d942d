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

/** Texts after which one function of `rememberedText` begins to forget; a statement has some hundreds of different ones. */
const MAX_TEXTS = 2048;
/** Longer texts hardly come twice. */
const MAX_TEXT_LENGTH = 64;

/**
 * Like `remembered`, by a text: words of a statement are asked about again and again. What has not been asked about since as
 * many others came is forgotten, so that no file fills the memory.
 */
export function rememberedText<V extends object | string | number | boolean | null>(
  make: (text: string) => V,
): (text: string) => V {
  let recent = new Map<string, V>();
  let earlier = new Map<string, V>();
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return make(text);
    const known = recent.get(text);
    if (known !== undefined) return known;
    const made = earlier.get(text) ?? make(text);
    if (recent.size >= MAX_TEXTS) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, made);
    return made;
  };
}
