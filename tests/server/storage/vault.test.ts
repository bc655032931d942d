import { createHash } from 'node:crypto';
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Vault } from '../../../server/storage/vault.ts';
import { temporaryFolder } from '../../support/server.ts';

let folder: string;
let vault: Vault;
beforeEach(async () => {
  folder = await temporaryFolder();
  vault = new Vault(join(folder, 'vault'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: string): ReturnType<Vault['write']> =>
  vault.write(Readable.from([Buffer.from(content)]));
const drafts = (): string[] => readdirSync(join(folder, 'vault', 'incoming'));

describe('the vault', () => {
  it('names a content by its SHA-256 and reads it back', async () => {
    const draft = await write('statement');
    expect(draft).toMatchObject({ size: 9, hash: createHash('sha256').update('statement').digest('hex') });
    (await vault.keep(draft)).release();
    expect(readFileSync(vault.path(draft.hash), 'utf8')).toBe('statement');
    expect(statSync(vault.path(draft.hash)).mode & 0o077).toBe(0);
    const { stream, size } = await vault.read(draft.hash);
    expect([await text(stream), size]).toEqual(['statement', 9]);
    expect(drafts()).toEqual([]);
  });

  it('keeps one file for the same content', async () => {
    for (const _ of [1, 2]) (await vault.keep(await write('same'))).release();
    const files = readdirSync(join(folder, 'vault'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(1);
  });

  it('leaves no draft of a stream that breaks off', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(vault.write(broken)).rejects.toThrow('cut');
    expect(drafts()).toEqual([]);
  });

  it('does not remove what a row names or an upload under way holds', async () => {
    const draft = await write('shared');
    const hold = await vault.keep(draft);
    await vault.remove([draft.hash], () => false);
    expect(existsSync(vault.path(draft.hash))).toBe(true);
    hold.release();
    hold.release();
    await vault.remove([draft.hash], () => true);
    expect(existsSync(vault.path(draft.hash))).toBe(true);
    await vault.remove([draft.hash], () => false);
    expect(existsSync(vault.path(draft.hash))).toBe(false);
    expect(drafts()).toEqual([]);
  });

  it('overwrites what it removes', async () => {
    const draft = await write('a statement of somebody');
    (await vault.keep(draft)).release();
    // A second name of the same blocks shows what became of them.
    const blocks = join(folder, 'blocks');
    linkSync(vault.path(draft.hash), blocks);
    await vault.remove([draft.hash], () => false);
    expect(readFileSync(blocks)).toEqual(Buffer.alloc(23));
  });

  it('sweeps drafts and unnamed contents, and nothing else', async () => {
    const [named, orphan] = [await write('named'), await write('orphan')];
    for (const draft of [named, orphan]) (await vault.keep(draft)).release();
    await write('left by a crash');
    writeFileSync(join(folder, 'vault', 'README'), 'not ours to remove');
    expect(await vault.sweep((hash) => hash === named.hash)).toBe(2);
    expect(existsSync(vault.path(named.hash))).toBe(true);
    expect(existsSync(vault.path(orphan.hash))).toBe(false);
    expect(existsSync(join(folder, 'vault', 'README'))).toBe(true);
    expect(drafts()).toEqual([]);
  });

  it('takes nothing but a hash for a name', () => {
    expect(() => vault.path('../../etc/passwd')).toThrow('not a content hash');
  });
});
