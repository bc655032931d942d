import { useEffect, useState } from 'react';
import { hrefOf, parseRoute, type Route } from '../state/routes.ts';

/** Whether the keyboard stands nowhere in particular: what had the focus went with the room before. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
}

/**
 * The room that was left for this one; null in the first. The keyboard goes into the room that was entered where it did not go by
 * itself: else the next Tab would begin with the head of the window again.
 */
export function useArrival(route: Route): Route | null {
  const here = hrefOf(route);
  const [place, setPlace] = useState<{ readonly here: string; readonly from: Route | null }>({
    here,
    from: null,
  });
  if (place.here !== here) setPlace({ here, from: parseRoute(place.here) });
  const { from } = place;
  useEffect(() => {
    if (from !== null && isFocusLost()) document.getElementById('main')?.focus({ preventScroll: true });
  }, [from]);
  return from;
}
