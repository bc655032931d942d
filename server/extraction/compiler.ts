/**
 * How V8 compiles the engine: some thousand functions, each called now and then on every statement. Compiled quickly they run well
 * enough; only the few in the innermost loops are worth all optimisations (docs/decisions/0035-optimised-late.md).
 */
import { setFlagsFromString } from 'node:v8';

/**
 * Calls after which V8 compiles a function once more with all it can do. With its own 3,000 that goes on for the first four thousand
 * pages and takes an eighth of their time, and much of it is thrown away again: what a function has met by then is not all that
 * statements print.
 */
export const OPTIMISE_LATE = '--invocation-count-for-turbofan=40000';

/**
 * For the whole process, as long as it lives. Where Node's compile cache is used, to be called before that is enabled: V8 takes
 * nothing from a cache that was written under other options.
 */
export function optimiseLate(): void {
  setFlagsFromString(OPTIMISE_LATE);
}
