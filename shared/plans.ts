/** Plans and their page quotas. Source: the API contract, section 8. */
export const PLANS = ['free', 'professional', 'business', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];
export type PeriodName = 'day' | 'month';

/** Pages a plan allows and the calendar period they are allowed in, in the machine's time zone. */
export const PLAN_QUOTAS: Readonly<Record<Plan, { readonly pages: number; readonly period: PeriodName }>> = {
  free: { pages: 5, period: 'day' },
  professional: { pages: 400, period: 'month' },
  business: { pages: 1000, period: 'month' },
  enterprise: { pages: 2000, period: 'month' },
};
