/** Opens a page in the user's browser. */
import { spawn } from 'node:child_process';

/** Tries; where there is no browser or no screen, the printed link is what the user has. */
export function openInBrowser(url: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...args] = commandFor(url, platform);
  const child = spawn(command, args, { stdio: 'ignore', detached: true, windowsHide: true });
  child.on('error', () => undefined);
  child.unref();
}

/** The system's way of opening a page. `url` is one of ours: it holds nothing a shell would read. */
export function commandFor(url: string, platform: NodeJS.Platform): [string, ...string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return platform === 'darwin' ? ['open', url] : ['xdg-open', url];
}
