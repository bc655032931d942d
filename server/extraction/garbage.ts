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
 * Lets V8 look for garbage earlier, for as long as the process lives. Words by the hundred thousand live until a statement is
 * read, and V8 lets the heap grow to a multiple of what lives before it looks again. With 30 instead of 80 a thousand pages
 * need some 80 MB less, for a twelfth more work.
 */
export function collectEarly(): void {
  setFlagsFromString('--heap-growing-percent=30');
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
