/**
 * What the service does on its own from time to time: deletes documents past their retention, forgets old idempotency
 * keys, and takes the database's log over into the database.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../storage/open.ts';
import type { Acceptances } from './acceptances.ts';
import type { DocumentRecord } from './document.ts';
import type { IdempotentUploads } from './idempotent-uploads.ts';

export interface HousekeepingDependencies {
  readonly db: Db;
  readonly acceptances: Acceptances;
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
/** Documents deleted before others get their turn. */
const BATCH = 50;

export class Housekeeping {
  readonly #deps: HousekeepingDependencies;
  readonly #timers: NodeJS.Timeout[] = [];
  #round: Promise<void> | null = null;
  #stopped = false;

  constructor(dependencies: HousekeepingDependencies) {
    this.#deps = dependencies;
  }

  start(): void {
    this.checkpoint();
    this.#timers.push(setInterval(() => void this.round(), ROUND).unref());
    this.#timers.push(setInterval(() => this.checkpoint(), CHECKPOINT).unref());
    void this.round();
  }

  /** Ends after the deletion that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await this.#round;
  }

  /** One round; one at a time. */
  round(): Promise<void> {
    this.#round ??= this.#tidy().finally(() => (this.#round = null));
    return this.#round;
  }

  /**
   * Takes the log over into the database and empties it, unless somebody reads at the moment. From then on no promise is
   * needed for what was in it.
   */
  checkpoint(): void {
    const { db, acceptances, log } = this.#deps;
    try {
      // Nothing is accepted between these two: both are in one step of the event loop, and all accept in this thread.
      const promised = acceptances.list().filter((fileId) => this.#isAccepted(fileId));
      const timeout = db.pragma('busy_timeout', { simple: true });
      db.pragma('busy_timeout = 0');
      const result = db.prepare<[], { busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').get();
      db.pragma(`busy_timeout = ${Number(timeout)}`);
      if (result?.busy === 0) for (const fileId of promised) acceptances.drop(fileId);
    } catch (error) {
      log.error({ err: error }, 'the database log could not be taken over');
    }
  }

  async #tidy(): Promise<void> {
    const { idempotentUploads, log, settings, remove } = this.#deps;
    try {
      idempotentUploads.forgetOld();
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
    return db.prepare('SELECT 1 FROM documents WHERE file_id = ?').get(fileId) !== undefined;
  }
}
