/** Parses the `backup` command. Answers are JSON on the standard output. */
import type { Environment } from '../../config/data-folder.ts';
import { readPolicy } from '../../config/policy.ts';
import { readSettings } from '../../config/settings.ts';
import { SettingError } from '../../config/values.ts';
import { BackupError, checkBackup, createBackup, restoreBackup } from '../../storage/backup.ts';
import { FolderInUseError, lockFolder } from '../../storage/folder-lock.ts';
import { parseArguments, runCommand, UsageError } from '../args.ts';
import { fromCallersFolder } from '../callers-folder.ts';

const HELP = `Usage: npm run backup -- COMMAND [options]

  create --to DIR      copies the data folder into a new folder in DIR; the service may be running
  check --from DIR     looks whether a backup is whole
  restore --from DIR   puts a backup back; the service must be stopped. What is there is moved aside

  --data-dir DIR       folder of the accounts and documents
  --help               shows this

The answer is JSON on the standard output. A backup holds statements: keep it as private as the data folder.`;

const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export async function main(args: string[], env: Environment): Promise<void> {
  await runCommand(
    () => run(args, env),
    (error) =>
      [BackupError, SettingError, FolderInUseError].some((type) => error instanceof type) ||
      (error instanceof Error && 'code' in error),
  );
}

async function run(args: string[], env: Environment): Promise<void> {
  const { values, positionals } = parseArguments({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" is not expected here.`);
  const folderOf = (name: 'to' | 'from'): string => {
    const folder = values[name];
    if (folder === undefined || folder === '') throw new UsageError(`--${name} is missing.`);
    return fromCallersFolder(folder, 'backup', env);
  };
  const given = values['data-dir'];
  const dataDir = given === undefined ? undefined : fromCallersFolder(given, 'backup', env);
  const settings = readSettings({ dataDir }, env, readPolicy(env));
  switch (command) {
    case 'create':
      console.log(JSON.stringify(await createBackup(settings.dataDir, folderOf('to'))));
      return;
    case 'check':
      console.log(JSON.stringify(await checkBackup(folderOf('from'))));
      return;
    case 'restore': {
      const from = folderOf('from');
      const lock = lockFolder(settings.dataDir);
      try {
        console.log(JSON.stringify(await restoreBackup(from, settings.dataDir)));
      } finally {
        lock.release();
      }
      return;
    }
    case undefined:
      throw new UsageError('Which command? create, check or restore.');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}
