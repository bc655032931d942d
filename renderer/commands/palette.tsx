import './palette.css';
import '../ui/field.css';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';

const CommandList = lazy(() => import('./command-list.tsx'));

const FIELD = 'Find a command';
const ASKS = 'What do you want to do?';

/**
 * Every command that can be done now, found by typing a part of its name. The list is fetched when it is first wanted; the
 * dialog opens at once and takes what is typed meanwhile: in the table behind it the same keys would edit rows.
 */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [typed, setTyped] = useState('');
  return (
    <Dialog title="Commands" onClose={onClose}>
      <Suspense
        fallback={
          <input
            className="input palette-input"
            aria-label={FIELD}
            placeholder={ASKS}
            autoComplete="off"
            data-first-focus=""
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        }
      >
        <CommandList label={FIELD} placeholder={ASKS} begun={typed} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
