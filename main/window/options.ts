import type { BrowserWindowConstructorOptions, Session } from 'electron';
import { KEY_STORE_SWITCH, VERSION_SWITCH, type KeyStore } from '../bridge.ts';
import { secureWebPreferences } from '../security/window-options.ts';

/** Size at the first start, and the smallest the window's content is laid out for, in points. */
const FIRST = { width: 1360, height: 880 };
const MINIMUM = { width: 420, height: 480 };

export interface WindowSurroundings {
  /** Path of the preload script. */
  readonly preload: string;
  /** Path of the icon; macOS has it from the bundle. */
  readonly icon: string;
  readonly version: string;
  readonly keyStore: KeyStore;
  /** Whether the system is dark: the colour shown until the page is drawn. */
  readonly dark: boolean;
  readonly session: Session;
}

/**
 * Options of the one window. Shown when its page is ready, so that it never flashes empty. Electron itself remembers
 * its place and size under `name`, and brings it back onto a screen that is there.
 */
export function windowOptions(around: WindowSurroundings): BrowserWindowConstructorOptions {
  return {
    title: 'Statement Desk',
    name: 'main',
    windowStatePersistence: true,
    ...FIRST,
    minWidth: MINIMUM.width,
    minHeight: MINIMUM.height,
    show: false,
    backgroundColor: around.dark ? '#14181b' : '#ffffff',
    icon: around.icon,
    webPreferences: {
      ...secureWebPreferences(around.preload),
      session: around.session,
      additionalArguments: [`${VERSION_SWITCH}${around.version}`, `${KEY_STORE_SWITCH}${around.keyStore}`],
    },
  };
}
