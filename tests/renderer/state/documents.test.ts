import { describe, expect, test } from 'vitest';
import {
  NO_DOCUMENTS,
  reduceDocuments,
  selectDocuments,
  standingOf,
} from '../../../renderer/state/documents.ts';
import { documentBody, verification } from '../rows.ts';

describe('the list', () => {
  test('is newest first, and takes changes in place', () => {
    const old = documentBody('old', { created_at: '2026-05-01T00:00:00Z', status: 'processing' });
    const young = documentBody('young', { created_at: '2026-05-02T00:00:00Z' });
    let list = reduceDocuments(NO_DOCUMENTS, { type: 'loaded', documents: [old, young] });
    expect(list.items?.map((item) => item.file_id)).toEqual(['doc_young', 'doc_old']);

    list = reduceDocuments(list, { type: 'changed', documents: [{ ...old, status: 'completed' }] });
    expect(list.items?.map((item) => item.status)).toEqual(['completed', 'completed']);

    list = reduceDocuments(list, { type: 'removed', fileId: 'doc_young' });
    expect(list.items?.map((item) => item.file_id)).toEqual(['doc_old']);
  });

  test('takes a first upload before it was loaded', () => {
    const list = reduceDocuments(NO_DOCUMENTS, { type: 'changed', documents: [documentBody('a')] });
    expect(list.items).toHaveLength(1);
  });
});

describe('the selection', () => {
  const fine = documentBody('fine', { period_start: '2026-05-01' });
  const flagged = documentBody('flagged', { verification: { ...verification, rows_flagged: 1 } });
  const off = documentBody('off', { verification: { ...verification, status: 'mismatch' } });
  const failed = documentBody('failed', { status: 'failed', verification: null });
  const busy = documentBody('busy', { status: 'processing', verification: null });
  const all = [fine, flagged, off, failed, busy];
  const names = (...[filter, search = '']: [Parameters<typeof selectDocuments>[1], string?]) =>
    selectDocuments(all, filter, search).map((item) => item.original_name.replace('.pdf', ''));

  test('by what is to be done', () => {
    expect(names('all')).toHaveLength(5);
    expect(names('attention')).toEqual(['flagged', 'off', 'failed']);
    expect(names('verified')).toEqual(['fine', 'flagged']);
    expect(names('processing')).toEqual(['busy']);
  });

  test('by every word of the name or the period', () => {
    expect(names('all', 'FINE')).toEqual(['fine']);
    expect(names('all', 'pdf 2026-05')).toEqual(['fine']);
    expect(names('all', 'fine busy')).toEqual([]);
  });
});

test('a completed document that says nothing of its proof is not verifiable', () => {
  expect(standingOf(documentBody('a', { verification: null }))).toBe('unverified');
});
