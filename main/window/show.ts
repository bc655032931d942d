import type { BrowserWindow } from 'electron';

/** Brings a window to the front, also when it is minimised or hidden. */
export function showWindow(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus'>): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
