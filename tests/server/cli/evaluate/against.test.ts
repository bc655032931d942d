import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changes, readBefore, type Before } from '../../../../server/cli/evaluate/against.ts';
import type { Result } from '../../../../server/cli/evaluate/run.ts';
import type { Score } from '../../../../server/cli/evaluate/score.ts';

const GOOD: Score = {
  truthRows: 4,
  answerRows: 4,
  strict: { matched: 4, surplus: 0, missing: 0 },
  dates: { right: 4, of: 4 },
  amounts: { right: 4, of: 4 },
  directions: { right: 4, of: 4 },
  balances: { right: 4, of: 4 },
  descriptions: { right: 4, of: 4 },
  facts: { right: 2, of: 2 },
  perfect: true,
  status: 'verified',
  silentError: false,
  differences: [],
};

const result = (name: string, score: Partial<Score> = {}): Result => ({
  name,
  kind: 'digital',
  reason: null,
  score: { ...GOOD, ...score },
});

it('lists what changed, worst first, and leaves out what is as it was', () => {
  const before = [
    result('same.pdf'),
    result('texts.pdf', { descriptions: { right: 2, of: 4 } }),
    result('rows.pdf'),
    result('silent.pdf'),
    result('gone.pdf'),
  ];
  const now = [
    result('same.pdf'),
    result('texts.pdf'),
    result('rows.pdf', { perfect: false, status: 'mismatch', answerRows: 3 }),
    result('silent.pdf', { perfect: false, silentError: true }),
    result('new.pdf'),
  ];
  const [head, ...lines] = changes(before, now).split('\n');
  expect(head).toBe('3 of 4 files changed; 2 are on one side only');
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
    'WORSE  silent.pdf',
    'WORSE  rows.pdf',
    'better texts.pdf',
  ]);
  expect(lines[0]).toContain('SILENT ERROR');
  expect(changes(before.slice(0, 1), now.slice(0, 1))).toBe('0 of 1 files changed');
});

it('reads what --json wrote, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'against-'));
  try {
    const [report, other] = [join(folder, 'report.json'), join(folder, 'other.json')];
    const files: Before[] = [result('one.pdf')];
    await writeFile(report, JSON.stringify({ files, totals: [] }));
    await writeFile(other, '[]');
    expect(await readBefore(report)).toEqual(files);
    await expect(readBefore(other)).rejects.toThrow(/--json/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
