/** Reads one statement in a thread of its own, so that a file that hangs or exhausts memory costs only itself. */
import { readFile } from 'node:fs/promises';
import type { Statement } from '../../../shared/statement.ts';
import { ExtractionError } from '../../extraction/errors.ts';
import { extractStatement } from '../../extraction/extract.ts';

export interface ReadTask {
  readonly path: string;
  readonly password?: string;
}
export type ReadAnswer =
  { readonly ok: true; readonly statement: Statement } | { readonly ok: false; readonly reason: string };

/** The pool's task: a statement, or why the file cannot be read. */
export default async function read({ path, password }: ReadTask): Promise<ReadAnswer> {
  const bytes = new Uint8Array(await readFile(path));
  try {
    const { statement } = await extractStatement(bytes, password === undefined ? {} : { password });
    return { ok: true, statement };
  } catch (error) {
    if (error instanceof ExtractionError) return { ok: false, reason: error.message };
    return {
      ok: false,
      reason: `crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    };
  }
}
