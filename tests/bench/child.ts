/** A measurement in a process of its own: what one part leaves in memory does not weigh on the next. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Runs a command to its end and answers what it printed. Throws where it fails. */
export async function output(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const printed = await text(child.stdout);
  const [code]: unknown[] = await ended;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`);
  return printed;
}

/** Runs a module of this folder with JSON as its argument, and with options of Node's; it prints JSON. */
export async function inFreshProcess<T>(
  module: string,
  argument: unknown,
  options: readonly string[] = [],
): Promise<T> {
  const file = fileURLToPath(new URL(module, import.meta.url));
  const answer: T = JSON.parse(await output(process.execPath, [...options, file, JSON.stringify(argument)]));
  return answer;
}

/** Whether a command can be run here. */
export async function isInstalled(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'ignore' });
  try {
    const [code]: unknown[] = await once(child, 'close');
    return code === 0;
  } catch {
    return false;
  }
}
