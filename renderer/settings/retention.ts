/** How long statements are kept, in a user's words. */
import type { DocumentBody } from '../../shared/api/documents.ts';

const DAY = 86_400_000;

/** Choices offered, in days; null keeps everything. */
export const RETENTIONS: readonly { readonly days: number | null; readonly label: string }[] = [
  { days: null, label: 'Until I delete them' },
  { days: 30, label: 'For 30 days' },
  { days: 90, label: 'For 90 days' },
  { days: 365, label: 'For 1 year' },
  { days: 3650, label: 'For 10 years' },
];

/** The choices with the one that holds now, where it is none of the usual. */
export function retentionChoices(now: number | null): typeof RETENTIONS {
  if (RETENTIONS.some(({ days }) => days === now)) return RETENTIONS;
  return [...RETENTIONS, { days: now, label: `For ${now} days` }];
}

/** How many statements would go at once. The service goes by the last change, so this is the most there can be. */
export function olderThan(documents: readonly DocumentBody[], days: number, now: number): number {
  return documents.filter(({ created_at }) => Date.parse(created_at) < now - days * DAY).length;
}
