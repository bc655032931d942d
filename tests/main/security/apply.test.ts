import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { applySecurityRules, type Secured } from '../../../main/security/index.ts';
import { OWN } from './addresses.ts';

type RequestHandler = NonNullable<Parameters<Secured['session']['setPermissionRequestHandler']>[0]>;
type CheckHandler = NonNullable<Parameters<Secured['session']['setPermissionCheckHandler']>[0]>;

/** Stands in for Electron's objects: real events, recorded handlers. */
function secured() {
  const app = new EventEmitter();
  const opened: string[] = [];
  const handlers: {
    request?: RequestHandler;
    check?: CheckHandler;
    device?: () => boolean;
    before?: (details: { url: string }, answer: (verdict: { cancel: boolean }) => void) => void;
  } = {};
  const contents = Object.assign(new EventEmitter(), {
    windowOpen: (_details: { url: string }): { action: string } => ({ action: 'none' }),
    setWindowOpenHandler(handler: (details: { url: string }) => { action: string }) {
      this.windowOpen = handler;
    },
  });
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: RequestHandler) => (handlers.request = handler),
    setPermissionCheckHandler: (handler: CheckHandler) => (handlers.check = handler),
    setDevicePermissionHandler: (handler: () => boolean) => (handlers.device = handler),
    setDisplayMediaRequestHandler: () => {},
    webRequest: {
      onBeforeRequest: (handler: NonNullable<(typeof handlers)['before']>) => (handlers.before = handler),
    },
  });
  const shell = {
    openExternal: async (url: string) => {
      opened.push(url);
    },
  };
  const lines: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the rules touch stands in for Electron
  applySecurityRules({
    app,
    session,
    shell,
    serviceUrl: OWN,
    log: (line: string) => lines.push(line),
  } as unknown as Secured);
  app.emit('web-contents-created', {}, contents);
  return { contents, session, handlers, opened, lines };
}

describe('the rules at work', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('stop %s to a foreign page', (event) => {
    const { contents } = secured();
    const preventDefault = vi.fn<() => void>();
    contents.emit(event, { url: `${OWN}/docs`, preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
    contents.emit(event, { url: 'https://evil.example', preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('refuse embedded pages', () => {
    const { contents } = secured();
    const preventDefault = vi.fn<() => void>();
    contents.emit('will-attach-webview', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('make no windows, and open outside only what is ours', () => {
    const { contents, opened, lines } = secured();
    expect(contents.windowOpen({ url: `${OWN}/docs` }).action).toBe('deny');
    expect(contents.windowOpen({ url: 'file:///etc/passwd' }).action).toBe('deny');
    expect(opened).toEqual([`${OWN}/docs`]);
    expect(lines).toEqual(['refused to open a foreign address']);
  });

  it('stop requests and downloads that are not ours', () => {
    const { handlers, session, lines } = secured();
    const answer = vi.fn<(verdict: { cancel: boolean }) => void>();
    handlers.before?.({ url: `${OWN}/api/v1/health` }, answer);
    handlers.before?.({ url: 'https://evil.example/secret' }, answer);
    expect(answer.mock.calls).toEqual([[{ cancel: false }], [{ cancel: true }]]);
    const preventDefault = vi.fn<() => void>();
    session.emit('will-download', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(lines.join()).not.toContain('secret');
  });

  it('never write an address into the log: it may name a document', () => {
    const { contents, lines } = secured();
    contents.emit('will-redirect', { url: 'https://evil.example/secret', preventDefault: () => {} });
    expect(lines.join()).not.toContain('secret');
  });

  it('answer every question for a permission', () => {
    const { handlers } = secured();
    const answer = vi.fn<(granted: boolean) => void>();
    const ask = (permission: string, requestingUrl: string): void => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Electron calls it, with what the rule reads
      const handler = handlers.request as unknown as (...args: unknown[]) => void;
      handler({}, permission, answer, { requestingUrl });
    };
    ask('clipboard-sanitized-write', `${OWN}/`);
    ask('media', `${OWN}/`);
    ask('clipboard-sanitized-write', 'https://evil.example/');
    expect(answer.mock.calls).toEqual([[true], [false], [false]]);
    expect(handlers.device?.()).toBe(false);
  });
});
