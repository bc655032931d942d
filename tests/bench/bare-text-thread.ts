/**
 * Thread: reads the bare text of each file it is sent, and answers with the seconds. A thread of its own, because the
 * engine changes how pdf.js inflates in the thread it is loaded in.
 */
import { parentPort } from 'node:worker_threads';
import { readBareText } from './bare-text.ts';

parentPort!.on('message', (bytes: Uint8Array) => {
  const start = performance.now();
  void readBareText(bytes).then(() =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    parentPort!.postMessage((performance.now() - start) / 1000),
  );
});
