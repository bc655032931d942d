/**
 * The settings of a running service: what the policy file, flags and variables fix, and, where they say nothing, what
 * was changed in the app. A change works at once and outlives the service.
 */
import type { SettingsBody, SettingsPatch } from '../../shared/api/settings.ts';
import type { Plan } from '../../shared/plans.ts';
import type { SettingName, Settings } from './settings.ts';
import type { StoredSettings } from './stored-settings.ts';
import { normalOrigin } from './values.ts';

/** The settings that can be changed in the app, with their types. */
type Changeable = Required<SettingsPatch>;
type ChangeableName = keyof Changeable;
const CHANGEABLE = [
  'allowed_origins',
  'retention_days',
  'updates',
] as const satisfies readonly ChangeableName[];

/** The setting is fixed by the policy file, a flag or a variable. */
export class LockedSettingError extends Error {
  readonly setting: string;
  readonly source: string;

  constructor(setting: string, source: string) {
    super(`${setting} is fixed by the ${source}`);
    this.name = 'LockedSettingError';
    this.setting = setting;
    this.source = source;
  }
}

/** A value that the schema lets pass and that cannot be used all the same; the message is for people. */
export class UnusableSettingError extends Error {
  override name = 'UnusableSettingError';
}

/** What is only known while the service runs. */
export interface Running {
  /** The port it answers at. */
  readonly port: number;
  /** The plan of the local account. */
  readonly plan: Plan;
  /** Whether the caller's key may change settings. */
  readonly mayChange: boolean;
}

export class LiveSettings {
  readonly #fixed: Settings;
  readonly #stored: StoredSettings;
  #changed: Partial<Changeable>;

  constructor(fixed: Settings, stored: StoredSettings) {
    this.#fixed = fixed;
    this.#stored = stored;
    this.#changed = readStored(stored);
  }

  /** Origins of pages, beside the service's own, that may use the API. */
  get allowedOrigins(): readonly string[] {
    return this.#own('allowed_origins') ?? this.#fixed.allowedOrigins;
  }

  /** Documents are deleted this many days after their last change; null keeps them. */
  get retentionDays(): number | null {
    const own = this.#own('retention_days');
    return own === undefined ? this.#fixed.retentionDays : own;
  }

  /** Whether the desktop app looks for updates. */
  get updates(): boolean {
    return this.#own('updates') ?? this.#fixed.updates;
  }

  /** Changes settings, all or none. Throws `LockedSettingError`, `UnusableSettingError`. */
  change(patch: SettingsPatch): void {
    const values: Partial<Changeable> = { ...patch };
    for (const name of CHANGEABLE) {
      const source = this.#fixed.given[name];
      if (source !== undefined && name in values) throw new LockedSettingError(name, WORDS[source]);
    }
    if (patch.allowed_origins !== undefined) values.allowed_origins = usableOrigins(patch.allowed_origins);
    this.#stored.set(values);
    this.#changed = { ...this.#changed, ...values };
  }

  /** All settings as the app shows them. */
  describe({ port, plan, mayChange }: Running): SettingsBody['settings'] {
    const changeable = <T>(name: ChangeableName, value: T) => {
      const locked = this.#fixed.given[name] !== undefined;
      const source = this.#fixed.given[name] ?? (this.#changed[name] === undefined ? 'default' : 'stored');
      return { value, source, locked, editable: !locked && mayChange } as const;
    };
    const shown = <T>(name: SettingName, value: T) => {
      const source = this.#fixed.given[name];
      return { value, source: source ?? 'default', locked: source !== undefined, editable: false } as const;
    };
    return {
      allowed_origins: changeable('allowed_origins', [...this.allowedOrigins]),
      retention_days: changeable('retention_days', this.retentionDays),
      updates: changeable('updates', this.updates),
      data_folder: shown('data_dir', this.#fixed.dataDir),
      log_folder: shown('log_dir', this.#fixed.logDir),
      port: shown('port', port),
      plan: shown('plan', plan),
    };
  }

  /** What was changed in the app. It comes into its own again when IT lifts what it had fixed. */
  #own<N extends ChangeableName>(name: N): Changeable[N] | undefined {
    return this.#fixed.given[name] === undefined ? this.#changed[name] : undefined;
  }
}

const WORDS = {
  policy: 'policy file of this computer',
  flag: 'command line that started the service',
  variable: 'environment of the service',
} as const;

function readStored(stored: StoredSettings): Partial<Changeable> {
  const changed: Partial<Changeable> = {};
  const origins = stored.get('allowed_origins');
  if (Array.isArray(origins)) changed.allowed_origins = origins.map(String);
  const days = stored.get('retention_days');
  if (days === null || typeof days === 'number') changed.retention_days = days;
  const updates = stored.get('updates');
  if (typeof updates === 'boolean') changed.updates = updates;
  return changed;
}

function usableOrigins(origins: readonly string[]): string[] {
  const normal = origins.map((origin) => {
    const usable = normalOrigin(origin.trim());
    if (usable === null) throw new UnusableSettingError(`"${origin}" is not an origin.`);
    return usable;
  });
  return [...new Set(normal)];
}
