/** The changelog has nothing on a version that is to be released. */
export class NoNotesError extends Error {
  override name = 'NoNotesError';
}

/** What a changelog in the form of "Keep a Changelog" says of a version, without its heading. Throws `NoNotesError`. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  const lines = section.split('\n').slice(1);
  // Links at the end of the file belong to no section.
  while (lines.length > 0 && /^(\[[^\]]+\]: \S+)?$/.test(lines.at(-1)!.trim())) lines.pop();
  const notes = lines.join('\n').trim();
  if (notes === '') throw new NoNotesError(`CHANGELOG.md says nothing about ${version}`);
  return notes;
}
