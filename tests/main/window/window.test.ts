import type { Session } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { KEY_STORE_SWITCH, VERSION_SWITCH } from '../../../main/bridge.ts';
import { windowOptions } from '../../../main/window/options.ts';
import { showProgress, tellBatchEnded, type Attention } from '../../../main/window/progress.ts';
import { recoverPage } from '../../../main/window/recover.ts';
import { showWindow } from '../../../main/window/show.ts';

describe('the window', () => {
  it('is secure, hidden until ready, remembered, and carries its values to the preload', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is handed on, not used
    const session = {} as Session;
    const options = windowOptions({
      preload: '/preload.cjs',
      icon: '/icon.png',
      version: '1.2.3',
      keyStore: 'file',
      dark: true,
      session,
    });
    expect(options).toMatchObject({ show: false, name: 'main', windowStatePersistence: true });
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      preload: '/preload.cjs',
      additionalArguments: [`${VERSION_SWITCH}1.2.3`, `${KEY_STORE_SWITCH}file`],
    });
    expect(options.webPreferences?.session).toBe(session);
  });

  it('comes to the front also from the task bar', () => {
    const calls: string[] = [];
    showWindow({
      isMinimized: () => true,
      restore: () => void calls.push('restore'),
      show: () => void calls.push('show'),
      focus: () => void calls.push('focus'),
    });
    expect(calls).toEqual(['restore', 'show', 'focus']);
  });
});

describe('progress', () => {
  it('is a bar while there is a batch', () => {
    const setProgressBar = vi.fn<(share: number) => void>();
    showProgress({ setProgressBar }, 0.25);
    showProgress({ setProgressBar }, null);
    expect(setProgressBar.mock.calls).toEqual([[0.25], [-1]]);
  });

  function attention(focused: boolean, supported = true) {
    const calls: string[] = [];
    const around: Attention = {
      window: {
        isFocused: () => focused,
        flashFrame: (on) => void calls.push(`flash ${on}`),
        once: () => Object.create(null),
      },
      supported,
      notify: ({ body }) => void calls.push(`notify ${body}`),
      bringForward: () => {},
    };
    return { calls, around };
  }

  it('ends with a notification where the window is not looked at', () => {
    const away = attention(false);
    tellBatchEnded('done', away.around);
    expect(away.calls).toEqual(['flash true', 'notify done']);
    const here = attention(true);
    tellBatchEnded('done', here.around);
    expect(here.calls).toEqual([]);
    const mute = attention(false, false);
    tellBatchEnded('done', mute.around);
    expect(mute.calls).toEqual(['flash true']);
  });
});

describe('a page that dies', () => {
  it('is loaded again, and after several ends in a minute only when the user says so', () => {
    let now = 0;
    const calls: string[] = [];
    const recover = recoverPage({
      reload: () => calls.push('reload'),
      ask: () => calls.push('ask'),
      log: () => {},
      now: () => now,
    });
    recover({ reason: 'clean-exit' });
    recover({ reason: 'crashed' });
    recover({ reason: 'oom' });
    recover({ reason: 'killed' });
    now = 120_000;
    recover({ reason: 'crashed' });
    recover({ reason: 'integrity-failure' });
    expect(calls).toEqual(['reload', 'reload', 'ask', 'reload', 'ask']);
  });
});
