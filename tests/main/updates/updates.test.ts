import { describe, expect, it } from 'vitest';
import { updateObstacle, type Installation } from '../../../main/updates/may-update.ts';
import { followUpdates, type Updater, type UpdateSurroundings } from '../../../main/updates/updates.ts';

const signed: Installation = {
  wanted: true,
  packaged: true,
  platform: 'win32',
  configuration: 'provider: generic\nurl: https://updates.example/desk\npublisherName:\n  - Example Ltd\n',
  byInstaller: true,
};

describe('whether updates are looked for', () => {
  it('they are on a signed installation whose IT wants them', () => {
    expect(updateObstacle(signed)).toBeNull();
    expect(updateObstacle({ ...signed, platform: 'darwin', byInstaller: false })).toBeNull();
  });

  it.each<[Partial<Installation>, RegExp]>([
    [{ wanted: false }, /off/],
    [{ packaged: false }, /source/],
    [{ configuration: null }, /without an update server/],
    [{ configuration: 'url: http://updates.example/\npublisherName:\n  - X\n' }, /https/],
    [{ configuration: 'x-url: https://updates.example/\n' }, /https/],
    [{ configuration: 'url: https://updates.example/\n' }, /not signed/],
    [{ byInstaller: false }, /not installed by/],
    [{ platform: 'linux' }, /package manager/],
  ])('they are not with %j', (change, why) => expect(updateObstacle({ ...signed, ...change })).toMatch(why));
});

describe('looking for updates', () => {
  function updating(
    change: Partial<UpdateSurroundings> = {},
    found: { version: string } | null = { version: '9.0.0' },
  ) {
    const lines: string[] = [];
    const asked: unknown[] = [];
    let loaded = 0;
    let downloads = 0;
    const updater: Updater = {
      autoDownload: true,
      autoInstallOnAppQuit: false,
      allowDowngrade: true,
      allowPrerelease: true,
      logger: console,
      checkForUpdates: async () =>
        found === null ? null : { isUpdateAvailable: found.version !== '1.0.0', updateInfo: found },
      downloadUpdate: async () => (downloads += 1),
    };
    const around: UpdateSurroundings = {
      obstacle: () => null,
      load: async () => {
        loaded += 1;
        return updater;
      },
      ask: async (options) => {
        asked.push(options);
        return 0;
      },
      log: (line) => lines.push(line),
      ...change,
    };
    return { around, updater, lines, asked, loaded: () => loaded, downloads: () => downloads };
  }

  it('does not even load the updater where there is an obstacle', async () => {
    const { around, lines, loaded } = updating({ obstacle: () => 'updates are off' });
    followUpdates(around)();
    await expect.poll(() => lines).toEqual(['no updates are looked for: updates are off']);
    expect(loaded()).toBe(0);
  });

  it('downloads when the user says so, to be installed at the end', async () => {
    const { around, updater, downloads, lines } = updating();
    followUpdates(around)();
    await expect.poll(downloads).toBe(1);
    expect(updater).toMatchObject({ autoDownload: false, autoInstallOnAppQuit: true, allowDowngrade: false });
    await expect.poll(() => lines.at(-1)).toMatch(/9\.0\.0 is downloaded/);
  });

  it('asks about a version once, and downloads nothing unasked', async () => {
    const rounds: number[] = [];
    const { around, asked, downloads } = updating({
      obstacle: () => noted(rounds),
      ask: async () => 1,
    });
    const counted = { ...around, ask: async (options: object) => (asked.push(options), 1) };
    const stop = followUpdates(counted, 5);
    await expect.poll(() => rounds.length).toBeGreaterThan(3);
    stop();
    expect(asked).toHaveLength(1);
    expect(downloads()).toBe(0);
  });

  it('keeps a failure to itself, and asks nothing where there is nothing newer', async () => {
    const failing = updating({ load: () => Promise.reject(new Error('offline')) });
    followUpdates(failing.around)();
    await expect.poll(() => failing.lines).toEqual(['looking for updates failed: offline']);
    const rounds: number[] = [];
    const current = updating({ obstacle: () => noted(rounds) }, { version: '1.0.0' });
    const stop = followUpdates(current.around, 5);
    await expect.poll(() => rounds.length).toBeGreaterThan(2);
    stop();
    expect(current.asked).toEqual([]);
  });

  it('finds the updater where it expects it, without making one', async () => {
    const { default: module } = await import('electron-updater');
    const descriptor = Object.getOwnPropertyDescriptor(module, 'autoUpdater');
    expect(descriptor).toMatchObject({ get: expect.any(Function) });
  });
});

/** Notes that it was asked, and knows of no obstacle. */
function noted(rounds: number[]): null {
  rounds.push(1);
  return null;
}
