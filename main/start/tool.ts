/**
 * The commands for IT in the installed app, where there is no npm: `statement-desk accounts list`. No window, no profile,
 * and no part in the single instance: they work beside a running app as the commands of the source do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';

type Command = (args: string[], environment: NodeJS.ProcessEnv) => Promise<void>;

/** Loaded with their use: the app itself needs none of them. */
const TOOLS = {
  accounts: async () => (await import('../../server/cli/accounts/main.ts')).main,
  backup: async () => (await import('../../server/cli/backup/main.ts')).main,
  serve: async () => (await import('../../server/cli/serve/main.ts')).main,
} satisfies Record<string, () => Promise<Command>>;

export interface Tool {
  readonly name: keyof typeof TOOLS;
  readonly args: readonly string[];
}

/** The command the arguments begin with, behind switches for Chromium; null where a window is meant. */
export function toolOf(args: readonly string[]): Tool | null {
  const at = args.findIndex((argument) => !argument.startsWith('--'));
  const name = Object.keys(TOOLS).find((tool): tool is Tool['name'] => tool === args[at]);
  return name === undefined ? null : { name, args: args.slice(at + 1) };
}

/**
 * Runs a command and ends the app with its exit code; one that serves goes on until it is told to stop. Call before
 * Electron is ready: it must not touch the profile of a window that may be open.
 */
export async function runTool(
  { name, args }: Tool,
  app: Pick<App, 'setPath' | 'exit' | 'dock'>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'statement-desk-'));
  app.setPath('userData', profile);
  app.dock?.hide();
  process.once('exit', () => forget(profile));
  const command: Command = await TOOLS[name]();
  await command([...args], environment);
  if (name === 'serve' && !process.exitCode) return;
  // What was printed may still be on its way into a pipe.
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  app.exit(Number(process.exitCode ?? 0));
}

/** Electron may still hold files of it, which Windows does not let go; what stays is empty of everything of the user. */
function forget(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The system empties its folder of temporary files.
  }
}
