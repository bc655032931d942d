/** The data files of pdf.js' own package: the standard fonts, the character maps, the decoders. */
import { readFile } from 'node:fs/promises';

type Kind = 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';

/** Files are kept by their path. The package has 3 MB of them; a statement needs one or two fonts. */
const kept = new Map<string, Promise<Uint8Array>>();

/**
 * Answers pdf.js' requests for its files (its `BinaryDataFactory`), each read from the disk once per thread: pdf.js would
 * read them for every document. pdf.js copies what it is given.
 */
export class PackageData {
  readonly #folders: Readonly<Record<Kind, string>>;

  constructor(folders: Readonly<Record<Kind, string>>) {
    this.#folders = folders;
  }

  fetch({ kind, filename }: { kind: Kind; filename: string }): Promise<Uint8Array> {
    const path = `${this.#folders[kind]}${filename}`;
    let data = kept.get(path);
    if (data === undefined) {
      data = readFile(path).then((file) => new Uint8Array(file));
      // A file that cannot be read now may be later.
      data.catch(() => kept.delete(path));
      kept.set(path, data);
    }
    return data;
  }
}
