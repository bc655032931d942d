/** The running desk: the window on its service, with everything the two need of Electron. Composition only. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  Notification,
  powerMonitor,
  session as sessions,
  shell,
  Tray,
  type MenuItemConstructorOptions,
  type MessageBoxOptions,
} from 'electron';
import type { DeskEvents, MenuCommand } from './bridge.ts';
import { chooseFiles } from './files/choose-files.ts';
import { fileDialogs } from './files/dialogs.ts';
import { OpenedFiles } from './files/opened-files.ts';
import { revealSaved } from './files/reveal.ts';
import { saveAs } from './files/save-as.ts';
import { answerMessages } from './ipc/answer.ts';
import { openDesktopKey } from './key/desktop-key.ts';
import { keyFile } from './key/key-file.ts';
import { keyService } from './key/key-service.ts';
import { keychainStore, loadKeytar } from './key/keychain.ts';
import { followCommands } from './menu/follow-commands.ts';
import { menuTemplate } from './menu/template.ts';
import { applySecurityRules } from './security/index.ts';
import { openExternalUrl } from './security/open-external.ts';
import { stopBeforeQuitting } from './start/quit.ts';
import type { DeskService } from './start/service.ts';
import { trayIcon } from './tray/tray.ts';
import { installation } from './updates/installation.ts';
import { updateObstacle } from './updates/may-update.ts';
import { followUpdates, loadUpdater } from './updates/updates.ts';
import { batchSigns } from './window/batch.ts';
import { windowMessages } from './window/messages.ts';
import { openDeskWindow, type DeskWindow } from './window/open-window.ts';
import { showWindow } from './window/show.ts';

export interface Desk {
  /** Brings the window forward, or makes it again where it was closed. */
  show(): void;
  /** Hands files to the window. */
  open(paths: readonly string[]): void;
}

interface Surroundings {
  /** Path of a picture that is shipped with the app. */
  readonly asset: (name: string) => string;
  readonly log: (line: string) => void;
  /** Ends the app with what went wrong. */
  readonly fail: (error: unknown) => void;
}

/** The window's part of the profile: its settings are kept, no answer of the service is. */
const PARTITION = 'persist:desk';

/** Opens the window on a running service and ties the two together. */
export async function openDesk(service: DeskService, { asset, log, fail }: Surroundings): Promise<Desk> {
  const { settings, url } = service;
  const { dataDir } = settings;
  let open: DeskWindow | null = null;
  const quitting = stopBeforeQuitting(app, { leave: async () => open?.leave(), close: service.close }, log);
  powerMonitor.on('shutdown', quitting.letGo);

  const key = await openDesktopKey(keyService(url, service.createSessionLink, fetch), {
    keychain: keychainStore(loadKeytar, dataDir),
    file: keyFile(dataDir),
    log,
  });
  const session = sessions.fromPartition(PARTITION, { cache: false });
  applySecurityRules({ app, session, shell, serviceUrl: url, log });
  // A proxy of the network has no part in what stays on this machine.
  await session.setProxy({ mode: 'direct' });

  const ask = async (options: MessageBoxOptions): Promise<number> =>
    (await dialog.showMessageBox(options)).response;
  const send = <E extends keyof DeskEvents>(channel: E, ...values: DeskEvents[E]): void =>
    open?.window.webContents.send(channel, ...values);
  const show = (): void => {
    if (open === null) open = openWindow();
    else showWindow(open.window);
  };
  const openFolder = async (folder: string): Promise<void> => {
    const problem = await shell.openPath(folder);
    if (problem !== '') throw new Error(problem);
  };
  const openFromMenu = (folder: string): void =>
    void openFolder(folder).catch((error: unknown) => dialog.showErrorBox('Statement Desk', String(error)));

  const files = new OpenedFiles({
    maxBytes: settings.maxFileBytes,
    announce: () => send('desk:files-waiting'),
    refuse: ({ message }) => dialog.showErrorBox('Statement Desk', message),
    // Linux desktops keep their lists themselves.
    remember: (path) => {
      if (process.platform !== 'linux') app.addRecentDocument(path);
    },
  });
  const dialogs = fileDialogs(dialog, () => open?.window ?? null);
  const saved = new Set<string>();
  let saveFolder = app.getPath('downloads');
  const menuOf = (template: MenuItemConstructorOptions[]): Menu => Menu.buildFromTemplate(template);
  const batch = batchSigns({
    platform: process.platform,
    window: () => open?.window ?? null,
    notifies: () => Notification.isSupported(),
    makeNotification: (options) => new Notification(options),
    make: () => new Tray(asset(trayIcon(process.platform))),
    menuOf,
    openWindow: show,
    quit: () => app.quit(),
    log,
  });

  const openOutside = (address: string): void => void shell.openExternal(address).catch(() => undefined);
  const showMenu = (commands: readonly MenuCommand[]): void =>
    Menu.setApplicationMenu(
      menuOf(
        menuTemplate(commands, {
          platform: process.platform,
          developer: !app.isPackaged,
          run: (id) => send('desk:run-command', id),
          openApiGuide: () => void openExternalUrl(`${url}/docs`, url, openOutside),
          openDataFolder: () => openFromMenu(dataDir),
          openLogs: () => openFromMenu(settings.logDir),
        }),
      ),
    );
  const setCommands = followCommands(showMenu);

  answerMessages(
    ipcMain,
    url,
    windowMessages({
      key: () => key.get(),
      chooseFiles: async () => {
        const chosen = await chooseFiles(dialogs.open);
        files.add(chosen);
        return chosen.length;
      },
      nextFile: () => files.next(),
      saveAs: (name, content) =>
        saveAs(name, content, {
          show: dialogs.save,
          folder: () => saveFolder,
          saved: (path) => {
            saved.add(path);
            saveFolder = dirname(path);
          },
        }),
      reveal: (path) => revealSaved(path, saved, (found) => shell.showItemInFolder(found)),
      openDataFolder: () => openFolder(dataDir),
      showProgress: batch.show,
      tellBatchEnded: batch.ended,
      setAppearance: (appearance) => {
        nativeTheme.themeSource = appearance;
      },
      setCommands,
      left: () => open?.left(),
    }),
    log,
  );

  const openWindow = (): DeskWindow =>
    openDeskWindow({
      make: (options) => new BrowserWindow(options),
      url,
      around: {
        preload: fileURLToPath(new URL('./preload.cjs', import.meta.url)),
        icon: asset('icon.png'),
        version: app.getVersion(),
        keyStore: key.kept,
        dark: nativeTheme.shouldUseDarkColors,
        session,
      },
      closed: () => {
        open = null;
        setCommands([]);
        batch.gone();
      },
      mayHold: quitting.mayHold,
      sayFarewell: ({ webContents }) => webContents.send('desk:leaving'),
      ask,
      quit: () => app.quit(),
      fail,
      log,
    });
  show();

  followUpdates({
    obstacle: () => updateObstacle(installation(app, service.looksForUpdates())),
    load: loadUpdater,
    ask,
    log,
  });
  return {
    show,
    open: (paths) => {
      if (paths.length === 0) return;
      if (open === null) show();
      files.add(paths);
    },
  };
}
