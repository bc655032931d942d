import type { ReactNode } from 'react';
import { COMPONENTS } from 'virtual:components';

const KEY_WORDS = {
  keychain: 'in the keychain of this computer’s user',
  file: 'in a file of the data folder only this user can read: the system offers no keychain',
} as const;

/** Where this window keeps its key. */
function keyPlace(store: 'keychain' | 'file' | undefined): string {
  return store ? KEY_WORDS[store] : 'in the memory of this tab only, and forgotten when it closes';
}

/** Version, where the window's key is kept, and whose work the product stands on. */
export function AboutSection({ version }: { readonly version: string | null }): ReactNode {
  return (
    <section className="settings-card" aria-labelledby="settings-about">
      <h2 id="settings-about">About</h2>
      <dl className="settings-places">
        <dt>Version</dt>
        <dd className="figures">{version ?? window.desk?.version ?? '…'}</dd>
        <dt>This window’s key</dt>
        <dd>Kept {keyPlace(window.desk?.keyStore)}.</dd>
      </dl>
      <details className="settings-licences">
        <summary>Licences of the {COMPONENTS.length} open-source components in use</summary>
        <ul>
          {COMPONENTS.map(({ name, version: used, license }) => (
            <li key={name}>
              <span>{name}</span> <span className="soft figures">{used}</span>{' '}
              <span className="soft">{license}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
