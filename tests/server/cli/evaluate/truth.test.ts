import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCases } from '../../../../server/cli/evaluate/truth.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'truth-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const truth = JSON.stringify({ kind: 'scan', accounts: [{ transactions: [] }] });

describe('finding statements with truth', () => {
  it('pairs files by name in all folders, whatever the ending of the statement', async () => {
    await mkdir(join(folder, 'a', 'b'), { recursive: true });
    await writeFile(join(folder, 'a', 'b', 'march.scan.tiff'), '');
    await writeFile(join(folder, 'a', 'b', 'march.scan.truth.json'), truth);
    await writeFile(join(folder, 'top.pdf'), '');
    await writeFile(join(folder, 'top.truth.json'), truth);
    await writeFile(join(folder, 'lonely.pdf'), '');
    await writeFile(join(folder, 'without-statement.truth.json'), truth);
    const cases = await findCases(folder);
    expect(cases.map(({ name }) => name)).toEqual(['a/b/march.scan.tiff', 'top.pdf']);
    expect(cases[0]?.truth.kind).toBe('scan');
  });

  it('names the truth file that is none', async () => {
    await writeFile(join(folder, 'x.pdf'), '');
    await writeFile(join(folder, 'x.truth.json'), '{"kind":"digital"}');
    await expect(findCases(folder)).rejects.toThrow(/x\.truth\.json: not a truth file/);
  });
});
