/**
 * The jobs a worker takes, and what it answers: plain data, because it crosses a thread.
 * `worker.ts` carries them out; whoever owns the pool (server/documents) sends them.
 */
import type { MessagePort } from 'node:worker_threads';
import type { Stage, Statement } from '../../shared/statement.ts';
import type { ExtractionErrorCode } from './errors.ts';

/** An expected failure as data. */
export interface JobFailure {
  readonly ok: false;
  readonly code: ExtractionErrorCode;
  readonly message: string;
  readonly hint: string;
}

/** Counts the pages of a file: the first thing done with an upload. */
export interface CountJob {
  readonly path: string;
  readonly password?: string;
  readonly maxPages: number;
  /**
   * Where to write a decrypted copy when the file is an encrypted PDF. Later jobs read that copy, so no password
   * has to be kept. Not written for other files.
   */
  readonly readingCopyPath: string;
}
export type CountAnswer =
  | {
      readonly ok: true;
      readonly mediaType: string;
      readonly pageCount: number;
      /** True when `readingCopyPath` was written and is to be read from now on. */
      readonly readingCopy: boolean;
    }
  | JobFailure;

/** Reads a statement. `path` is a file without a password (the reading copy where there is one). */
export interface ExtractJob {
  readonly path: string;
  /** Receives `ProgressMessage`s; in the transfer list of the call. */
  readonly progress: MessagePort | null;
}
export interface ProgressMessage {
  readonly stage: Stage;
  readonly pagesDone: number;
  readonly pagesTotal: number;
}
export type ExtractAnswer = { readonly ok: true; readonly statement: Statement } | JobFailure;

/** Draws one page as PNG. `page` counts from 1, `width` is in pixels. */
export interface RenderJob {
  readonly path: string;
  readonly page: number;
  readonly width: number;
  /** Memory in which the thread may keep pages for the next jobs, bytes. */
  readonly keepBytes: number;
}
export type RenderAnswer = { readonly ok: true; readonly png: Uint8Array } | JobFailure;
