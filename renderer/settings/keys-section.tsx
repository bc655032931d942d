import './keys-section.css';
import '../ui/field.css';
import { useCallback, useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { KeyBody, KeyCreatedBody } from '../../shared/api/account.ts';
import { describeError } from '../api/errors.ts';
import { formatDayAndTime } from '../format/dates.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formText } from '../ui/form-text.ts';
import { useLocale } from '../ui/locale.ts';
import { Notice } from '../ui/notice.tsx';

/** The account's keys: list, create with the key shown once, revoke. */
export function KeysSection(): ReactNode {
  const { client, online } = useWorkspace();
  const [keys, setKeys] = useState<readonly KeyBody[] | null>(null);
  const [created, setCreated] = useState<KeyCreatedBody | null>(null);
  const [revoking, setRevoking] = useState<KeyBody | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useId();

  const list = useCallback(() => client.keys().then(setKeys), [client]);
  const fail = useCallback((error: unknown) => setFailure(describeError(error).message), []);
  useEffect(() => {
    if (online) list().catch(fail);
  }, [online, list, fail]);

  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = formText(form, 'name').trim();
    setFailure(null);
    client
      .createKey(name)
      .then((answer) => {
        setCreated(answer);
        form.reset();
        return list();
      })
      .catch(fail);
  };
  const revoke = (key: KeyBody) => {
    setFailure(null);
    client
      .revokeKey(key.id)
      .then(() => {
        if (created?.key.id === key.id) setCreated(null);
        return list();
      })
      .catch(fail)
      .finally(() => setRevoking(null));
  };

  return (
    <section className="settings-card" aria-labelledby="settings-keys">
      <h2 id="settings-keys">API keys</h2>
      <p className="soft">Give each script its own key, so that you can revoke one without the others.</p>
      {keys !== null && keys.length > 0 && (
        <ul className="keys">
          {keys.map((key) => (
            <KeyRow key={key.id} value={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {created && <CreatedKey created={created} />}
      {failure !== null && <Alert title={failure} />}
      <form className="keys-create" onSubmit={create}>
        <div className="field">
          <label htmlFor={field} className="field-label">
            Name of a new key
          </label>
          <input
            id={field}
            name="name"
            className="input"
            placeholder="Month-end script"
            maxLength={100}
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit" icon="key">
          Create key
        </Button>
      </form>
      {revoking && (
        <Dialog
          title="Revoke this key?"
          onClose={() => setRevoking(null)}
          actions={
            <>
              <Button onClick={() => setRevoking(null)}>Keep</Button>
              <Button look="danger" onClick={() => revoke(revoking)}>
                Revoke
              </Button>
            </>
          }
        >
          <p>
            Whatever uses <strong>{revoking.name}</strong> ({revoking.prefix}…) is refused from now on.
          </p>
        </Dialog>
      )}
    </section>
  );
}

function KeyRow({ value, onRevoke }: { readonly value: KeyBody; readonly onRevoke: () => void }): ReactNode {
  const locale = useLocale();
  return (
    <li className="key">
      <span className="key-name">
        <strong>{value.name}</strong> <code>{value.prefix}…</code>
      </span>
      <span className="soft figures">
        created {formatDayAndTime(value.created_at, locale)} ·{' '}
        {value.last_used_at === null
          ? 'not used yet'
          : `last used ${formatDayAndTime(value.last_used_at, locale)}`}
      </span>
      <Button look="quiet" onClick={onRevoke} aria-label={`Revoke ${value.name}`}>
        Revoke
      </Button>
    </li>
  );
}

function CreatedKey({ created }: { readonly created: KeyCreatedBody }): ReactNode {
  return (
    <div role="status">
      <Notice
        tone="good"
        icon="key"
        title={`The key “${created.key.name}” is shown only now. Copy it to where it is needed.`}
        actions={<CopyButton text={created.api_key} label="Copy key" />}
      >
        <code className="key-secret">{created.api_key}</code>
      </Notice>
    </div>
  );
}
