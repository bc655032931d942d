import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDeskService, type DeskService } from '../../../main/start/service.ts';
import { temporaryFolder } from '../../support/server.ts';

let dataDir: string;
let service: DeskService;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  service = await startDeskService({ port: '0', dataDir }, {});
});
afterEach(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const logged = (): string =>
  readdirSync(join(dataDir, 'logs'))
    .map((name) => readFileSync(join(dataDir, 'logs', name), 'utf8'))
    .join('');

it("writes the window's side into its log, of faults where they happened and nothing they may quote", async () => {
  service.note('a word of the window');
  service.noteFault(new SyntaxError('Unexpected token in "Client A, 12.50"'));
  service.noteFault('a reason that is no error');
  expect(logged()).toContain('a word of the window');
  const faults = logged()
    .split('\n')
    .filter((line) => line.includes('nobody expected'))
    .map((line): unknown => JSON.parse(line));
  expect(faults).toMatchObject([
    { level: 50, part: 'window', err: { type: 'SyntaxError' } },
    { level: 50, part: 'window', err: { type: 'string', at: [] } },
  ]);
  expect(JSON.stringify(faults[0])).toContain('service.test.ts');
  expect(logged()).not.toContain('Client A');
});

it('writes nothing any more when it has closed', async () => {
  await service.close();
  const before = logged();
  service.note('too late');
  service.noteFault(new Error('too late'));
  expect(logged()).toBe(before);
});
