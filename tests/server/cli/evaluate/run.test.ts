import { describe, expect, it } from 'vitest';
import { fileTable, totalTable } from '../../../../server/cli/evaluate/report.ts';
import { runCases } from '../../../../server/cli/evaluate/run.ts';
import { totalsOf } from '../../../../server/cli/evaluate/totals.ts';
import type { Case } from '../../../../server/cli/evaluate/truth.ts';

const row = {
  date: '2026-03-02',
  description: 'Card payment Greengrocer',
  amountIn: null,
  amountOut: '12.50',
  balance: '987.50',
  balance_printed: true,
};
const caseOf = (name: string, kind = 'digital'): Case => ({
  name,
  path: name,
  truth: { kind, accounts: [{ transactions: [row] }] },
});
const worker = new URL('./fake-worker.ts', import.meta.url);

describe('running cases', () => {
  it('goes on past a file that hangs, one that kills its thread and one that cannot be read', async () => {
    const names = [
      'generated/good.pdf',
      'generated/hangs.pdf',
      'real/dies.pdf',
      'real/refused.pdf',
      'real/good.pdf',
    ];
    const finished: string[] = [];
    const results = await runCases(
      names.map((name) => caseOf(name, name.includes('refused') ? 'scan' : 'digital')),
      { jobs: 2, timeLimit: 1500, worker, onResult: ({ name }) => finished.push(name) },
    );
    expect(results.map(({ name }) => name)).toEqual(names);
    expect(finished.toSorted()).toEqual(names.toSorted());
    expect(results.map(({ score }) => score.status)).toEqual([
      'verified',
      'failed',
      'failed',
      'failed',
      'verified',
    ]);
    expect(results[1]?.reason).toMatch(/longer than 1.5 s/);
    expect(results[2]?.reason).toMatch(/crashed/);
    expect(results[3]?.reason).toBe('no text on its pages');

    const totals = totalsOf(results);
    expect(totals.map(({ name, files, failed, perfect }) => [name, files, failed, perfect])).toEqual([
      ['digital', 4, 2, 2],
      ['scan', 1, 1, 0],
      ['generated/', 2, 1, 1],
      ['real/', 3, 2, 1],
      ['all', 5, 3, 2],
    ]);
    expect(totals.at(-1)?.f1).toBeCloseTo(4 / 7);
    expect(fileTable(results).split('\n')).toHaveLength(2 + names.length);
    expect(totalTable(totals)).toMatch(/all +5 +5 +0\.5714/);
  });
});
