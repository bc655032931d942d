import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The walls of docs/architecture.md: a room of the house, an import, whether it may stand there. */
const IMPORTS: readonly (readonly [room: string, specifier: string, allowed: boolean])[] = [
  ['shared', 'typebox', true],
  ['shared', './money.ts', true],
  ['shared/api', '../money.ts', true],
  ['shared', 'node:fs', false],
  ['shared', 'fastify', false],
  ['shared', 'electron', false],
  ['shared', '../server/app.ts', false],
  ['shared/api', '../../renderer/main.tsx', false],
  ['server', '../shared/money.ts', true],
  ['server', 'node:fs', true],
  ['server/documents', '../storage/vault.ts', true],
  ['server', 'electron', false],
  ['server/api', 'electron/main', false],
  ['server', '../main/index.ts', false],
  ['server/api', '../../renderer/api/client.ts', false],
  ['server', '../tests/support/server.ts', false],
  ['server/extraction', '../../shared/money.ts', true],
  ['server/extraction/layout', '../words/word.ts', true],
  ['server/extraction', '../api/errors.ts', false],
  ['server/extraction', '../accounts/keys.ts', false],
  ['server/extraction/words', '../../documents/queue.ts', false],
  ['server/extraction', '../storage/open.ts', false],
  ['server/extraction', '../export/index.ts', false],
  ['server/extraction', 'fastify', false],
  ['server/extraction', 'better-sqlite3', false],
  ['server/extraction', 'electron', false],
  ['main', 'electron', true],
  ['main', '../server/service.ts', true],
  ['main', '../renderer/main.tsx', false],
  ['main/security', '../../tests/support/server.ts', false],
  ['renderer', 'react', true],
  ['renderer', '../shared/money.ts', true],
  ['renderer', 'node:fs', false],
  ['renderer/desk', 'electron', false],
  ['renderer/desk', '../../server/export/csv.ts', false],
  ['renderer', '../main/bridge.ts', false],
];

const root = fileURLToPath(new URL('..', import.meta.url));
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint');
const fileOf = (index: number): string => `wall-${index}.ts`;

describe('the walls between the rooms', () => {
  let folder: string;
  let broken: ReadonlySet<string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'walls-'));
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [index, [room, specifier]] of IMPORTS.entries()) {
      await mkdir(join(folder, room), { recursive: true });
      const source = `import { thing } from '${specifier}';\nexport const used = thing;\n`;
      await writeFile(join(folder, room, fileOf(index)), source);
    }
    broken = filesWithBrokenWalls(await lint(folder));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(IMPORTS.map((wall, index) => [...wall, index] as const))(
    '%s imports %s: %s',
    (_room, _specifier, allowed, index) => {
      expect(broken.has(fileOf(index))).toBe(!allowed);
    },
  );
});

/** Runs oxlint with the project's own configuration; answers its JSON. */
async function lint(folder: string): Promise<string> {
  const child = spawn(process.execPath, [oxlint, '--format', 'json', '.'], { cwd: folder });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return output;
}

function filesWithBrokenWalls(report: string): Set<string> {
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(report);
  return new Set(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename.replace(/^.*[/\\]/, '')),
  );
}
