/** Pages drawn as PNG in a worker, kept in memory while they are looked at. */
import type { RenderJob } from '../extraction/jobs.ts';
import type { Vault } from '../storage/vault.ts';
import { type DocumentRecord, readableHash } from './document.ts';
import type { WorkerPools } from './worker-pools.ts';

/** Memory for drawn pages, bytes. */
const CACHE_SIZE = 64 * 1024 * 1024;

/** The page could not be drawn; message and hint are for people. */
export class PageNotDrawnError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'PageNotDrawnError';
    this.hint = hint;
  }
}

export class PageImages {
  readonly #pools: Pick<WorkerPools, 'render'>;
  readonly #vault: Vault;
  /** Insertion order is order of use: the first is the one unused for longest. */
  readonly #cache = new Map<string, Uint8Array>();
  readonly #drawing = new Map<string, Promise<Uint8Array>>();
  #size = 0;

  constructor(pools: Pick<WorkerPools, 'render'>, vault: Vault) {
    this.#pools = pools;
    this.#vault = vault;
  }

  /** Names the image: the same name always stands for the same pixels. */
  tag(document: DocumentRecord, page: number, width: number): string {
    return `${readableHash(document)}-${page}-${width}`;
  }

  /** PNG of a page (counted from 1), `width` pixels wide. Throws `PageNotDrawnError`. */
  async draw(document: DocumentRecord, page: number, width: number): Promise<Uint8Array> {
    const tag = this.tag(document, page, width);
    const cached = this.#cache.get(tag);
    if (cached !== undefined) {
      this.#cache.delete(tag);
      this.#cache.set(tag, cached);
      return cached;
    }
    const path = this.#vault.path(readableHash(document));
    const drawing = this.#drawing.get(tag) ?? this.#render({ path, page, width }, tag);
    this.#drawing.set(tag, drawing);
    return drawing;
  }

  /** Forgets the pages of a deleted document. */
  forget(document: DocumentRecord): void {
    for (const [tag, png] of this.#cache) {
      if (!tag.startsWith(readableHash(document))) continue;
      this.#cache.delete(tag);
      this.#size -= png.length;
    }
  }

  async #render(job: Omit<RenderJob, 'keepBytes'>, tag: string): Promise<Uint8Array> {
    try {
      const answer = await this.#pools.render(job);
      if (!answer.ok) throw new PageNotDrawnError(answer.message, answer.hint);
      this.#remember(tag, answer.png);
      return answer.png;
    } finally {
      this.#drawing.delete(tag);
    }
  }

  #remember(tag: string, png: Uint8Array): void {
    this.#cache.set(tag, png);
    this.#size += png.length;
    for (const [oldest, image] of this.#cache) {
      if (this.#size <= CACHE_SIZE) return;
      this.#cache.delete(oldest);
      this.#size -= image.length;
    }
  }
}
