/** What the system shows of a batch: its bar on the taskbar or dock, its icon in the tray, and how it ended. */
import type { BrowserWindow, Notification, NotificationConstructorOptions } from 'electron';
import { trayProgress, type TraySurroundings } from '../tray/tray.ts';
import { notifier } from './notifier.ts';
import { showProgress, tellBatchEnded } from './progress.ts';

export interface BatchSurroundings extends TraySurroundings {
  readonly window: () => BrowserWindow | null;
  /** Whether the system shows notifications. */
  readonly notifies: () => boolean;
  readonly makeNotification: (options: NotificationConstructorOptions) => Pick<Notification, 'once' | 'show'>;
}

export interface BatchSigns {
  /** How far it is, 0 to 1; null when there is none. */
  readonly show: (share: number | null) => void;
  /** It ended, in these words. */
  readonly ended: (words: string) => void;
  /** The window, which tells of batches, is gone. */
  readonly gone: () => void;
}

export function batchSigns(around: BatchSurroundings): BatchSigns {
  const showInTray = trayProgress(around);
  const notify = notifier(around.makeNotification);
  return {
    show: (share) => {
      const window = around.window();
      if (window === null) return;
      showProgress(window, share);
      showInTray(share);
    },
    ended: (words) => {
      const window = around.window();
      if (window === null) return;
      tellBatchEnded(words, {
        window,
        supported: around.notifies(),
        notify,
        bringForward: around.openWindow,
      });
    },
    gone: () => showInTray(null),
  };
}
