import { describe, expect, test } from 'vitest';
import {
  needsAttention,
  NO_DOCUMENTS,
  reduceDocuments,
  standingOf,
  type DocumentAction,
} from '../../../renderer/state/documents.ts';
import { documentBody, verification } from '../rows.ts';

const after = (...actions: readonly DocumentAction[]) => actions.reduce(reduceDocuments, NO_DOCUMENTS);
const ids = ({ items }: { readonly items: readonly { readonly file_id: string }[] | null }) =>
  items?.map(({ file_id }) => file_id);

describe('the list', () => {
  const old = documentBody('old', { created_at: '2026-05-01T00:00:00Z', status: 'processing' });
  const young = documentBody('young', { created_at: '2026-05-02T00:00:00Z' });

  test('is newest first, and takes changes in place', () => {
    let list = after({ type: 'loading' }, { type: 'page', documents: [old, young], last: true });
    expect(ids(list)).toEqual(['doc_young', 'doc_old']);
    list = reduceDocuments(list, { type: 'changed', documents: [{ ...old, status: 'completed' }] });
    expect(list.items?.map((item) => item.status)).toEqual(['completed', 'completed']);
    list = reduceDocuments(list, { type: 'removed', fileIds: ['doc_young'] });
    expect(ids(list)).toEqual(['doc_old']);
  });

  test('takes a first upload before it was loaded', () => {
    expect(after({ type: 'changed', documents: [documentBody('a')] }).items).toHaveLength(1);
  });

  test('a long list shows page by page, and says that more comes', () => {
    const half = after({ type: 'loading' }, { type: 'page', documents: [young], last: false });
    expect(half).toMatchObject({ partial: true });
    expect(ids(half)).toEqual(['doc_young']);
    const whole = reduceDocuments(half, { type: 'page', documents: [old], last: true });
    expect(whole).toMatchObject({ partial: false });
    expect(ids(whole)).toEqual(['doc_young', 'doc_old']);
  });

  test('a load takes away what no page named, but only with its last page', () => {
    const known = after({ type: 'changed', documents: [old, young] });
    const half = [{ type: 'loading' }, { type: 'page', documents: [young], last: false }] as const;
    expect(ids(half.reduce<typeof known>(reduceDocuments, known))).toEqual(['doc_young', 'doc_old']);
    const end = [...half, { type: 'page', documents: [], last: true }] as const;
    expect(ids(end.reduce<typeof known>(reduceDocuments, known))).toEqual(['doc_young']);
  });

  test('a document accepted during a load stays, though no page names it', () => {
    const list = after(
      { type: 'loading' },
      { type: 'page', documents: [old], last: false },
      { type: 'changed', documents: [young] },
      { type: 'page', documents: [], last: true },
    );
    expect(ids(list)).toEqual(['doc_young', 'doc_old']);
  });
});

test('what a bookkeeper must look at', () => {
  expect(needsAttention(documentBody('fine'))).toBe(false);
  expect(needsAttention(documentBody('a', { verification: { ...verification, rows_flagged: 1 } }))).toBe(
    true,
  );
  expect(needsAttention(documentBody('b', { verification: { ...verification, status: 'mismatch' } }))).toBe(
    true,
  );
  expect(needsAttention(documentBody('c', { status: 'failed', verification: null }))).toBe(true);
  expect(needsAttention(documentBody('d', { status: 'processing', verification: null }))).toBe(false);
});

test('a completed document that says nothing of its proof is not verifiable', () => {
  expect(standingOf(documentBody('a', { verification: null }))).toBe('unverified');
});
