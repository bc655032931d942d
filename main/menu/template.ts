/**
 * The menu bar: the system's own commands, so that copying, zooming and closing work as everywhere, and those the
 * window offers right now. The window's list is the one its buttons, palette and keys are made of.
 */
import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../bridge.ts';
import { acceleratorOf } from './accelerator.ts';

type Item = MenuItemConstructorOptions;

export interface MenuSurroundings {
  readonly platform: NodeJS.Platform;
  /** Adds the tools of developers; never in what users install. */
  readonly developer: boolean;
  /** Carries out a command of the window. */
  readonly run: (id: string) => void;
  readonly openApiGuide: () => void;
  readonly openDataFolder: () => void;
  readonly openLogs: () => void;
}

/** Commands of the window that stand where systems have them, not in the menu of their group. */
const FILE = ['window.add-files', 'window.add-folder'];
const EXPORT = ['desk.export', 'statement.export'];
const SETTINGS = 'window.settings';

/** Keys of the system's own items: no command of the window shows them a second time. */
const TAKEN: ReadonlySet<string> = new Set(
  ['Z', 'Shift+Z', 'Y', 'X', 'C', 'V', 'A', 'W', 'Q', 'M', '0', 'Plus', '-'].map(
    (key) => `CommandOrControl+${key}`,
  ),
);

export function menuTemplate(offered: readonly MenuCommand[], around: MenuSurroundings): Item[] {
  // The innermost part of the window comes first, and its command is the one that is meant.
  const commands = offered.filter(({ id }, at) => offered.findIndex((other) => other.id === id) === at);
  const mac = around.platform === 'darwin';
  const placed = new Set([...FILE, ...EXPORT, SETTINGS]);
  const item = (command: MenuCommand): Item => itemOf(command, around.run);
  const named = (ids: readonly string[]): Item[] =>
    ids.flatMap((id) => commands.filter((command) => command.id === id).map(item));
  const group = (name: string): Item[] =>
    commands.filter((command) => command.group === name && !placed.has(command.id)).map(item);
  const menu = (label: string, items: Item[]): Item[] =>
    items.length === 0 ? [] : [{ label, submenu: items }];
  const settings = named([SETTINGS]).map((found) => ({ ...found, label: 'Settings…' }));

  return [
    ...(mac ? [appMenu(settings)] : []),
    {
      label: 'File',
      submenu: sections(
        named(FILE),
        mac ? [RECENT] : [],
        named(EXPORT),
        mac ? [] : settings,
        mac ? [{ role: 'close' }] : [{ role: 'quit' }],
      ),
    },
    {
      label: 'Edit',
      submenu: sections(
        [{ role: 'undo' }, { role: 'redo' }],
        [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
        group('Edit'),
      ),
    },
    {
      label: 'View',
      submenu: sections(
        group('Page'),
        group('Window'),
        [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'togglefullscreen' }],
        around.developer ? [{ role: 'reload' }, { role: 'toggleDevTools' }] : [],
      ),
    },
    ...menu('Rows', group('Rows')),
    ...menu('Statement', group('Statement')),
    ...menu('Statements', group('Statements')),
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [
        { label: 'Description of the API', click: around.openApiGuide },
        { type: 'separator' },
        { label: 'Open the data folder', click: around.openDataFolder },
        { label: 'Open the log folder', click: around.openLogs },
        ...(mac ? [] : ([{ type: 'separator' }, { role: 'about' }] as const)),
      ],
    },
  ];
}

/** Kept and shown by macOS; Windows has its list on the taskbar. */
const RECENT: Item = {
  label: 'Open Recent',
  role: 'recentDocuments',
  submenu: [{ label: 'Clear Menu', role: 'clearRecentDocuments' }],
};

function appMenu(settings: readonly Item[]): Item {
  return {
    role: 'appMenu',
    submenu: sections(
      [{ role: 'about' }],
      settings,
      [{ role: 'services' }],
      [{ role: 'hide' }, { role: 'hideOthers' }, { role: 'unhide' }],
      [{ role: 'quit' }],
    ),
  };
}

function itemOf({ id, label, key, enabled }: MenuCommand, run: (id: string) => void): Item {
  const accelerator = key === null ? null : acceleratorOf(key);
  return {
    label: label.replaceAll('&', '&&'),
    enabled,
    click: () => run(id),
    // The page hears its keys itself; here they are shown. On macOS, where an item cannot but listen, the page has the
    // key first and an item gets only what the page left.
    ...(accelerator === null || TAKEN.has(accelerator) ? {} : { accelerator, registerAccelerator: false }),
  };
}

/** Sections with lines between them; an empty one leaves no line. */
function sections(...parts: readonly (readonly Item[])[]): Item[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ type: 'separator' } as const, ...part]));
}
