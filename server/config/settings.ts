/**
 * Settings of the service. Each comes from the first of these that names it: the policy file of IT, a flag of the
 * command line, a `STATEMENT_DESK_*` variable, the default.
 */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { DEFAULT_PORT } from '../../shared/api/common.ts';
import { MAX_RETENTION_DAYS, type SettingSource } from '../../shared/api/settings.ts';
import { PLANS, type Plan } from '../../shared/plans.ts';
import type { WorkerLimits } from '../documents/worker-pools.ts';
import { defaultDataFolder, type Environment } from './data-folder.ts';
import {
  booleanFrom,
  integerFrom,
  originsFrom,
  SettingError,
  textFrom,
  wordFrom,
  type Source,
} from './values.ts';

export interface Settings {
  readonly dataDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Whether the port was asked for; else the next free one is taken when it is in use. */
  readonly portExplicit: boolean;
  /** Plan of the account the first start makes. */
  readonly plan: Plan;
  /** Whether that account is put on `plan` at every start: the policy or a variable says so. */
  readonly planEnforced: boolean;
  readonly allowedOrigins: readonly string[];
  /** Documents are deleted this many days after their last change; null keeps them. */
  readonly retentionDays: number | null;
  /** Whether the desktop app looks for updates. */
  readonly updates: boolean;
  readonly logDir: string;
  /** Requests a key may make in a minute. */
  readonly requestsPerMinute: number;
  readonly maxFileBytes: number;
  readonly maxPages: number;
  readonly workers: WorkerLimits;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Settings that were given, and by what; all others have their defaults. */
  readonly given: Readonly<Partial<Record<SettingName, GivenBy>>>;
}

/** Sources that a change in the app does not override. */
export type GivenBy = Exclude<SettingSource, 'stored' | 'default'>;

/** Flags of the command line, as they were typed. */
export interface Flags {
  readonly port?: string | undefined;
  readonly dataDir?: string | undefined;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const MEBIBYTE = 1024 * 1024;
const PREFIX = 'STATEMENT_DESK_';

/** Names of the policy file, each beside its variable (`STATEMENT_DESK_` and the name in capitals). */
export const SETTING_NAMES = [
  'data_dir',
  'port',
  'plan',
  'allowed_origins',
  'retention_days',
  'updates',
  'log_dir',
  'requests_per_minute',
  'max_file_mb',
  'max_pages',
  'workers',
  'worker_memory_mb',
  'job_seconds',
  'job_seconds_per_page',
  'log_level',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** Reads the settings. Throws `SettingError`, which names the setting and where it came from. */
export function readSettings(
  flags: Flags,
  env: Environment,
  policy: Readonly<Record<string, unknown>> = {},
): Settings {
  const unknown = Object.keys(policy).find((name) => !(SETTING_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) throw new SettingError(`policy file: there is no setting "${unknown}"`);
  const flagValues: Partial<Record<SettingName, { value: string | undefined; name: string }>> = {
    port: { value: flags.port, name: '--port' },
    data_dir: { value: flags.dataDir, name: '--data-dir' },
  };
  const given: Partial<Record<SettingName, GivenBy>> = {};
  const find = (name: SettingName): Source | null => {
    if (policy[name] !== undefined) {
      given[name] = 'policy';
      return { value: policy[name], origin: `policy file, "${name}"` };
    }
    const flag = flagValues[name];
    if (flag?.value !== undefined) {
      given[name] = 'flag';
      return { value: flag.value, origin: flag.name };
    }
    const variable = `${PREFIX}${name.toUpperCase()}`;
    const value = env[variable];
    if (value === undefined || value === '') return null;
    given[name] = 'variable';
    return { value, origin: variable };
  };
  const integer = (name: SettingName, fallback: number, min: number, max: number): number =>
    integerFrom(find(name), fallback, min, max);

  const dataDir = resolve(textFrom(find('data_dir')) ?? defaultDataFolder(env));
  return {
    dataDir,
    port: integer('port', DEFAULT_PORT, 0, 65_535),
    portExplicit: find('port') !== null,
    plan: wordFrom(find('plan'), PLANS, 'enterprise'),
    planEnforced: find('plan') !== null,
    allowedOrigins: originsFrom(find('allowed_origins')),
    // 0 says "keep for ever", which a policy must be able to fix too.
    retentionDays: integer('retention_days', 0, 0, MAX_RETENTION_DAYS) || null,
    updates: booleanFrom(find('updates'), false),
    logDir: resolve(textFrom(find('log_dir')) ?? join(dataDir, 'logs')),
    requestsPerMinute: integer('requests_per_minute', 60_000, 10, 10_000_000),
    maxFileBytes: integer('max_file_mb', 50, 1, 2_000) * MEBIBYTE,
    maxPages: integer('max_pages', 1_000, 1, 100_000),
    workers: {
      threads: integer('workers', availableParallelism(), 1, 256),
      memoryMb: integer('worker_memory_mb', 1_024, 64, 65_536),
      baseMs: integer('job_seconds', 120, 1, 86_400) * 1_000,
      perPageMs: integer('job_seconds_per_page', 6, 0, 3_600) * 1_000,
      shortMs: 60_000,
    },
    logLevel: wordFrom(find('log_level'), LOG_LEVELS, 'info'),
    given,
  };
}
