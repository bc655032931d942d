/**
 * Conventions as a list of steps, each of which takes what the one before it gives: pages, lines, rows of tables. A new one is a file
 * with one function, and a line in the list of its stage.
 */
export type Step<T, More extends readonly unknown[] = []> = (value: T, ...more: More) => T;

/** A value after all steps, in their order; `more` is told to each. */
export function inTurn<T, More extends readonly unknown[]>(
  steps: readonly Step<T, More>[],
  value: T,
  ...more: More
): T {
  return steps.reduce((before, step) => step(before, ...more), value);
}
