/** Which way up a page is read: by its text, not by what the file claims. One rule for reading pages and for showing them. */

/** Text may lean this much (degrees) and still count for the direction it is near to. */
const MAX_LEAN = 20;

/** A piece of text of a PDF page: its characters and the matrix `[a, b, c, d, e, f]` it is drawn with. */
export interface PlacedText {
  readonly str: string;
  readonly transform: readonly unknown[];
}

/**
 * Clockwise rotation, in degrees (0, 90, 180, 270), that turns a page upright: most characters then run left to right.
 * A page without text is turned as the file says (`claimed`, in degrees).
 */
export function uprightRotation(claimed: number, items: readonly PlacedText[]): number {
  const characters = new Map<number, number>();
  for (const { str, transform } of items) {
    const a = typeof transform[0] === 'number' ? transform[0] : 0;
    const b = typeof transform[1] === 'number' ? transform[1] : 0;
    const degrees = b === 0 && a > 0 ? 0 : (Math.atan2(b, a) * 180) / Math.PI;
    const quarter = Math.round(degrees / 90) * 90;
    // Written so that what is not a number, in a damaged file, is left out too.
    if (!(Math.abs(degrees - quarter) <= MAX_LEAN)) continue;
    const rotation = (quarter + 360) % 360;
    const drawn = str.trim().length;
    if (drawn > 0) characters.set(rotation, (characters.get(rotation) ?? 0) + drawn);
  }
  let best = claimed;
  let most = 0;
  for (const [rotation, count] of characters) {
    if (count > most) [best, most] = [rotation, count];
  }
  return best;
}
