import type { KeyStore } from '../bridge.ts';

/** A place for one secret. */
export interface SecretStore {
  readonly kind: KeyStore;
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
  remove(): Promise<void>;
}
