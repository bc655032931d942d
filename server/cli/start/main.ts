/** Builds what is stale, then opens Electron's window or, where there is none, serves the browser. */
import { spawn } from 'node:child_process';
import type { Environment } from '../../config/data-folder.ts';
import { projectRoot } from '../../project-files.ts';
import { parseArguments, runCommand } from '../args.ts';
import { main as serve } from '../serve/main.ts';
import { buildAppWhenStale, buildRendererWhenStale, BuildError } from './build.ts';
import { electronRuntime } from './electron-runtime.ts';

const HELP = `Usage: npm start [-- options]

Opens Statement Desk in its own window; where Electron's runtime is not available, in the browser.

  --browser       uses the browser even where the window is available
  --port N        port on 127.0.0.1 (4780, or the next free one); 0 takes any free port
  --data-dir DIR  folder of the accounts and documents
  --help          shows this`;

export async function main(args: string[], env: Environment): Promise<void> {
  await runCommand(
    () => start(args, env),
    (error) => error instanceof BuildError,
  );
}

async function start(args: string[], env: Environment): Promise<void> {
  const { values } = parseArguments({
    args,
    options: {
      browser: { type: 'boolean', default: false },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  await buildRendererWhenStale(console.log);
  const serviceArgs = [
    ...(values.port === undefined ? [] : ['--port', values.port]),
    ...(values['data-dir'] === undefined ? [] : ['--data-dir', values['data-dir']]),
  ];
  const runtime = values.browser
    ? ({ found: false, reason: null } as const)
    : await electronRuntime(console.log);
  if (runtime.found) {
    await buildAppWhenStale(console.log);
    process.exitCode = await runElectron(runtime.executable, serviceArgs);
    return;
  }
  if (runtime.reason !== null) {
    console.log(`The desktop window is not available (${runtime.reason}); serving the browser instead.`);
  }
  // A person reads this terminal: requests are not its business unless asked for.
  await serve(['--open', ...serviceArgs], { STATEMENT_DESK_LOG_LEVEL: 'warn', ...env });
}

/** Answers Electron's exit code; a signal to this process ends it too, so that it stops cleanly. */
async function runElectron(executable: string, args: readonly string[]): Promise<number> {
  // Set by some terminals that are Electron apps themselves; with it the window would be a Node without one.
  const { ELECTRON_RUN_AS_NODE: _node, ...environment } = process.env;
  const child = spawn(executable, [projectRoot, ...args], { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
