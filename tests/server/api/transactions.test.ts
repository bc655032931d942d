/** Edits of a real statement over the really listening service. */
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TransactionsBody } from '../../../shared/api/documents.ts';
import type { EditBody, Operation } from '../../../shared/api/edits.ts';
import { editedDocument, ENGINE, uploadedStatement, type EditedDocument } from '../../support/edited.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let key: string;
let document: EditedDocument;
beforeAll(async () => {
  server = await startTestServer({ workerFile: ENGINE });
  key = server.addAccount();
});
afterAll(() => stopTestServer(server));

/** 1000.00 - 12.50 + 500.00 - 7.30 - 40.00 = 1440.20 */
const ROWS = [
  { date: '04/03/2026', text: 'Coffee', amount: -1250 },
  { date: '05/03/2026', text: 'Salary', amount: 50_000 },
  { date: '06/03/2026', text: 'Books', amount: -730 },
  { date: '07/03/2026', text: 'Groceries', amount: -4000 },
];

beforeEach(async () => {
  document = await uploadedStatement(server, key, { opening: 100_000, rows: ROWS });
});

const edit = (...operations: Operation[]): Promise<TransactionsBody> => document.edit(...operations);
const inShort = (body: TransactionsBody): string[] =>
  body.transactions.map(
    ({ id, amountIn, amountOut, description, proof, excluded }) =>
      `${id} ${amountIn ?? `-${amountOut}`} ${description} ${excluded ? 'out' : proof}`,
  );
const ORIGINAL = [
  'r0 -12.50 Coffee balance',
  'r1 500.00 Salary balance',
  'r2 -7.30 Books balance',
  'r3 -40.00 Groceries balance',
];

describe('a statement that was not edited', () => {
  it('is shown as it was extracted', async () => {
    const body = await document.read();
    expect(Value.Errors(TransactionsBody, body)).toEqual([]);
    expect(inShort(body)).toEqual(ORIGINAL);
    expect(body).toMatchObject({ revision: 0, can_undo: false, can_redo: false, history: [] });
    expect(body.formats).toEqual({ decimal_separator: '.', date_order: 'dmy' });
    expect(body.verification).toMatchObject({ status: 'verified', difference: '0.00' });
  });
});

describe('set', () => {
  it('changes cells, proves at once, and keeps what was extracted beside', async () => {
    const body = await edit({ op: 'set', row: 'r2', amount: '7.03' });
    expect(Value.Errors(TransactionsBody, body)).toEqual([]);
    expect(body.verification).toMatchObject({ status: 'mismatch', difference: '-0.27', rows_proved: 3 });
    expect(body.transactions[2]).toMatchObject({
      amountOut: '7.03',
      proof: 'none',
      original: {
        amount: '7.30',
        type: 'DEBIT',
        date: '2026-03-06',
        description: 'Books',
        balance: '1480.20',
      },
    });
    expect(body.transactions[2]!.flags.map(({ code }) => code)).toEqual(['balance_mismatch', 'edited']);
    expect(body.transactions[1]!.original).toBeNull();
  });

  it('suggests the digits that were exchanged, as a batch that can be sent', async () => {
    const broken = await edit({ op: 'set', row: 'r2', amount: '7.03' });
    const fix = broken.transactions[2]!.flags[0]!.fix!;
    expect(fix.label).toBe('Change the amount to 7.30');
    const fixed = await edit(...fix.operations);
    expect(fixed.verification.status).toBe('verified');
  });
});

describe('swap', () => {
  it('turns directions round, and suggests to turn them back', async () => {
    const body = await edit({ op: 'swap', rows: ['r0'] });
    expect(inShort(body)[0]).toBe('r0 12.50 Coffee none');
    expect(body.verification).toMatchObject({ status: 'mismatch', difference: '-25.00' });
    expect(body.transactions[0]!.flags[0]).toMatchObject({
      suggestion: 'Balances if 12.50 is money out.',
      fix: { label: 'Make 12.50 money out', operations: [{ op: 'swap', rows: ['r0'] }] },
    });
  });
});

