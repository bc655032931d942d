/** The subcommands of `accounts` as data: which options each takes, and what it does. */
import { PLANS, type Plan } from '../../../shared/plans.ts';
import { AccountError, type AccountRecord, type Accounts } from '../../accounts/accounts.ts';
import type { Keys } from '../../accounts/keys.ts';
import type { Ledger } from '../../accounts/ledger.ts';
import { UsageError } from '../args.ts';

/** Options as they were typed. */
export interface AccountOptions {
  readonly email?: string | undefined;
  readonly plan?: string | undefined;
  readonly pages?: string | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

export interface AccountStore {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly ledger: Ledger;
}

export interface AccountCommand {
  readonly options: readonly (keyof AccountOptions)[];
  /** Throws `UsageError` before anything is opened. */
  readonly check?: (options: AccountOptions) => void;
  /** What is printed, as JSON. */
  readonly run: (store: AccountStore, options: AccountOptions) => unknown;
}

const DEFAULT_PLAN: Plan = 'free';

export const commands: Readonly<Record<string, AccountCommand>> = {
  create: {
    options: ['email', 'plan'],
    check: (options) => void [required(options, 'email'), planOf(options, DEFAULT_PLAN)],
    run: ({ accounts, keys }, options) => {
      const account = accounts.create(required(options, 'email'), planOf(options, DEFAULT_PLAN));
      const { secret } = keys.create(account.id, 'First key');
      return { email: account.email, plan: account.plan, api_key: secret };
    },
  },
  list: {
    options: [],
    run: (store) => store.accounts.list().map((account) => describe(store, account)),
  },
  'set-plan': {
    options: ['email', 'plan'],
    check: (options) => void [required(options, 'email'), planOf(options)],
    run: (store, options) => {
      const account = store.accounts.requireByEmail(required(options, 'email'));
      store.accounts.setPlan(account.id, planOf(options));
      return describe(store, store.accounts.requireByEmail(account.email));
    },
  },
  'grant-credits': {
    options: ['email', 'pages'],
    check: (options) => void [required(options, 'email'), pagesOf(options)],
    run: (store, options) => {
      const account = store.accounts.requireByEmail(required(options, 'email'));
      return describe(store, store.accounts.grantCredits(account.id, pagesOf(options)));
    },
  },
  'create-key': {
    options: ['email', 'name'],
    check: (options) => void required(options, 'email'),
    run: ({ accounts, keys }, options) => {
      const account = accounts.requireByEmail(required(options, 'email'));
      const { key, secret } = keys.create(account.id, options.name ?? 'API key');
      return { email: account.email, id: key.id, name: key.name, api_key: secret };
    },
  },
  'revoke-key': {
    options: ['id'],
    check: (options) => void required(options, 'id'),
    run: ({ keys }, options) => {
      const id = required(options, 'id');
      if (!keys.revoke(id)) throw new AccountError(`There is no working key with the id ${id}.`);
      return { id, revoked: true };
    },
  },
};

function describe({ keys, ledger }: AccountStore, account: AccountRecord): object {
  const { email, plan, credits } = account;
  return { email, plan, credits, quota: ledger.quota(account), keys: keys.list(account.id) };
}

function required(options: AccountOptions, name: keyof AccountOptions): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

function planOf(options: AccountOptions, fallback?: Plan): Plan {
  const name = fallback === undefined ? required(options, 'plan') : (options.plan ?? fallback);
  const plan = PLANS.find((known) => known === name);
  if (plan === undefined) throw new UsageError(`--plan: one of ${PLANS.join(', ')}, not "${name}".`);
  return plan;
}

function pagesOf(options: AccountOptions): number {
  const text = required(options, 'pages');
  if (!/^-?\d{1,9}$/.test(text) || Number(text) === 0) {
    throw new UsageError(`--pages: a whole number of pages, not "${text}".`);
  }
  return Number(text);
}
