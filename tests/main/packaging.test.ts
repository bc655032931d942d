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
interface Target {
  target: string;
  arch: string[];
}
interface Configuration {
  asar: boolean;
  icon: string;
  files: unknown[];
  mac: { target: Target[]; hardenedRuntime: boolean };
  win: { target: Target[] };
  linux: { target: Target[] };
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
    const names = (targets: Target[]): string[] => targets.map(({ target }) => target);
    expect(names(config.win.target)).toEqual(['nsis', 'msi']);
    expect(names(config.mac.target)).toEqual(['dmg', 'zip']);
    expect(config.mac.target.every(({ arch }) => arch.includes('universal'))).toBe(true);
    expect(config.mac.hardenedRuntime).toBe(true);
    expect(names(config.linux.target)).toEqual(['AppImage', 'deb', 'rpm']);
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
