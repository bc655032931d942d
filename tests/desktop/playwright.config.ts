/** The window in Electron itself. Run by `npm test` where Electron's runtime and a screen are there. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.desktop.ts',
  outputDir: '../../test-results/desktop',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
});
