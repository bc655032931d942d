/**
 * Carries documents from the queue through a worker to their end. The queue itself is in SQLite: what is accepted
 * is processed, also after a kill. Nothing here knows HTTP.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Ledger } from '../accounts/ledger.ts';
import type { JobFailure, ProgressMessage } from '../extraction/jobs.ts';
import type { Db } from '../storage/open.ts';
import type { Vault } from '../storage/vault.ts';
import { TURN_PAUSE, write, writeNow } from '../storage/writes.ts';
import { type DocumentRecord, readableHash } from './document.ts';
import type { DocumentRepository } from './repository.ts';
import { WorkerLostError } from './guarded-pool.ts';
import type { WorkerPools } from './worker-pools.ts';

/** A document that was being read this often when its worker or the whole service went down is given up. */
const MAX_ATTEMPTS = 3;
/**
 * How long documents that have met the end of the service twice wait at a start until they are tried for the last time,
 * ms. Others are read meanwhile, and who knows better can delete it. A document that did nothing is met by an end of other
 * causes again and again only if it is what the service always begins with.
 */
const LAST_TRY_PAUSE = 5_000;
/** Pause before a result that could not be stored (a full disk) is tried again, ms. */
const STORAGE_RETRY = 5_000;

type Failure = Pick<JobFailure, 'message' | 'hint'>;

const GIVEN_UP: Failure = {
  message: 'Reading this document ended abnormally several times.',
  hint: 'Retry it; if it fails again, save the statement as a new PDF (print to PDF) and upload that one.',
};
const OUT_OF_TIME: Failure = {
  message: 'Reading this document took longer than allowed.',
  hint: 'Split the statement into smaller files, or raise the time limit in the settings, then retry.',
};
const OUT_OF_MEMORY: Failure = {
  message: 'Reading this document needed more memory than allowed.',
  hint: 'Split the statement into smaller files, or raise the memory limit in the settings, then retry.',
};
const UNEXPECTED: Failure = {
  message: 'Reading this document failed unexpectedly.',
  hint: 'Retry it; if it fails again, the log names the cause under this document.',
};

export interface QueueDependencies {
  readonly db: Db;
  readonly documents: DocumentRepository;
  readonly ledger: Ledger;
  readonly vault: Vault;
  readonly pools: WorkerPools;
  /** Documents processed at once. */
  readonly threads: number;
  readonly log: FastifyBaseLogger;
}

export class DocumentQueue {
  readonly #deps: QueueDependencies;
  readonly #active = new Map<number, { controller: AbortController; done: Promise<void> }>();
  readonly #progress = new Map<number, ProgressMessage>();
  /** Documents of which one may have brought the service down; they are the oldest in the queue. */
  readonly #suspects = new Set<number>();
  /** Documents that wait for their last try. */
  readonly #heldBack = new Set<number>();
  #claimsLater = false;
  #stopped = false;

  constructor(dependencies: QueueDependencies) {
    this.#deps = dependencies;
  }

