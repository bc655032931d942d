/**
 * Loaded with `--import` into a service under test and its threads: counts the steps by which it changes its data folder
 * (files and database), and kills the process at the one that STATEMENT_DESK_TEST_KILL names (`main:7:before`). It is
 * part of the tests, and of nothing else. With `count` it only writes down what it counted.
 */
// oxlint-disable typescript/no-unsafe-type-assertion -- stands before functions of any type
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import Database from 'better-sqlite3';

const plan = process.env['STATEMENT_DESK_TEST_KILL'] ?? '';
const steps = process.env['STATEMENT_DESK_TEST_STEPS'] ?? '';
const folder = process.env['STATEMENT_DESK_TEST_FOLDER'] ?? '';
const [thread, number, side] = plan.split(':');
const here = isMainThread ? 'main' : 'thread';
let count = 0;

/** Only once the journey has begun: what happens at the start of the service is not a document's life. */
const armed = (): boolean => fs.existsSync(`${folder}/armed`);

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
}

function step<T>(name: string, run: () => T): T {
  if (!armed()) return run();
  count += 1;
  if (steps !== '') fs.appendFileSync(steps, `${here}:${count} ${name}\n`);
  const isIt = thread === here && Number(number) === count;
  if (isIt && side === 'before') die();
  const result = run();
  if (!isIt || side !== 'after') return result;
  if (result instanceof Promise) return result.then(() => die()) as T;
  return die();
}

const ours = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith(folder) && !path.endsWith('/armed');

type AnyFunction = (...args: never[]) => unknown;

/** Puts `step` around a function of an object, for calls that concern the data folder. */
function around(
  owner: object,
  name: string,
  concerns: (self: unknown, args: readonly unknown[]) => boolean,
): void {
  const holder = owner as Record<string, AnyFunction>;
  const original = holder[name]!;
  holder[name] = function (this: unknown, ...args: never[]) {
    if (!concerns(this, args)) return original.apply(this, args);
    return step(name, () => original.apply(this, args));
  };
}

for (const name of ['rename', 'rm', 'open']) around(fs.promises, name, (_self, [path]) => ours(path));
for (const name of ['renameSync', 'rmSync']) around(fs, name, (_self, [path]) => ours(path));
syncBuiltinESMExports();

const probe = new Database(':memory:');
const statement = Object.getPrototypeOf(probe.prepare('SELECT 1')) as object;
const isWrite = (self: unknown): boolean => !(self as Database.Statement).readonly;
around(statement, 'run', isWrite);
around(statement, 'get', isWrite);
probe.close();
