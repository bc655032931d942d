import { useSyncExternalStore } from 'react';
import { parseRoute, type Route } from '../state/routes.ts';

/** The current place; the component renders again when the fragment changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return parseRoute(hash);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
