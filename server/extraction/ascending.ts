/** Looking for a place among ascending ones. */

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
