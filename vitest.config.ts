import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Everything under tests/ that runs in Node. The browser's journeys (tests/e2e) belong to Playwright, the desktop's
 * to its own runner, and both are called by scripts/test.ts.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'tests/desktop/**', 'tests/bench/**'],
    pool: 'forks',
    // Left to itself a machine of two cores would run one file after the other, though most wait as much as they work.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Real servers, worker pools and PDFs: slow machines need room, hanging tests still end.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    teardownTimeout: 20_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
