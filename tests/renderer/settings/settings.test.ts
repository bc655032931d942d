import { describe, expect, test } from 'vitest';
import { reasonOf } from '../../../renderer/settings/locked-note.tsx';
import { originOf } from '../../../renderer/settings/origins.ts';
import { olderThan, retentionChoices, RETENTIONS } from '../../../renderer/settings/retention.ts';
import { documentBody } from '../rows.ts';

describe('the address of a web page', () => {
  test('is its origin, also from a whole address or a bare host', () => {
    expect(originOf(' https://books.example/start?x=1 ')).toBe('https://books.example');
    expect(originOf('https://books.example:8443')).toBe('https://books.example:8443');
    expect(originOf('http://localhost:3000/')).toBe('http://localhost:3000');
    expect(originOf('Books.Example')).toBe('https://books.example');
  });

  test('is nothing else', () => {
    for (const text of ['', '*', 'https://*.example', 'file:///etc', 'https://me@books.example', 'a b']) {
      expect(originOf(text)).toBeNull();
    }
  });
});

describe('retention', () => {
  test('offers what holds now, even where it is unusual', () => {
    expect(retentionChoices(30)).toBe(RETENTIONS);
    expect(retentionChoices(45).at(-1)).toEqual({ days: 45, label: 'For 45 days' });
  });

  test('counts what would go', () => {
    const now = Date.parse('2026-06-15T00:00:00Z');
    const documents = ['2026-05-01T00:00:00Z', '2026-06-10T00:00:00Z'].map((created_at) =>
      documentBody('a', { created_at }),
    );
    expect(olderThan(documents, 30, now)).toBe(1);
    expect(olderThan(documents, 90, now)).toBe(0);
  });
});

test('what is fixed says by whom', () => {
  expect(reasonOf({ source: 'stored', locked: false, editable: true })).toBeNull();
  expect(reasonOf({ source: 'policy', locked: true, editable: false })).toMatch(/policy/);
  expect(reasonOf({ source: 'flag', locked: true, editable: false })).toMatch(/flag/);
  expect(reasonOf({ source: 'variable', locked: true, editable: false })).toMatch(/variable/);
  expect(reasonOf({ source: 'default', locked: false, editable: false })).toMatch(/account/);
});
