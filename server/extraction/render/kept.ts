/** What took long to make, kept for a while: bounded in size and in time, so that nothing of a document stays in memory for good. */

/** A value and the memory it takes, bytes. */
export interface Kept<V> {
  readonly value: V;
  readonly bytes: number;
}

export class KeptValues<V> {
  readonly #keptMs: number;
  /** Insertion order is order of use: the first is the one unused for longest. */
  readonly #entries = new Map<string, Kept<V> & { readonly timer: NodeJS.Timeout }>();

  /** Each value is forgotten `keptMs` after it was last asked for. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /** The value of a name, made where it is not kept. All values together keep within `maxBytes`. */
  async get(name: string, maxBytes: number, make: () => Promise<Kept<V>>): Promise<V> {
    const entry = this.#entries.get(name) ?? (await make());
    this.#forget(name);
    const timer = setTimeout(() => this.#forget(name), this.#keptMs).unref();
    this.#entries.set(name, { value: entry.value, bytes: entry.bytes, timer });
    this.#shrink(maxBytes);
    return entry.value;
  }

  /** Memory that is kept now, bytes. */
  get bytes(): number {
    return [...this.#entries.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #shrink(maxBytes: number): void {
    for (const name of this.#entries.keys()) {
      if (this.bytes <= maxBytes) return;
      this.#forget(name);
    }
  }

  #forget(name: string): void {
    clearTimeout(this.#entries.get(name)?.timer);
    this.#entries.delete(name);
  }
}
