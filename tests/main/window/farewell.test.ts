import { describe, expect, it, vi } from 'vitest';
import { farewell } from '../../../main/window/farewell.ts';

describe('before the window goes', () => {
  it('its page is asked once, and waited for', async () => {
    const tell = vi.fn<() => void>();
    const { leave, left } = farewell(tell, () => {});
    let gone = false;
    const first = leave().then(() => (gone = true));
    const second = leave();
    expect(tell).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(gone).toBe(false);
    left();
    await Promise.all([first, second, leave()]);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('a page that is gone is not waited for', async () => {
    const lines: string[] = [];
    const { leave, left } = farewell(
      () => left(),
      (line) => lines.push(line),
    );
    await expect(leave()).resolves.toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('a page that hangs is left behind, and that is said', async () => {
    const lines: string[] = [];
    await farewell(
      () => {},
      (line) => lines.push(line),
      10,
    ).leave();
    expect(lines).toEqual(['the page did not finish in time']);
  });
});
