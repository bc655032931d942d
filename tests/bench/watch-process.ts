/**
 * Asks for an address again and again until its standard input ends, then prints how long each answer took, as JSON (ms).
 * A process of its own: those who upload two hundred files at once would measure themselves.
 * Arguments: address, key, pause between two requests (ms).
 */
import { setTimeout as pause } from 'node:timers/promises';

const [address = '', key = '', milliseconds = '20'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${key}` };
const times: number[] = [];
const stopped = new AbortController();
process.stdin.resume();
process.stdin.once('end', () => stopped.abort());
while (!stopped.signal.aborted) {
  const start = performance.now();
  const response = await fetch(address, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // The first one opens the connection, and says that the watch has begun.
  if (times.push(performance.now() - start) === 1) console.log('watching');
  await pause(Number(milliseconds));
}
console.log(JSON.stringify(times.slice(1)));
