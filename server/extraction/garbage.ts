/**
 * Gives the memory of a long document back before the next step begins. V8 collects when its heap has grown by a share of
 * what lived at the last collection: behind a thousand pages, most of 200 MB would be held by nobody and stay nevertheless.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: object) => void;

let collect: Collect | null = null;
/** What lives is moved together, so that whole pages of the heap are given back to the system. */
const TIGHTLY = { type: 'major', execution: 'sync', flavor: 'last-resort' };

/** Collects all garbage of this thread, and gives the system back what it took. */
export function collectGarbage(): void {
  (collect ??= exposed())(TIGHTLY);
}

/** V8's own function, which it names in contexts that are made while this flag is set. */
function exposed(): Collect {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('typeof gc === "function" ? gc : null');
  setFlagsFromString('--no-expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V8's function has no types
  return typeof gc === 'function' ? (gc as Collect) : () => {};
}
