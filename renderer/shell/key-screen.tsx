import './key-screen.css';
import '../ui/field.css';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { looksLikeKey, type KeylessReason } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';
import { Mark } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';

const REASONS: Readonly<Record<KeylessReason, { readonly title: string; readonly text: string } | null>> = {
  none: null,
  code_refused: {
    title: 'This link has been used or has expired.',
    text: 'Each link opens Statement Desk once. Get a fresh one as described below.',
  },
  key_refused: {
    title: 'Your key is no longer accepted.',
    text: 'The service was started again, or the key was revoked. Your statements are safe.',
  },
  unreachable: {
    title: 'The service does not answer.',
    text: 'Start Statement Desk on this computer first.',
  },
};

/** What a window without a key shows: how to get a link, or a place for a key. */
export function KeyScreen({
  reason,
  onKey,
}: {
  readonly reason: KeylessReason;
  readonly onKey: (key: string) => void;
}): ReactNode {
  const [malformed, setMalformed] = useState(false);
  const field = useId();
  const why = REASONS[reason];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = formText(event.currentTarget, 'key').trim();
    if (looksLikeKey(key)) onKey(key);
    else setMalformed(true);
  };
  return (
    <main className="key-screen">
      <div className="key-card">
        <Mark size={44} />
        <h1>Open Statement Desk</h1>
        {why && (
          <div role="alert">
            <Notice tone="doubt" title={why.title}>
              {why.text}
            </Notice>
          </div>
        )}
        <p>
          Your statements stay on this computer, behind a key. The program opens this page with one when it
          starts:
        </p>
        <ol className="key-ways">
          <li>
            <code>npm start</code>
            <span className="soft">opens the app</span>
          </li>
          <li>
            <code>npm run serve -- --open</code>
            <span className="soft">opens it in this browser</span>
          </li>
        </ol>
        <form onSubmit={submit} noValidate className="field">
          <label htmlFor={field} className="field-label">
            Or paste an API key
          </label>
          <div className="key-entry">
            <input
              id={field}
              name="key"
              className="input"
              type="password"
              autoComplete="off"
              spellCheck={false}
              placeholder="sd_…"
              aria-invalid={malformed}
              aria-describedby={malformed ? `${field}-error` : undefined}
            />
            <Button type="submit" look="primary">
              Open
            </Button>
          </div>
          {malformed && (
            <p id={`${field}-error`} role="alert" className="key-error">
              A key is “sd_” and 40 letters and digits.
            </p>
          )}
        </form>
        <p className="soft key-note">The key is kept in this tab only and forgotten when you close it.</p>
      </div>
    </main>
  );
}
