import { expect, test } from 'vitest';
import { titleOf } from '../../../renderer/state/title.ts';

const idle = { active: false, files: 0, filesDone: 0, pages: 0, pagesDone: 0, share: 0 };

test('the title says how far a batch is, then the place', () => {
  expect(titleOf('Statements', idle)).toBe('Statements · Statement Desk');
  expect(titleOf(undefined, idle)).toBe('Statement Desk');
  expect(titleOf('may.pdf', { ...idle, active: true, share: 0.259 })).toBe('25% · may.pdf · Statement Desk');
  expect(titleOf('may.pdf', { ...idle, share: 0.259 })).toBe('may.pdf · Statement Desk');
});
