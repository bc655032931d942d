/**
 * Writes from the service's own thread. SQLite has one writer at a time, and a thread of the pools may be storing
 * thousands of rows. Left to itself, SQLite would sleep until that one is done, and with it everything the event loop
 * serves; here a write that does not get its turn is tried again later, and requests are answered meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { BUSY_TIMEOUT, type Db } from './open.ts';

export interface WriteOptions {
  /**
   * False where a power cut may undo the write, because what it says stands on the disk in another form as well or
   * can be done again. It then costs no wait for the disk. A process that ends, however it ends, undoes nothing.
   */
  readonly synced?: boolean;
}

/** Pause before a write that did not get its turn is tried again, ms. */
export const TURN_PAUSE = 5;
/** A write that has not got its turn for so long is given up, ms. It holds up nobody else. */
const PATIENCE = 30_000;

/** Runs a step in an immediate transaction as soon as nobody else writes. Rejects with what the step throws. */
export async function write<T>(db: Db, step: () => T, options: WriteOptions = {}): Promise<T> {
  const giveUp = performance.now() + PATIENCE;
  for (;;) {
    const done = writeNow(db, step, options);
    if (done !== null) return done.value;
    if (performance.now() >= giveUp) return db.transaction(step).immediate();
    await pause(TURN_PAUSE);
  }
}

/** Runs a step in an immediate transaction; null where somebody else writes at the moment. Throws what the step throws. */
export function writeNow<T>(
  db: Db,
  step: () => T,
  { synced = true }: WriteOptions = {},
): { readonly value: T } | null {
  db.pragma('busy_timeout = 0');
  // https://www.sqlite.org/pragma.html#pragma_synchronous: in WAL mode the database stays sound either way.
  if (!synced) db.pragma('synchronous = NORMAL');
  try {
    return { value: db.transaction(step).immediate() };
  } catch (error) {
    if (isBusy(error)) return null;
    throw error;
  } finally {
    if (!synced) db.pragma('synchronous = FULL');
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
