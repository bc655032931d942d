import './api-section.css';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';
import { Segments } from '../ui/segments.tsx';
import type { SettingsBody } from '../../shared/api/settings.ts';
import { LockedNote } from './locked-note.tsx';
import { snippetsFor } from './snippets.ts';

/** The base address and snippets for scripts and spreadsheets. */
export function ApiSection({
  base,
  port,
}: {
  readonly base: string;
  /** Null until the settings are known. */
  readonly port: SettingsBody['settings']['port'] | null;
}): ReactNode {
  const snippets = snippetsFor(base);
  const [chosen, setChosen] = useState('curl');
  const snippet = snippets.find(({ id }) => id === chosen) ?? snippets[0]!;
  return (
    <section className="settings-card" aria-labelledby="settings-api">
      <h2 id="settings-api">Use it from scripts and spreadsheets</h2>
      <p className="soft">What this window does, a program on this computer can do under the same address.</p>
      <div className="api-base">
        <code>{base}</code>
        <CopyButton text={base} label="Copy address" />
      </div>
      {port?.locked && <LockedNote setting={port} />}
      <div className="api-snippets">
        <Segments
          legend="Snippet"
          value={chosen}
          onChange={setChosen}
          options={snippets.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CopyButton text={snippet.text} label="Copy snippet" />
      </div>
      <pre className="api-snippet" tabIndex={0} aria-label={`${snippet.name} snippet`}>
        {snippet.text}
      </pre>
      {snippet.note !== undefined && <p className="soft">{snippet.note}</p>}
      <p className="soft">
        The whole API is described at <a href="/docs">/docs</a>, and for tools at{' '}
        <a href="/openapi.json">/openapi.json</a>.
      </p>
    </section>
  );
}
