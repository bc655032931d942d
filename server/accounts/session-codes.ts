/**
 * One-time codes by which a key reaches a browser window. The code stands in the link's fragment, which browsers
 * never send; the page exchanges it for a key at once. A code that leaks later (a history, a log) opens nothing.
 */
import { randomBase62 } from '../random.ts';

/** How long a code can be exchanged, ms: time enough to copy a printed link into a browser. */
const LIFETIME = 10 * 60_000;

export class SessionCodes {
  readonly #expiry = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  issue(): string {
    this.#forgetExpired();
    const code = randomBase62(32);
    this.#expiry.set(code, this.#now() + LIFETIME);
    return code;
  }

  /** True once for a code that was issued and has not expired. */
  redeem(code: string): boolean {
    this.#forgetExpired();
    return this.#expiry.delete(code);
  }

  #forgetExpired(): void {
    const now = this.#now();
    for (const [code, expires] of this.#expiry) if (expires <= now) this.#expiry.delete(code);
  }
}
