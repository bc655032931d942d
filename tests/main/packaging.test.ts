import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATEMENT_FILE } from '../../main/start/command-line.ts';
import { offerForPdf, UnknownProjectError } from '../../scripts/package/open-with.ts';

/** electron-builder's own reader and validator of its configuration; it exports no typings for them. */
interface ConfigModule {
  getConfig(projectDir: string, configPath: string | null, options: null): Promise<Configuration>;
  validateConfiguration(config: Configuration, log: { isEnabled: boolean }): Promise<void>;
}
type Target = string | { target: string; arch: string[] };
interface Association {
  ext: string | string[];
  role: string;
  rank: string;
}
interface Configuration {
  asar: boolean;
  icon: string;
  files: unknown[];
  fileAssociations?: unknown;
  msiProjectCreated: string;
  mac: { target: Target[]; hardenedRuntime: boolean; entitlements: string; fileAssociations: Association[] };
  electronFuses: Record<string, boolean>;
  publish: unknown;
  nsis: { deleteAppDataOnUninstall: boolean; include: string };
  win: { target: Target[]; fileAssociations?: unknown };
  linux: { target: Target[]; mimeTypes: string[]; fileAssociations?: unknown };
  appImage: { executableArgs: string[] };
}

/** The packager's own msi, as far as it writes the project. */
interface MsiModule {
  default: {
    prototype: { computeFileDeclaration: (this: unknown, folder: string) => Promise<{ files: string }> };
  };
}
type Hook = (path: string) => Promise<void>;
interface HookModule {
  resolveFunction(this: void, type: string, executor: string, name: string, root: string): Promise<Hook>;
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

describe('PDF files', () => {
  let config: Configuration;
  beforeAll(async () => {
    const builder: ConfigModule = inBuilder('app-builder-lib/out/util/config/config');
    config = await builder.getConfig(root, null, null);
  });

  it('are never taken from the reader they have', () => {
    // On Windows the packager's associations set what opens a type, on Linux they rename it for the whole system.
    for (const set of [config.fileAssociations, config.win.fileAssociations, config.linux.fileAssociations]) {
      expect(set).toBeUndefined();
    }
    const [pdf, pictures] = config.mac.fileAssociations;
    expect(pdf).toMatchObject({ ext: 'pdf', role: 'Viewer', rank: 'Alternate' });
    // What can be dropped on the icon is what the app takes from a command line.
    expect(pictures?.rank).toBe('None');
    for (const ext of pictures?.ext ?? []) expect(`a.${ext}`).toMatch(STATEMENT_FILE);
    expect(config.linux.mimeTypes).toEqual(['application/pdf']);
    const installer = readFileSync(root + config.nsis.include, 'utf8');
    expect(installer).toMatch(/WriteRegNone .*\\\.pdf\\OpenWithProgids"/);
    expect(installer).not.toMatch(/WriteReg\w+ .*\\\.pdf"/);
  });

  it('are offered by the msi, in the project the packager writes, by its own hook', async () => {
    const { resolveFunction }: HookModule = inBuilder('app-builder-lib/out/util/resolve');
    const hook = await resolveFunction('module', config.msiProjectCreated, 'msiProjectCreated', root);
    const folder = await mkdtemp(join(tmpdir(), 'msi-'));
    try {
      const program = join(folder, 'Statement Desk.exe');
      await writeFile(program, '');
      const project = join(folder, 'project.wxs');
      await writeFile(project, await declaredFiles(folder));
      await hook(project);
      const values = (await readFile(project, 'utf8')).match(/<RegistryValue [^<]*\/>/g) ?? [];
      expect(values).toContainEqual(
        expect.stringMatching(
          /\.pdf\\OpenWithProgids" Name="StatementDesk\.Statement" Type="string" Value=""/,
        ),
      );
      expect(values).toContainEqual(
        expect.stringContaining('Value="&quot;[#mainExecutable]&quot; &quot;%1&quot;"'),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    expect(() => offerForPdf('<Wix></Wix>')).toThrow(UnknownProjectError);
  });

  /** What the packager writes into the project of an msi for the files of a folder. */
  async function declaredFiles(folder: string): Promise<string> {
    // Its parts need one another: the whole of it is loaded first.
    inBuilder('app-builder-lib');
    const { default: target }: MsiModule = inBuilder('app-builder-lib/out/targets/MsiTarget');
    const appInfo = { productFilename: 'Statement Desk', sanitizedProductName: 'Statement Desk', id: 'app' };
    const packager = { appInfo, fileAssociations: [] };
    const { files } = await target.prototype.computeFileDeclaration.call(
      { packager, options: { perMachine: true, oneClick: false }, iconId: 'icon' },
      folder,
    );
    expect(files.match(/<Component>/g)).toHaveLength(1);
    return files;
  }
});
