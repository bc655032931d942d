/**
 * Keeps the machine code of WebAssembly modules until their last thread has ended. V8 shares that code between threads and
 * collects parts of it while the process runs; in Node 24's V8 it now and then collects what a thread still needs, and the
 * whole process ends with a segmentation fault (docs/decisions/0027-wasm-code-is-kept.md).
 */
import { setFlagsFromString } from 'node:v8';

/** The V8 option; holds for the whole process, and costs a few megabytes. */
export const KEEP_WASM_CODE = '--no-wasm-code-gc';

/**
 * To be called before the first thread is started. Where Node's compile cache is used, before that is enabled too: V8
 * takes nothing from a cache that was written under other options.
 */
export function keepWasmCode(): void {
  setFlagsFromString(KEEP_WASM_CODE);
}
