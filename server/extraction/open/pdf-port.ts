/**
 * The way between the two halves of pdf.js where both run in one thread.
 *
 * pdf.js' own way clones every message, and texts are most of what it sends: cloning them takes as long as finding
 * their words. Here texts are handed over as they are, which is safe because the sending half lets go of them; so are a
 * page's operators where nothing is drawn, because they are only read then. All other messages are copied as ever, because their sender may change them afterwards. Most of those ask for the next part
 * of a text or say that it has come: numbers and words, for which a clone is a long way.
 */
import type { Transferable } from 'node:worker_threads';
import * as pdfjs from './pdfjs-module.ts';

/** What pdf.js asks of a port, a small part of `MessagePort`. */
export interface PdfPort {
  /** pdf.js passes null, too, where nothing is to be transferred: with a font that cannot be read. */
  postMessage(message: unknown, transfer?: Transferable[] | null): void;
  addEventListener(name: string, listener: Listener, options?: { signal?: AbortSignal }): void;
  removeEventListener(name: string, listener: Listener): void;
}

type Listener = (event: { readonly data: unknown }) => void;

/** Where the parsing half of pdf.js, which has no types, leaves itself when it is loaded. */
interface ParserGlobal {
  readonly pdfjsWorker: { readonly WorkerMessageHandler: { initializeFromPort(port: PdfPort): void } };
}

/**
 * A pair of connected ports. Messages arrive in order, each in a microtask of its own. `toDraw`: what draws a page keeps
 * pictures and paths in its operators, of which the sending half may keep some for the next page.
 */
export function connectedPorts(toDraw: boolean): readonly [PdfPort, PdfPort] {
  const heard: readonly [Set<Listener>, Set<Listener>] = [new Set(), new Set()];
  const port = (own: Set<Listener>, other: Set<Listener>): PdfPort => ({
    postMessage(message, transfer) {
      const event = {
        data:
          withText(message) ??
          (toDraw ? null : withOperators(message)) ??
          flatCopy(message) ??
          structuredClone(message, { transfer: transfer ?? [] }),
      };
      queueMicrotask(() => {
        for (const listener of other) listener(event);
      });
    },
    addEventListener(_name, listener, { signal } = {}) {
      own.add(listener);
      signal?.addEventListener('abort', () => own.delete(listener));
    },
    removeEventListener(_name, listener) {
      own.delete(listener);
    },
  });
  return [port(heard[0], heard[1]), port(heard[1], heard[0])];
}

/** A message with a part of a page's text, null for any other. The envelope is emptied by its sender, its lists are not. */
function withText(message: unknown): object | null {
  if (!hasChunk(message)) return null;
  const { chunk } = message;
  return 'items' in chunk && 'styles' in chunk ? { ...message, chunk: { ...chunk } } : null;
}

/** A message with a part of a page's operators, null for any other. The sender empties both lists, not what is in them. */
function withOperators(message: unknown): object | null {
  if (!hasChunk(message)) return null;
  const { chunk } = message;
  if (!('fnArray' in chunk) || !('argsArray' in chunk)) return null;
  const { fnArray, argsArray } = chunk;
  if (!Array.isArray(fnArray) || !Array.isArray(argsArray)) return null;
  return { ...message, chunk: { ...chunk, fnArray: fnArray.slice(), argsArray: argsArray.slice() } };
}

function hasChunk(message: unknown): message is { readonly chunk: object } {
  if (typeof message !== 'object' || message === null || !('chunk' in message)) return false;
  return typeof message.chunk === 'object' && message.chunk !== null;
}

/** A copy of a plain object that holds no further objects, null for anything else. */
function flatCopy(message: unknown): object | null {
  if (typeof message !== 'object' || message === null || Object.getPrototypeOf(message) !== Object.prototype)
    return null;
  for (const value of Object.values(message)) {
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') return null;
    if (typeof value === 'symbol') return null;
  }
  return { ...message };
}

/** The parsing half of pdf.js in this thread, to draw pages or only to read them. One for each document: then all of it goes with it. */
export function parserInThisThread(verbosity: number, toDraw: boolean): pdfjs.PDFWorker {
  const [near, far] = connectedPorts(toDraw);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdf.js declares its ports as null
  const parser = new pdfjs.PDFWorker({ port: near as unknown as null, verbosity });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see ParserGlobal
  (globalThis as unknown as ParserGlobal).pdfjsWorker.WorkerMessageHandler.initializeFromPort(far);
  return parser;
}
