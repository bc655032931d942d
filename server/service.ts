/** Composes the whole service on a data folder: the one place where the parts meet. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Keys } from './accounts/keys.ts';
import { Ledger } from './accounts/ledger.ts';
import { SessionCodes } from './accounts/session-codes.ts';
import { buildApp } from './app.ts';
import { Acceptances } from './documents/acceptances.ts';
import { LiveSettings } from './config/live-settings.ts';
import type { Settings } from './config/settings.ts';
import { StoredSettings } from './config/stored-settings.ts';
import type { DocumentRecord } from './documents/document.ts';
import { Housekeeping } from './documents/housekeeping.ts';
import { IdempotentUploads } from './documents/idempotent-uploads.ts';
import { deleteDocument } from './documents/lifecycle.ts';
import { PageImages } from './documents/page-images.ts';
import { DocumentQueue } from './documents/queue.ts';
import { DocumentRepository } from './documents/repository.ts';
import { mendDocuments, restorePromised } from './documents/recovery.ts';
import { createWorkerPools } from './documents/worker-pools.ts';
import { listen } from './listen.ts';
import { loggableError } from './loggable-error.ts';
import { projectRoot, version } from './project-files.ts';
import { removeServerFile, writeServerFile } from './server-file.ts';
import { siblingModule } from './sibling-module.ts';
import { silentConnections } from './silent-connections.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { repairDatabase } from './storage/health.ts';
import { openDatabase } from './storage/open.ts';
import { Vault } from './storage/vault.ts';

export interface ServiceOptions {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  /** Exports the tasks `count`, `extract` and `render`; the engine's by default. */
  readonly workerFile?: URL;
  readonly rendererFolder?: string;
  readonly assetsFolder?: string;
  /** How long requests under way may take when the service stops, ms. */
  readonly stopPatience?: number;
}

export interface Service {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  /** A link that opens the window with a key; works once, for ten minutes. */
  createSessionLink(): string;
  /** Whether the desktop app may look for updates: a setting, read anew each time. */
  readonly looksForUpdates: () => boolean;
  /** Finishes requests under way, stops the workers and lets go of the data folder. May be called again. */
  close(): Promise<void>;
}

/** Requests under way have this long to finish when the service stops, ms; then they are told that it does. */
const STOP_PATIENCE = 10_000;
/** How long an answer that says so may take, ms: a client may have stalled. */
const LAST_WORD = 1_000;

/**
 * Starts the service. Throws `FolderInUseError` where another one serves the folder, `NewerDatabaseError`,
 * `PortInUseError`.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { settings } = options;
  const log = options.log.child({}, { serializers: { err: loggableError } });
  const undo: (() => void | Promise<void>)[] = [];
  const unwind = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const lock = lockFolder(settings.dataDir);
    undo.push(() => lock.release());
    const health = repairDatabase(settings.dataDir);
    const db = openDatabase(settings.dataDir);
    undo.push(() => void db.close());

    const accounts = new Accounts(db);
    const keys = new Keys(db);
    const local = accounts.ensureLocal(settings.plan);
    if (settings.planEnforced) accounts.setPlan(local.id, settings.plan);
    keys.removeEphemeral();
    undo.push(() => keys.removeEphemeral());

    const documents = new DocumentRepository(db);
    const vault = new Vault(join(settings.dataDir, 'vault'));
    const acceptances = new Acceptances(join(settings.dataDir, 'accepted'));
    const recovery = { db, documents, vault, acceptances };
    const repairs = [...health.repairs, ...restorePromised(recovery)];
    if (health.damaged) repairs.push(...mendDocuments(recovery));
    for (const repair of repairs) log.warn({ repair }, 'repaired after an abrupt end');
    const swept = await vault.sweep((hash) => documents.names(hash));
    if (swept > 0) log.info({ files: swept }, 'removed what an abrupt end left behind');

    const workerFile = options.workerFile ?? siblingModule(import.meta.url, 'extraction/worker');
    const pools = createWorkerPools(workerFile, settings.dataDir, settings.workers, (err) =>
      log.error({ err }, 'worker error'),
    );
    undo.push(() => pools.close());
    const ledger = new Ledger(db);
    const { threads } = settings.workers;
    const queue = new DocumentQueue({ db, documents, ledger, vault, pools, threads, log });
    undo.push(() => queue.stop());

    const sessions = new SessionCodes();
    const live = new LiveSettings(settings, new StoredSettings(db));
    const idempotentUploads = new IdempotentUploads(db);
    const images = new PageImages(pools, vault);
    const remove = (document: DocumentRecord): Promise<void> =>
      deleteDocument({ db, documents, ledger, vault, acceptances, queue, images }, document);
    const housekeeping = new Housekeeping({
      db,
      acceptances,
      pools,
      idempotentUploads,
      settings: live,
      remove,
      log,
    });
    undo.push(() => housekeeping.stop());
    let port = settings.port;
    const app = await buildApp({
      db,
      accounts,
      keys,
      ledger,
      sessions,
      documents,
      vault,
      acceptances,
      pools,
      queue,
      images,
      localAccountId: local.id,
      maxFileBytes: settings.maxFileBytes,
      maxPages: settings.maxPages,
      requestsPerMinute: settings.requestsPerMinute,
      idempotentUploads,
      settings: live,
      port: () => port,
      rendererFolder: options.rendererFolder ?? join(projectRoot, 'dist', 'renderer'),
      assetsFolder: options.assetsFolder ?? join(projectRoot, 'assets'),
      version,
      log,
    });
    const endSilent = silentConnections(app.server);
    const endJobs = async (): Promise<void> => {
      await Promise.all([housekeeping.stop(), queue.stop()]);
      await pools.close();
    };
    undo.push(() => closePatiently(app, endSilent, endJobs, options.stopPatience ?? STOP_PATIENCE));
    port = await listen(app, settings.port, settings.portExplicit);
    const url = `http://127.0.0.1:${port}`;
    writeServerFile(settings.dataDir, { url, port, pid: process.pid, version });
    undo.push(() => removeServerFile(settings.dataDir));
    queue.start();
    housekeeping.start();
    log.info({ url, version }, 'service started');

    let closing: Promise<void> | null = null;
    return {
      url,
      port,
      looksForUpdates: () => live.updates,
      createSessionLink: () => `${url}/#code=${sessions.issue()}`,
      close: () => (closing ??= unwind().then(() => log.info('service stopped'))),
    };
  } catch (error) {
    await unwind();
    throw error;
  }
}

/** Lets requests finish, but neither a long one nor a stalled client hold up the end. */
async function closePatiently(
  app: Awaited<ReturnType<typeof buildApp>>,
  endSilent: () => void,
  endJobs: () => Promise<void>,
  patience: number,
): Promise<void> {
  endSilent();
  const closed = app.close();
  if (await endsWithin(patience, closed)) return;
  await endJobs();
  if (!(await endsWithin(LAST_WORD, closed))) app.server.closeAllConnections();
  await closed;
}

async function endsWithin(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([Promise.resolve(work).then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
