/**
 * The memory of long documents: bounded while they are read, given back before the next step begins. V8 collects when its
 * heap has grown by a share of what lived at the last collection: behind a thousand pages, most of 200 MB would be held by
 * nobody and stay nevertheless.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Pages from which a document's memory is worth a care of its own. */
export const LONG_DOCUMENT = 200;

/**
 * By how much the heap may grow before V8 looks for garbage again, %. Words by the hundred thousand live until a long statement
 * is read: with 30 instead of 80 a thousand pages need some 80 MB less, for a twelfth more work. Threads that read short ones
 * do a tenth less with 30 than with 60, which takes no more memory.
 */
const GROWTH = { threads: 60, long: 30 };

/** Lets V8 look for garbage earlier, for as long as the process lives: in threads that read documents, or from a long one on. */
export function collectEarly(where: keyof typeof GROWTH): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH[where]}`);
}

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
