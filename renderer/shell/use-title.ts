import { useEffect } from 'react';
import type { BatchProgress } from '../state/batch.ts';
import { titleOf } from '../state/title.ts';

/** Keeps the window's title, and the desktop's own progress where the shell offers one. */
export function useTitle(place: string | undefined, progress: BatchProgress): void {
  const title = titleOf(place, progress);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const share = progress.active ? Math.floor(progress.share * 100) / 100 : null;
  useEffect(() => window.desk?.setProgress?.(share), [share]);
}
