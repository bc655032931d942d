/**
 * The key of the desktop app: made once through the service, kept between starts, tried at every use, and made anew
 * where it was lost or revoked.
 */
import type { KeyStore } from '../bridge.ts';
import type { SecretStore } from './secret-store.ts';
import type { KeyService } from './key-service.ts';

export interface DesktopKey {
  /** Where the key was kept when the app started. */
  readonly kept: KeyStore;
  /** A key the service accepts. */
  get(): Promise<string>;
}

interface Places {
  readonly keychain: SecretStore;
  readonly file: SecretStore;
  readonly log: (line: string) => void;
}

/**
 * Finds the key or makes it. A key in the file moves into the keychain as soon as one answers. Throws where the service
 * refuses to make a key, or neither place takes it.
 */
export async function openDesktopKey(service: KeyService, places: Places): Promise<DesktopKey> {
  let held: Held | null = await findHeld(places);
  if (held === null || !(await service.accepts(held.secret))) held = await keep(await service.make(), places);
  else if (held.kept === 'file' && held.keychainAnswers) held = await keep(held.secret, places);
  let current = held.secret;
  let checking: Promise<string> | null = null;
  const check = async (): Promise<string> => {
    if (!(await service.accepts(current))) current = (await keep(await service.make(), places)).secret;
    return current;
  };
  return {
    kept: held.kept,
    get: () => (checking ??= check().finally(() => (checking = null))),
  };
}

interface Held {
  readonly secret: string;
  readonly kept: KeyStore;
  readonly keychainAnswers: boolean;
}

async function findHeld({ keychain, file, log }: Places): Promise<Held | null> {
  let keychainAnswers = true;
  try {
    const secret = await keychain.read();
    if (secret !== null) return { secret, kept: 'keychain', keychainAnswers };
  } catch (error) {
    keychainAnswers = false;
    log(`no keychain answers (${nameOf(error)}): the key is kept in a file`);
  }
  const secret = await file.read();
  return secret === null ? null : { secret, kept: 'file', keychainAnswers };
}

/** Puts a key into the keychain, or into the file where that fails, and leaves no copy in the other place. */
async function keep(secret: string, { keychain, file, log }: Places): Promise<Held> {
  try {
    await keychain.write(secret);
    await file.remove();
    return { secret, kept: 'keychain', keychainAnswers: true };
  } catch (error) {
    log(`the keychain took no key (${nameOf(error)}): it is kept in a file`);
    await file.write(secret);
    return { secret, kept: 'file', keychainAnswers: false };
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'not an error';
}
