import { useId, type ReactNode } from 'react';
import type { DownloadFormat } from '../../shared/api/documents.ts';
import { FORMAT_GROUPS } from './formats.ts';

/** The formats with what each is for, as one choice. */
export function FormatList({
  value,
  onChange,
}: {
  readonly value: DownloadFormat;
  readonly onChange: (format: DownloadFormat) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="export-formats">
      <legend className="visually-hidden">Format</legend>
      {FORMAT_GROUPS.map((group) => (
        <div key={group.name} className="export-group" role="group" aria-label={group.name}>
          <span className="export-group-name" aria-hidden="true">
            {group.name}
          </span>
          {group.formats.map((option) => (
            <label key={option.format} className="export-format">
              <input
                type="radio"
                name={name}
                value={option.format}
                checked={option.format === value}
                onChange={() => onChange(option.format)}
              />
              <span>
                <strong>{option.name}</strong>
                <small className="soft">{option.use}</small>
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
