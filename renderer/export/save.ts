import type { Download } from '../api/client.ts';

/** Time a browser gets to take a saved file over before its address is freed, in milliseconds. */
const KEPT_FOR = 60_000;

/** Hands a file to the browser's own way of saving, under the name the service gave it. */
export function saveDownload({ blob, fileName }: Download): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
