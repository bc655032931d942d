import { describe, expect, it, vi } from 'vitest';
import { withFewArenas } from '../../../server/cli/few-arenas.ts';

type Own = Parameters<typeof withFewArenas>[0];

/** A process that notes what it was replaced by. */
function own(changes: Partial<NonNullable<Own>> = {}) {
  const execve = vi.fn<NonNullable<NonNullable<Own>['execve']>>();
  const process = {
    platform: 'linux' as const,
    execPath: '/bin/node',
    execArgv: ['--trace-warnings'],
    argv: ['/bin/node', '/app/serve.ts', '--port', '0'],
    env: { HOME: '/home/a' },
    connected: false,
    execve,
    ...changes,
  };
  return { process, execve };
}

describe('the number of heaps', () => {
  it('is bounded by beginning anew with the same arguments', () => {
    const { process, execve } = own();
    withFewArenas(process, 16);
    expect(execve).toHaveBeenCalledExactlyOnceWith(
      '/bin/node',
      ['/bin/node', '--trace-warnings', '/app/serve.ts', '--port', '0'],
      { HOME: '/home/a', MALLOC_ARENA_MAX: '8' },
    );
  });

  it('is two at least', () => {
    const { process, execve } = own();
    withFewArenas(process, 1);
    expect(execve.mock.lastCall?.[2]).toMatchObject({ MALLOC_ARENA_MAX: '2' });
  });

  it.each<[string, Partial<NonNullable<Own>>]>([
    ['the environment names it', { env: { MALLOC_ARENA_MAX: '64' } }],
    ['the system has no such heaps', { platform: 'darwin' }],
    ['a parent listens', { connected: true }],
  ])('is left alone where %s', (_why, changes) => {
    const { process, execve } = own(changes);
    withFewArenas(process, 4);
    expect(execve).not.toHaveBeenCalled();
  });

  it('stops nothing where the process may not be replaced', () => {
    const { process, execve } = own();
    execve.mockImplementation(() => {
      throw new Error('EPERM');
    });
    expect(() => withFewArenas(process, 4)).not.toThrow();
  });
});
