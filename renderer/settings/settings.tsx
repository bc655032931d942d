import './settings.css';
import type { ReactNode } from 'react';
import { useWorkspace } from '../shell/workspace.ts';
import { Alert } from '../ui/alert.tsx';
import { Segments } from '../ui/segments.tsx';
import { AboutSection } from './about-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ApiSection } from './api-section.tsx';
import { DataSection } from './data-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { OriginsSection } from './origins-section.tsx';
import { UpdatesSection } from './updates-section.tsx';
import { useSettings } from './use-settings.ts';

/** The room of settings: the account, the data, the API, the appearance. */
export function Settings(): ReactNode {
  const { client, online, theme, setTheme } = useWorkspace();
  const { body, trouble, change } = useSettings(client, online);
  return (
    <div className="settings">
      <h1>Settings</h1>
      <AccountSection plan={body?.settings.plan ?? null} />
      <section className="settings-card" aria-labelledby="settings-appearance">
        <h2 id="settings-appearance">Appearance</h2>
        <Segments
          legend="Appearance"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: 'As the system' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </section>
      {trouble && <Alert title={`The settings could not be read. ${trouble.message}`}>{trouble.hint}</Alert>}
      {body && <DataSection settings={body.settings} change={change} />}
      <KeysSection />
      <ApiSection base={`${window.location.origin}/api/v1`} port={body?.settings.port ?? null} />
      {body && <OriginsSection setting={body.settings.allowed_origins} change={change} />}
      {body && <UpdatesSection setting={body.settings.updates} change={change} />}
      <AboutSection version={body?.version ?? null} />
    </div>
  );
}
