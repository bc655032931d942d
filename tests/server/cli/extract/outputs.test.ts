import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOutputs } from '../../../../server/cli/extract/outputs.ts';

describe('where extract writes', () => {
  it('writes beside every statement by default', async () => {
    expect(await planOutputs(['/in/march.pdf'], 'xlsx', null)).toEqual([
      { source: '/in/march.pdf', target: join('/in', 'march.xlsx') },
    ]);
  });

  it('takes --out for a file when there is one statement, for a folder when it is one or there are several', async () => {
    expect((await planOutputs(['/in/a.pdf'], 'csv', '/out/result.csv'))[0]?.target).toBe('/out/result.csv');
    expect((await planOutputs(['/in/a.pdf'], 'csv', tmpdir()))[0]?.target).toBe(join(tmpdir(), 'a.csv'));
    expect((await planOutputs(['/in/a.pdf'], 'csv', '/new/'))[0]?.target).toBe(join('/new', 'a.csv'));
    const several = await planOutputs(['/in/a.pdf', '/in/b.pdf'], 'csv', '/new');
    expect(several.map(({ target }) => target)).toEqual([join('/new', 'a.csv'), join('/new', 'b.csv')]);
  });

  it('lets no output overwrite another or a statement', async () => {
    const targets = await planOutputs(['/x/march.pdf', '/y/march.pdf'], 'csv', '/new');
    expect(targets.map(({ target }) => target)).toEqual([
      join('/new', 'march.csv'),
      join('/new', 'march-2.csv'),
    ]);
    await expect(planOutputs(['/in/a.pdf'], 'csv', '/in/a.pdf')).rejects.toThrow(/overwrite/);
    await expect(planOutputs(['/a.pdf', '/b.pdf'], 'csv', '-')).rejects.toThrow(/one FILE/);
  });
});