describe('exclude and restore', () => {
  it('leave a row out of sums, proof and exports, in its place on the screen', async () => {
    const body = await edit({ op: 'exclude', rows: ['r1'] });
    expect(inShort(body)).toEqual([
      'r0 -12.50 Coffee balance',
      'r1 500.00 Salary out',
      'r2 -7.30 Books none',
      'r3 -40.00 Groceries balance',
    ]);
    expect(body.verification).toMatchObject({ status: 'mismatch', difference: '500.00', total_in: '0.00' });
    const fix = body.transactions[2]!.flags[0]!.fix!;
    expect(fix.operations).toEqual([{ op: 'restore', rows: ['r1'] }]);
    expect((await document.download('json')).transactions).toHaveLength(3);
    expect((await edit(...fix.operations)).verification.status).toBe('verified');
  });

  it('of a row that stands twice is suggested', async () => {
    const body = await edit({
      op: 'add',
      after: 'r0',
      account: 0,
      date: '2026-03-04',
      type: 'DEBIT',
      amount: '12.50',
      description: 'Coffee',
    });
    const doubled = body.transactions.find(({ flags }) =>
      flags.some(({ fix }) => fix?.operations[0]?.op === 'exclude'),
    );
    expect(doubled?.id).toBe('n1.1');
    const fixed = await edit({ op: 'exclude', rows: ['n1.1'] });
    expect(fixed.verification.status).toBe('verified');
  });
});

describe('add', () => {
  it('puts a row where it was missing; only the arithmetic proves it', async () => {
    await edit({ op: 'exclude', rows: ['r2'] });
    const wrong = await edit(addition({ after: 'r1', amount: '7.00' }));
    expect(inShort(wrong)[2]).toBe('n2.1 -7.00 Found by hand none');
    expect(wrong.verification.status).toBe('mismatch');
    await document.act('undo');
    const right = await edit(addition({ after: 'r1', amount: '7.30' }));
    expect(inShort(right)[2]).toBe('n3.1 -7.30 Found by hand block');
    expect(right.transactions[2]).toMatchObject({ original: null, boxes: [], page: 1, balance: '1480.20' });
    expect(right.transactions[2]!.flags.map(({ code }) => code)).toEqual(['edited']);
    expect(right.verification).toMatchObject({ status: 'verified', rows_proved: 4, rows_flagged: 0 });
  });

  it('is suggested where money is missing, and goes before the first row as well', async () => {
    await edit({ op: 'exclude', rows: ['r0', 'r1'] });
    const body = await edit({ op: 'reset', rows: ['r1'] });
    const flagged = body.transactions.find(({ id }) => id === 'r1')!.flags[0]!;
    expect(flagged.suggestion).toContain('12.50');
    const first = await edit(addition({ after: null, amount: '12.50' }));
    expect(inShort(first)[0]).toBe('n3.1 -12.50 Found by hand block');
    expect(first.verification.status).toBe('verified');
  });
});

function addition(fields: { after: string | null; amount: string }): Operation {
  return {
    op: 'add',
    account: 0,
    date: '2026-03-06',
    type: 'DEBIT',
    description: 'Found by hand',
    ...fields,
  };
}

describe('split', () => {
  it('makes parts that are proved together; the printed balance stays with the last', async () => {
    const body = await edit({
      op: 'split',
      row: 'r1',
      parts: [
        { type: 'CREDIT', amount: '520.00', description: 'Gross' },
        { type: 'DEBIT', amount: '20.00', description: 'Fee', date: '2026-03-06' },
      ],
    });
    expect(inShort(body).slice(1, 3)).toEqual(['r1 520.00 Gross block', 'n1.1 -20.00 Fee block']);
    expect(body.transactions.slice(1, 3).map((row) => [row.balance, row.balance_printed])).toEqual([
      ['1507.50', false],
      ['1487.50', true],
    ]);
    expect(body.verification.status).toBe('verified');
    expect(inShort(await edit({ op: 'reset', rows: ['r1'] }))).toEqual(ORIGINAL);
  });
});

describe('merge', () => {
  it('adds a row to the one above it', async () => {
    const body = await edit({ op: 'merge', row: 'r1' });
    expect(inShort(body)[0]).toBe('r0 487.50 Coffee Salary balance');
    expect(body.transactions).toHaveLength(3);
    expect(body.transactions[0]).toMatchObject({ balance: '1487.50', original: { amount: '12.50' } });
    expect(body.verification.status).toBe('verified');
    expect(inShort(await edit({ op: 'reset', rows: ['r0'] }))).toEqual(ORIGINAL);
  });

  it('takes only the text of what was no booking', async () => {
    const body = await edit(addition({ after: 'r0', amount: '99.00' }), {
      op: 'merge',
      row: 'n1.1',
      amount: 'above',
    });
    expect(inShort(body)[0]).toBe('r0 -12.50 Coffee Found by hand balance');
    expect(body.verification.status).toBe('verified');
  });
});

