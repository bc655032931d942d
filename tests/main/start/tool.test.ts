import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runTool, toolOf } from '../../../main/start/tool.ts';

describe('commands in the installed app', () => {
  it.each([
    [['accounts', 'list'], { name: 'accounts', args: ['list'] }],
    [['--no-sandbox', 'backup', 'create', '--to', '/x'], { name: 'backup', args: ['create', '--to', '/x'] }],
    [['serve'], { name: 'serve', args: [] }],
    [[], null],
    [['--port', '0'], null],
    [['accounts.pdf'], null],
    [['/statements/accounts', 'list'], null],
    [['toString'], null],
  ])('are found in %j', (args, tool) => expect(toolOf(args)).toEqual(tool));

  describe('run', () => {
    let folder = '';
    const said: string[] = [];
    afterEach(async () => {
      vi.restoreAllMocks();
      process.exitCode = 0;
      said.length = 0;
      await rm(folder, { recursive: true, force: true });
    });

    async function running(...args: string[]): Promise<string[]> {
      folder = await mkdtemp(join(tmpdir(), 'tool-'));
      for (const stream of ['log', 'error'] as const)
        vi.spyOn(console, stream).mockImplementation(
          (...words: unknown[]) => void said.push(words.join(' ')),
        );
      const calls: string[] = [];
      const app = {
        setPath: (name: string, path: string) => calls.push(`${name} ${path.startsWith(tmpdir())}`),
        exit: (code?: number) => calls.push(`exit ${code}`),
      };
      const tool = toolOf([...args, '--data-dir', join(folder, 'data')])!;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what it touches stands in for Electron
      await runTool(tool, app as unknown as Parameters<typeof runTool>[1], {});
      return calls;
    }

    it('without the profile of a window, and end with their exit code', async () => {
      const calls = await running('accounts', 'create', '--email', 'a@books.example');
      expect(calls).toEqual(['userData true', 'exit 0']);
      expect(JSON.parse(said[0]!)).toMatchObject({ email: 'a@books.example' });
    });

    it('say what is wrong with them', async () => {
      expect(await running('accounts', 'nonsense')).toEqual(['userData true', 'exit 2']);
      expect(said.join()).toMatch(/no command "nonsense"/);
    });
  });
});
