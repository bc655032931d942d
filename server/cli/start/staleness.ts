import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether an output is missing or older than the newest file below any of its sources. */
export async function isStale(output: string, sources: readonly string[]): Promise<boolean> {
  const built = await modifiedAt(output);
  if (built === null) return true;
  for (const source of sources) if ((await newestBelow(source)) > built) return true;
  return false;
}

/** Newest modification below a file or folder, ms since the epoch; 0 where there is nothing. */
async function newestBelow(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (info === null) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path);
  const times = await Promise.all(names.map((name) => newestBelow(join(path, name))));
  return Math.max(0, ...times);
}

async function modifiedAt(path: string): Promise<number | null> {
  const info = await stat(path).catch(() => null);
  return info === null ? null : info.mtimeMs;
}
