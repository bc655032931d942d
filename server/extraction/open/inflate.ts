/**
 * Inflates the streams of a PDF in one call each.
 *
 * pdf.js inflates with the web's `DecompressionStream`. In Node that is a way through web streams and the thread pool,
 * and for the few kilobytes of a page the way takes longer than the inflating: a fifth of the time that reading the
 * bare text takes. Nothing else is to be done in this thread meanwhile.
 */
import { inflateSync } from 'node:zlib';

/** Output is gathered in pieces, of this many bytes to one of the input: a page's content mostly fits into one. */
const INFLATED_TIMES = 8;
/** Size of a piece, bytes, at least and at most. */
const PIECE = { min: 4 * 1024, max: 128 * 1024 };

/** Size of the pieces to gather inflated output in, bytes: large ones are left behind for each of a thousand pages. */
export function pieceFor(packed: Uint8Array): number {
  return Math.min(PIECE.max, Math.max(PIECE.min, INFLATED_TIMES * packed.length));
}

/**
 * Makes `new DecompressionStream('deflate')` in this scope (a thread's globals) inflate at once. What cannot be
 * inflated rejects as before, upon which pdf.js takes what it can with its own inflater. Other formats are untouched.
 */
export function inflateAtOnce(scope: { DecompressionStream: typeof DecompressionStream }): void {
  scope.DecompressionStream = new Proxy(scope.DecompressionStream, {
    construct: (streams, [format, ...rest]: unknown[]) =>
      format === 'deflate' ? wholeInflater() : Reflect.construct(streams, [format, ...rest]),
  });
}

/** As much of a `DecompressionStream` as pdf.js uses: one write of the whole, then reading to the end. */
function wholeInflater(): object {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  let done = false;
  return {
    writable: {
      getWriter: () => ({
        write(packed: Uint8Array): Promise<void> {
          try {
            // Copied: what zlib answers holds on to the whole piece.
            resolve(new Uint8Array(inflateSync(packed, { chunkSize: pieceFor(packed) })));
          } catch (error) {
            reject(error);
          }
          return Promise.resolve();
        },
        close: () => Promise.resolve(),
      }),
    },
    readable: {
      getReader: () => ({
        async read(): Promise<{ done: boolean; value?: Uint8Array }> {
          if (done) return { done };
          const value = await promise;
          done = true;
          return { done: false, value };
        },
      }),
    },
  };
}
