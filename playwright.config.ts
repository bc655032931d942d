/** Journeys through the window in a real Chromium, against the real service (`npm run test:e2e`). */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  forbidOnly: process.env['CI'] !== undefined,
  // Tests share nothing: each has a service, a data folder and a browser context of its own. Each waits more than it works, so
  // two use two cores better than one does; more than four are too many for the memory of a small machine.
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 4),
  // Every wait ends with its event. These bound what a hang costs, with room for a machine that does other work as well:
  // the threads that read statements are the first to give way.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // What the page was at each step is kept as its elements; pictures of every frame cost every test time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: browserPath(), args: [...browserArguments()] },
  },
});
