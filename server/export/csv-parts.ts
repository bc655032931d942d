import papaparse from 'papaparse';
import type { ExportedFile } from './exported-file.ts';

/** What an importing program takes at once. */
export interface ImportLimits {
  /** Rows beside the heading. */
  readonly rows: number;
  readonly bytes: number;
}

/** Rows of cells as CSV files (RFC 4180, UTF-8), each with the heading if there is one and within the limits. */
export function csvParts(
  heading: readonly string[] | null,
  rows: readonly (readonly string[])[],
  limits: ImportLimits,
): ExportedFile[] {
  const head = heading === null ? '' : csvLine(heading);
  const parts: string[][] = [[]];
  let bytes = Buffer.byteLength(head);
  for (const line of rows.map(csvLine)) {
    const size = Buffer.byteLength(line);
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && (part.length >= limits.rows || bytes + size > limits.bytes)) {
      parts.push([line]);
      bytes = Buffer.byteLength(head) + size;
    } else {
      part.push(line);
      bytes += size;
    }
  }
  return parts.map((lines) => ({
    body: head + lines.join(''),
    mediaType: 'text/csv; charset=utf-8',
    extension: '.csv',
  }));
}

function csvLine(cells: readonly string[]): string {
  return `${papaparse.unparse([[...cells]], { newline: '\r\n' })}\r\n`;
}
