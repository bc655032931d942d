import './segments.css';
import { useId, type ReactNode } from 'react';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: ReactNode;
}

/** One choice out of a few, all in view: radio buttons drawn as one bar. Arrow keys move within it. */
export function Segments<T extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  /** Names the choice for screen readers. */
  readonly legend: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note !== undefined && <small className="figures">{option.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