describe('account', () => {
  it('corrects the ends of the proof and what is known of it', async () => {
    const wrong = await edit({ op: 'account', account: 0, opening_balance: '999.00', holder: 'Ada' });
    expect(wrong.accounts[0]).toMatchObject({ opening_balance: '999.00', holder: 'Ada' });
    expect(wrong.verification).toMatchObject({
      status: 'mismatch',
      difference: '1.00',
      opening_balance: '999.00',
    });
    const right = await edit({ op: 'account', account: 0, opening_balance: '1000.00' });
    expect(right.verification.status).toBe('verified');
  });

  it('shows the period and the flags of a corrected period', async () => {
    const body = await edit({
      op: 'account',
      account: 0,
      period_start: '2026-05-01',
      period_end: '2026-05-31',
    });
    expect(body.transactions[0]!.flags.map(({ code }) => code)).toEqual(['date_outside_period']);
    expect(body.verification.status).toBe('unverified');
    expect((await document.describe()).period_start).toBe('2026-05-01');
  });

  it('takes another currency where the amounts are possible in it', async () => {
    const { error } = await document.refusal({ op: 'account', account: 0, currency: 'JPY' });
    expect(error).toMatch(/^Operation 0 \(account\): [\d.]+ is not possible in JPY\.$/);
    const body = await edit({ op: 'account', account: 0, currency: 'KWD' });
    expect(body).toMatchObject({
      currency: 'KWD',
      verification: { status: 'verified', total_in: '500.000' },
    });
    expect(body.transactions[0]).toMatchObject({ amountOut: '12.500', original: null });
  });
});

describe('confirm', () => {
  it('counts no doubt of a row any more, and proves nothing', async () => {
    const doubtful = await edit(
      { op: 'set', row: 'r2', date: '2027-03-06' },
      { op: 'account', account: 0, period_start: '2026-03-01', period_end: '2026-03-31' },
    );
    expect(doubtful.verification).toMatchObject({ status: 'unverified', rows_flagged: 1, rows_proved: 4 });
    const confirmed = await edit({ op: 'confirm', rows: ['r2'] });
    expect(confirmed.verification).toMatchObject({ status: 'verified', rows_flagged: 0 });
    expect(confirmed.transactions[2]).toMatchObject({ confirmed: true });
    expect(confirmed.transactions[2]!.flags.map(({ code }) => code)).toEqual([
      'date_outside_period',
      'edited',
    ]);
    const broken = await edit({ op: 'set', row: 'r2', amount: '1.00' });
    expect(broken.verification).toMatchObject({ status: 'mismatch', rows_flagged: 0 });
  });
});

describe('undo, redo and reset', () => {
  it('go through the history, which tells who did what from what to what', async () => {
    await edit({ op: 'set', row: 'r2', amount: '7.03', description: 'Bücher' });
    await edit({ op: 'exclude', rows: ['r0', 'r1'] });
    const undone = await document.act('undo');
    expect(undone).toMatchObject({ revision: 3, can_undo: true, can_redo: true });
    expect(undone.history.map(({ label, undone: gone }) => [label, gone])).toEqual([
      ['Edit', false],
      ['Leave out', true],
    ]);
    expect(undone.history[0]).toMatchObject({
      revision: 1,
      by: 'test',
      changes_total: 2,
      changes: [
        { row: 'r2', field: 'amount', from: '7.30', to: '7.03' },
        { row: 'r2', field: 'description', from: 'Books', to: 'Bücher' },
      ],
    });
    expect(undone.transactions.some(({ excluded }) => excluded)).toBe(false);
    expect((await document.act('redo')).transactions.filter(({ excluded }) => excluded)).toHaveLength(2);
    const reset = await document.act('reset');
    expect(inShort(reset)).toEqual(ORIGINAL);
    expect(reset.verification.status).toBe('verified');
    expect((await document.describe()).edited).toBe(false);
    expect((await document.act('undo')).transactions.filter(({ excluded }) => excluded)).toHaveLength(2);
  });
});

