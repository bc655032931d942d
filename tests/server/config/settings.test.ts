import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultDataFolder } from '../../../server/config/data-folder.ts';
import { readPolicy } from '../../../server/config/policy.ts';
import { readSettings } from '../../../server/config/settings.ts';
import { SettingError } from '../../../server/config/values.ts';
import { temporaryFolder } from '../../support/server.ts';

describe('settings', () => {
  it('have the defaults of the product', () => {
    const settings = readSettings({}, {});
    expect(settings).toMatchObject({
      port: 4780,
      portExplicit: false,
      plan: 'enterprise',
      planEnforced: false,
      allowedOrigins: [],
      maxFileBytes: 50 * 1024 * 1024,
      maxPages: 1000,
    });
  });

  it('come from the policy before a flag, from a flag before a variable', () => {
    const env = { STATEMENT_DESK_PORT: '5001', STATEMENT_DESK_PLAN: 'free', STATEMENT_DESK_MAX_PAGES: '7' };
    expect(readSettings({}, env)).toMatchObject({
      port: 5001,
      portExplicit: true,
      plan: 'free',
      planEnforced: true,
      maxPages: 7,
    });
    expect(readSettings({ port: '0' }, env)).toMatchObject({ port: 0, portExplicit: true });
    const policy = { port: 5002, plan: 'business', allowed_origins: ['https://books.example/'] };
    expect(readSettings({ port: '5003' }, env, policy)).toMatchObject({
      port: 5002,
      plan: 'business',
      planEnforced: true,
      allowedOrigins: ['https://books.example'],
    });
  });

  it.each([
    ['--port', { port: '70000' }, {}, {}],
    ['--port', { port: '-1' }, {}, {}],
    ['STATEMENT_DESK_PLAN', {}, { STATEMENT_DESK_PLAN: 'gold' }, {}],
    ['STATEMENT_DESK_ALLOWED_ORIGINS', {}, { STATEMENT_DESK_ALLOWED_ORIGINS: '*' }, {}],
    ['STATEMENT_DESK_ALLOWED_ORIGINS', {}, { STATEMENT_DESK_ALLOWED_ORIGINS: 'https://a.example/path' }, {}],
    ['STATEMENT_DESK_MAX_PAGES', {}, { STATEMENT_DESK_MAX_PAGES: '1e3' }, {}],
    ['prot', {}, {}, { prot: 1 }],
    ['data_dir', {}, {}, { data_dir: 5 }],
  ])('name the one that is wrong: %s', (name, flags, env, policy) => {
    expect(() => readSettings(flags, env, policy)).toThrow(SettingError);
    expect(() => readSettings(flags, env, policy)).toThrow(name);
  });

  it("keep data where the system's custom has it", () => {
    expect(defaultDataFolder({}, 'linux', '/home/a')).toBe('/home/a/.local/share/statement-desk');
    expect(defaultDataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/a')).toBe('/data/statement-desk');
    expect(defaultDataFolder({ XDG_DATA_HOME: 'relative' }, 'linux', '/h')).toBe(
      '/h/.local/share/statement-desk',
    );
    expect(defaultDataFolder({}, 'darwin', '/Users/a')).toBe(
      '/Users/a/Library/Application Support/Statement Desk',
    );
  });
});

describe('the policy file', () => {
  it('is read where it is, and never passed over when it is broken', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'policy.json');
    const env = { STATEMENT_DESK_POLICY: path };
    expect(() => readPolicy(env)).toThrow('cannot be read');
    writeFileSync(path, '{"port": 5000}');
    expect(readPolicy(env)).toEqual({ port: 5000 });
    writeFileSync(path, '\ufeff{"port": 5001}');
    expect(readPolicy(env)).toEqual({ port: 5001 });
    writeFileSync(path, '\ufeff{"port": 5002}', 'utf16le');
    expect(readPolicy(env)).toEqual({ port: 5002 });
    writeFileSync(path, '[1]');
    expect(() => readPolicy(env)).toThrow(SettingError);
    rmSync(folder, { recursive: true });
  });

  it('of the machine wins over one a user names', async () => {
    const folder = await temporaryFolder();
    const [machine, named] = [join(folder, 'machine.json'), join(folder, 'named.json')];
    const env = { STATEMENT_DESK_POLICY: named };
    writeFileSync(named, '{"updates": true}');
    expect(readPolicy(env, machine)).toEqual({ updates: true });
    writeFileSync(machine, '{"updates": false}');
    expect(readPolicy(env, machine)).toEqual({ updates: false });
    rmSync(folder, { recursive: true });
  });
});
