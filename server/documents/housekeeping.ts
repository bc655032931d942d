/**
 * What the service does on its own from time to time: deletes documents past their retention, forgets old idempotency
 * keys, and takes the database's log over into the database.
 */
import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { prepared, type Db } from '../storage/open.ts';
import { write } from '../storage/writes.ts';
import type { Acceptances } from './acceptances.ts';
import type { DocumentRecord } from './document.ts';
import type { IdempotentUploads } from './idempotent-uploads.ts';
import type { WorkerPools } from './worker-pools.ts';

export interface HousekeepingDependencies {
  readonly db: Db;
  readonly acceptances: Acceptances;
  readonly pools: Pick<WorkerPools, 'takeOverLog'>;
  readonly idempotentUploads: IdempotentUploads;
  readonly settings: { readonly retentionDays: number | null };
  readonly remove: (document: DocumentRecord) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly now?: () => number;
}

const DAY = 24 * 60 * 60_000;
/** How often documents are looked at for their age, ms. A changed retention works with the next round. */
const ROUND = 60_000;
/** How often the log is taken over, ms. */
const CHECKPOINT = 5_000;
/** A log from this size on is taken over by a thread first, bytes: what is left for this one is then next to nothing. */
const LONG_LOG = 256 * 1024;
/** Documents deleted before others get their turn. */
const BATCH = 50;

export class Housekeeping {
  readonly #deps: HousekeepingDependencies;
  readonly #timers: NodeJS.Timeout[] = [];
  #round: Promise<void> | null = null;
  #checkpoint: Promise<void> | null = null;
  #stopped = false;

  constructor(dependencies: HousekeepingDependencies) {
    this.#deps = dependencies;
  }

  start(): void {
    void this.checkpoint();
    this.#timers.push(setInterval(() => void this.round(), ROUND).unref());
    this.#timers.push(setInterval(() => void this.checkpoint(), CHECKPOINT).unref());
    void this.round();
  }

  /** Ends after the deletion that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await Promise.all([this.#round, this.#checkpoint]);
  }

  /** One round; one at a time. */
  round(): Promise<void> {
    this.#round ??= this.#tidy().finally(() => (this.#round = null));
    return this.#round;
  }

  /**
   * Takes the log over into the database and empties it, unless somebody reads at the moment. From then on no promise is
   * needed for what was in it. One at a time.
   */
  checkpoint(): Promise<void> {
    this.#checkpoint ??= this.#takeOverLog().finally(() => (this.#checkpoint = null));
    return this.#checkpoint;
  }

  async #takeOverLog(): Promise<void> {
    const { acceptances, db, log, pools } = this.#deps;
    try {
      const { size } = await stat(`${db.name}-wal`).catch(() => ({ size: 0 }));
      if (size >= LONG_LOG && !this.#stopped) await pools.takeOverLog();
      await acceptances.clear(this.#emptyLog());
    } catch (error) {
      log.error({ err: error }, 'the database log could not be taken over');
    }
  }

  /** Answers which promises are kept by it. */
  #emptyLog(): string[] {
    const { db, acceptances } = this.#deps;
    const timeout = db.pragma('busy_timeout', { simple: true });
    db.pragma('busy_timeout = 0');
    try {
      // Nothing is accepted between these two: both are in one step of the event loop, and all accept in this thread.
      const promised = acceptances.list().filter((fileId) => this.#isAccepted(fileId));
      const result = db.prepare<[], { busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').get();
      return result?.busy === 0 ? promised : [];
    } finally {
      db.pragma(`busy_timeout = ${Number(timeout)}`);
    }
  }

  async #tidy(): Promise<void> {
    const { db, idempotentUploads, log, settings, remove } = this.#deps;
    try {
      await write(db, () => idempotentUploads.forgetOld());
      while (!this.#stopped && settings.retentionDays !== null) {
        const expired = this.#expired(settings.retentionDays);
        for (const document of expired) {
          if (this.#stopped) return;
          await remove(document);
          log.info({ file_id: document.file_id }, 'document deleted: its retention is over');
        }
        if (expired.length < BATCH) return;
      }
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  }

  /** Documents that ended, were uploaded and were last changed longer ago than `days`. */
  #expired(days: number): DocumentRecord[] {
    const before = new Date((this.#deps.now ?? Date.now)() - days * DAY).toISOString();
    return this.#deps.db
      .prepare<unknown[], DocumentRecord>(
        `SELECT * FROM documents d
         WHERE created_at < ? AND state IN ('completed', 'failed') AND COALESCE(completed_at, created_at) < ?
           AND NOT EXISTS (SELECT 1 FROM edits e WHERE e.document_id = d.id AND e.made_at >= ?)
         ORDER BY created_at LIMIT ${BATCH}`,
      )
      .all(before, before, before);
  }

  #isAccepted(fileId: string): boolean {
    const { db } = this.#deps;
    return prepared(db, 'SELECT 1 FROM documents WHERE file_id = ?').get(fileId) !== undefined;
  }
}
