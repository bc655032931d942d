import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { Command } from './command.ts';
import { commandFor, pressedIn } from './keys.ts';
import { Palette } from './palette.tsx';
import { createRegistry } from './registry.ts';
import { Commands, useCommands } from './use-commands.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** Holds the commands of the window, carries out their keys, and shows the palette and the list of keys. */
export function CommandCenter({ children }: { readonly children: ReactNode }): ReactNode {
  const registry = useMemo(() => createRegistry(), []);
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const command = commandFor(event, pressedIn(target), registry.list());
    if (!command) return;
    event.preventDefault();
    command.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Commands value={registry}>
      <OwnCommands show={setShown} />
      {children}
      {shown === 'palette' && <Palette onClose={() => setShown(null)} />}
      <Suspense fallback={null}>
        {shown === 'keys' && <ShortcutsDialog onClose={() => setShown(null)} />}
      </Suspense>
    </Commands>
  );
}

function OwnCommands({ show }: { readonly show: (what: 'palette' | 'keys') => void }): ReactNode {
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        {
          id: 'window.palette',
          label: 'Find a command',
          group: 'Window',
          keys: ['$mod+k', 'F1'],
          icon: 'search',
          reach: 'everywhere',
          unlisted: true,
          run: () => show('palette'),
        },
        {
          id: 'window.keys',
          label: 'Keyboard shortcuts',
          group: 'Window',
          keys: ['[Shift]+(\\?)'],
          run: () => show('keys'),
        },
      ],
      [show],
    ),
  );
  return null;
}
