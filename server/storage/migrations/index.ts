/** The numbered migrations, oldest first. A released migration is never changed: a new one follows it. */
import { initial } from './0001-initial.ts';
import { settingsAndIdempotency } from './0002-settings-and-idempotency.ts';
import { edits } from './0003-edits.ts';
import { listing } from './0004-listing.ts';

export interface Migration {
  /** The database's `user_version` after it; counts from 1 without gaps. */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

export const migrations: readonly Migration[] = [initial, settingsAndIdempotency, edits, listing];
