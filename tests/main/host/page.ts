/** A window's page: Chromium with our preload script run in it before its own. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import type { BrowserWindow } from './electron.ts';
import { host } from './state.ts';

const PRELOAD = new URL('../../../main/preload.cts', import.meta.url);

/** Opens a page as Electron would: preload, messages, and the session's rule for every request. */
export async function openPage(url: string, window: BrowserWindow): Promise<Page> {
  if (host.browser === null) throw new Error('the test has not given a browser');
  const context = await host.browser.newContext();
  const page = await context.newPage();
  const handlers = host.handlers;
  const request = host.rules.request;
  await page.exposeBinding('toMain', async ({ frame }, channel: string, values: readonly unknown[]) => {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`nobody answers ${channel}`);
    const sender = { senderFrame: { url: frame.url(), parent: frame.parentFrame() } };
    return packed(await handler(sender, ...values.map(unpacked)));
  });
  await page.addInitScript({ content: preloadScript(window.options.webPreferences.additionalArguments) });
  await page.route('**/*', async (route) => {
    const address = route.request().url();
    if (route.request().isNavigationRequest() && address !== `${url}/` && page.url() !== 'about:blank') {
      let prevented = false;
      window.webContents.emit('will-frame-navigate', {
        url: address,
        preventDefault: () => (prevented = true),
      });
      // No content: the page stays where it is, as Electron's does.
      if (prevented) return route.fulfill({ status: 204 });
    }
    let cancelled = true;
    request?.({ url: address }, ({ cancel }) => (cancelled = cancel));
    return cancelled ? route.abort('blockedbyclient') : route.continue();
  });
  page.on('popup', (popup) => void popup.close());
  // Asked before there is a window; what the page hears is what a refused window gives it.
  await page.exposeBinding('toOpen', (_source, address: string) => {
    host.asked.push(window.webContents.openHandler({ url: address }).action);
  });
  await page.goto(url);
  return page;
}

/** The real preload script with what Electron gives it, for a page that has no such thing. */
function preloadScript(switches: readonly string[]): string {
  const source = stripTypeScriptTypes(readFileSync(PRELOAD, 'utf8'));
  return `(() => {
    const listeners = [];
    const toBytes = (value) => value && value.bytes64 !== undefined
      ? Uint8Array.from(atob(value.bytes64), (sign) => sign.charCodeAt(0)) : value;
    const unpack = (value) => {
      const plain = toBytes(value);
      if (plain instanceof Uint8Array || plain === null || typeof plain !== 'object') return plain;
      if (Array.isArray(plain)) return plain.map(unpack);
      return Object.fromEntries(Object.entries(plain).map(([name, inner]) => [name, unpack(inner)]));
    };
    const pack = (value) => value instanceof Uint8Array
      ? { bytes64: btoa(Array.from(value, (code) => String.fromCharCode(code)).join('')) } : value;
    globalThis.fromMain = (channel, values) => {
      for (const each of listeners) if (each.channel === channel) each.listener({}, ...values);
    };
    globalThis.open = (address) => (void globalThis.toOpen(new URL(address, globalThis.location).href), null);
    const electron = {
      contextBridge: { exposeInMainWorld: (name, api) => { globalThis[name] = Object.freeze(api); } },
      ipcRenderer: {
        invoke: async (channel, ...values) => unpack(await globalThis.toMain(channel, values.map(pack))),
        on: (channel, listener) => void listeners.push({ channel, listener }),
        removeListener: (channel, listener) => {
          const at = listeners.findIndex((each) => each.channel === channel && each.listener === listener);
          if (at >= 0) listeners.splice(at, 1);
        },
      },
    };
    const require = (name) => { if (name !== 'electron') throw new Error('a sandboxed preload cannot load ' + name); return electron; };
    const process = { argv: ${JSON.stringify(switches)}, platform: ${JSON.stringify(process.platform)} };
    (function (require, process, exports, module) { ${source} })(require, process, {}, {});
  })()`;
}

/** Bytes as a page's messages carry them through the browser's driver, which knows JSON only. */
function packed(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes64: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(packed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, packed(inner)]));
}

function unpacked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('bytes64' in value)) return value;
  return new Uint8Array(Buffer.from(String(value.bytes64), 'base64'));
}
