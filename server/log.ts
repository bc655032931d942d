// oxlint-disable-next-line typescript/triple-slash-reference -- pino-roll has no types of its own
/// <reference path="./pino-roll.d.ts" />
/**
 * The service's log: JSON lines in a folder of their own, in files of bounded size and number. It never holds keys,
 * passwords, names of files or what stands in a statement.
 */
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { multistream, pino, type DestinationStream } from 'pino';
import roll from 'pino-roll';
import type { Settings } from './config/settings.ts';
import { makePrivateFolder } from './storage/private-files.ts';

export interface OpenedLog {
  readonly log: FastifyBaseLogger;
  /** Writes what is left; nothing may be logged afterwards. */
  readonly close: () => void;
}

/** Size at which a file is full, MB, and how many full ones are kept beside the one that is written. */
const LOG_FILE_MB = 5;
export const KEPT_LOG_FILES = 4;

export interface LogOptions {
  /** A further place for the lines, such as the terminal. */
  readonly beside?: DestinationStream;
  /** In place of `LOG_FILE_MB`, such as `10k`. */
  readonly size?: string;
}

/**
 * Opens the log in `settings.logDir`. A folder that cannot be written, or a disk that is full, does not stop the
 * service: the lines then go beside only, and the first failure is told there.
 */
export async function openLog(
  { logDir, logLevel }: Pick<Settings, 'logDir' | 'logLevel'>,
  { beside, size = `${LOG_FILE_MB}m` }: LogOptions = {},
): Promise<OpenedLog> {
  const streams = beside === undefined ? [] : [{ level: 'debug' as const, stream: beside }];
  const options = { level: logLevel, base: null };
  const besideOnly = pino(options, multistream(streams));
  if (logLevel === 'silent') return { log: besideOnly, close: () => undefined };
  try {
    makePrivateFolder(logDir);
    const file = await roll({
      file: join(logDir, 'service'),
      extension: '.log',
      size,
      limit: { count: KEPT_LOG_FILES, removeOtherLogFiles: true },
      mode: 0o600,
      // Line by line: the last line before an abrupt end is the one that is looked for.
      sync: true,
    });
    tighten(logDir);
    let told = false;
    file.on('error', (error: NodeJS.ErrnoException) => {
      if (!told) besideOnly.error({ code: error.code }, 'the log file cannot be written');
      told = true;
    });
    const log = pino(options, multistream([...streams, { level: 'debug', stream: file }]));
    return { log, close: () => file.end() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    besideOnly.error({ code, folder: logDir }, 'the log file cannot be opened');
    return { log: besideOnly, close: () => undefined };
  }
}

/** Files of an earlier version may be readable for others. */
function tighten(folder: string): void {
  if (process.platform === 'win32') return;
  for (const name of readdirSync(folder)) if (name.endsWith('.log')) chmodSync(join(folder, name), 0o600);
}
