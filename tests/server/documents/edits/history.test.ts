/** Chains of edits, undos and redos on a real database: whatever was done can be taken back, and brought back. */
import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCurrent, type Current } from '../../../../server/documents/edits/current.ts';
import { editDocument, EditRefusedError } from '../../../../server/documents/edits/edit.ts';
import { edit as editRows, rows } from '../../../../server/documents/edits/rows-thread.ts';
import { DocumentRepository } from '../../../../server/documents/repository.ts';
import {
  loadStatement,
  prepareStatement,
  storeStatement,
} from '../../../../server/documents/statement-store.ts';
import { reprove } from '../../../../server/extraction/proof/reprove.ts';
import { openDatabase, type Db } from '../../../../server/storage/open.ts';
import type { TransactionsBody } from '../../../../shared/api/documents.ts';
import type { Operation } from '../../../../shared/api/edits.ts';
import { withChangedRows } from '../../../../shared/changed-rows.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { temporaryFolder } from '../../../support/server.ts';
import { storedStatement } from '../../../support/stored.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
/** Two accounts with printed balances, the second one with a mistake in it. */
const { statement } = readSmall(
  {
    above: ['Account number 12345678', 'Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
    heading: HEADING,
    rows: [
      ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
      ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ['06/03/2026', 'Books', '7.30', '', '580.20'],
      ['07/03/2026', 'Lunch', '10.00', '', '570.20'],
    ],
  },
  {
    above: ['Account number 87654321', 'Opening balance 50.00'],
    heading: HEADING,
    rows: [
      ['08/03/2026', 'Paper', '5.00', '', '45.00'],
      ['09/03/2026', 'Refund', '', '9.00', '51.00'],
      ['10/03/2026', 'Stamps', '1.00', '', '50.00'],
    ],
  },
);

let dataDir: string;
let db: Db;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  db = openDatabase(dataDir);
});
afterAll(async () => {
  db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const newDocument = (): number => storedStatement(db, statement);
const current = (documentId: number): Current => loadCurrent(db, documentId)!;
const act = (documentId: number, action: 'undo' | 'redo' | 'reset'): Current =>
  editDocument(db, { documentId, by: 'test', edit: { revision: current(documentId).revision, action } })!
    .after;
const edit = (documentId: number, ...operations: Operation[]): Current =>
  editDocument(db, { documentId, by: 'test', edit: { revision: current(documentId).revision, operations } })!
    .after;
/** What a reader sees of a document, without its history. */
const shown = ({ state, statement: now }: Current) => ({ ids: state.rows.map(({ id }) => id), now });

it('starts from two accounts', () => {
  expect(statement.accounts.map(({ number, count }) => [number, count])).toEqual([
    ['12345678', 4],
    ['87654321', 3],
  ]);
  expect(statement.verification.status).toBe('mismatch');
});

it('is stored with all that proves it', () => {
  expect(loadStatement(db, newDocument())).toEqual(JSON.parse(JSON.stringify(statement)));
});

/** Operations that may or may not be possible, on names that may or may not be there. */
const amount = fc.integer({ min: 0, max: 99_999 }).map((minor) => (minor / 100).toFixed(2));
const type = fc.constantFrom('DEBIT' as const, 'CREDIT' as const);
const date = fc.integer({ min: 1, max: 31 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
const id = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 7 }).map((at) => `r${at}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }))
      .map(([a, b]) => `n${a}.${b}`),
  },
);
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 3 });
const account = fc.integer({ min: 0, max: 2 });
const balance = fc.option(amount);
const operation = fc.oneof(
  fc.record({ op: fc.constant('set' as const), row: id, amount, description: fc.string(), balance }),
  fc.record({ op: fc.constant('set' as const), row: id, date, type }),
  fc.record({ op: fc.constant('swap' as const), rows: ids }),
  fc.record({ op: fc.constant('exclude' as const), rows: ids }),
  fc.record({ op: fc.constant('restore' as const), rows: ids }),
  fc.record({
    op: fc.constant('add' as const),
    after: fc.option(id),
    account,
    date,
    type,
    amount,
    description: fc.string(),
    balance,
  }),
  fc.record({
    op: fc.constant('merge' as const),
    row: id,
    amount: fc.constantFrom('sum' as const, 'above' as const),
  }),
  fc.record({ op: fc.constant('boundary' as const), account, first: id }),
  fc.record({ op: fc.constant('account' as const), account, opening_balance: balance }),
  fc.record({
    op: fc.constant('account' as const),
    account,
    currency: fc.constantFrom('EUR', 'JPY'),
    kind: fc.constantFrom('asset' as const, 'liability' as const),
  }),
  fc.record({ op: fc.constant('reset' as const), rows: ids }),
  fc.record({ op: fc.constant('confirm' as const), rows: ids }),
  fc.constant<Operation>({
    op: 'split' as const,
    row: 'r1',
    parts: [
      { type: 'CREDIT' as const, amount: '520.00', description: 'Gross' },
      { type: 'DEBIT' as const, amount: '20.00', description: 'Fee' },
    ],
  }),
);

/** Does what is possible; what is refused must change nothing. */
function attempt(documentId: number, operations: readonly Operation[]): void {
  const before = current(documentId);
  const refused = refusalOf(() => edit(documentId, ...operations));
  if (refused !== null && !isDeepStrictEqual(current(documentId), before)) throw refused;
}

function refusalOf(step: () => void): EditRefusedError | null {
  try {
    step();
    return null;
  } catch (error) {
    if (error instanceof EditRefusedError) return error;
    throw error;
  }
}

describe('random edits', () => {
  it('are taken back one by one to what was extracted, and brought back to what they made', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        (batches) => {
          const documentId = newDocument();
          const start = shown(current(documentId));
          for (const operations of batches) attempt(documentId, operations);
          const states = [shown(current(documentId))];
          while (current(documentId).batches.some(({ state }) => state === 'applied')) {
            states.push(shown(act(documentId, 'undo')));
          }
          expect(states.at(-1)).toEqual(start);
          expect(() => act(documentId, 'undo')).toThrow('nothing to undo');
          for (const state of states.slice(0, -1).reverse()) {
            expect(shown(act(documentId, 'redo'))).toEqual(state);
          }
          expect(() => act(documentId, 'redo')).toThrow('nothing to redo');
          act(documentId, 'reset');
          expect(shown(current(documentId))).toEqual(start);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('keep the sums of what is shown and what is exported', () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 6 }), (operations) => {
        const documentId = newDocument();
        for (const one of operations) attempt(documentId, [one]);
        const { statement: now } = current(documentId);
        const exported = loadStatement(db, documentId)!;
        expect(exported.transactions).toEqual(now.transactions.filter((row) => row.excluded !== true));
        expect(exported.verification).toEqual(now.verification);
        for (const [index, { first, count }] of exported.accounts.entries()) {
          const rows = exported.transactions.slice(first, first + count);
          expect(rows.every((row) => row.account === index)).toBe(true);
        }
        expect(exported.accounts.reduce((sum, { count }) => sum + count, 0)).toBe(
          exported.transactions.length,
        );
        const unproved = exported.transactions.filter((row) => row.proof === 'none').length;
        expect([now.verification.status, unproved > 0]).not.toEqual(['verified', true]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('answers with the changed rows only', () => {
  it('bring a caller up to date', () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.array(operation, { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'redo' as const, 'reset' as const) },
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const job = { dataDir, documentId: newDocument(), fileId: `doc_${'0'.repeat(24)}`, by: 'test' };
        const all = (): TransactionsBody => bodyOf(rows(job));
        let mine = all();
        for (const what of steps) {
          const { revision } = mine;
          const body = typeof what === 'string' ? { revision, action: what } : { revision, operations: what };
          const answer = editRows({ ...job, edit: body, answer: 'changed' });
          if (!answer.ok) continue;
          const changed = bodyOf(answer.body);
          const { removed: _removed, ...rest } = changed;
          mine = { ...rest, transactions: withChangedRows(mine.transactions, changed) };
        }
        expect(mine).toEqual(all());
      }),
      { numRuns: 30 },
    );
  });

  it('hold a row whose correction names another row now', () => {
    const documentId = newDocument();
    edit(documentId, { op: 'set', row: 'r1', amount: '0.00', balance: null });
    const merge: Operation[] = [{ op: 'merge', row: 'r1', amount: 'sum' }];
    const job = { dataDir, documentId, fileId: `doc_${'0'.repeat(24)}`, by: 'test' };
    const answer = editRows({ ...job, edit: { revision: 1, operations: merge }, answer: 'changed' });
    const { transactions } = bodyOf(answer.ok ? answer.body : null);
    const corrected = transactions.find(({ id: name }) => name === 'r2');
    expect(corrected?.flags.flatMap(({ fix }) => fix?.operations ?? [])).toMatchObject([
      { op: 'add', after: 'r0' },
    ]);
  });

  it('hold a row of nothing whose account has other decimals now', () => {
    const documentId = newDocument();
    const zero: Operation[] = ['r0', 'r1', 'r2', 'r3'].map((row) => ({
      op: 'set',
      row,
      amount: '0.00',
      balance: null,
    }));
    edit(documentId, ...zero, {
      op: 'account',
      account: 0,
      opening_balance: '0.00',
      closing_balance: '0.00',
    });
    const job = { dataDir, documentId, fileId: `doc_${'0'.repeat(24)}`, by: 'test' };
    const yen: Operation[] = [{ op: 'account', account: 0, currency: 'JPY' }];
    const answer = editRows({ ...job, edit: { revision: 1, operations: yen }, answer: 'changed' });
    const { transactions } = bodyOf(answer.ok ? answer.body : null);
    expect(transactions.map(({ id: name, amountIn, amountOut }) => [name, amountIn ?? amountOut])).toEqual(
      ['r0', 'r1', 'r2', 'r3'].map((row) => [row, '0']),
    );
  });

  it('hold no more than that', () => {
    const job = { dataDir, documentId: newDocument(), fileId: `doc_${'0'.repeat(24)}`, by: 'test' };
    const operations: Operation[] = [{ op: 'set', row: 'r1', description: 'x' }];
    const answer = editRows({ ...job, edit: { revision: 0, operations }, answer: 'changed' });
    const body = bodyOf(answer.ok ? answer.body : null);
    expect(body.transactions.map(({ id: name, index }) => [name, index])).toEqual([['r1', 1]]);
    expect(body.removed).toEqual([]);
  });
});

function bodyOf(bytes: Uint8Array | null): TransactionsBody {
  const body: TransactionsBody = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
  return body;
}

describe('a new edit after an undo', () => {
  it('drops what was undone, names new rows anew, and keeps the history', () => {
    const documentId = newDocument();
    const row = {
      op: 'add',
      after: 'r0',
      account: 0,
      date: '2026-03-04',
      type: 'DEBIT',
      amount: '1.00',
      description: '',
    } as const;
    expect(edit(documentId, row).state.rows[1]!.id).toBe('n1.1');
    act(documentId, 'undo');
    const again = edit(documentId, row);
    expect(again.state.rows[1]!.id).toBe('n2.1');
    expect(() => act(documentId, 'redo')).toThrow(EditRefusedError);
    expect(again.batches.map(({ state }) => state)).toEqual(['dropped', 'applied']);
    expect(again.revision).toBe(3);
  });
});

describe('edits that change nothing', () => {
  it('make no batch', () => {
    const documentId = newDocument();
    const after = edit(
      documentId,
      { op: 'set', row: 'r0', amount: '12.50' },
      { op: 'restore', rows: ['r1'] },
    );
    expect(after).toMatchObject({ revision: 0, batches: [] });
    expect(act(documentId, 'reset').revision).toBe(0);
  });
});

describe('a document that is read again', () => {
  const readAgain = (documentId: number, found: Statement): void => {
    new DocumentRepository(db).readAgain(documentId);
    db.prepare("UPDATE documents SET state = 'running' WHERE id = ?").run(documentId);
    expect(storeStatement(db, documentId, prepareStatement(found))).toBe(true);
  };

  it('keeps its edits', () => {
    const documentId = newDocument();
    const before = edit(documentId, { op: 'exclude', rows: ['r6'] });
    readAgain(documentId, statement);
    expect(shown(current(documentId))).toEqual(shown(before));
    const listed = db
      .prepare<[number], { n: number }>('SELECT transaction_count AS n FROM documents WHERE id = ?')
      .get(documentId);
    expect(listed?.n).toBe(6);
  });

  it('is shown as it was read where its edits do not fit any more', () => {
    const documentId = newDocument();
    edit(documentId, { op: 'exclude', rows: ['r6'] });
    const [first] = statement.accounts;
    const shorter = reprove({
      ...statement,
      accounts: [first!],
      transactions: statement.transactions.slice(0, 4),
    });
    readAgain(documentId, shorter);
    expect(current(documentId).statement.transactions).toHaveLength(4);
    expect(current(documentId).batches.map(({ state }) => state)).toEqual(['dropped']);
  });
});

it('goes with its document', () => {
  const documentId = newDocument();
  edit(documentId, { op: 'swap', rows: ['r0'] });
  db.prepare('DELETE FROM documents WHERE id = ?').run(documentId);
  for (const table of ['edits', 'statement_facts', 'transactions']) {
    const left = db.prepare<[number], { n: number }>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE document_id = ?`,
    );
    expect([table, left.get(documentId)!.n]).toEqual([table, 0]);
  }
});
