/**
 * Compiles the arithmetic of the line recognisers and writes it where they load it from:
 * `node scripts/make-kernel.ts`, after every change of kernel.as. What it writes is kept in the repository, so that nothing has
 * to be compiled to run from source.
 */
import { writeFile } from 'node:fs/promises';
import { compiledKernel, KERNEL_MODULE } from './kernel/compile.ts';

await writeFile(KERNEL_MODULE, await compiledKernel());
