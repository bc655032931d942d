import './settings.css';
import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers.ts';
import { QuotaMeter } from '../shell/quota-meter.tsx';
import { useWorkspace } from '../shell/workspace.ts';
import { useLocale } from '../ui/locale.ts';
import { Segments } from '../ui/segments.tsx';
import { ApiSection } from './api-section.tsx';
import { KeysSection } from './keys-section.tsx';

/** Name of a plan with its capital. */
function planName(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}

/** The room of settings: the account, the keys, the API, the appearance. */
export function Settings(): ReactNode {
  const { user, theme, setTheme } = useWorkspace();
  const locale = useLocale();
  return (
    <div className="settings">
      <h1>Settings</h1>
      <section className="settings-card" aria-labelledby="settings-account">
        <h2 id="settings-account">Account</h2>
        {user === null ? (
          <p className="soft">Asking the service…</p>
        ) : (
          <>
            <dl className="settings-facts">
              <div>
                <dt>E-mail</dt>
                <dd>{user.email}</dd>
              </div>
              <div>
                <dt>Plan</dt>
                <dd>{planName(user.plan)}</dd>
              </div>
              <div>
                <dt>Credits</dt>
                <dd className="figures">
                  {formatCount(user.credits, locale)} {user.credits === 1 ? 'page' : 'pages'}
                </dd>
              </div>
            </dl>
            <QuotaMeter user={user} />
            <p className="soft">
              {formatCount(user.quota.used, locale)} used. Credits are pages paid in advance; they are used
              when the {user.quota.period === 'day' ? "day's" : "month's"} quota is spent.
            </p>
          </>
        )}
      </section>
      <KeysSection />
      <ApiSection base={`${window.location.origin}/api/v1`} />
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
    </div>
  );
}
