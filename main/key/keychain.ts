/**
 * The keychain of the user: Keychain on macOS, Credential Manager on Windows, the Secret Service (libsecret) on Linux.
 * Loaded on first use, because its library is missing on a Linux without libsecret, and that must not stop the app.
 */
import type { SecretStore } from './secret-store.ts';

/** What of keytar is used. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Name of the entry, as keychain programs show it. */
const SERVICE = 'Statement Desk';

/** Longest wait for the keychain, ms: it may ask the user for a password, and may never answer. */
const PATIENCE = 20_000;

/** The keychain did not answer in time. */
export class SilentKeychainError extends Error {
  override name = 'SilentKeychainError';
}

/** A store in the keychain. `account` tells entries apart: the data folder the key belongs to. */
export function keychainStore(
  load: () => Promise<Keychain>,
  account: string,
  patience = PATIENCE,
): SecretStore {
  const ask = async <T>(act: (keychain: Keychain) => Promise<T>): Promise<T> =>
    within(patience, load().then(act));
  return {
    kind: 'keychain',
    read: () => ask((keychain) => keychain.getPassword(SERVICE, account)),
    write: (secret) => ask((keychain) => keychain.setPassword(SERVICE, account, secret)),
    remove: async () => void (await ask((keychain) => keychain.deletePassword(SERVICE, account))),
  };
}

/** keytar is CommonJS: its functions are on the default export. */
export async function loadKeytar(): Promise<Keychain> {
  const { default: keytar } = await import('keytar');
  return keytar;
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilentKeychainError('the keychain does not answer')), limit);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
