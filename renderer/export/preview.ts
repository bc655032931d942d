/** How a file begins, for a look before it is saved. */
import Papa from 'papaparse';
import type { FormatWords } from './formats.ts';

export type Preview =
  | {
      readonly kind: 'table';
      /** Null where the file has no heading. */
      readonly head: readonly string[] | null;
      readonly rows: readonly (readonly string[])[];
      readonly more: boolean;
    }
  | { readonly kind: 'text'; readonly text: string; readonly more: boolean }
  /** Several files in an archive, and the beginning of the first. */
  | { readonly kind: 'archive'; readonly names: readonly string[]; readonly first: Preview };

/** Rows a preview of a table shows. */
export const PREVIEW_LINES = 12;
/** Lines a preview of a text shows: an entry takes several, and a heading of many goes before the first. */
const TEXT_LINES = 200;
/** Bytes a preview reads of a format that goes line by line: far more than its lines need. */
const BEGINNING = 256_000;

/** The preview of a file in a format; an archive gives that of its first file. */
export async function previewOf(blob: Blob, fileName: string, format: FormatWords): Promise<Preview> {
  if (fileName.endsWith('.zip')) return archivePreview(blob, format);
  if (format.shows === 'text') {
    if (format.format === 'json') return { kind: 'text', ...firstLines(layOutJson(await blob.text())) };
    const text = await beginning(blob, 'windows-1252');
    return { kind: 'text', ...firstLines(text) };
  }
  return tablePreview(await beginning(blob, 'utf-8'), format.shows !== 'headless table');
}

async function archivePreview(blob: Blob, format: FormatWords): Promise<Preview> {
  const { unzipSync } = await import('fflate');
  const entries = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer())));
  const [name = '', content = new Uint8Array()] = entries[0] ?? [];
  const first = await previewOf(new Blob([content.slice()]), name, format);
  return { kind: 'archive', names: entries.map(([entry]) => entry), first };
}

/** The first lines of CSV as cells. */
function tablePreview(text: string, headed: boolean): Preview {
  const wanted = PREVIEW_LINES + (headed ? 1 : 0);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    preview: wanted + 1,
    skipEmptyLines: true,
  });
  const [first, ...rest] = data;
  return {
    kind: 'table',
    head: headed ? (first ?? []) : null,
    rows: (headed ? rest : data).slice(0, PREVIEW_LINES),
    more: data.length > wanted,
  };
}

/** The first lines of a text, and whether there are more. */
export function firstLines(
  text: string,
  count = TEXT_LINES,
): { readonly text: string; readonly more: boolean } {
  const lines = text.trimEnd().split(/\r?\n/);
  return { text: lines.slice(0, count).join('\n'), more: lines.length > count };
}

/** A JSON text laid out for reading; the text itself where it is none. */
export function layOutJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function beginning(blob: Blob, encoding: string): Promise<string> {
  return new TextDecoder(encoding).decode(await blob.slice(0, BEGINNING).arrayBuffer());
}
