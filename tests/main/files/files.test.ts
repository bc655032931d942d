import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFiles } from '../../../main/files/choose-files.ts';
import { OpenedFiles } from '../../../main/files/opened-files.ts';
import { ForeignPathError, revealSaved } from '../../../main/files/reveal.ts';
import { safeName, saveAs, SaveError } from '../../../main/files/save-as.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('opened files', () => {
  function opened() {
    const refused: string[] = [];
    const remembered: string[] = [];
    const announce = vi.fn<() => void>();
    const files = new OpenedFiles({
      maxBytes: 2 * 1024 * 1024,
      announce,
      refuse: ({ message }) => refused.push(message),
      remember: (path) => remembered.push(path),
    });
    return { files, refused, remembered, announce };
  }

  it('wait until they are taken, one after another', async () => {
    const paths = ['März.pdf', 'b.pdf'].map((name) => join(folder, name));
    for (const path of paths) await writeFile(path, `%PDF ${path}`);
    const { files, announce, remembered } = opened();
    files.add([]);
    expect(announce).not.toHaveBeenCalled();
    files.add(paths);
    expect(announce).toHaveBeenCalledOnce();
    const first = await files.next();
    expect(first?.name).toBe('März.pdf');
    expect(Buffer.from(first!.content).toString()).toBe(`%PDF ${paths[0]}`);
    expect((await files.next())?.name).toBe('b.pdf');
    expect(await files.next()).toBeNull();
    expect(remembered).toEqual(paths);
  });

  it('that cannot be taken are named, and the next ones come', async () => {
    await mkdir(join(folder, 'folder.pdf'));
    await writeFile(join(folder, 'big.pdf'), Buffer.alloc(2 * 1024 * 1024 + 1));
    await writeFile(join(folder, 'good.pdf'), '%PDF');
    const { files, refused, remembered } = opened();
    files.add(['gone.pdf', 'folder.pdf', 'big.pdf', 'good.pdf'].map((name) => join(folder, name)));
    expect((await files.next())?.name).toBe('good.pdf');
    expect(refused).toEqual([
      'gone.pdf is no longer there.',
      'folder.pdf is not a file.',
      'big.pdf is larger than 2 MB, the most a statement may have.',
    ]);
    expect(remembered).toEqual([join(folder, 'good.pdf')]);
  });
});

describe('choosing files', () => {
  it('answers none where the user thinks better of it', async () => {
    expect(await chooseFiles(async () => ({ canceled: true, filePaths: ['/x'] }))).toEqual([]);
    expect(await chooseFiles(async () => ({ canceled: false, filePaths: ['/x'] }))).toEqual(['/x']);
  });
});

describe('saving', () => {
  const saving = (filePath: string | null) => {
    const saved: string[] = [];
    const show = vi.fn(async (_options: object) => ({
      canceled: filePath === null,
      filePath: filePath ?? '',
    }));
    return {
      saved,
      show,
      around: { show, folder: () => folder, saved: (path: string) => void saved.push(path) },
    };
  };

  it('writes where the user says, under a kind the dialog knows', async () => {
    const path = join(folder, 'out.csv');
    await writeFile(path, 'older and longer');
    const { around, saved, show } = saving(path);
    expect(await saveAs('statement.csv', Buffer.from('a,b'), around)).toBe(path);
    expect(await readFile(path, 'utf8')).toBe('a,b');
    expect(saved).toEqual([path]);
    expect(await readdir(folder)).toEqual(['out.csv']);
    expect(show).toHaveBeenCalledWith(
      expect.objectContaining({
        defaultPath: join(folder, 'statement.csv'),
        filters: [{ name: 'Comma-separated values', extensions: ['csv'] }],
      }),
    );
  });

  it('writes nothing where the user thinks better of it', async () => {
    const { around, saved } = saving(null);
    expect(await saveAs('statement.csv', Buffer.from('a'), around)).toBeNull();
    expect(saved).toEqual([]);
  });

  it('says why it could not, and leaves what was there', async () => {
    const path = join(folder, 'taken');
    await mkdir(path);
    await writeFile(join(path, 'inside'), 'x');
    const { around, saved } = saving(path);
    await expect(saveAs('taken', Buffer.from('a'), around)).rejects.toThrow(SaveError);
    expect(await readdir(folder)).toEqual(['taken']);
    expect(saved).toEqual([]);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\win.ini', 'win.ini'],
    ['a<b>:"c|?*.csv', 'a_b___c___.csv'],
    ['x\u0000\n.csv', 'x__.csv'],
    ['..', 'statement'],
    ['name. . ', 'name'],
    ['', 'statement'],
    ['.bashrc', 'bashrc'],
    ['nul.csv', '_nul.csv'],
    ['COM1', '_COM1'],
    ['console.csv', 'console.csv'],
    ['statement\u202evsc.exe', 'statement_vsc.exe'],
    ['\\\\evil.example\\share\\a.csv', 'a.csv'],
    ['file:///etc/passwd', 'passwd'],
    ['a.csv/', 'a.csv'],
    ['März 2026 – Client & Co.csv', 'März 2026 – Client & Co.csv'],
  ])('proposes %j as %j', (given, proposed) => expect(safeName(given)).toBe(proposed));
});

describe('showing a saved file', () => {
  it.each(['/etc/passwd', '\\\\evil.example\\share', '/saved/../etc', '/saved/a.csv/'])(
    'refuses %s',
    (path) => {
      const show = vi.fn<(path: string) => void>();
      expect(() => revealSaved(path, new Set(['/saved/a.csv']), show)).toThrow(ForeignPathError);
      expect(show).not.toHaveBeenCalled();
    },
  );
  it('shows one that was saved', () => {
    const show = vi.fn<(path: string) => void>();
    revealSaved('/saved/a.csv', new Set(['/saved/a.csv']), show);
    expect(show).toHaveBeenCalledWith('/saved/a.csv');
  });
});
