/** +1 in or up, -1 out or down, 0 unknown. */
export type Direction = -1 | 0 | 1;

/** The direction of a number: its sign. */
export function directionOf(value: number): Direction {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
