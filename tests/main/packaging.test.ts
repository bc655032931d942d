import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

/** electron-builder's own reader and validator of its configuration; it exports no typings for them. */
interface ConfigModule {
  getConfig(projectDir: string, configPath: string | null, options: null): Promise<Configuration>;
  validateConfiguration(config: Configuration, log: { isEnabled: boolean }): Promise<void>;
}
type Target = string | { target: string; arch: string[] };
interface Configuration {
  asar: boolean;
  icon: string;
  files: unknown[];
  mac: { target: Target[]; hardenedRuntime: boolean; entitlements: string };
  electronFuses: Record<string, boolean>;
  publish: unknown;
  nsis: { deleteAppDataOnUninstall: boolean };
  win: { target: Target[] };
  linux: { target: Target[] };
  appImage: { executableArgs: string[] };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const inBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));

describe('electron-builder.yml', () => {
  let config: Configuration;
  let builder: ConfigModule;
  beforeAll(async () => {
    builder = inBuilder('app-builder-lib/out/util/config/config');
    config = await builder.getConfig(root, null, null);
  });

  it('is valid by the schema of electron-builder itself', async () => {
    await expect(builder.validateConfiguration(config, { isEnabled: false })).resolves.toBeUndefined();
    const wrong = { ...config, asarUnpacked: true };
    await expect(builder.validateConfiguration(wrong, { isEnabled: false })).rejects.toThrow(/asarUnpacked/);
  });

  it('makes the installers of the three systems', () => {
    const names = (targets: Target[]): string[] =>
      targets.map((each) => (typeof each === 'string' ? each : each.target));
    expect(names(config.win.target)).toEqual(['nsis', 'msi']);
    expect(names(config.mac.target)).toEqual(['dmg', 'zip']);
    expect(config.mac.target).toEqual([
      { target: 'dmg', arch: ['universal'] },
      { target: 'zip', arch: ['universal'] },
    ]);
    expect(config.mac.hardenedRuntime).toBe(true);
    expect(names(config.linux.target)).toEqual(['AppImage', 'deb', 'rpm']);
    // Left out, the packager starts the app without its sandbox.
    expect(config.appImage.executableArgs).toEqual([]);
  });

  it('has every fuse set, and what lets Node be used from outside off', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      enableCookieEncryption: true,
      grantFileProtocolExtraPrivileges: false,
      loadBrowserProcessSpecificV8Snapshot: false,
      resetAdHocDarwinSignature: true,
    });
    expect(config.asar).toBe(true);
  });

  it('publishes nothing, deletes no statements, and asks macOS for nothing but compiled code', () => {
    expect(config.publish).toBeNull();
    expect(config.nsis.deleteAppDataOnUninstall).toBe(false);
    const entitlements = readFileSync(root + config.mac.entitlements, 'utf8');
    expect([...entitlements.matchAll(/<key>(.*)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
    ]);
  });

  it('names an icon large enough for every system', async () => {
    const { width, height } = await sharp(root + config.icon).metadata();
    expect([width, height]).toEqual([1024, 1024]);
  });

  it('packs the sample statement, and package.json starts what the build writes', () => {
    expect(JSON.stringify(config.files)).toContain('assets/sample-statement.pdf');
    expect(existsSync(`${root}assets/sample-statement.pdf`)).toBe(true);
    const { main }: { main: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    expect(main).toBe('dist/main/index.js');
    expect(existsSync(`${root}main/index.ts`)).toBe(true);
  });
});
