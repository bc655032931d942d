/** One file as pdf.js has it: to be read and to be drawn, each opened when first asked for. */
import { loadPdf, type PDFDocumentProxy } from './pdfjs.ts';

export class PdfjsFiles {
  readonly #bytes: Uint8Array;
  readonly #password: string | undefined;
  #read: Promise<PDFDocumentProxy> | undefined;
  #drawn: Promise<PDFDocumentProxy> | undefined;

  /** `read` where it was opened to be read before. */
  constructor(bytes: Uint8Array, password: string | undefined, read?: PDFDocumentProxy) {
    this.#bytes = bytes;
    this.#password = password;
    this.#read = read && Promise.resolve(read);
  }

  toRead(): Promise<PDFDocumentProxy> {
    return (this.#read ??= loadPdf(this.#bytes, { password: this.#password }));
  }

  /** With all that drawing takes. */
  toDraw(): Promise<PDFDocumentProxy> {
    return (this.#drawn ??= loadPdf(this.#bytes, { password: this.#password, toDraw: true }));
  }

  async close(): Promise<void> {
    for (const file of [this.#read, this.#drawn]) {
      await file?.then(
        ({ loadingTask }) => loadingTask.destroy(),
        () => {},
      );
    }
  }
}
