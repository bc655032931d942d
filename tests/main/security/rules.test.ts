import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { checkSender, ForeignSenderError } from '../../../main/security/ipc-sender.ts';
import { guardNavigation } from '../../../main/security/navigation.ts';
import { openExternalUrl } from '../../../main/security/open-external.ts';
import { mayHavePermission } from '../../../main/security/permissions.ts';
import { mayRequest } from '../../../main/security/requests.ts';
import { refuseNewWindow } from '../../../main/security/window-creation.ts';
import { sandboxObstacle } from '../../../main/security/sandbox.ts';
import { secureWebPreferences } from '../../../main/security/window-options.ts';
import { FOREIGN, OWN } from './addresses.ts';

/** Every permission this version of Electron asks its handlers about, from its own typings. */
function permissionsOfElectron(): string[] {
  const typings = createRequire(import.meta.url).resolve('electron/electron.d.ts');
  const union = /setPermissionCheckHandler\(handler: .*?permission: (.*?), requestingOrigin/.exec(
    readFileSync(typings, 'utf8'),
  );
  return [...(union?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name!);
}

const OWN_PAGES = [`${OWN}/`, `${OWN}/docs`, `${OWN}/#/documents/doc_1`, 'HTTP://127.0.0.1:4780/x?y'];
describe('navigation', () => {
  it.each(FOREIGN)('is stopped to %j', (address) => {
    const prevent = vi.fn<() => void>();
    guardNavigation(address, OWN, prevent);
    expect(prevent).toHaveBeenCalledOnce();
  });
  it.each(OWN_PAGES)('is allowed to %j', (address) => {
    const prevent = vi.fn<() => void>();
    guardNavigation(address, OWN, prevent);
    expect(prevent).not.toHaveBeenCalled();
  });
});

describe('opening outside', () => {
  it.each(FOREIGN)('is refused for %j', (address) => {
    const open = vi.fn<(address: string) => void>();
    expect(openExternalUrl(address, OWN, open)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
  it.each([null, undefined, 7, {}, [`${OWN}/docs`], new URL(OWN)])('is refused for the value %j', (value) => {
    const open = vi.fn<(address: string) => void>();
    expect(openExternalUrl(value, OWN, open)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
  it('opens our own pages in the normal form of their address', () => {
    const open = vi.fn<(address: string) => void>();
    expect(openExternalUrl('HTTP://127.0.0.1:4780/docs', OWN, open)).toBe(true);
    expect(open).toHaveBeenCalledWith('http://127.0.0.1:4780/docs');
    // Ours by the standard, another's for whoever splits at the @: what is handed on cannot be read in two ways.
    expect(openExternalUrl('http://127.0.0.1:4780\\@evil.example/', OWN, open)).toBe(true);
    expect(open).toHaveBeenLastCalledWith('http://127.0.0.1:4780/@evil.example/');
  });
});

describe('requests', () => {
  const made = new Set(['data:', 'blob:']);
  it.each(FOREIGN.filter((address) => !made.has(URL.parse(address)?.protocol ?? '')))(
    'are refused to %j',
    (address) => {
      expect(mayRequest(address, OWN)).toBe(false);
    },
  );
  it.each([...OWN_PAGES, 'blob:http://127.0.0.1:4780/0b9c', 'data:image/png;base64,AA'])(
    'may go to %j',
    (address) => {
      expect(mayRequest(address, OWN)).toBe(true);
    },
  );
  it.each(['ws://127.0.0.1:4780/', 'wss://evil.example', 'ftp://127.0.0.1:4780/', 'file:///etc/passwd'])(
    'are refused by scheme: %s',
    (address) => expect(mayRequest(address, OWN)).toBe(false),
  );
});

describe('new windows', () => {
  it('are never made; what they were to show is offered outside', () => {
    const outside = vi.fn<(address: string) => void>();
    expect(refuseNewWindow(`${OWN}/docs`, outside)).toEqual({ action: 'deny' });
    expect(refuseNewWindow('https://evil.example', outside)).toEqual({ action: 'deny' });
    expect(outside.mock.calls).toEqual([[`${OWN}/docs`], ['https://evil.example']]);
  });
});

describe('permissions', () => {
  it('grants our own page the clipboard and nothing else', () => {
    expect(mayHavePermission('clipboard-sanitized-write', `${OWN}/`, OWN)).toBe(true);
    const all = permissionsOfElectron();
    expect(all).toEqual(expect.arrayContaining(['media', 'openExternal', 'fileSystem', 'unknown']));
    expect(all.filter((permission) => mayHavePermission(permission, `${OWN}/`, OWN))).toEqual([
      'clipboard-sanitized-write',
    ]);
  });
  it.each(FOREIGN)('grants %j nothing', (address) => {
    expect(mayHavePermission('clipboard-sanitized-write', address, OWN)).toBe(false);
  });
});

describe('messages', () => {
  it('are taken from the main frame of our own page', () => {
    expect(() => checkSender({ url: `${OWN}/#/settings`, parent: null }, OWN)).not.toThrow();
  });
  it.each(FOREIGN)('are refused from %j', (url) => {
    expect(() => checkSender({ url, parent: null }, OWN)).toThrow(ForeignSenderError);
  });
  it('are refused from an embedded frame of our own page and from one that is gone', () => {
    expect(() => checkSender({ url: `${OWN}/`, parent: {} }, OWN)).toThrow(ForeignSenderError);
    expect(() => checkSender(null, OWN)).toThrow(ForeignSenderError);
  });
});

describe('an installed app', () => {
  const started = (packaged: boolean, ...switches: string[]) =>
    sandboxObstacle(packaged, (name) => switches.includes(name));
  it('shows no window without the sandbox', () => {
    expect(started(true, 'no-sandbox')).toMatch(/--no-sandbox.*user namespaces/s);
    expect(started(true, 'lang', 'disable-web-security')).toMatch(/--disable-web-security/);
    expect(started(true, 'lang')).toBeNull();
    expect(started(false, 'no-sandbox')).toBeNull();
  });
});

describe('the window', () => {
  it('runs its page isolated, sandboxed and without Node', () => {
    expect(secureWebPreferences('/preload.cjs')).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    });
  });
});
