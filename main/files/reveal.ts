/** The window asked to show a file it did not save. */
export class ForeignPathError extends Error {
  override name = 'ForeignPathError';
}

/**
 * Shows a file in the system's file manager, and only one that was saved from this window since it started: a path that
 * comes from a page is else a way to ask what is on the disk, or to have a share of another computer looked up.
 */
export function revealSaved(path: string, saved: ReadonlySet<string>, show: (path: string) => void): void {
  if (!saved.has(path)) throw new ForeignPathError('only files saved from this window can be shown');
  show(path);
}
