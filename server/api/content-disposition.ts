/** File names in `Content-Disposition` (RFC 6266). */

/** Characters no file system of the three takes, controls, and characters that turn the text's direction. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Names Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const MAX_BASE_LENGTH = 120;

const EXTENSION = /\.[0-9A-Za-z]{1,5}$/;

/**
 * A file name that is safe to save: last part of a path, no controls, never empty, `extension` (with its dot; the
 * name's own when left out) at its end.
 */
export function safeFileName(name: string, extension?: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(EXTENSION, '')
    .replace(UNSAFE, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = base.slice(0, MAX_BASE_LENGTH);
  const usable = short === '' || DEVICE.test(short) ? `statement${short === '' ? '' : `-${short}`}` : short;
  return `${usable.toWellFormed()}${extension ?? EXTENSION.exec(last)?.[0] ?? ''}`;
}

/** The header for a file to save, with an ASCII name for old clients and the true one beside it (RFC 8187). */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^\u0020-\u007e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
