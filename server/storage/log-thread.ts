/** Takes the database's log over into the database, run in a thread of the pools: it waits for the disk. */
import { connectDatabase } from './open.ts';

export interface TakeOverJob {
  readonly dataDir: string;
}

/** Takes over what it can without holding up anybody who reads or writes; the log itself stays as long as it is. */
export function takeOverLog({ dataDir }: TakeOverJob): void {
  const db = connectDatabase(dataDir, { readonly: false });
  try {
    db.pragma('wal_checkpoint(PASSIVE)');
  } finally {
    db.close();
  }
}
