import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scannedPage, statementPdf } from '../../../support/pdf.ts';

/**
 * A process that holds the system's GLib, as Electron's on Linux does. sharp brings another one; with both, every use of
 * sharp mixes up their objects, which GObject complains about on the standard error until the process dies.
 */
const GLIB = 'libglib-2.0.so.0:libgobject-2.0.so.0';
const run = promisify(execFile);
const start = (args: readonly string[], cwd: string) =>
  run(process.execPath, args, { cwd, timeout: 120_000, env: { ...process.env, LD_PRELOAD: GLIB } });

/** Whether there is one to be held; the loader says so where not. */
const present =
  process.platform === 'linux' &&
  !(await start(['--version'], tmpdir())).stderr.includes('cannot be preloaded');

describe.skipIf(!present)('beside the GLib of the system', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glib-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('pictures are read, and nothing of sharp is loaded', async () => {
    const picture = await scannedPage(await statementPdf({ rowsPerPage: 6 }));
    await writeFile(join(folder, 'photo.jpg'), await sharp(picture).jpeg().toBuffer());
    await writeFile(join(folder, 'fax.tiff'), await sharp(picture).tiff({ compression: 'lzw' }).toBuffer());
    const command = fileURLToPath(new URL('../../../../server/cli/extract.ts', import.meta.url));
    const { stderr } = await start(
      [command, 'photo.jpg', 'fax.tiff', '--format', 'json', '--out', folder],
      folder,
    );
    expect(stderr).not.toMatch(/GLib|GObject/);
    for (const name of ['photo.json', 'fax.json']) {
      const { verification, transaction_count } = JSON.parse(await readFile(join(folder, name), 'utf8'));
      expect({ status: verification.status, transaction_count }).toEqual({
        status: 'verified',
        transaction_count: 6,
      });
    }
  }, 120_000);
});
