import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { missingPackages, type LockedPackage } from '../../scripts/package/other-processor.ts';
import { packagingArguments, PackagingError } from '../../scripts/package/options.ts';
import { notesOf, NoNotesError } from '../../scripts/release/notes.ts';
import { suiteResult } from '../../scripts/test/results.ts';

describe('packaging', () => {
  it('never publishes, and passes on what it is given', () => {
    expect(packagingArguments({}, ['--dir'])).toEqual(['--publish', 'never', '--dir']);
  });

  it('writes an update server into the installation, over https only', () => {
    expect(packagingArguments({ STATEMENT_DESK_UPDATE_URL: 'https://updates.example/desk' }, [])).toEqual(
      expect.arrayContaining(['-c.publish.provider=generic', '-c.publish.url=https://updates.example/desk']),
    );
    for (const address of ['http://updates.example', 'updates.example', 'file:///updates']) {
      expect(() => packagingArguments({ STATEMENT_DESK_UPDATE_URL: address }, [])).toThrow(PackagingError);
    }
  });

  it('signs in Azure with all it needs, and says what is missing', () => {
    const env = {
      AZURE_SIGNING_ENDPOINT: 'https://weu.codesigning.azure.net',
      AZURE_SIGNING_PROFILE: 'desk',
      AZURE_SIGNING_ACCOUNT: 'example',
      AZURE_SIGNING_PUBLISHER: 'CN=Example',
    };
    expect(packagingArguments(env, [])).toContain('-c.win.azureSignOptions.certificateProfileName=desk');
    const { AZURE_SIGNING_PROFILE: _left, ...half } = env;
    expect(() => packagingArguments(half, [])).toThrow(/AZURE_SIGNING_PROFILE/);
  });

  it('finds the binaries of the other processor in the lock file', () => {
    const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
      readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    );
    const names = missingPackages(packages, { os: 'darwin', cpu: 'x64' }, () => false).map(
      ({ folder }) => folder,
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'node_modules/@img/sharp-darwin-x64',
        'node_modules/@img/sharp-libvips-darwin-x64',
        'node_modules/@napi-rs/canvas-darwin-x64',
      ]),
    );
    expect(names.filter((name) => /oxlint|rolldown|esbuild/.test(name))).toEqual([]);
    expect(missingPackages(packages, { os: 'darwin', cpu: 'x64' }, () => true)).toEqual([]);
  });
});

describe('release notes', () => {
  const changelog = [
    '# Changelog',
    '## [Unreleased]',
    '- later',
    '## [1.2.0] - 2026-11-21',
    '### Added',
    '- A thing.',
    '## [1.1.0] - 2026-01-01',
    '[1.2.0]: https://x.example',
  ].join('\n');

  it('are the section of the version', () => {
    expect(notesOf(changelog, '1.2.0')).toBe('### Added\n- A thing.');
  });

  it.each(['1.1.0', '1.2', '9.9.9', ''])('are missing for %j', (version) => {
    expect(() => notesOf(changelog, version)).toThrow(NoNotesError);
  });
});

describe('tests that must run and cannot', () => {
  it('are a failure with the reason', () => {
    expect(suiteResult('desktop tests', null, null, 'no screen').problem).toBe('no screen');
  });
});

describe('the workflows', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
  }
  interface Workflow {
    readonly permissions: Record<string, string>;
    readonly jobs: Record<
      string,
      { readonly steps?: readonly Step[]; readonly uses?: string; readonly 'timeout-minutes'?: number }
    >;
  }
  const folder = new URL('../../.github/workflows/', import.meta.url);
  const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reader of electron-builder, found by its name
  const { load } = builder('js-yaml') as { load: (text: string) => Workflow };
  const names = readdirSync(folder);
  const steps = (workflow: Workflow): Step[] =>
    Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

  it.each(names)('%s can be read, may write nothing by default, and has bounds', (name) => {
    const workflow = load(readFileSync(new URL(name, folder), 'utf8'));
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      expect(job.uses ?? job['timeout-minutes']).toBeDefined();
    }
    expect(steps(workflow).every(({ uses, run }) => (uses === undefined) !== (run === undefined))).toBe(true);
  });

  it.each(names)('%s calls only commands and files there are', (name) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    const text = steps(load(readFileSync(new URL(name, folder), 'utf8')))
      .map(({ run = '' }) => run)
      .join('\n');
    const called = [...text.matchAll(/npm (?:run )?(?!ci\b|sbom\b)(\w+)/g)].map(([, script = '']) => script);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const files = [...text.matchAll(/node (\S+\.ts)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
  });

  it('run the journeys in Electron as a must, and let no secret near a change that is not a tag', () => {
    const check = readFileSync(new URL('check.yml', folder), 'utf8');
    expect(check.match(/STATEMENT_DESK_DESKTOP_TESTS: required/g)).toHaveLength(2);
    expect(check).not.toContain('secrets.');
  });
});
