import type { BatchProgress } from './batch.ts';

const PRODUCT = 'Statement Desk';

/** The window's title: how far a batch is, the place, the product. */
export function titleOf(place: string | undefined, progress: BatchProgress): string {
  const share = progress.active ? `${Math.floor(progress.share * 100)}%` : undefined;
  return [share, place, PRODUCT].filter(Boolean).join(' · ');
}
