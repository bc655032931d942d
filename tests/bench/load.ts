/** The service under load: many uploads at once, a store of ten thousand documents, and minutes of steady work. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StatusBody, UploadBody } from '../../shared/api/documents.ts';
import { openDatabase } from '../../server/storage/open.ts';
import { statementPdf } from '../support/pdf.ts';
import type { Latencies } from './latency.ts';
import { ServedService } from './served.ts';
import { median, quantile } from './statistics.ts';
import { watch, type Watch } from './watch.ts';

export interface LoadReport {
  readonly burst: {
    readonly uploads: number;
    readonly accounts: number;
    /** Answered per second, from the first request to the last answer. */
    readonly acceptedPerSecond: number;
    /** Documents completed per second, from the first request to the last result. */
    readonly completedPerSecond: number;
    readonly status: Latencies;
    readonly lost: number;
  };
  readonly listing: {
    readonly documents: number;
    readonly first: Latencies;
    readonly last: Latencies;
    readonly searched: Latencies;
  };
  readonly sustained: {
    readonly minutes: number;
    readonly documents: number;
    readonly pagesPerSecond: number;
    readonly status: Latencies;
    /** Resident memory, bytes: medians of the first and the last fifth of the time, and the highest. */
    readonly memory: { readonly early: number; readonly late: number; readonly peak: number } | null;
    readonly failed: number;
  };
}

export interface LoadSize {
  readonly uploads: number;
  readonly stored: number;
  readonly minutes: number;
}

const ACCOUNTS = 4;
const PAGES = 3;
/** Pause between two requests of one watcher, ms. */
const PAUSE = 20;
/** Uploads that are under way at any time of the steady work. */
const IN_FLIGHT = 4;
const LISTINGS = 200;

export async function measureLoad(
  folder: string,
  { uploads, stored, minutes }: LoadSize,
): Promise<LoadReport> {
  const service = await ServedService.start(join(folder, 'load'));
  try {
    const keys: string[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1)
      keys.push(await service.createKey(`load${n}@example.org`, 1_000_000));
    const content = await statementPdf({ pages: PAGES, rowsPerPage: 30 });
    const load = new Load(service, keys, content);
    return {
      burst: await load.burst(uploads),
      listing: await load.listing(join(folder, 'load'), stored),
      sustained: await load.sustained(minutes),
    };
  } finally {
    await service.stop();
  }
}

class Load {
  readonly #service: ServedService;
  readonly #keys: readonly string[];
  readonly #content: Buffer;
  #sent = 0;

  constructor(service: ServedService, keys: readonly string[], content: Buffer) {
    this.#service = service;
    this.#keys = keys;
    this.#content = content;
  }

  async burst(uploads: number): Promise<LoadReport['burst']> {
    const watching = await this.#watch();
    const start = performance.now();
    const sent = await Promise.all(Array.from({ length: uploads }, () => this.#upload()));
    const accepted = performance.now();
    const ends = await Promise.all(sent.map(({ key, id }) => this.#end(key, id)));
    const completed = performance.now();
    return {
      uploads,
      accounts: this.#keys.length,
      acceptedPerSecond: (uploads * 1_000) / (accepted - start),
      completedPerSecond: (uploads * 1_000) / (completed - start),
      status: latencies(await watching.stop()),
      lost: ends.filter((status) => status !== 'completed').length,
    };
  }

  /** Fills the store of the first account with copies of one document, and asks for its list. */
  async listing(dataDir: string, documents: number): Promise<LoadReport['listing']> {
    fill(dataDir, documents);
    const key = this.#keys[0]!;
    const times = async (path: string): Promise<Latencies> => {
      const found: number[] = [];
      while (found.length < LISTINGS) found.push(await this.#timed(key, path));
      return latencies(found);
    };
    return {
      documents,
      first: await times('/documents'),
      last: await times('/documents?limit=200&cursor=300'),
      searched: await times('/documents?q=copy%2042'),
    };
  }

  async sustained(minutes: number): Promise<LoadReport['sustained']> {
    const start = performance.now();
    const end = start + minutes * 60_000;
    const watching = await this.#watch();
    const memory = this.#sampleMemory(end);
    let [documents, failed] = [0, 0];
    const work = async (): Promise<void> => {
      while (performance.now() < end) {
        const { key, id } = await this.#upload();
        if ((await this.#end(key, id)) === 'completed') documents += 1;
        else failed += 1;
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
    const seconds = (performance.now() - start) / 1_000;
    const samples = await memory;
    const fifth = Math.max(1, Math.floor(samples.length / 5));
    return {
      minutes,
      documents,
      pagesPerSecond: (documents * PAGES) / seconds,
      status: latencies(await watching.stop()),
      memory:
        samples.length === 0
          ? null
          : {
              early: median(samples.slice(0, fifth)),
              late: median(samples.slice(-fifth)),
              peak: Math.max(...samples),
            },
      failed,
    };
  }

  /** Asks for the status of a document all the time, as a window does. */
  async #watch(): Promise<Watch> {
    const { key, id } = await this.#upload();
    return watch(`${this.#service.url}/api/v1/status?file_id=${id}`, key, PAUSE);
  }

  async #sampleMemory(end: number): Promise<number[]> {
    const samples: number[] = [];
    while (performance.now() < end) {
      const now = await this.#service.memory();
      if (now === null) return [];
      samples.push(now);
      await pause(1_000);
    }
    return samples;
  }

  /** Every upload has other bytes, as it would have: a comment behind the end of the file. */
  async #upload(): Promise<{ key: string; id: string }> {
    this.#sent += 1;
    const key = this.#keys[this.#sent % this.#keys.length]!;
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array(this.#content), `\n%${this.#sent}\n`]),
      `load ${this.#sent}.pdf`,
    );
    const response = await fetch(`${this.#service.url}/api/v1/extract`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form,
    });
    const body: UploadBody = await response.json();
    if (!response.ok) throw new Error(`an upload was answered with ${response.status}`);
    return { key, id: body.file_id };
  }

  async #end(key: string, id: string): Promise<StatusBody['status']> {
    for (;;) {
      const response = await fetch(`${this.#service.url}/api/v1/status?file_id=${id}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const { status }: StatusBody = await response.json();
      if (status !== 'processing') return status;
      await pause(200);
    }
  }

  async #timed(key: string, path: string): Promise<number> {
    const start = performance.now();
    const response = await fetch(`${this.#service.url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - start;
  }
}

function latencies(times: readonly number[]): Latencies {
  return { requests: times.length, p50: median(times), p99: quantile(times, 0.99), max: Math.max(...times) };
}

/** Copies a completed document of the first account until there are as many as wanted. */
function fill(dataDir: string, documents: number): void {
  const db = openDatabase(dataDir);
  try {
    db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${documents})
      INSERT INTO documents (file_id, account_id, original_name, media_type, size, page_count, content_hash, state,
        created_at, queued_at, completed_at, currency, period_start, period_end, transaction_count, verification, accounts)
      SELECT 'doc_' || printf('%024d', i), account_id, 'copy ' || i || '.pdf', media_type, size, page_count, content_hash,
        state, created_at, queued_at, completed_at, currency, period_start, period_end, transaction_count, verification,
        accounts
      FROM n, (SELECT * FROM documents WHERE state = 'completed' AND account_id =
        (SELECT id FROM accounts WHERE email = 'load0@example.org') LIMIT 1)`);
  } finally {
    db.close();
  }
}
