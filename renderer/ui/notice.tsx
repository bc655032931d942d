import './notice.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** Something the user should know, with what can be done about it. */
export function Notice({
  tone,
  icon = 'alert',
  title,
  children,
  actions,
}: {
  readonly tone: 'doubt' | 'bad' | 'quiet' | 'good';
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}): ReactNode {
  return (
    <div className={`notice notice-${tone}`}>
      <Icon name={icon} />
      <div className="notice-text">
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </div>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
