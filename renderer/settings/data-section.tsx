import { useState, type ReactNode } from 'react';
import type { SettingsBody } from '../../shared/api/settings.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { LockedNote } from './locked-note.tsx';
import { olderThan, retentionChoices } from './retention.ts';
import type { SettingsInHand, Trouble } from './use-settings.ts';

/** Where statements are on this computer, and how long. */
export function DataSection({
  settings,
  change,
}: {
  readonly settings: SettingsBody['settings'];
  readonly change: SettingsInHand['change'];
}): ReactNode {
  const { documents } = useWorkspace();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asking, setAsking] = useState<{ readonly days: number; readonly count: number } | null>(null);
  const { data_folder: folder, log_folder: logs, retention_days: retention } = settings;
  const choices = retentionChoices(retention.value);
  const apply = (days: number | null) => {
    setAsking(null);
    void change({ retention_days: days }).then(setTrouble);
  };
  const choose = (value: string) => {
    const days = value === 'ever' ? null : Number(value);
    const count = days === null ? 0 : olderThan(documents.items ?? [], days, Date.now());
    if (days !== null && count > 0) setAsking({ days, count });
    else apply(days);
  };
  const openFolder = window.desk?.openDataFolder;
  return (
    <section className="settings-card" aria-labelledby="settings-data">
      <h2 id="settings-data">Your data</h2>
      <p className="soft">
        Statements, the rows read from them and your edits stay in one folder of this computer.
      </p>
      <dl className="settings-places">
        <dt>Data folder</dt>
        <dd>
          <code>{folder.value}</code>
          {openFolder ? (
            <Button icon="folder" onClick={() => void openFolder()}>
              Open
            </Button>
          ) : (
            <CopyButton text={folder.value} label="Copy path" look="quiet" />
          )}
        </dd>
        <dt>Log folder</dt>
        <dd>
          <code>{logs.value}</code>
          <CopyButton text={logs.value} label="Copy path" look="quiet" />
        </dd>
      </dl>
      <div className="settings-choice">
        <span>Keep statements</span>
        <Select
          label="Keep statements"
          value={retention.value === null ? 'ever' : String(retention.value)}
          disabled={!retention.editable}
          onChange={choose}
          options={choices.map(({ days, label }) => ({
            value: days === null ? 'ever' : String(days),
            label,
          }))}
        />
      </div>
      {retention.value !== null && (
        <p className="soft">
          A statement is deleted with its rows and edits when it has not been changed for that long. The file
          you dropped stays where it is.
        </p>
      )}
      <LockedNote setting={retention} />
      {trouble && <Alert title={trouble.message}>{trouble.hint}</Alert>}
      {asking && (
        <Dialog
          title="Delete older statements?"
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button onClick={() => setAsking(null)}>Keep them</Button>
              <Button look="danger" onClick={() => apply(asking.days)}>
                Delete older ones
              </Button>
            </>
          }
        >
          <p>
            {asking.count === 1 ? '1 statement was added' : `Up to ${asking.count} statements were added`}{' '}
            more than {asking.days} days ago and would be deleted soon, unless changed since. This cannot be
            undone.
          </p>
        </Dialog>
      )}
    </section>
  );
}
