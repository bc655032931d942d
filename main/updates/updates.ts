/** Looks for updates, where that is wanted: asks before it downloads, and installs when the user quits. */
import type { MessageBoxOptions } from 'electron';

/** How often a running app looks, ms. */
const EVERY = 24 * 60 * 60_000;

/** What of electron-updater is used. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  allowPrerelease: boolean;
  logger: unknown;
  checkForUpdates(): Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
  } | null>;
  downloadUpdate(): Promise<unknown>;
}

export interface UpdateSurroundings {
  /** Why not, or null; asked anew each time, because the setting may change. */
  readonly obstacle: () => string | null;
  /** Loads electron-updater, which is not even read from disk where nothing looks for updates. */
  readonly load: () => Promise<Updater>;
  readonly ask: (options: MessageBoxOptions) => Promise<number>;
  readonly log: (line: string) => void;
}

/** Looks now and daily; answers how to stop. No failure to update is worth a word to the user: the log has it. */
export function followUpdates(around: UpdateSurroundings, every = EVERY): () => void {
  const asked = new Set<string>();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      await lookForUpdate(around, asked);
    } catch (error) {
      around.log(`looking for updates failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      looking = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
}

async function lookForUpdate(
  { obstacle, load, ask, log }: UpdateSurroundings,
  asked: Set<string>,
): Promise<void> {
  const why = obstacle();
  if (why !== null) {
    log(`no updates are looked for: ${why}`);
    return;
  }
  const updater = await load();
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  updater.logger = null;
  const found = await updater.checkForUpdates();
  if (found === null || !found.isUpdateAvailable) return;
  const { version } = found.updateInfo;
  if (asked.has(version)) return;
  asked.add(version);
  const pressed = await ask({
    type: 'question',
    message: `Statement Desk ${version} is available.`,
    detail: 'It is downloaded now and installed when you quit. Your statements stay as they are.',
    buttons: ['Download', 'Later'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  if (pressed !== 0) return;
  await updater.downloadUpdate();
  log(`update ${version} is downloaded and will be installed when the app quits`);
}

/** electron-updater is CommonJS: its functions are on the default export. */
export async function loadUpdater(): Promise<Updater> {
  const { default: module } = await import('electron-updater');
  return module.autoUpdater;
}
