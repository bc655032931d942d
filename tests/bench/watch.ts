/** How long an address takes to answer while other things happen, asked from another process. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Watch {
  /** Ends it and answers how long each request took, ms. */
  stop(): Promise<number[]>;
}

/** Begins to ask; resolves with the first answer. `pause` lies between two requests, ms. */
export async function watch(address: string, key: string, pause: number): Promise<Watch> {
  const file = fileURLToPath(new URL('./watch-process.ts', import.meta.url));
  const child = spawn(process.execPath, [file, address, key, String(pause)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`nobody answers at ${address}`);
    return value;
  };
  await line();
  return {
    async stop() {
      child.stdin.end();
      const times: number[] = JSON.parse(await line());
      return times;
    },
  };
}
