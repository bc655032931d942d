import type { Menu, MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { trayIcon, trayProgress, type TraySurroundings } from '../../../main/tray/tray.ts';

/** A tray that notes what is done with it. */
function tray(platform: NodeJS.Platform, change: Partial<TraySurroundings> = {}) {
  const calls: string[] = [];
  const menus: MenuItemConstructorOptions[][] = [];
  let press = (): void => {};
  const make = vi.fn<TraySurroundings['make']>(() => ({
    setToolTip: (text) => calls.push(text),
    setTitle: (text) => calls.push(`title ${text}`),
    setContextMenu: () => {},
    on: (_event, listener) => (press = listener),
    destroy: () => calls.push('destroyed'),
  }));
  const around: TraySurroundings = {
    platform,
    make,
    menuOf: (template) => {
      menus.push(template);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is handed on, not used
      return template as unknown as Menu;
    },
    openWindow: () => calls.push('window'),
    quit: () => calls.push('quit'),
    log: (line) => calls.push(line),
    ...change,
  };
  return { show: trayProgress(around), make, calls, menus, press: () => press() };
}

describe('the tray', () => {
  it('has an icon while there is a batch, which says how far it is', () => {
    const { show, make, calls, menus } = tray('win32');
    show(null);
    expect(make).not.toHaveBeenCalled();
    show(0);
    show(0.004);
    show(0.999);
    show(null);
    show(null);
    expect(make).toHaveBeenCalledOnce();
    expect(calls).toEqual([
      'Statement Desk: reading statements: 0 %',
      'Statement Desk: reading statements: 99 %',
      'destroyed',
    ]);
    expect(menus.map(([first]) => first)).toEqual([
      { label: 'Reading statements: 0 %', enabled: false },
      { label: 'Reading statements: 99 %', enabled: false },
    ]);
    show(0.5);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('opens the window and quits', () => {
    const { show, calls, menus, press } = tray('linux');
    show(0.5);
    calls.length = 0;
    press();
    for (const { click } of menus[0] ?? []) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it looks at none of what Electron hands it
      (click as (() => void) | undefined)?.();
    }
    expect(calls).toEqual(['window', 'window', 'quit']);
  });

  it('has its words in the menu bar of macOS, where a press opens the menu', () => {
    const { show, calls, press } = tray('darwin');
    show(0.5);
    press();
    expect(calls).toEqual(['Statement Desk: reading statements: 50 %', 'title 50 %']);
    expect(trayIcon('darwin')).toMatch(/Template\.png$/);
    expect(trayIcon('win32')).not.toMatch(/Template/);
  });

  it('is not tried again on a desktop that has none', () => {
    const make = vi.fn<TraySurroundings['make']>(() => {
      throw new Error('no indicator');
    });
    const { show, calls } = tray('linux', { make });
    show(0.1);
    show(0.2);
    show(null);
    expect(make).toHaveBeenCalledOnce();
    expect(calls).toEqual(['there is no tray: no indicator']);
  });
});
