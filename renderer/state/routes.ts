/** Where the window is. Kept in the address's fragment, so that back, forward and reload work. */
export type Route =
  | { readonly room: 'desk' }
  | { readonly room: 'review'; readonly fileId: string }
  | { readonly room: 'settings' };

/** Reads a fragment (`#/documents/doc_…`). What is no known place is the desk. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '').split('?')[0]!;
  const review = /^documents\/(doc_[0-9A-Za-z]+)$/.exec(path);
  if (review) return { room: 'review', fileId: review[1]! };
  return path === 'settings' ? { room: 'settings' } : { room: 'desk' };
}

/** The fragment of a place, with its `#`. */
export function hrefOf(route: Route): string {
  if (route.room === 'review') return `#/documents/${route.fileId}`;
  return route.room === 'settings' ? '#/settings' : '#/';
}
