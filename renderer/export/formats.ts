/** What can be saved, in a user's words. */
import type { DownloadFormat } from '../../shared/api/documents.ts';

export const FORMATS: readonly {
  readonly format: DownloadFormat;
  readonly name: string;
  readonly use: string;
}[] = [
  { format: 'csv', name: 'CSV', use: 'For accounting packages and any spreadsheet' },
  { format: 'xlsx', name: 'Excel', use: 'Real dates and numbers, with a summary that adds up' },
  { format: 'json', name: 'JSON', use: 'For scripts: rows, accounts and verification' },
];

/** Lines a preview shows. */
const PREVIEW_LINES = 12;

/** The first lines of a text, and whether there are more. */
export function firstLines(
  text: string,
  count = PREVIEW_LINES,
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
