import './password-form.css';
import '../ui/field.css';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';

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
  /** How many more files wait for a password. */
  readonly others: number;
  /** `all`: try it on the others too. */
  readonly onPassword: (password: string, all: boolean) => void;
  readonly onGiveUp: () => void;
}): ReactNode {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  // Ready to type, unless the user is typing somewhere already: perhaps the password of another file.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) input.current?.focus();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(event.currentTarget, 'password');
    if (password !== '') onPassword(password, formText(event.currentTarget, 'all') !== '');
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
      {others > 0 && (
        <label className="password-all">
          <input type="checkbox" name="all" />
          {others === 1
            ? 'Try it on the other locked file too'
            : `Try it on the ${others} other locked files too`}
        </label>
      )}
      <p
        id={`${field}-note`}
        className={wrong ? 'password-wrong' : 'soft'}
        role={wrong ? 'alert' : undefined}
      >
        {wrong
          ? 'This password does not open the file. Try another one.'
          : 'The password is used once to open the file and is not kept.'}
      </p>
    </form>
  );
}
