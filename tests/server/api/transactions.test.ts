/** Edits of a real statement over the really listening service. */
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TransactionsBody } from '../../../shared/api/documents.ts';
import type { Operation } from '../../../shared/api/edits.ts';
import { ENGINE, uploadedStatement, type EditedDocument } from '../../support/edited.ts';
import { startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

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
