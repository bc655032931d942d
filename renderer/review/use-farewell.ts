import { useEffect } from 'react';

/**
 * Has the desktop app wait for `settled` before it closes: its service stops with the window. Also for what is still on
 * its way when this view is gone.
 */
export function useFarewell(settled: () => Promise<void>): void {
  useEffect(() => {
    const stop = window.desk?.onLeave?.(settled);
    return () => void settled().finally(() => stop?.());
  }, [settled]);
}
