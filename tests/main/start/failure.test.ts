import { describe, expect, it, vi } from 'vitest';
import { describeStartFailure, type Repair } from '../../../main/start/failure.ts';
import { startWithRepair, type StartSurroundings } from '../../../main/start/repair.ts';
import type { Flags } from '../../../server/config/settings.ts';

const coded = (code: string): Error => Object.assign(new Error(`${code}: no`), { code });
const named = (name: string): Error => Object.assign(new Error('no'), { name });

describe('start failure', () => {
  it.each<[unknown, RegExp, readonly Repair[]]>([
    [named('FolderInUseError'), /already using/, ['try-again', 'choose-folder', 'quit']],
    [named('NewerDatabaseError'), /newer version/, ['choose-folder', 'show-folder', 'quit']],
    [named('DamagedDatabaseError'), /backup/, ['show-folder', 'choose-folder', 'try-again', 'quit']],
    [named('PortInUseError'), /port/, ['try-again', 'free-port', 'quit']],
    [named('SettingError'), /setting/, ['try-again', 'quit']],
    [coded('EACCES'), /may not write/, ['choose-folder', 'try-again', 'show-folder', 'quit']],
    [
      coded('SQLITE_READONLY_DIRECTORY'),
      /may not write/,
      ['choose-folder', 'try-again', 'show-folder', 'quit'],
    ],
    [coded('EROFS'), /read-only/, ['choose-folder', 'try-again', 'quit']],
    [coded('ENOSPC'), /disk is full/, ['try-again', 'choose-folder', 'quit']],
    [
      Object.assign(coded('ENOENT'), { syscall: 'mkdir' }),
      /may not be connected/,
      ['try-again', 'choose-folder', 'quit'],
    ],
    [Object.assign(coded('ENOENT'), { syscall: 'open' }), /could not start/, ['try-again', 'quit']],
    [new Error('something else'), /could not start/, ['try-again', 'quit']],
    [named('toString'), /could not start/, ['try-again', 'quit']],
    ['a text', /could not start/, ['try-again', 'quit']],
  ])('explains %s and offers what helps', (error, advice, repairs) => {
    const failure = describeStartFailure(error);
    expect(failure.message).toMatch(advice);
    expect(failure.repairs).toEqual(repairs);
    expect(failure.detail).toBe(error instanceof Error ? error.message : error);
  });

  it("offers nothing that IT's policy would undo", () => {
    const fixed = { folder: true, port: true };
    expect(describeStartFailure(coded('EACCES'), fixed).repairs).toEqual([
      'try-again',
      'show-folder',
      'quit',
    ]);
    expect(describeStartFailure(named('PortInUseError'), fixed).repairs).toEqual(['try-again', 'quit']);
  });
});

describe('repair', () => {
  /** A start that fails with each of these errors in turn, and the buttons the user presses. */
  function starting(errors: Error[], pressed: number[], folder: string | null = null) {
    const tried: Flags[] = [];
    const asked: unknown[] = [];
    const around: StartSurroundings<string> = {
      start: async (flags) => {
        tried.push(flags);
        const error = errors.shift();
        if (error !== undefined) throw error;
        return 'running';
      },
      fixed: () => ({ folder: false, port: false }),
      ask: async (options) => {
        asked.push(options);
        return pressed.shift() ?? -1;
      },
      chooseFolder: async () => folder,
      showFolder: vi.fn<(flags: Flags) => void>(),
      log: () => {},
    };
    return { tried, asked, around };
  }

  it('asks nothing where the start succeeds', async () => {
    const { around, asked } = starting([], []);
    expect(await startWithRepair({ port: '1' }, around)).toBe('running');
    expect(asked).toEqual([]);
  });

  it('takes a free port, then another folder, and keeps both', async () => {
    const { around, tried } = starting([named('PortInUseError'), coded('EROFS')], [1, 0], '/elsewhere');
    expect(await startWithRepair({ port: '4780', dataDir: '/data' }, around)).toBe('running');
    expect(tried.slice(1)).toEqual([
      { port: '0', dataDir: '/data' },
      { port: '0', dataDir: '/elsewhere' },
    ]);
  });

  it('asks again after a folder was shown, or none chosen', async () => {
    const { around, asked } = starting([coded('EACCES')], [2, 0, 1]);
    expect(await startWithRepair({ dataDir: '/data' }, around)).toBe('running');
    expect(asked).toHaveLength(3);
    expect(around.showFolder).toHaveBeenCalledWith({ dataDir: '/data' });
  });

  it('gives up when the user does, also by closing the message', async () => {
    const { around, asked } = starting([named('SettingError')], [-1]);
    expect(await startWithRepair({}, around)).toBeNull();
    expect(asked[0]).toMatchObject({ buttons: ['Try again', 'Quit'], cancelId: 1 });
  });
});
