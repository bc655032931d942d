import { useId, useState, type ReactNode } from 'react';
import type { SettingsBody } from '../../shared/api/settings.ts';
import { Alert } from '../ui/alert.tsx';
import { LockedNote } from './locked-note.tsx';
import type { SettingsInHand, Trouble } from './use-settings.ts';

/** Whether the desktop app looks for updates. */
export function UpdatesSection({
  setting,
  change,
}: {
  readonly setting: SettingsBody['settings']['updates'];
  readonly change: SettingsInHand['change'];
}): ReactNode {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const note = useId();
  return (
    <section className="settings-card" aria-labelledby="settings-updates">
      <h2 id="settings-updates">Updates</h2>
      <label className="settings-check">
        <input
          type="checkbox"
          checked={setting.value}
          disabled={!setting.editable}
          aria-describedby={note}
          onChange={(event) => void change({ updates: event.currentTarget.checked }).then(setTrouble)}
        />
        The desktop app looks for updates
      </label>
      <p className="soft" id={note}>
        It asks for the newest version number: the only request that ever leaves this computer. No statement,
        name or number goes with it.
      </p>
      <LockedNote setting={setting} />
      {trouble && <Alert title={trouble.message}>{trouble.hint}</Alert>}
    </section>
  );
}
