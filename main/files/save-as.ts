/** Saving what the window exports, where the user says. */
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { SaveDialogOptions, SaveDialogReturnValue } from 'electron';

export interface SaveAsOptions {
  readonly show: (options: SaveDialogOptions) => Promise<SaveDialogReturnValue>;
  /** Folder the dialog begins in: the one of the last file saved, else the user's downloads. */
  readonly folder: () => string;
  readonly saved: (path: string) => void;
}

/** A file could not be saved; the message is for the user. */
export class SaveError extends Error {
  override name = 'SaveError';
}

const KINDS: Readonly<Record<string, string>> = {
  csv: 'Comma-separated values',
  xlsx: 'Excel workbook',
  json: 'JSON',
  ofx: 'OFX',
  qbo: 'QuickBooks Web Connect',
  qif: 'QIF',
  zip: 'Archive',
};

/** Saves bytes; answers the path, or null where the user thought better of it. Throws `SaveError`. */
export async function saveAs(
  name: string,
  content: Uint8Array,
  { show, folder, saved }: SaveAsOptions,
): Promise<string | null> {
  const proposed = safeName(name);
  const extension = extname(proposed).slice(1).toLowerCase();
  const kind = KINDS[extension];
  const { canceled, filePath } = await show({
    defaultPath: join(folder(), proposed),
    ...(kind === undefined ? {} : { filters: [{ name: kind, extensions: [extension] }] }),
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  if (canceled || filePath === '') return null;
  await write(filePath, content);
  saved(filePath);
  return filePath;
}

/** Names Windows keeps for devices, with any ending. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** What Windows forbids, control characters, and marks that show a name in another order than it is. */
// oxlint-disable-next-line no-control-regex -- control characters are what must go
const UNFIT = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g;

/** The last part of a name, fit for every system: the page proposes a name, never a place, and no hidden file. */
export function safeName(name: string): string {
  const last = basename(name.replaceAll('\\', '/'));
  const plain = last
    .replaceAll(UNFIT, '_')
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
  if (plain === '') return 'statement';
  return DEVICE.test(plain) ? `_${plain}` : plain;
}

/** Written beside and renamed: a full disk leaves no half file under the name, nor takes the one that was there. */
async function write(path: string, content: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new SaveError(`${basename(path)} was not saved: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'the disk is full.';
  if (code === 'EROFS') return 'the disk is read-only.';
  if (code === 'EACCES' || code === 'EPERM') return 'the folder or the file may not be written.';
  if (code === 'EBUSY') return 'another program has it open.';
  return `${code === '' ? 'the system refused' : code}.`;
}
