/** What a page that was broken into may do: nothing. */
import { describe, expect, it, vi } from 'vitest';
import { launch, page } from '../host/app.ts';
import { deskForTests, expectPage } from '../host/desk.ts';
import { host } from '../host/state.ts';

vi.mock('electron', () => import('../host/electron.ts'));
vi.mock('keytar', () => import('../host/keychain.ts'));

const desk = deskForTests();

describe('the app', () => {
  it('lets the page go nowhere and ask nobody else', async () => {
    await launch({ folder: desk.folder });
    const window = await page();
    const before = window.url();
    const outcome = await window.evaluate(async () => {
      const asked = await fetch('https://example.invalid/x', { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'refused',
      );
      globalThis.location.href = 'https://example.invalid/';
      return asked;
    });
    expect(outcome).toBe('refused');
    await expectPage(window.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    expect(window.url()).toBe(before);
    const key = host.handlers.get('desk:key')!;
    const from = (url: string, parent: unknown = null) => ({ senderFrame: { url, parent } });
    await expect(Promise.resolve(key(from('https://evil.example/')))).rejects.toThrow(/not ours/);
    await expect(Promise.resolve(key(from(before, {})))).rejects.toThrow(/not ours/);
    await expect(Promise.resolve(key({ senderFrame: null }))).rejects.toThrow(/not ours/);
  });

  it('stays on its page whatever a page that was broken into tries', async () => {
    await launch({ folder: desk.folder });
    const window = await page();
    const before = window.url();
    const origin = new URL(before).origin;
    const port = Number(new URL(before).port);
    const outcome = await window.evaluate(
      async ({ own, other }) => {
        const tries = [
          'file:///etc/passwd',
          'data:text/html,<h1>evil</h1>',
          `http://127.0.0.1:${other}/`,
          `${own}@evil.example/`,
          'https://evil.example/',
        ];
        for (const address of tries) {
          const link = document.createElement('a');
          link.href = address;
          document.body.append(link);
          link.click();
          link.remove();
          globalThis.open(address);
        }
        globalThis.open(`${own}/docs`);
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        form.method = 'post';
        document.body.append(form);
        form.submit();
        const frame = document.createElement('iframe');
        frame.src = `${own}/`;
        document.body.append(frame);
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          frame.addEventListener('error', resolve);
        });
        let inFrame = 'nothing';
        try {
          const desk = Reflect.get(frame.contentWindow!, 'desk');
          inFrame = await desk.key().then(
            () => 'key',
            () => 'refused',
          );
        } catch {
          // The content security policy let nothing of ours into the frame.
        }
        const asked = await fetch('http://127.0.0.1:1/', { mode: 'no-cors' }).then(
          () => 'answered',
          () => 'refused',
        );
        return { asked, inFrame };
      },
      { own: origin, other: port + 1 },
    );
    expect(outcome).toEqual({ asked: 'refused', inFrame: 'nothing' });
    await expectPage(window.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    expect(window.url()).toBe(before);
    expect(host.asked).toEqual(Array.from({ length: 6 }, () => 'deny'));
    // Only the service's own page was handed to the system.
    await expect.poll(() => host.opened).toEqual([`${origin}/docs`]);
  });
});
