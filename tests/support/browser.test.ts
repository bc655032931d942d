import { expect, test } from 'vitest';
import { installedBrowser, usualPlaces } from './browser.ts';

test('a browser that is named is the one that is used', () => {
  expect(installedBrowser({ CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium');
  expect(() => installedBrowser({ CHROMIUM_PATH: '/opt/chromium' }, () => false)).toThrow(/CHROMIUM_PATH/);
});

test("else the one of Playwright, then the system's, then none", () => {
  expect(installedBrowser({}, (path) => path === '/usr/bin/google-chrome', 'linux')).toBe(
    '/usr/bin/google-chrome',
  );
  expect(installedBrowser({}, () => false, 'linux')).toBeNull();
  expect(usualPlaces('darwin', {})[0]).toContain('/Applications/');
  expect(usualPlaces('win32', { ProgramFiles: 'C:\\Program Files' })).toHaveLength(1);
});
