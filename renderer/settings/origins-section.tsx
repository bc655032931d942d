import '../ui/field.css';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { SettingsBody } from '../../shared/api/settings.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';
import { LockedNote } from './locked-note.tsx';
import { originOf } from './origins.ts';
import type { SettingsInHand, Trouble } from './use-settings.ts';

/** Which web pages may call the API from a browser on this computer. */
export function OriginsSection({
  setting,
  change,
}: {
  readonly setting: SettingsBody['settings']['allowed_origins'];
  readonly change: SettingsInHand['change'];
}): ReactNode {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const field = useId();
  const origins = setting.value;
  const apply = (next: readonly string[]) => change({ allowed_origins: [...next] }).then(setTrouble);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const origin = originOf(formText(form, 'origin'));
    if (origin === null) {
      setTrouble({
        message: 'This is not the address of a web page.',
        hint: 'Type it like https://books.example.',
      });
      return;
    }
    form.reset();
    if (origins.includes(origin)) setTrouble(null);
    else void apply([...origins, origin]);
  };
  return (
    <section className="settings-card" aria-labelledby="settings-origins">
      <h2 id="settings-origins">Web pages that may connect</h2>
      <p className="soft">
        Programs on this computer need only a key. A web page in a browser, such as an online accounting
        system, is refused unless its address stands here.
      </p>
      {origins.length === 0 ? (
        <p>No other web page may connect.</p>
      ) : (
        <ul className="settings-list">
          {origins.map((origin) => (
            <li key={origin}>
              <code>{origin}</code>
              {setting.editable && (
                <IconButton
                  icon="cross"
                  label={`Remove ${origin}`}
                  onClick={() => void apply(origins.filter((one) => one !== origin))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {setting.editable && (
        <form className="settings-add" onSubmit={add} noValidate>
          <div className="field">
            <label className="field-label" htmlFor={field}>
              Address of a web page
            </label>
            <input
              id={field}
              name="origin"
              className="input"
              placeholder="https://books.example"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={trouble !== null}
              aria-describedby={trouble ? `${field}-error` : undefined}
            />
          </div>
          <Button type="submit" icon="add">
            Allow
          </Button>
        </form>
      )}
      {trouble && (
        <Alert id={`${field}-error`} title={trouble.message}>
          {trouble.hint}
        </Alert>
      )}
      <LockedNote setting={setting} />
    </section>
  );
}
