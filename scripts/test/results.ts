/** What a test runner says, read from its JSON report together with its exit code. */

export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What went wrong beyond single tests: a crash, an empty suite. Counts as a failure. */
  readonly problem: string | null;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Vitest's JSON report is Jest's. Source: vitest, "Reporters", JSON. */
export function vitestCounts(report: unknown): Counts | null {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  if (passed === null || failed === null) return null;
  const skipped = (numberAt(report, 'numPendingTests') ?? 0) + (numberAt(report, 'numTodoTests') ?? 0);
  return { passed, failed, skipped };
}

/** Playwright's `stats`; a test that passed only when repeated (`flaky`) is no pass. */
export function playwrightCounts(report: unknown): Counts | null {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : null;
  const expected = numberAt(stats, 'expected');
  const unexpected = numberAt(stats, 'unexpected');
  if (expected === null || unexpected === null) return null;
  return {
    passed: expected,
    failed: unexpected + (numberAt(stats, 'flaky') ?? 0),
    skipped: numberAt(stats, 'skipped') ?? 0,
  };
}

/**
 * Joins counts and exit code: a runner that crashed or found nothing is a failure, whatever its counts. `without` is what
 * to say where there is no report.
 */
export function suiteResult(
  name: string,
  counts: Counts | null,
  exitCode: number | null,
  without = `${name} wrote no report (exit code ${exitCode})`,
): SuiteResult {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const result = { name, passed, failed, skipped };
  if (counts === null) return { ...result, problem: without };
  if (passed + failed === 0) return { ...result, problem: `${name} ran no tests` };
  if (exitCode !== 0 && failed === 0) {
    return { ...result, problem: `${name} ended with exit code ${exitCode} although no test failed` };
  }
  return { ...result, problem: null };
}

/** The last line of `npm test`, and whether all is well. */
export function summarise(results: readonly SuiteResult[]): { readonly line: string; readonly ok: boolean } {
  const sum = (pick: (result: SuiteResult) => number): number =>
    results.reduce((all, result) => all + pick(result), 0);
  const passed = sum((result) => result.passed);
  const failed = sum((result) => result.failed + (result.problem === null ? 0 : 1));
  const skipped = sum((result) => result.skipped);
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, ok: failed === 0 && passed > 0 };
}

function numberAt(value: unknown, key: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'number' ? found : null;
}
