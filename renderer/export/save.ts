import type { Download } from '../api/client.ts';

/** Time a browser gets to take a saved file over before its address is freed, in milliseconds. */
const KEPT_FOR = 60_000;

/** The desktop's own way of saving; answers the path, or null where the user thought better of it. */
export type SaveAs = (name: string, content: Uint8Array) => Promise<string | null>;

/**
 * Saves a file: through the desktop's dialog where there is one, else the browser's own way, under the name the service
 * gave it. Answers where it went: a path, '' where only the browser knows, or null where the user thought better of it.
 */
export async function saveDownload(
  { blob, fileName }: Download,
  saveAs: SaveAs | undefined,
): Promise<string | null> {
  if (saveAs) return saveAs(fileName, new Uint8Array(await blob.arrayBuffer()));
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
  return '';
}
