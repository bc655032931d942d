import type { ReactNode } from 'react';
import type { SettingsBody } from '../../shared/api/settings.ts';
import { formatCount } from '../format/numbers.ts';
import { QuotaMeter } from '../shell/quota-meter.tsx';
import { useWorkspace } from '../shell/workspace.ts';
import { useLocale } from '../ui/locale.ts';
import { LockedNote } from './locked-note.tsx';

/** Name of a plan with its capital. */
function planName(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}

/** Whose account this is, its plan, and the pages left. */
export function AccountSection({
  plan,
}: {
  /** Null until the settings are known. */
  readonly plan: SettingsBody['settings']['plan'] | null;
}): ReactNode {
  const { user } = useWorkspace();
  const locale = useLocale();
  return (
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
            {formatCount(user.quota.used, locale)} used. Credits are pages paid in advance; they are used when
            the {user.quota.period === 'day' ? "day's" : "month's"} quota is spent.
          </p>
          {plan?.locked && <LockedNote setting={plan} />}
        </>
      )}
    </section>
  );
}
