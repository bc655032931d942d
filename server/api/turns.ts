/**
 * Takes turns with the rest of the event loop. Requests that arrive together are given to their handlers in one go, and
 * whoever asks in between waits for all of them; here each waits for a turn of the loop of its own.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a turn of the loop that it shares with no other caller. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#pass());
    });
  }

  #pass(): void {
    this.#waiting[0]?.();
    this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#pass());
  }
}
