import './password-form.css';
import '../ui/field.css';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';

/**
 * Whether the user is typing in another field than this one. An empty password field further down is left for this one:
 * files are found to be locked in any order, and the first of them is asked for first.
 */
function isTakenFrom(input: HTMLInputElement): boolean {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement)) return false;
  const waits = active.name === input.name && active.value === '';
  const isBelow = (input.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return !(waits && isBelow);
}

/** Asks in place for the password of an encrypted file. */
export function PasswordForm({
  fileName,
  wrong,
  others,
  onPassword,
  onGiveUp,
}: {
  readonly fileName: string;
  /** Whether the last password did not open the file. */
  readonly wrong: boolean;
  /** How many more files wait for a password: a password that opens this one is tried on them, too. */
  readonly others: number;
  readonly onPassword: (password: string) => void;
  readonly onGiveUp: () => void;
}): ReactNode {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  // Ready to type, unless the user is typing somewhere already: perhaps the password of another file.
  useEffect(() => {
    if (input.current && !isTakenFrom(input.current)) input.current.focus();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(event.currentTarget, 'password');
    if (password !== '') onPassword(password);
  };
  return (
    <form className="password-form" onSubmit={submit}>
      <div className="field">
        <label className="field-label" htmlFor={field}>
          Password of {fileName}
        </label>
        <input
          ref={input}
          id={field}
          name="password"
          type="password"
          className="input"
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={`${field}-note`}
        />
      </div>
      <Button type="submit" look="primary">
        Open
      </Button>
      <Button look="quiet" onClick={onGiveUp}>
        Leave it out
      </Button>
      <p
        id={`${field}-note`}
        className={wrong ? 'password-wrong' : 'soft'}
        role={wrong ? 'alert' : undefined}
      >
        {wrong
          ? 'This password does not open the file. Try another one.'
          : `It is tried on ${others > 0 ? 'the other locked files' : 'locked files that follow'}, too, kept in this window's memory only and forgotten when it closes.`}
      </p>
    </form>
  );
}
