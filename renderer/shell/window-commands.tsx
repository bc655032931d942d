import { useMemo, type ReactNode } from 'react';
import type { Command } from '../commands/command.ts';
import { useCommands } from '../commands/use-commands.ts';
import { choose } from '../desk/file-intake.tsx';
import { hrefOf } from '../state/routes.ts';
import { useWorkspace } from './workspace.ts';

/** What can be done from anywhere in the window. */
export function WindowCommands(): ReactNode {
  const { setTheme, theme } = useWorkspace();
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        {
          id: 'window.add-files',
          label: 'Add files…',
          group: 'Statements',
          keys: ['$mod+o'],
          icon: 'add',
          reach: 'everywhere',
          run: () => choose('files'),
        },
        {
          id: 'window.add-folder',
          label: 'Add a folder…',
          group: 'Statements',
          keys: ['$mod+Shift+o'],
          icon: 'folder',
          reach: 'everywhere',
          run: () => choose('folder'),
        },
        {
          id: 'window.statements',
          label: 'Go to all statements',
          group: 'Window',
          icon: 'file',
          run: () => go(hrefOf({ room: 'desk' })),
        },
        {
          id: 'window.settings',
          label: 'Go to settings',
          group: 'Window',
          keys: ['$mod+,'],
          icon: 'settings',
          reach: 'everywhere',
          run: () => go(hrefOf({ room: 'settings' })),
        },
        ...(['system', 'light', 'dark'] as const).map((value): Command => ({
          id: `window.theme-${value}`,
          label: value === 'system' ? 'Appearance: as the system' : `Appearance: ${value}`,
          group: 'Window',
          icon: ({ system: 'system', light: 'sun', dark: 'moon' } as const)[value],
          enabled: theme !== value,
          run: () => setTheme(value),
        })),
      ],
      [setTheme, theme],
    ),
  );
  return null;
}

function go(hash: string): void {
  window.location.hash = hash;
}