  /**
   * Puts back what an abrupt end left running, and begins. A document that was running alone when the service went down, time
   * and again, is given up; its last try comes late. Where several were running, it is not known which one it was, if any:
   * none is blamed, and each of them is tried alone.
   */
  start(): void {
    const { db, documents } = this.#deps;
    const running = documents.running();
    const several = running.length > 1;
    for (const document of running) {
      if (!several && document.attempts >= MAX_ATTEMPTS) db.transaction(this.#failing(document, GIVEN_UP))();
      else documents.requeue(document.id, { forgive: several });
      if (several) this.#suspects.add(document.id);
    }
    this.#holdBack(documents.queuedAfter(MAX_ATTEMPTS - 1));
    this.wake();
  }

  /** Takes waiting documents while there are free workers. Called whenever one was added or ended. */
  wake(): void {
    while (!this.#stopped && this.#active.size < (this.#suspects.size > 0 ? 1 : this.#deps.threads)) {
      const document = this.#claim();
      if (document === null) return;
      const controller = new AbortController();
      const done = this.#process(document, controller.signal).finally(() => {
        this.#active.delete(document.id);
        this.#suspects.delete(document.id);
        this.#progress.delete(document.id);
        this.wakeSafely();
      });
      this.#active.set(document.id, { controller, done });
    }
  }

  /**
   * Null where none waits, or where somebody else writes at the moment: it is tried again then. Not synced: after a power
   * cut the document waits as before.
   */
  #claim(): DocumentRecord | null {
    const { db, documents } = this.#deps;
    const claimed = writeNow(db, () => documents.claim([...this.#heldBack]), { synced: false });
    if (claimed !== null) return claimed.value;
    if (!this.#claimsLater) {
      this.#claimsLater = true;
      setTimeout(() => {
        this.#claimsLater = false;
        this.wakeSafely();
      }, TURN_PAUSE);
    }
    return null;
  }

  #holdBack(ids: readonly number[]): void {
    for (const id of ids) {
      this.#suspects.delete(id);
      this.#heldBack.add(id);
    }
    if (ids.length === 0) return;
    setTimeout(() => {
      // Those that are left: others may have been deleted.
      for (const id of this.#heldBack) this.#suspects.add(id);
      this.#heldBack.clear();
      this.wakeSafely();
    }, LAST_TRY_PAUSE).unref();
  }

  /** Like `wake`, where nobody is there to take an error: it is logged and tried again. */
  wakeSafely(): void {
    try {
      this.wake();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'the queue could not be read');
      setTimeout(() => this.wakeSafely(), STORAGE_RETRY).unref();
    }
  }

  /** Latest progress of a document, from memory; null while it waits. */
  progress(id: number): ProgressMessage | null {
    return this.#progress.get(id) ?? null;
  }

  /** Stops a document's worker and waits until it has let go of the file. */
  async cancel(id: number): Promise<void> {
    this.#suspects.delete(id);
    this.#heldBack.delete(id);
    const active = this.#active.get(id);
    if (active === undefined) return;
    active.controller.abort();
    await active.done;
  }

  /** Stops all workers; their documents wait in the queue for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const active = [...this.#active.values()];
    for (const { controller } of active) controller.abort();
    await Promise.all(active.map(({ done }) => done));
  }

  async #process(document: DocumentRecord, signal: AbortSignal): Promise<void> {
    const { pools, vault, log } = this.#deps;
    const about = { file_id: document.file_id, attempt: document.attempts };
    try {
      const path = vault.path(readableHash(document));
      const report = (message: ProgressMessage): void => void this.#progress.set(document.id, message);
      report({ stage: 'opening', pagesDone: 0, pagesTotal: document.page_count });
      const answer = await pools.extract(document, path, report, signal);
      if (answer.ok) {
        log.info({ ...about, rows: answer.rows }, 'document completed');
      } else if (answer.code === 'not_stored') {
        log.error({ ...about, cause: answer.message }, 'the statement could not be stored');
        this.#putBackLater(document);
      } else {
        log.info({ ...about, code: answer.code }, 'document failed');
        await write(this.#deps.db, this.#failing(document, answer));
      }
    } catch (error) {
      await this.#afterError(document, error, signal, about);
    }
  }

  /** The step by which a running document fails and gives its pages back. */
  #failing(document: DocumentRecord, failure: Failure): () => void {
    const { documents, ledger } = this.#deps;
    return () => {
      if (documents.fail(document.id, failure.message, failure.hint)) ledger.giveBack(document.id);
    };
  }

  async #afterError(
    document: DocumentRecord,
    error: unknown,
    signal: AbortSignal,
    about: object,
  ): Promise<void> {
    const { db, log } = this.#deps;
    try {
      if (signal.aborted) {
        // Stopped by us: a deleted document has no row any more, every other one waits for the next start.
        await write(db, this.#requeueing(document, true));
        return;
      }
      log.error({ ...about, err: error }, 'document could not be read');
      const again =
        error instanceof WorkerLostError && error.reason === 'crash' && document.attempts < MAX_ATTEMPTS;
      await write(db, again ? this.#requeueing(document, false) : this.#failing(document, failureOf(error)));
    } catch (storageError) {
      log.error({ ...about, err: storageError }, 'the end of a document could not be stored');
      this.#putBackLater(document);
    }
  }

  /** The database takes nothing at the moment: the document stays running, and is put back when it does again. */
  #putBackLater(document: DocumentRecord): void {
    setTimeout(() => void this.#putBack(document), STORAGE_RETRY).unref();
  }

  async #putBack(document: DocumentRecord): Promise<void> {
    if (this.#stopped) return;
    try {
      await write(this.#deps.db, this.#requeueing(document, true));
      this.wake();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a document could not be put back');
      this.#putBackLater(document);
    }
  }

  #requeueing(document: DocumentRecord, forgive: boolean): () => void {
    return () => void this.#deps.documents.requeue(document.id, { forgive });
  }
}

/** Why a document whose reading ended with an error is given up. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof WorkerLostError)) return UNEXPECTED;
  if (error.reason === 'time') return OUT_OF_TIME;
  return error.reason === 'memory' ? OUT_OF_MEMORY : GIVEN_UP;
}
