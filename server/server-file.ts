/** `server.json` in the data folder: where the running service answers. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replacePrivateFile } from './storage/private-files.ts';

export interface ServerFile {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly version: string;
}

const NAME = 'server.json';

export function writeServerFile(dataDir: string, content: ServerFile): void {
  replacePrivateFile(join(dataDir, NAME), `${JSON.stringify(content, null, 2)}\n`);
}

export function removeServerFile(dataDir: string): void {
  rmSync(join(dataDir, NAME), { force: true });
}

/** What the file says; null where there is none. It may be stale after an abrupt end: the folder lock decides. */
export function readServerFile(dataDir: string): ServerFile | null {
  try {
    const content: ServerFile = JSON.parse(readFileSync(join(dataDir, NAME), 'utf8'));
    return content;
  } catch {
    return null;
  }
}
