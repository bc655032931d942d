/**
 * Fewer heaps of the C library. glibc gives threads heaps of their own, eight for every core, and what is freed in one of them
 * is seldom given back while it is of no use to the others: a service that reads many pictures grows and grows. How many
 * there are is read from the environment when a process begins, so it begins anew (docs/decisions/0029-few-arenas.md).
 */
import { availableParallelism } from 'node:os';

const ARENAS = 'MALLOC_ARENA_MAX';
/** Measured with two threads; more would only wait for one another. */
const LEAST = 2;

type Process = Pick<
  NodeJS.Process,
  'platform' | 'execPath' | 'execArgv' | 'argv' | 'env' | 'connected' | 'execve'
>;

/**
 * Replaces this process by itself, same number and same streams, unless the environment says already how many there may
 * be. To be called before anything is open.
 */
export function withFewArenas(own: Process = process, cores = availableParallelism()): void {
  const { platform, execPath, execArgv, argv, env, connected } = own;
  // A channel to the parent would not survive; systems without glibc pass over the variable.
  if (platform !== 'linux' || connected || env[ARENAS] !== undefined || own.execve === undefined) return;
  const arenas = Math.max(LEAST, Math.ceil(cores / 2));
  try {
    own.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, [ARENAS]: String(arenas) });
  } catch {
    // Where that may not be, it runs as it is.
  }
}
