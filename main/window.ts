import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { VERSION_SWITCH } from './bridge.ts';
import { secureWebPreferences } from './security/window-options.ts';

/** Smallest size the window's content is laid out for, in points. */
const MINIMUM = { width: 420, height: 480 };

export interface WindowFiles {
  readonly preload: string;
  readonly icon: string;
}

/** Options of the one window. Shown when its page is ready, so that it never flashes empty. */
export function windowOptions(
  { preload, icon }: WindowFiles,
  version: string,
  dark: boolean,
): BrowserWindowConstructorOptions {
  return {
    title: 'Statement Desk',
    width: 1360,
    height: 880,
    minWidth: MINIMUM.width,
    minHeight: MINIMUM.height,
    show: false,
    backgroundColor: dark ? '#14181b' : '#ffffff',
    icon,
    webPreferences: {
      ...secureWebPreferences(preload),
      additionalArguments: [`${VERSION_SWITCH}${version}`],
    },
  };
}

/** Brings a window to the front, also when it is minimised or hidden. */
export function showWindow(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus'>): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
