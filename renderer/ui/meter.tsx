import './meter.css';
import type { ReactNode } from 'react';

interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** Names the meter for screen readers. */
  readonly label: string;
  /** What it says in words: "3 of 12 pages". */
  readonly text: string;
  readonly tone?: 'accent' | 'doubt' | 'bad';
  /** `progress` grows to an end; `meter` is a level. */
  readonly role?: 'meter' | 'progressbar';
}

/** A bar filled from 0 to `max`. */
export function Meter({ value, max, label, text, tone = 'accent', role = 'meter' }: MeterProps): ReactNode {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={`meter meter-${tone}`}
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 1)}
      aria-valuenow={Math.min(value, Math.max(max, 1))}
      aria-valuetext={text}
    >
      <span className="meter-fill" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
