import './field.css';
import './select.css';
import type { ReactNode } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
}
type Entry = Option | { readonly group: string; readonly options: readonly Option[] };

/** A choice out of many: the system's own list. `label` names it for screen readers; a first option says it to everybody. */
export function Select({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: {
  readonly label: string;
  readonly options: readonly Entry[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}): ReactNode {
  const chosen = value !== '';
  return (
    <select
      className={`input select${chosen ? ' select-chosen' : ''}`}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((entry) =>
        'group' in entry ? (
          <optgroup key={entry.group} label={entry.group}>
            {entry.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ) : (
          <option key={entry.value} value={entry.value}>
            {entry.label}
          </option>
        ),
      )}
    </select>
  );
}
