import type {
  BrowserWindow,
  Dialog,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
} from 'electron';

export interface FileDialogs {
  readonly open: (options: OpenDialogOptions) => Promise<OpenDialogReturnValue>;
  readonly save: (options: SaveDialogOptions) => Promise<SaveDialogReturnValue>;
}

/** The system's dialogs, on the window where there is one: they stay before it, and on macOS slide out of it. */
export function fileDialogs(
  dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>,
  window: () => BrowserWindow | null,
): FileDialogs {
  return {
    open: (options) => {
      const parent = window();
      return parent === null ? dialog.showOpenDialog(options) : dialog.showOpenDialog(parent, options);
    },
    save: (options) => {
      const parent = window();
      return parent === null ? dialog.showSaveDialog(options) : dialog.showSaveDialog(parent, options);
    },
  };
}
