import { strToU8, zipSync } from 'fflate';
import type { ExportedFile } from './exported-file.ts';

/** The same files give the same archive, so every file has the first moment the format knows. */
const MODIFIED = new Date(1980, 0, 1);

/** Several files as a ZIP archive; `stem` names a file in it, without extension, of letters and digits alone. */
export function zip(files: readonly { readonly stem: string; readonly file: ExportedFile }[]): ExportedFile {
  const entries: Record<string, Uint8Array> = {};
  for (const { stem, file } of files) {
    const name = freeName(stem, file.extension, entries);
    entries[name] = typeof file.body === 'string' ? strToU8(file.body) : file.body;
  }
  return { body: zipSync(entries, { mtime: MODIFIED }), mediaType: 'application/zip', extension: '.zip' };
}

function freeName(stem: string, extension: string, taken: Readonly<Record<string, unknown>>): string {
  let name = stem + extension;
  for (let number = 2; Object.hasOwn(taken, name); number += 1) name = `${stem}-${number}${extension}`;
  return name;
}

/** A text as part of a file name that every system and every unpacking program takes. */
export function fileStem(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^0-9A-Za-z]+/g, '-');
  return letters.replace(/^-+|-+$/g, '').slice(0, 60) || 'account';
}
