/** Stands in for Electron: records what the shell asks of it. Only what main/ uses is here. */
import { EventEmitter } from 'node:events';

interface WindowOptions {
  readonly webPreferences: { readonly preload: string; readonly sandbox: boolean };
}

/** What happened, for the tests. */
export const record = {
  windows: [] as { url: string; options: WindowOptions }[],
  handlers: new Map<string, (event: unknown) => unknown>(),
  errors: [] as string[],
  calls: [] as string[],
  logFolder: '',
};

class App extends EventEmitter {
  readonly isPackaged = false;
  enableSandbox(): void {
    record.calls.push('sandbox');
  }
  requestSingleInstanceLock(): boolean {
    return true;
  }
  async whenReady(): Promise<void> {}
  getPath(): string {
    return record.logFolder;
  }
  getAppPath(): string {
    return '';
  }
  getVersion(): string {
    return '0.0.0';
  }
  /** Like Electron's: asks with an event that may prevent it. */
  quit(): void {
    let prevented = false;
    this.emit('before-quit', { preventDefault: () => (prevented = true) });
    record.calls.push(prevented ? 'quit prevented' : 'quit');
  }
  exit(code: number): void {
    record.calls.push(`exit ${code}`);
  }
}
export const app = new App();

export class BrowserWindow extends EventEmitter {
  readonly #shown: { url: string; options: WindowOptions };

  constructor(options: WindowOptions) {
    super();
    this.#shown = { url: '', options };
    record.windows.push(this.#shown);
  }
  show(): void {
    record.calls.push('show');
  }
  async loadURL(url: string): Promise<void> {
    this.#shown.url = url;
    this.emit('ready-to-show');
  }
}

export const dialog = { showErrorBox: (_title: string, text: string) => void record.errors.push(text) };
export const ipcMain = {
  handle: (channel: string, handler: (event: unknown) => unknown) =>
    void record.handlers.set(channel, handler),
};
export const Menu = { buildFromTemplate: (template: unknown) => template, setApplicationMenu: () => {} };
export const nativeTheme = { shouldUseDarkColors: false };
export const session = {
  defaultSession: {
    setPermissionRequestHandler: () => void record.calls.push('permissions'),
    setPermissionCheckHandler: () => {},
    setDevicePermissionHandler: () => {},
  },
};
export const shell = { openExternal: async () => {} };
