import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layouts } from '../../statements/registry.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SEED = 4;

function inspect(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(root, 'server', 'cli', 'inspect.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

/** Writes a generated statement into the folder; answers its path and truth. */
async function statement(name: string) {
  const generated = await layouts.find((layout) => layout.name === name)!.generate(SEED);
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, generated.pdf);
  return { ...generated, path };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('npm run inspect', () => {
  it('draws every stage over every page, writes all stages and reports beside the file', async () => {
    const { path, truth } = await statement('out-in-balance');
    const { code, out } = await inspect([path]);
    expect(code).toBe(0);

    const target = join(folder, 'out-in-balance.inspect');
    const names = await readdir(target);
    const pictures = Array.from({ length: truth.pages }, (_, index) =>
      ['words', 'tokens', 'columns', 'entries', 'proof'].map((layer) => `page-${index + 1}-${layer}.png`),
    ).flat();
    expect(names.toSorted()).toEqual([...pictures, 'lines.txt', 'report.txt', 'stages.json'].toSorted());
    expect(await readFile(join(target, 'report.txt'), 'utf8')).toBe(out);

    const lines = await readFile(join(target, 'lines.txt'), 'utf8');
    expect(lines).toMatch(/^1 .* heading .*\|/m);
    expect(lines).toMatch(/^1 .* booking D (?:in|out) \d+\.\d\d balance \d+\.\d\d => 1 \|/m);

    const stages = JSON.parse(await readFile(join(target, 'stages.json'), 'utf8'));
    const account = truth.accounts[0]!;
    expect(stages.statement.transactions).toHaveLength(account.transactions.length);
    // A finding can be followed: entry -> its lines -> their words -> the page.
    const entry = stages.accounts[0].items.find((item: { kind: string }) => item.kind === 'entry');
    const line = stages.lines[entry.lines[0]];
    const words = line.words.map((index: number) => stages.pages[line.page - 1].words[index].text);
    expect(words.join(' ')).toBe(line.text);
    expect(stages.shapes[entry.shape].roles).toEqual(['out', 'in', 'balance']);
    expect(stages.shapes[entry.shape].candidates.length).toBeGreaterThan(1);

    expect(out).toContain('Verification: verified');
    expect(out).toContain(`rows     ${account.transactions.length}`);
    expect(out).toMatch(/balance .*lexicon: balance/);
    expect(out).not.toContain('Rows in doubt');
  });

  it('draws another picture for each stage', async () => {
    const { path } = await statement('one-transaction');
    const target = join(folder, 'out');
    expect((await inspect([path, '--out', target])).code).toBe(0);
    const pictures = (await readdir(target)).filter((name) => name.endsWith('.png'));
    const contents = await Promise.all(pictures.map((name) => readFile(join(target, name))));
    expect(new Set(contents.map((content) => content.toString('base64'))).size).toBe(pictures.length);
    const { width, height } = await loadImage(contents[0]!);
    expect(width).toBeGreaterThan(1000);
    expect(height).toBeGreaterThan(1000);
  });

  it('names the rows in doubt with the reasons', async () => {
    const { path } = await statement('nothing-to-prove');
    const { code, out } = await inspect([path, '--out', join(folder, 'out'), '--pages', '1']);
    expect(code).toBe(0);
    expect(out).toContain('Rows in doubt');
    expect(out).toMatch(/\d+ x unproved: /);
    expect(out).toMatch(/1\. page 1 .*\[.*unproved/);
  });

  it('draws only the pages asked for, and reads the whole statement', async () => {
    const { path, truth } = await statement('long-thirty-pages');
    const target = join(folder, 'out');
    expect((await inspect([path, '--out', target, '--pages', '2,5-6'])).code).toBe(0);
    const pages = (await readdir(target)).flatMap((name) => /^page-(\d+)-proof/.exec(name)?.[1] ?? []);
    expect(pages.toSorted()).toEqual(['2', '5', '6']);
    const stages = JSON.parse(await readFile(join(target, 'stages.json'), 'utf8'));
    expect(stages.statement.transactions).toHaveLength(truth.accounts[0]!.transactions.length);
  });

  it('opens an encrypted statement with its password, and says so without', async () => {
    const { path, password } = await statement('encrypted-rc4');
    const target = join(folder, 'out');
    const locked = await inspect([path, '--out', target]);
    expect(locked.code).toBe(1);
    expect(locked.err).toMatch(/password/i);
    expect(locked.err).not.toContain('at ');
    expect((await inspect([path, '--out', target, '--password', password!])).code).toBe(0);
  });

  it.each([
    [['--help'], 0, /--pages LIST/],
    [[], 2, /exactly one FILE/],
    [['a.pdf', 'b.pdf'], 2, /exactly one FILE/],
    [['--colour', 'a.pdf'], 2, /--colour/],
  ] as const)('called with %j ends with %i', async (args, code, text) => {
    const ended = await inspect(args);
    expect(ended.code).toBe(code);
    expect(ended.out + ended.err).toMatch(text);
  });
});
