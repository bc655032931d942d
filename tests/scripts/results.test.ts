import { describe, expect, it } from 'vitest';
import { playwrightCounts, suiteResult, summarise, vitestCounts } from '../../scripts/test/results.ts';

const good = suiteResult('unit tests', { passed: 3, failed: 0, skipped: 0 }, 0);

describe('test results', () => {
  it('reads the reports of both runners, a repeated test as no pass', () => {
    expect(
      vitestCounts({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }),
    ).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
    });
    expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
    });
    expect(vitestCounts(null)).toBeNull();
    expect(playwrightCounts({ errors: [] })).toBeNull();
  });

  it('ends with one line, and mentions skipped tests only where there are any', () => {
    expect(summarise([good, good])).toEqual({ line: '6 passed, 0 failed', ok: true });
    const skipping = suiteResult('browser tests', { passed: 1, failed: 0, skipped: 2 }, 0);
    expect(summarise([good, skipping])).toEqual({ line: '4 passed, 0 failed, 2 skipped', ok: true });
  });

  it.each([
    ['a failed test', { passed: 3, failed: 1, skipped: 0 }, 1],
    ['a runner that crashed without a report', null, 139],
    ['a runner that was killed', { passed: 3, failed: 0, skipped: 0 }, null],
    ['an error outside of any test', { passed: 3, failed: 0, skipped: 0 }, 1],
    ['a suite without tests', { passed: 0, failed: 0, skipped: 0 }, 0],
    ['a suite that skipped all', { passed: 0, failed: 0, skipped: 9 }, 0],
  ])('fails for %s', (_case, counts, exitCode) => {
    const { line, ok } = summarise([good, suiteResult('browser tests', counts, exitCode)]);
    expect(ok).toBe(false);
    expect(line).toMatch(/ 1 failed/);
  });

  it('fails when nothing ran at all', () => {
    expect(summarise([]).ok).toBe(false);
  });
});
