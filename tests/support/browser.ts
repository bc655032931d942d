/**
 * Finds a Chromium for the browser tests, or installs one. Looked for in this order: the variable CHROMIUM_PATH,
 * Playwright's own, the system's. Where there is none, Playwright's is installed, and failing that Debian's package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const VARIABLE = 'CHROMIUM_PATH';

/** Where browsers that Playwright can drive are usually installed. */
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] {
  if (platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ];
  }
  if (platform === 'win32') {
    return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ];
}

/** The path of an installed browser, or null. Throws where CHROMIUM_PATH names nothing. */
export function installedBrowser(
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
  platform: NodeJS.Platform = process.platform,
): string | null {
  const wanted = env[VARIABLE];
  if (wanted) {
    if (!exists(wanted)) throw new Error(`${VARIABLE} names ${wanted}, where there is nothing.`);
    return wanted;
  }
  return [chromium.executablePath(), ...usualPlaces(platform, env)].find(exists) ?? null;
}

/** The path of a browser; installs one where there is none, saying so. Later calls, also of child processes, are quick. */
export function browserPath(say: (line: string) => void = console.error): string {
  const path = installedBrowser() ?? install(say);
  process.env[VARIABLE] = path;
  return path;
}

function install(say: (line: string) => void): string {
  say('No Chromium found: installing the one of Playwright (npx playwright install chromium).');
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  const own = installedBrowser();
  if (own) return own;

  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("That did not work: installing the system's package (apt-get install chromium).");
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const system = installedBrowser();
    if (system) return system;
  }
  throw new Error(`The browser tests need Chromium or Chrome: install one, or name it in ${VARIABLE}.`);
}

/** Output goes to stderr, so that a test report on stdout stays readable. */
function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Arguments a browser needs where these tests run. */
export function browserArguments(): readonly string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--no-first-run'];
  // Chromium's sandbox refuses to run as root, which is who runs tests in containers.
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
}
