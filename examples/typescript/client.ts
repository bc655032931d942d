/**
 * A small client of Statement Desk for Node 20 and newer, to be copied into your own project. It needs nothing but this
 * file. Amounts stay the decimal strings that the service sends: adding them up as floating-point numbers loses cents.
 */

/** Where the service answers, and a key of your account. */
export interface ClientOptions {
  /** `http://127.0.0.1:4780`, unless `server.json` in the data folder says otherwise. */
  readonly url?: string;
  /** `sd_…` */
  readonly key: string;
}

export interface Transaction {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly type: 'DEBIT' | 'CREDIT';
  readonly description: string;
  /** Decimal with a dot; exactly one of the two is set, and positive. */
  readonly amountIn: string | null;
  readonly amountOut: string | null;
  /** Balance after the transaction; empty where it cannot be known. */
  readonly balance: string;
}

export interface Verification {
  readonly status: 'verified' | 'unverified' | 'mismatch';
  readonly difference: string | null;
  readonly rows_proved: number;
  readonly rows_flagged: number;
  readonly warnings: readonly string[];
}

export interface Statement {
  readonly file_id: string;
  readonly transaction_count: number;
  readonly currency: string | null;
  readonly verification: Verification;
  readonly transactions: readonly Transaction[];
}

export interface Status {
  readonly file_id: string;
  readonly status: 'processing' | 'completed' | 'failed';
  readonly page_count: number;
  readonly transaction_count?: number;
  readonly error?: string;
  readonly hint?: string;
}

/** What the service answers when it refuses. `message` says what, `hint` what to do. */
export class StatementDeskError extends Error {
  readonly status: number;
  readonly hint: string;
  /** Seconds after which the request may be repeated; null where that is of no use. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, hint: string, retryAfter: number | null) {
    super(message);
    this.name = 'StatementDeskError';
    this.status = status;
    this.hint = hint;
    this.retryAfter = retryAfter;
  }
}

export interface UploadOptions {
  /** Of an encrypted PDF. */
  readonly password?: string;
  /** Names this upload, so that it can be repeated without being charged twice; a new one for each call by default. */
  readonly idempotencyKey?: string;
}

/** Pause between two questions for the status, ms. */
const POLL = 2_000;

export class StatementDesk {
  readonly #base: string;
  readonly #key: string;

  constructor({ url = 'http://127.0.0.1:4780', key }: ClientOptions) {
    this.#base = `${url.replace(/\/$/, '')}/api/v1`;
    this.#key = key;
  }

  /** Uploads a statement; answers its `file_id`. */
  async upload(file: Blob, name: string, options: UploadOptions = {}): Promise<string> {
    const form = new FormData();
    form.append('file', file, name);
    if (options.password !== undefined) form.append('password', options.password);
    const response = await this.#request('/extract', {
      method: 'POST',
      body: form,
      headers: { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() },
    });
    const { file_id: fileId }: { file_id: string } = await response.json();
    return fileId;
  }

  async status(fileId: string): Promise<Status> {
    const response = await this.#request(`/status?file_id=${encodeURIComponent(fileId)}`);
    const status: Status = await response.json();
    return status;
  }

  /** Waits until a statement is read. Throws `StatementDeskError` where it could not be, and the signal's reason. */
  async wait(fileId: string, signal?: AbortSignal): Promise<Status> {
    for (;;) {
      const status = await this.status(fileId);
      if (status.status === 'completed') return status;
      if (status.status === 'failed') {
        throw new StatementDeskError(200, status.error ?? 'The document failed.', status.hint ?? '', null);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL));
      signal?.throwIfAborted();
    }
  }

  async statement(fileId: string): Promise<Statement> {
    const response = await this.#request(`/download?format=json&file_id=${encodeURIComponent(fileId)}`);
    const statement: Statement = await response.json();
    return statement;
  }

  /** A file in any of the formats of docs/api.md, as the service writes it. */
  async download(fileId: string, format: string): Promise<Uint8Array> {
    const response = await this.#request(
      `/download?format=${encodeURIComponent(format)}&file_id=${encodeURIComponent(fileId)}`,
    );
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Upload, wait, rows: the whole way of a statement. */
  async convert(file: Blob, name: string, options: UploadOptions = {}): Promise<Statement> {
    const fileId = await this.upload(file, name, options);
    await this.wait(fileId);
    return this.statement(fileId);
  }

  async #request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${this.#key}`);
    const response = await fetch(this.#base + path, { ...init, headers });
    if (response.ok) return response;
    const { error, hint }: { error: string; hint: string } = await response.json();
    const retryAfter = response.headers.get('retry-after');
    throw new StatementDeskError(
      response.status,
      error,
      hint,
      retryAfter === null ? null : Number(retryAfter),
    );
  }
}
