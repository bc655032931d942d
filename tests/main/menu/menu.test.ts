import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import type { MenuCommand } from '../../../main/bridge.ts';
import { acceleratorOf } from '../../../main/menu/accelerator.ts';
import { followCommands } from '../../../main/menu/follow-commands.ts';
import { menuTemplate, type MenuSurroundings } from '../../../main/menu/template.ts';

const around: MenuSurroundings = {
  platform: 'linux',
  developer: false,
  run: () => {},
  openApiGuide: () => {},
  openDataFolder: () => {},
  openLogs: () => {},
};
const command = (id: string, group: string, change: Partial<MenuCommand> = {}): MenuCommand => ({
  id,
  label: id,
  group,
  key: null,
  enabled: true,
  ...change,
});
const items = (menu: MenuItemConstructorOptions | undefined): MenuItemConstructorOptions[] =>
  Array.isArray(menu?.submenu) ? menu.submenu : [];
const under = (template: MenuItemConstructorOptions[], label: string): MenuItemConstructorOptions[] =>
  items(template.find((menu) => menu.label === label));

describe('accelerators', () => {
  it.each([
    ['$mod+o', 'CommandOrControl+O'],
    ['$mod+Shift+z', 'CommandOrControl+Shift+Z'],
    ['$mod+Comma', 'CommandOrControl+,'],
    ['Alt+KeyP', 'Alt+P'],
    ['Alt+Digit2', 'Alt+2'],
    ['Alt+ArrowLeft', 'Alt+Left'],
    ['$mod+Enter', 'CommandOrControl+Return'],
    ['F2', 'F2'],
    ['Shift+F8', 'Shift+F8'],
  ])('of %s is %s', (key, accelerator) => expect(acceleratorOf(key)).toBe(accelerator));

  it.each([
    'e',
    'Shift+n',
    'Delete',
    'ArrowDown',
    'Escape',
    'Enter',
    '[Shift]+(\\?)',
    '$mod+[x]',
    'Hyper+x',
    '',
  ])('of %j is none: the page has it alone', (key) => expect(acceleratorOf(key)).toBeNull());
});

describe('the menu bar', () => {
  it('has the commands of the window where systems have them, each once', () => {
    const template = menuTemplate(
      [
        command('edit.undo', 'Edit', { label: 'Undo: row', key: '$mod+z' }),
        command('edit.undo', 'Edit', { label: 'hidden behind the first' }),
        command('window.add-files', 'Statements', { key: '$mod+o' }),
        command('window.settings', 'Window', { key: '$mod+Comma' }),
        command('desk.retry', 'Statements', { enabled: false }),
      ],
      around,
    );
    const labels = (name: string) => under(template, name).map(({ label, role }) => label ?? role);
    expect(labels('File')).toEqual(['window.add-files', undefined, 'Settings…', undefined, 'quit']);
    expect(labels('Edit')).toContain('Undo: row');
    expect(labels('Edit')).not.toContain('hidden behind the first');
    expect(labels('Statements')).toEqual(['desk.retry']);
    expect(under(template, 'Statements')[0]?.enabled).toBe(false);
    expect(under(template, 'Rows')).toEqual([]);
  });

  it('shows a key without taking it from the page, and none the system has', () => {
    const template = menuTemplate(
      [command('a', 'Edit', { key: '$mod+z' }), command('b', 'Edit', { key: 'F4' })],
      around,
    );
    const [a, b] = under(template, 'Edit').filter(({ label }) => label === 'a' || label === 'b');
    expect(a).not.toHaveProperty('accelerator');
    expect(b).toMatchObject({ accelerator: 'F4', registerAccelerator: false });
  });

  it('carries a command out, and shows a label as it is', () => {
    const run = vi.fn<(id: string) => void>();
    const template = menuTemplate([command('x', 'Rows', { label: 'A & B' })], { ...around, run });
    const [item] = under(template, 'Rows');
    expect(item?.label).toBe('A && B');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it looks at none of what Electron hands it
    const click = item?.click as (() => void) | undefined;
    click?.();
    expect(run).toHaveBeenCalledWith('x');
  });

  it("has macOS's own menu there, and tools for developers only from source", () => {
    const mac = menuTemplate([command('window.settings', 'Window')], { ...around, platform: 'darwin' });
    expect(mac[0]?.role).toBe('appMenu');
    expect(items(mac[0]).map(({ label, role }) => label ?? role)).toContain('Settings…');
    expect(under(mac, 'File')).toContainEqual(expect.objectContaining({ role: 'recentDocuments' }));
    const roles = (developer: boolean) =>
      under(menuTemplate([], { ...around, developer }), 'View').map(({ role }) => role);
    expect(roles(false)).not.toContain('toggleDevTools');
    expect(roles(true)).toContain('toggleDevTools');
  });
});

describe('following the commands', () => {
  it('shows the menu at once, then only what changed, and the last of several changes', async () => {
    const show = vi.fn<(commands: readonly MenuCommand[]) => void>();
    const set = followCommands(show, 5);
    expect(show.mock.calls).toEqual([[[]]]);
    set([command('a', 'Rows')]);
    set([command('b', 'Rows')]);
    await expect.poll(() => show.mock.calls.length).toBe(2);
    expect(show.mock.calls[1]).toEqual([[command('b', 'Rows')]]);
    set([command('b', 'Rows')]);
    set([command('b', 'Rows', { enabled: false })]);
    await expect.poll(() => show.mock.calls.length).toBe(3);
    expect(show.mock.calls[2]).toEqual([[command('b', 'Rows', { enabled: false })]]);
  });
});
