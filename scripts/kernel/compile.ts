/** The module that holds the compiled arithmetic of the line recognisers, as text. */
import { readFile } from 'node:fs/promises';

/**
 * What of the compiler is used. Its own typings declare globals: with them `at` of every array in this project would
 * promise an element where there may be none.
 */
interface Compiler {
  main(
    args: readonly string[],
    files: {
      readFile(name: string): string | null;
      writeFile(name: string, contents: string | Uint8Array): void;
      listFiles(): string[];
      readonly stderr: { write(text: unknown): boolean };
    },
  ): Promise<{ readonly error: Error | null }>;
}
const COMPILER: string = 'assemblyscript/asc';

const ROOM = new URL('../../server/extraction/words/ocr/network/', import.meta.url);
export const KERNEL_MODULE = new URL('kernel.ts', ROOM);

/** The compiler takes names with this ending only. */
const ENTRY = 'kernel.ts';
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--use', 'abort='];
const LINE = 116;

/** The whole text of `KERNEL_MODULE`. Throws what the compiler says of its source. */
export async function compiledKernel(): Promise<string> {
  const compiler: Compiler = await import(COMPILER);
  const source = await readFile(new URL('kernel.as', ROOM), 'utf8');
  let bytes: Uint8Array = new Uint8Array();
  const problems: string[] = [];
  const { error } = await compiler.main([ENTRY, '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: (name) => (name === ENTRY ? source : null),
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') bytes = contents;
    },
    listFiles: () => [],
    stderr: { write: (text) => problems.push(String(text)) > 0 },
  });
  if (error !== null) throw new Error(problems.join(''), { cause: error });
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [
    '/** WebAssembly compiled from kernel.as by scripts/make-kernel.ts; not to be edited. */',
    'export const KERNEL = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}
