/** Parses the `accounts` command and runs one of its subcommands on the database. Answers are JSON on stdout. */
import { AccountError, Accounts } from '../../accounts/accounts.ts';
import { Keys } from '../../accounts/keys.ts';
import { Ledger } from '../../accounts/ledger.ts';
import type { Environment } from '../../config/data-folder.ts';
import { readPolicy } from '../../config/policy.ts';
import { readSettings, type Settings } from '../../config/settings.ts';
import { SettingError } from '../../config/values.ts';
import { FolderInUseError, lockFolder, type FolderLock } from '../../storage/folder-lock.ts';
import { explained, UnusableFolderError } from '../../storage/folder-trouble.ts';
import { hasDamagedLog } from '../../storage/health.ts';
import { NewerDatabaseError, openDatabase, type Db } from '../../storage/open.ts';
import { parseArguments, runCommand, UsageError } from '../args.ts';
import { fromCallersFolder } from '../callers-folder.ts';
import { commands, type AccountCommand, type AccountOptions } from './commands.ts';

const HELP = `Usage: npm run accounts -- COMMAND [options]

  create --email E [--plan P]       makes an account and prints {"email","plan","api_key"}
  list                              accounts with their quota and keys
  set-plan --email E --plan P       moves an account to another plan
  grant-credits --email E --pages N adds prepaid pages (takes them, when negative)
  create-key --email E [--name N]   makes a key; this is the only time it is shown
  revoke-key --id ID                ends a key at once; list shows the ids

  --data-dir DIR                    folder of the accounts and documents
  --help                            shows this

Plans: free, professional, business, enterprise. The answer is JSON on the standard output. The service may be running.`;

const OPTIONS = {
  email: { type: 'string' },
  plan: { type: 'string' },
  pages: { type: 'string' },
  name: { type: 'string' },
  id: { type: 'string' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export async function main(args: string[], env: Environment): Promise<void> {
  await runCommand(
    () => run(args, env),
    (error) =>
      [AccountError, SettingError, NewerDatabaseError, UnusableFolderError].some(
        (type) => error instanceof type,
      ),
  );
}

function run(args: string[], env: Environment): void {
  const { values, positionals } = parseArguments({
    args: joinNegativePages(args),
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('Which command? create, list, set-plan, …');
  const command = commands[name];
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" is not expected here.`);
  const { 'data-dir': folder, help: _, ...options } = values;
  const known: readonly string[] = command.options;
  const stray = Object.keys(options).find((option) => !known.includes(option));
  if (stray !== undefined) throw new UsageError(`${name} has no option --${stray}.`);
  command.check?.(options satisfies AccountOptions);

  const dataDir = folder === undefined ? undefined : fromCallersFolder(folder, 'accounts', env);
  const settings = readSettings({ dataDir }, env, readPolicy(env));
  try {
    answerFrom(settings, command, options);
  } catch (error) {
    throw explained(settings.dataDir, error);
  }
}

function answerFrom({ dataDir, plan }: Settings, command: AccountCommand, options: AccountOptions): void {
  refuseDamaged(dataDir);
  const db = openDatabase(dataDir);
  try {
    const accounts = new Accounts(db);
    accounts.ensureLocal(plan);
    const answer = command.run({ accounts, keys: new Keys(db), ledger: new Ledger(db) }, options);
    console.log(JSON.stringify(answer, null, Array.isArray(answer) ? 2 : undefined));
  } finally {
    takeLogOver(db);
    db.close();
  }
}

/** `--pages -5` becomes `--pages=-5`: on its own, Node's parser would take the number for an option. */
function joinNegativePages(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    if (joined.at(-1) === '--pages' && /^-\d/.test(arg)) joined.push(`${joined.pop()}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

/** Opening a damaged database would settle for what is left of it; the service knows how to bring back more. */
function refuseDamaged(dataDir: string): void {
  let lock: FolderLock;
  try {
    lock = lockFolder(dataDir);
  } catch (error) {
    // Somebody serves the folder: the database is open, and its log is being written.
    if (error instanceof FolderInUseError) return;
    throw error;
  }
  try {
    if (!hasDamagedLog(dataDir)) return;
  } finally {
    lock.release();
  }
  throw new AccountError(
    'The database was damaged by an abrupt end. Start the service once (npm run serve): it repairs what can be repaired.',
  );
}

/** Brings the change from the log into the database, unless somebody reads at the moment: the service does it then. */
function takeLogOver(db: Db): void {
  db.pragma('busy_timeout = 0');
  db.pragma('wal_checkpoint(TRUNCATE)');
}
