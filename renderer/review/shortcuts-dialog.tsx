import './shortcuts-dialog.css';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { COMMANDS } from './commands.ts';

const KEY_WORDS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
  N: 'Shift N',
};

/** The keys of this room, from the same list that they work by. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const labels = [...new Set(COMMANDS.map((command) => command.label))];
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts">
        {labels.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {COMMANDS.filter((command) => command.label === label).map(({ id, keys }) => (
                <kbd key={id}>{KEY_WORDS[keys[0]!] ?? keys[0]}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
