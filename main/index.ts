/**
 * The Electron shell: starts the service and shows its window. Composition only; every rule is in a module that takes
 * the Electron object it uses.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, session, shell } from 'electron';
import { readCommandLine } from './command-line.ts';
import { answerMessages } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { uploadFile } from './open-files.ts';
import { applySecurityRules } from './security/index.ts';
import { startDeskService, type DeskService } from './service.ts';
import { describeStartFailure } from './start-failure.ts';
import { showWindow, windowOptions } from './window.ts';
import { windowKey } from './window-key.ts';

const log = (line: string): void => console.error(line);
const commandLine = readCommandLine(process.argv.slice(app.isPackaged ? 1 : 2));
const filesToOpen: string[] = [...commandLine.files];
let window: BrowserWindow | null = null;
let openFile = (path: string): void => void filesToOpen.push(path);

app.enableSandbox();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, argv) => {
    if (window !== null) showWindow(window);
    for (const path of readCommandLine(argv.slice(1)).files) openFile(path);
  });
  // macOS tells of a file with an event, possibly before the app is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openFile(path);
  });
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(run).catch(fail);
} else {
  app.quit();
}

async function run(): Promise<void> {
  const service = await startDeskService(commandLine, process.env, app.getPath('logs'));
  stopBeforeQuitting(service);
  const key = windowKey(() => service.createSessionLink(), fetch);
  applySecurityRules({ app, session: session.defaultSession, shell, serviceUrl: service.url, log });
  answerMessages(ipcMain, service.url, key);
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, !app.isPackaged)));
  window = openWindow(service.url);
  openFile = (path) => {
    key()
      .then((value) => uploadFile(path, { url: service.url, key: value, fetch }))
      .catch((error: unknown) => explainRefusal(error));
  };
  for (const path of filesToOpen.splice(0)) openFile(path);
}

function openWindow(url: string): BrowserWindow {
  const created = new BrowserWindow(
    windowOptions(
      {
        preload: fileURLToPath(new URL('./preload.cjs', import.meta.url)),
        icon: join(app.getAppPath(), 'assets', 'icon.png'),
      },
      app.getVersion(),
      nativeTheme.shouldUseDarkColors,
    ),
  );
  created.once('ready-to-show', () => created.show());
  created.once('closed', () => (window = null));
  created.loadURL(url).catch(fail);
  return created;
}

/** The service finishes requests under way and lets go of the data folder before the process ends. */
function stopBeforeQuitting(service: DeskService): void {
  let stopped = false;
  app.on('before-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    const quit = (): void => {
      stopped = true;
      app.quit();
    };
    service.close().then(quit, (error: unknown) => {
      log(`the service did not stop cleanly: ${String(error)}`);
      quit();
    });
  });
}

function explainRefusal(error: unknown): void {
  const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : '';
  const message = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox(message, hint);
}

function fail(error: unknown): void {
  const { title, message, detail } = describeStartFailure(error);
  log(error instanceof Error ? (error.stack ?? detail) : detail);
  dialog.showErrorBox(title, `${message}\n\n${detail}`);
  app.exit(1);
}
