/** Whether the service answers, followed from every request and, while it is silent, by asking for its health. */
import { API, type Fetch } from '../api/transport.ts';

/** How often a silent service is asked, in milliseconds. */
const ASK_EVERY = 1500;

export interface Connection {
  /** False once a request found nobody, until the service answers again. */
  readonly online: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  readonly report: (answered: boolean) => void;
  /** Asks for the health now and goes by the answer; resolves to whether there was one. */
  readonly check: () => Promise<boolean>;
}

export function createConnection(fetch: Fetch): Connection {
  let online = true;
  let asking = false;
  const listeners = new Set<() => void>();

  const turn = (now: boolean) => {
    if (now === online) return;
    online = now;
    for (const changed of listeners) changed();
    if (!online) void askUntilItAnswers();
  };
  const probe = () =>
    fetch(`${API}/health`, { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    );
  const askUntilItAnswers = async () => {
    if (asking) return;
    asking = true;
    while (!(await probe())) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
    asking = false;
    turn(true);
  };

  return {
    online: () => online,
    report: turn,
    async check() {
      const answered = await probe();
      turn(answered);
      return answered;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
