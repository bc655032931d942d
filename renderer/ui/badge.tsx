import './badge.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export type Tone = 'good' | 'doubt' | 'bad' | 'quiet';

/** A state in words, with a sign of its own shape, so that nothing hangs on colour alone. */
export function Badge({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={`badge badge-${tone}`}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
