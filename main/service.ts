/** The service inside the app: same settings, same data folder, its log in a file. */
import { join } from 'node:path';
import { pino } from 'pino';
import { readPolicy } from '../server/config/policy.ts';
import { readSettings } from '../server/config/settings.ts';
import { startService, type Service } from '../server/service.ts';
import type { CommandLine } from './command-line.ts';

export type DeskService = Pick<Service, 'url' | 'createSessionLink' | 'close'>;

/** Starts the service from flags, variables and IT's policy. Throws what `startService` throws. */
export async function startDeskService(
  { port, dataDir }: Pick<CommandLine, 'port' | 'dataDir'>,
  environment: NodeJS.ProcessEnv,
  logFolder: string,
): Promise<DeskService> {
  const settings = readSettings({ port, dataDir }, environment, readPolicy(environment));
  const destination = pino.destination({ dest: join(logFolder, 'service.log'), mkdir: true, sync: true });
  const log = pino({ level: settings.logLevel, base: null }, destination);
  return startService({ settings, log });
}
