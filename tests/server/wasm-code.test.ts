/** V8 must not collect WebAssembly's machine code while threads come and go. */
import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { afterEach, expect, it, vi } from 'vitest';
import { GuardedPool } from '../../server/documents/guarded-pool.ts';
import { KEEP_WASM_CODE } from '../../server/wasm-code.ts';

vi.mock('node:v8', async (original) => {
  const v8: { setFlagsFromString: (flags: string) => void } = await original();
  return { ...v8, setFlagsFromString: vi.fn(v8.setFlagsFromString) };
});
afterEach(() => {
  vi.clearAllMocks();
});

it('is told so before a pool has a thread', async () => {
  const pool = new GuardedPool({ threads: 1, memoryMb: 64, niceness: 0 }, () => undefined);
  expect(setFlagsFromString).toHaveBeenCalledWith(KEEP_WASM_CODE);
  await pool.close();
});

it('knows the option', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`--${KEEP_WASM_CODE.replace('--no-', '')} `);
});
