/**
 * An icon in the tray (on macOS in the menu bar) while statements are read, and only then: it says how far they are, also
 * where the window is hidden. See docs/decisions for why it does not stay.
 */
import type { Menu, MenuItemConstructorOptions } from 'electron';

/** What of Electron's `Tray` is used. */
export interface TrayIcon {
  setToolTip(text: string): void;
  /** Words beside the icon; macOS alone has them. */
  setTitle(text: string): void;
  setContextMenu(menu: Menu): void;
  on(event: 'click', listener: () => void): unknown;
  destroy(): void;
}

export interface TraySurroundings {
  readonly platform: NodeJS.Platform;
  /** Puts an icon into the tray; throws where there is no tray. */
  readonly make: () => TrayIcon;
  readonly menuOf: (template: MenuItemConstructorOptions[]) => Menu;
  readonly openWindow: () => void;
  readonly quit: () => void;
  readonly log: (line: string) => void;
}

/** Answers what to call with how far a batch is, 0 to 1, and with null when there is none. */
export function trayProgress(around: TraySurroundings): (share: number | null) => void {
  const { platform, make, openWindow, log } = around;
  let icon: TrayIcon | null = null;
  let shown = '';
  let possible = true;

  const put = (): TrayIcon | null => {
    try {
      const made = make();
      // On macOS a press opens the menu, as everywhere in its menu bar.
      if (platform !== 'darwin') made.on('click', openWindow);
      return made;
    } catch (error) {
      log(`there is no tray: ${error instanceof Error ? error.message : String(error)}`);
      possible = false;
      return null;
    }
  };

  return (share) => {
    if (share === null) {
      icon?.destroy();
      icon = null;
      shown = '';
      return;
    }
    const percent = `${Math.floor(share * 100)} %`;
    if (!possible || percent === shown) return;
    icon ??= put();
    if (icon === null) return;
    shown = percent;
    const words = `Reading statements: ${percent}`;
    icon.setToolTip(`Statement Desk: ${words.toLowerCase()}`);
    if (platform === 'darwin') icon.setTitle(percent);
    // Set anew each time: Linux shows no change of a menu that is there.
    icon.setContextMenu(around.menuOf(items(words, around)));
  };
}

function items(
  words: string,
  { openWindow, quit }: Pick<TraySurroundings, 'openWindow' | 'quit'>,
): MenuItemConstructorOptions[] {
  return [
    { label: words, enabled: false },
    { type: 'separator' },
    { label: 'Open Statement Desk', click: openWindow },
    { label: 'Quit Statement Desk', click: quit },
  ];
}

/** Name of the icon's file. macOS colours one whose name says Template itself. */
export function trayIcon(platform: NodeJS.Platform): string {
  return platform === 'darwin' ? 'trayTemplate.png' : 'tray.png';
}
