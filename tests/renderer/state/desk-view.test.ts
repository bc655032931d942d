import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  periodsIn,
  sortBy,
  viewDocuments,
  WHOLE_DESK,
  type Column,
  type DeskView,
} from '../../../renderer/state/desk-view.ts';
import { account } from '../accounts.ts';
import { documentBody, verification } from '../rows.ts';

const fine = documentBody('fine', {
  period_start: '2026-05-01',
  period_end: '2026-06-30',
  note: 'Baker, ask for paper',
  accounts: [account({ holder: 'Imogen Hale' })],
});
const flagged = documentBody('flagged', { verification: { ...verification, rows_flagged: 1 } });
const off = documentBody('off', { verification: { ...verification, status: 'mismatch' } });
const failed = documentBody('failed', { status: 'failed', verification: null });
const busy = documentBody('busy', { status: 'processing', verification: null });
const all = [fine, flagged, off, failed, busy];

const names = (view: Partial<DeskView>) =>
  viewDocuments(all, { ...WHOLE_DESK, ...view }).map((item) => item.original_name.replace('.pdf', ''));

describe('the view narrows', () => {
  test('by what is to be done', () => {
    expect(names({ filter: 'all' })).toHaveLength(5);
    expect(names({ filter: 'attention' })).toEqual(['flagged', 'off', 'failed']);
    expect(names({ filter: 'verified' })).toEqual(['fine', 'flagged']);
    expect(names({ filter: 'processing' })).toEqual(['busy']);
    expect(names({ standing: 'mismatch' })).toEqual(['off']);
  });

  test('by every word of name, note, holder, number or period', () => {
    expect(names({ search: 'FINE' })).toEqual(['fine']);
    expect(names({ search: 'pdf 2026-05' })).toEqual(['fine']);
    expect(names({ search: 'paper imogen' })).toEqual(['fine']);
    expect(names({ search: '5501' })).toEqual(['fine']);
    expect(names({ search: 'fine busy' })).toEqual([]);
  });

  test('by account and by the years and months a period touches', () => {
    expect(names({ account: '55501234 GBP' })).toEqual(['fine']);
    expect(names({ account: '55501234 EUR' })).toEqual([]);
    for (const period of ['2026', '2026-05', '2026-06']) expect(names({ period })).toEqual(['fine']);
    for (const period of ['2025', '2026-04', '2026-07']) expect(names({ period })).toEqual([]);
  });

  test('and knows that it does', () => {
    expect(isNarrowed(WHOLE_DESK)).toBe(false);
    expect(isNarrowed({ ...WHOLE_DESK, search: '  ' })).toBe(false);
    expect(isNarrowed({ ...WHOLE_DESK, period: '2026' })).toBe(true);
  });
});

describe('the view sorts', () => {
  const sorted = (column: Column, descending = false) => names({ sorting: { column, descending } });

  test('names as people count: 2 before 10', () => {
    const list = ['may 10', 'May 2', 'april'].map((name) => documentBody(name));
    const view = { ...WHOLE_DESK, sorting: { column: 'name', descending: false } } as const;
    expect(viewDocuments(list, view).map(({ original_name }) => original_name)).toEqual([
      'april.pdf',
      'May 2.pdf',
      'may 10.pdf',
    ]);
  });

  test('states by what wants work', () => {
    expect(sorted('state')).toEqual(['failed', 'off', 'fine', 'flagged', 'busy']);
  });

  test('what has no value stands last both ways', () => {
    expect(sorted('period')[0]).toBe('fine');
    expect(sorted('period', true)[0]).toBe('fine');
  });

  test('a click on a head chooses the usual direction, a second one turns it round', () => {
    expect(sortBy(WHOLE_DESK.sorting, 'name')).toEqual({ column: 'name', descending: false });
    expect(sortBy(WHOLE_DESK.sorting, 'rows')).toEqual({ column: 'rows', descending: true });
    expect(sortBy({ column: 'name', descending: false }, 'name').descending).toBe(true);
  });
});

test('years and months on offer are those of the statements, newest first', () => {
  const older = documentBody('older', { period_start: '2025-12-01', period_end: '2025-12-31' });
  expect(periodsIn([older, ...all])).toEqual([
    { year: '2026', months: ['2026-06', '2026-05'] },
    { year: '2025', months: ['2025-12'] },
  ]);
});
