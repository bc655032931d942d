/**
 * Finds Electron's runtime, or fetches it. The npm package brings only typings and an installer; the runtime (about
 * 110 MB) comes with its first use and may be out of reach: no network, a mirror that is down, a server without screen.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** How long to wait for a sign that the runtime can be fetched, ms. A person is waiting for the window. */
const REACH_TIMEOUT = 3000;
/** How long the download itself may take, ms. */
const FETCH_TIMEOUT = 10 * 60_000;

/** Where Electron's releases are. Source: `@electron/get`, option `mirror`. */
const DEFAULT_MIRROR = 'https://github.com/electron/electron/releases/download/';

export type Runtime =
  | { readonly found: true; readonly executable: string }
  /** `reason` completes the sentence "The desktop window is not available: …". */
  | { readonly found: false; readonly reason: string };

/** What stands in the way of any Electron window on this machine; null where nothing does. */
export function desktopObstacle(
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
  userId: number | undefined,
): string | null {
  if (platform !== 'linux') return null;
  if (!environment['DISPLAY'] && !environment['WAYLAND_DISPLAY']) return 'there is no screen';
  // Chromium's sandbox does not run as root, and without it a window would not be safe.
  if (userId === 0) return 'it does not run as root';
  return null;
}

/** The runtime's executable where it is installed, else null. Never triggers the package's own download. */
export function installedRuntime(packageFolder: string | null = electronFolder()): string | null {
  if (packageFolder === null) return null;
  try {
    const executable = readFileSync(join(packageFolder, 'path.txt'), 'utf8').trim();
    const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(packageFolder, 'dist'), executable);
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Finds the runtime or fetches it; `say` is told before a download begins. */
export async function electronRuntime(say: (line: string) => void): Promise<Runtime> {
  const obstacle = desktopObstacle(process.platform, process.env, process.getuid?.());
  if (obstacle !== null) return { found: false, reason: obstacle };
  const folder = electronFolder();
  if (folder === null) return { found: false, reason: 'Electron is not installed' };
  const installed = installedRuntime(folder);
  if (installed !== null) return { found: true, executable: installed };
  if (!(await mirrorAnswers())) return { found: false, reason: "Electron's runtime cannot be fetched" };
  say("Fetching Electron's runtime (about 110 MB, once) …");
  await runInstaller(folder);
  const fetched = installedRuntime(folder);
  if (fetched !== null) return { found: true, executable: fetched };
  return { found: false, reason: "Electron's runtime could not be fetched" };
}

function electronFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    return null;
  }
}

async function mirrorAnswers(): Promise<boolean> {
  const mirror =
    process.env['ELECTRON_MIRROR'] ?? process.env['npm_config_electron_mirror'] ?? DEFAULT_MIRROR;
  try {
    await fetch(mirror, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(REACH_TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}

async function runInstaller(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(folder, 'install.js')], {
    stdio: 'ignore',
    timeout: FETCH_TIMEOUT,
  });
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
}
