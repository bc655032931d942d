import './quota-meter.css';
import type { ReactNode } from 'react';
import type { UserBody } from '../../shared/api/account.ts';
import { formatCount } from '../format/numbers.ts';
import { useLocale } from '../ui/locale.ts';
import { Meter } from '../ui/meter.tsx';

const PERIOD_WORDS = { day: 'today', month: 'this month' } as const;
/** From these shares of the quota on, the meter says that it runs out. */
const NEARLY_SPENT = 0.9;

/** The pages used of the period's quota; `compact` for the header. */
export function QuotaMeter({
  user,
  compact = false,
}: {
  readonly user: UserBody;
  readonly compact?: boolean;
}): ReactNode {
  const locale = useLocale();
  const { used, limit, remaining, period } = user.quota;
  const left = `${formatCount(remaining, locale)} of ${formatCount(limit, locale)} pages left ${PERIOD_WORDS[period]}`;
  const tone = remaining <= 0 ? 'bad' : used >= limit * NEARLY_SPENT ? 'doubt' : 'accent';
  return (
    <span className={`quota${compact ? ' quota-compact' : ''}`}>
      <span className="quota-words figures">
        {compact ? `${formatCount(remaining, locale)} pages left` : left}
      </span>
      <Meter value={used} max={limit} label="Page quota" text={left} role="meter" tone={tone} />
    </span>
  );
}
