/** Ascending places: looking for one, and putting them in order. */

/** How many of ascending places lie before a limit. */
export function countBelow<T>(places: readonly T[], limit: number, placeOf: (place: T) => number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (placeOf(places[middle]!) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The values in ascending order; the list itself where they are, as words of a page mostly are, which takes no copy of it. */
export function inOrder<T>(values: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  for (let at = 1; at < values.length; at += 1)
    if (compare(values[at - 1]!, values[at]!) > 0) return values.toSorted(compare);
  return values;
}
