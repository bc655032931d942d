import './shortcuts-dialog.css';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { COMMAND_GROUPS } from './command.ts';
import { Keys } from './key-caps.tsx';
import { useCommandList } from './use-commands.ts';

/** The keys that work here, from the same list they work by. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const commands = useCommandList().filter(({ keys }) => keys !== undefined && keys.length > 0);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} wide>
      <div className="shortcuts">
        {COMMAND_GROUPS.map((group) => {
          const members = commands.filter((command) => command.group === group);
          if (members.length === 0) return null;
          return (
            <section key={group} className="shortcuts-group">
              <h3>{group}</h3>
              <dl>
                {members.map((command) => (
                  <div key={command.id}>
                    <dt>{command.label}</dt>
                    <dd>
                      <Keys keys={command.keys} all />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      {commands.some(({ group }) => group === 'Rows') && (
        <p className="soft">
          In a description, letters and digits are typed. The other keys work there as well.
        </p>
      )}
    </Dialog>
  );
}
