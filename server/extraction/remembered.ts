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
