import type { ReactNode } from 'react';
import type { IconName } from './icons.tsx';
import { Notice } from './notice.tsx';

/** What went wrong, and what can be done about it; read out at once by screen readers. */
export function Alert({
  title,
  icon,
  id,
  children,
}: {
  readonly title: string;
  readonly icon?: IconName;
  /** Of what a field is described by. */
  readonly id?: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div role="alert" id={id}>
      <Notice tone="bad" title={title} {...(icon && { icon })}>
        {children}
      </Notice>
    </div>
  );
}
