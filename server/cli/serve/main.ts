/** Starts the service from flags, variables and policy, and stops it on SIGTERM and SIGINT. */
import { pino } from 'pino';
import { readPolicy } from '../../config/policy.ts';
import { readSettings } from '../../config/settings.ts';
import type { Environment } from '../../config/data-folder.ts';
import { SettingError } from '../../config/values.ts';
import { openLog } from '../../log.ts';
import { PortInUseError } from '../../listen.ts';
import { readServerFile } from '../../server-file.ts';
import { startService, type Service } from '../../service.ts';
import { FolderInUseError } from '../../storage/folder-lock.ts';
import { folderTrouble, UnusableFolderError } from '../../storage/folder-trouble.ts';
import { DamagedDatabaseError } from '../../storage/health.ts';
import { NewerDatabaseError } from '../../storage/open.ts';
import { parseArguments, runCommand } from '../args.ts';
import { fromCallersFolder } from '../callers-folder.ts';
import { openInBrowser } from './open-browser.ts';

const HELP = `Usage: npm run serve -- [options]

Serves Statement Desk on this computer: the API at /api/v1, the window at /.

  --port N        port on 127.0.0.1 (4780, or the next free one); 0 takes any free port
  --data-dir DIR  folder of the accounts and documents
  --open          prints a link that opens the window once, and opens it in the browser
  --help          shows this

Settings also come from STATEMENT_DESK_* variables and a policy file, see docs/deploy.md.`;

export async function main(args: string[], env: Environment): Promise<void> {
  await runCommand(() => serve(args, env), isExpected);
}

function isExpected(error: unknown): boolean {
  return [
    SettingError,
    PortInUseError,
    FolderInUseError,
    NewerDatabaseError,
    DamagedDatabaseError,
    UnusableFolderError,
  ].some((type) => error instanceof type);
}

async function serve(args: string[], env: Environment): Promise<void> {
  const { values } = parseArguments({
    args,
    options: {
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const folder = values['data-dir'];
  const dataDir = folder === undefined ? undefined : fromCallersFolder(folder, 'serve', env);
  const settings = readSettings({ port: values.port, dataDir }, env, readPolicy(env));
  const { log, close: closeLog } = await openLog(settings, {
    beside: pino.destination({ dest: 2, sync: true }),
  });
  let service: Service;
  try {
    service = await startService({ settings, log });
  } catch (error) {
    const trouble = folderTrouble(error);
    if (trouble !== null) throw new UnusableFolderError(settings.dataDir, trouble, error);
    if (!(error instanceof FolderInUseError)) throw error;
    const other = readServerFile(settings.dataDir);
    console.error(
      `${error.message}${other === null ? '' : ` It answers at ${other.url} (process ${other.pid}).`}`,
    );
    if (values.open) console.error('For a new link to its window, stop it and start again.');
    process.exitCode = 1;
    return;
  }
  stopOnSignal(service, closeLog);
  console.log(`Statement Desk answers at ${service.url}`);
  console.log(`Data folder: ${settings.dataDir}`);
  if (values.open) {
    const link = service.createSessionLink();
    console.log(`Open the window (works once): ${link}`);
    openInBrowser(link);
  }
}

/** The first signal stops cleanly; a second one, from someone impatient, at once. */
function stopOnSignal(service: Service, closeLog: () => void): void {
  const stop = (): void => {
    process.once('SIGTERM', () => process.exit(1));
    process.once('SIGINT', () => process.exit(1));
    service.close().then(
      () => {
        closeLog();
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop();
    });
  }
}
