/**
 * The file name of a Content-Disposition header: `filename*` (RFC 5987, UTF-8) before `filename`.
 * Null where the header names none. Folders are cut off: the name only proposes where to save.
 */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header);
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  const name = decode(extended?.[1]) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null;
  const base = name?.split(/[/\\]/).at(-1)?.trim();
  return base === undefined || base === '' ? null : base;
}

function decode(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
