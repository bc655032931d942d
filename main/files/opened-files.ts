/** Files the system or a dialog handed to the app, until the window takes them. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OpenedFile } from '../bridge.ts';

/** A file cannot be taken; the message is for the user. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

export interface OpenedFilesOptions {
  /** Largest file the service takes, bytes. A larger one is not even read. */
  readonly maxBytes: number;
  /** Tells the window that there is something to take. */
  readonly announce: () => void;
  /** Tells the user about a file that cannot be taken. */
  readonly refuse: (error: UnreadableFileError) => void;
  /** Puts a file on the system's list of recent documents. */
  readonly remember: (path: string) => void;
}

/**
 * A queue of paths. Only main puts paths in: the page takes what is next and can name nothing, so a page that was broken
 * into cannot read files of its choice.
 */
export class OpenedFiles {
  readonly #options: OpenedFilesOptions;
  readonly #waiting: string[] = [];

  constructor(options: OpenedFilesOptions) {
    this.#options = options;
  }

  add(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#waiting.push(...paths);
    this.#options.announce();
  }

  /** The next file that can be read; null when none is waiting. */
  async next(): Promise<OpenedFile | null> {
    for (;;) {
      const path = this.#waiting.shift();
      if (path === undefined) return null;
      try {
        const file = await this.#read(path);
        this.#options.remember(path);
        return file;
      } catch (error) {
        this.#options.refuse(unreadable(path, error));
      }
    }
  }

  async #read(path: string): Promise<OpenedFile> {
    const name = basename(path);
    const info = await stat(path);
    if (!info.isFile()) throw new UnreadableFileError(`${name} is not a file.`);
    if (info.size > this.#options.maxBytes) {
      const limit = Math.floor(this.#options.maxBytes / (1024 * 1024));
      throw new UnreadableFileError(`${name} is larger than ${limit} MB, the most a statement may have.`);
    }
    const { buffer, byteOffset, byteLength } = await readFile(path);
    return { name, content: new Uint8Array(buffer, byteOffset, byteLength) };
  }
}

function unreadable(path: string, error: unknown): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = basename(path);
  if (code === 'ENOENT') return new UnreadableFileError(`${name} is no longer there.`);
  if (code === 'EACCES' || code === 'EPERM') return new UnreadableFileError(`${name} may not be read.`);
  return new UnreadableFileError(`${name} cannot be read${code === '' ? '' : ` (${code})`}.`);
}
