import './button.css';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface Looks {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
}

/** A button with words, and perhaps an icon before them. */
export function Button({
  look = 'plain',
  icon,
  children,
  ...rest
}: Looks & { readonly children: ReactNode } & ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...rest} className={`button button-${look} ${rest.className ?? ''}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A button that shows only an icon; `label` names it for screen readers and in the tooltip. */
export function IconButton({
  icon,
  label,
  ...rest
}: { readonly icon: IconName; readonly label: string } & ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`icon-button ${rest.className ?? ''}`}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'plain',
  icon,
  children,
  ...rest
}: Looks & { readonly children: ReactNode } & ComponentProps<'a'>): ReactNode {
  return (
    <a {...rest} className={`button button-${look}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}
