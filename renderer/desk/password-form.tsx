import './password-form.css';
import '../ui/field.css';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';

/** Asks in place for the password of an encrypted file. */
export function PasswordForm({
  fileName,
  wrong,
  onPassword,
  onGiveUp,
}: {
  readonly fileName: string;
  /** Whether the last password did not open the file. */
  readonly wrong: boolean;
  readonly onPassword: (password: string) => void;
  readonly onGiveUp: () => void;
}): ReactNode {
  const field = useId();
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
          id={field}
          name="password"
          type="password"
          className="input"
          autoComplete="off"
          autoFocus
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
          : 'The password is used once to open the file and is not kept.'}
      </p>
    </form>
  );
}
