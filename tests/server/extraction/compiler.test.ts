/** V8 optimises only what the engine calls most: half of what it would do otherwise is thrown away. */
import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { expect, it, vi } from 'vitest';
import { OPTIMISE_LATE } from '../../../server/extraction/compiler.ts';

vi.mock('node:v8', async (original) => {
  const v8: { setFlagsFromString: (flags: string) => void } = await original();
  return { ...v8, setFlagsFromString: vi.fn(v8.setFlagsFromString) };
});

it('is told so by whoever loads the engine', async () => {
  await import('../../../server/extraction/extract.ts');
  expect(setFlagsFromString).toHaveBeenCalledWith(OPTIMISE_LATE);
});

it('knows the option', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${OPTIMISE_LATE.split('=')[0]} `);
});
