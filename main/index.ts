/**
 * The Electron shell, before the service runs: one instance, the profile, files given by the system. Composition only;
 * every rule is in a module that takes the Electron object it uses.
 */
import { join } from 'node:path';
import { app, dialog, shell } from 'electron';
import { defaultDataFolder } from '../server/config/data-folder.ts';
import { makeFolder } from '../server/storage/make-folder.ts';
import { openDesk, type Desk } from './desk.ts';
import { sandboxObstacle } from './security/sandbox.ts';
import { readCommandLine } from './start/command-line.ts';
import { filesHandedOver, type HandOver } from './start/hand-over.ts';
import { profileFolder } from './start/profile.ts';
import { startWithRepair } from './start/repair.ts';
import { fixedByPolicy, startDeskService } from './start/service.ts';
import { runTool, toolOf } from './start/tool.ts';

/** The same as `appId` in electron-builder.yml: Windows groups windows and notifications by it. */
const APP_ID = 'app.statementdesk.desktop';

const log = (line: string): void => console.error(line);
/** A picture that is shipped with the app. */
const asset = (name: string): string => join(app.getAppPath(), 'assets', name);
const given = process.argv.slice(app.isPackaged ? 1 : 2);
const commandLine = readCommandLine(given, process.cwd());
/** A command for IT; null where a window is meant. */
const tool = toolOf(given);
const waiting: string[] = [...commandLine.files];
let desk: Desk | null = null;
/** Tells of what nobody expected; as soon as the service runs, its log has it too. */
let tell = (error: unknown): void =>
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));

// What nobody expected ends the app with a word, not with Electron's own window of a stack; what was accepted is on disk.
process.on('uncaughtException', fail);
// Of these Electron only warns, on a terminal that an installed app does not have.
process.on('unhandledRejection', (reason) => tell(reason));
app.enableSandbox();
if (tool === null) openApp();
else runTool(tool, app, process.env).catch(fail);

function openApp(): void {
  // From source there is no shortcut that bears the id, and Windows shows notifications of known programs only.
  if (process.platform === 'win32') app.setAppUserModelId(app.isPackaged ? APP_ID : process.execPath);
  useProfile(app.commandLine.getSwitchValue('user-data-dir') || profileFolder(app.getPath('appData')));
  if (!app.requestSingleInstanceLock({ files: commandLine.files } satisfies HandOver)) {
    app.quit();
    return;
  }
  app.on('second-instance', (_event, argv, workingDirectory, sent) => {
    desk?.show();
    openFiles(filesHandedOver(sent, argv, workingDirectory));
  });
  // macOS tells of a file with an event, possibly before the app is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openFiles([path]);
  });
  app.on('activate', () => desk?.show());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.whenReady().then(start).catch(fail);
}

async function start(): Promise<void> {
  const obstacle = sandboxObstacle(app.isPackaged, (name) => app.commandLine.hasSwitch(name));
  if (obstacle !== null) {
    fail(new Error(obstacle));
    return;
  }
  const service = await startWithRepair(
    { port: commandLine.port, dataDir: commandLine.dataDir },
    {
      start: (flags) => startDeskService(flags, process.env),
      fixed: () => fixedByPolicy(process.env),
      ask: async (options) => (await dialog.showMessageBox(options)).response,
      chooseFolder: async () => {
        const { filePaths } = await dialog.showOpenDialog({
          title: 'Choose a data folder',
          properties: ['openDirectory', 'createDirectory'],
        });
        return filePaths[0] ?? null;
      },
      showFolder: ({ dataDir }) => shell.showItemInFolder(dataDir ?? defaultDataFolder(process.env)),
      log,
    },
  );
  if (service === null) {
    app.exit(1);
    return;
  }
  const tellHere = tell;
  tell = (error) => {
    tellHere(error);
    service.noteFault(error);
  };
  const note = (line: string): void => {
    log(line);
    service.note(line);
  };
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    copyright: 'Copyright © 2026 Statement Desk',
    iconPath: asset('icon.png'),
  });
  desk = await openDesk(service, { asset, log: note, fail });
  openFiles(waiting.splice(0));
}

function openFiles(paths: readonly string[]): void {
  if (desk === null) waiting.push(...paths);
  else desk.open(paths);
}

/** A profile that cannot be made there is no reason not to start: Electron has a place of its own. */
function useProfile(folder: string): void {
  try {
    makeFolder(folder);
    app.setPath('userData', folder);
  } catch (error) {
    log(`the profile of the window is elsewhere: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(error: unknown): void {
  tell(error);
  // A command has a terminal, or a script that would wait for somebody to close the message.
  if (tool === null)
    dialog.showErrorBox('Statement Desk stopped', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