describe('what the list and the downloads show', () => {
  it('is the edited statement', async () => {
    await edit({ op: 'set', row: 'r0', description: 'Espresso' }, { op: 'exclude', rows: ['r3'] });
    expect(await document.describe()).toMatchObject({
      edited: true,
      transaction_count: 3,
      verification: { status: 'mismatch', total_out: '19.80' },
      accounts: [{ opening_balance: '1000.00' }],
    });
    const json = await document.download('json');
    expect(json).toMatchObject({ transaction_count: 3, accounts: [{ first: 0, count: 3 }] });
    expect(json.transactions.map(({ description }) => description)).toEqual(['Espresso', 'Salary', 'Books']);
  });
});

describe('an edit that is refused', () => {
  it.each([
    ['an unknown row', { op: 'set', row: 'r9', amount: '1.00' }, 'There is no row "r9"'],
    ['an unknown account', addition({ after: null, amount: '1' }), 'There is no account 3', { account: 3 }],
    ['too many decimals', { op: 'set', row: 'r1', amount: '1.005' }, 'not possible'],
    ['a day that does not exist', { op: 'set', row: 'r1', date: '2026-02-30' }, 'no day 2026-02-30'],
    [
      'parts with another sum',
      {
        op: 'split',
        row: 'r1',
        parts: [
          { type: 'CREDIT', amount: '400.00', description: '' },
          { type: 'DEBIT', amount: '100.00', description: '' },
        ],
      },
      'sum to 300.00, the row is 500.00',
    ],
    ['a merge without a row above', { op: 'merge', row: 'r0' }, 'no row above'],
    [
      'the boundary of the first account',
      { op: 'boundary', account: 0, first: 'r1' },
      'no account before it',
    ],
    [
      'the boundary of an unknown account',
      { op: 'boundary', account: 1, first: 'r1' },
      'There is no account 1',
    ],
    [
      'a period that ends before it starts',
      { op: 'account', account: 0, period_start: '2026-04-01', period_end: '2026-03-01' },
      'before it starts',
    ],
  ] as [string, Operation, string, object?][])(
    '%s names the operation and changes nothing',
    async (_what, wrong, message, also = {}) => {
      const before = await document.read();
      const refusal = await document.refusal({ op: 'swap', rows: ['r0'] }, { ...wrong, ...also });
      expect(refusal.error).toContain('Operation 1 (');
      expect(refusal.error).toContain(message);
      expect(refusal.hint).toContain('nothing was changed');
      expect(await document.read()).toEqual(before);
    },
  );

  it('is one of an old revision', async () => {
    await edit({ op: 'swap', rows: ['r0'] });
    const response = await document.send({ revision: 0, operations: [{ op: 'swap', rows: ['r1'] }] });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('revision 1') });
    expect((await document.read()).revision).toBe(1);
  });

  it.each([
    { revision: 0, operations: [] },
    { revision: 0, operations: [{ op: 'set', row: 'r0', amount: '-1.00' }] },
    { revision: 0, operations: [{ op: 'burn', row: 'r0' }] },
    { revision: 0, operations: [{ op: 'swap', rows: ['r0'], more: 1 }] },
    { revision: 0, action: 'forget' },
    { operations: [{ op: 'swap', rows: ['r0'] }] },
  ])('is malformed: %j', async (body) => {
    const response = await document.sendRaw(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, hint: expect.stringMatching(/\w/) });
    expect((await document.read()).revision).toBe(0);
  });

  it('names the operation that is malformed', async () => {
    const operations = [
      { op: 'swap', rows: ['r0'] },
      { op: 'set', row: 'r1', amount: '-1' },
    ];
    expect(await json(document.sendRaw({ revision: 0, operations }))).toMatchObject({
      error: '"operations[1]" is not valid.',
      hint: expect.stringContaining('without a sign'),
    });
  });

  it('is of a document of another account, unknown, or not completed', async () => {
    const edits: EditBody = { revision: 0, operations: [{ op: 'swap', rows: ['r0'] }] };
    const stranger = editedDocument(server, server.addAccount(), document.fileId);
    expect((await stranger.send(edits)).status).toBe(403);
    const unknown = editedDocument(server, key, `doc_${'0'.repeat(24)}`);
    expect((await unknown.send(edits)).status).toBe(404);
  });
});

describe('edits at the same time', () => {
  it('of one revision: one is taken, the others are told that it was', async () => {
    const responses = await Promise.all(
      ['1.00', '2.00', '3.00', '4.00'].map((amount) =>
        document.send({ revision: 0, operations: [{ op: 'set', row: 'r0', amount }] }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    const after = await document.read();
    expect(after).toMatchObject({ revision: 1 });
    expect(after.history).toHaveLength(1);
  });
});
