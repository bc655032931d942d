import type { DownloadFormat } from '../../shared/api/documents.ts';
import type { Client, Download } from '../api/client.ts';

/** The exports of several documents, each a file of its own, in one ZIP archive. `onDone` hears how many are there. */
export async function gatherEach(
  client: Pick<Client, 'download'>,
  fileIds: readonly string[],
  format: DownloadFormat,
  onDone: (count: number) => void,
): Promise<Download> {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  for (const [at, fileId] of fileIds.entries()) {
    const { blob, fileName } = await client.download([fileId], format);
    files[freeName(fileName, files)] = new Uint8Array(await blob.arrayBuffer());
    onDone(at + 1);
  }
  const archive = zipSync(files);
  return {
    blob: new Blob([archive.slice()], { type: 'application/zip' }),
    fileName: `${fileIds.length} statements.zip`,
  };
}

/** A name no other file has: "may.csv", "may (2).csv". */
export function freeName(name: string, taken: Readonly<Record<string, unknown>>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; Object.hasOwn(taken, free); number += 1) free = `${stem} (${number})${ending}`;
  return free;
}
