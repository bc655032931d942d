/** What the tests of edits have in common: a real statement of four rows, uploaded anew for each test. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TransactionsBody } from '../../../../shared/api/documents.ts';
import type { Operation } from '../../../../shared/api/edits.ts';
import { ENGINE, uploadedStatement, type EditedDocument } from '../../../support/edited.ts';
import { startTestServer, stopTestServer, type TestServer } from '../../../support/server.ts';

/** 1000.00 - 12.50 + 500.00 - 7.30 - 40.00 = 1440.20 */
const ROWS = [
  { date: '04/03/2026', text: 'Coffee', amount: -1250 },
  { date: '05/03/2026', text: 'Salary', amount: 50_000 },
  { date: '06/03/2026', text: 'Books', amount: -730 },
  { date: '07/03/2026', text: 'Groceries', amount: -4000 },
];

/** The rows as they were read, in short. */
export const ORIGINAL = [
  'r0 -12.50 Coffee balance',
  'r1 500.00 Salary balance',
  'r2 -7.30 Books balance',
  'r3 -40.00 Groceries balance',
];

export interface StatementToEdit {
  readonly server: TestServer;
  readonly key: string;
  readonly document: EditedDocument;
  /** Sends operations on the newest revision and answers with the new state. */
  edit(...operations: Operation[]): Promise<TransactionsBody>;
}

/** A service for the tests of a file, and a statement for each of them. Call it outside of tests. */
export function statementToEdit(): StatementToEdit {
  let server: TestServer;
  let key: string;
  let document: EditedDocument;
  beforeAll(async () => {
    server = await startTestServer({ workerFile: ENGINE });
    key = server.addAccount();
  });
  afterAll(() => stopTestServer(server));
  beforeEach(async () => {
    document = await uploadedStatement(server, key, { opening: 100_000, rows: ROWS });
  });
  return {
    get server() {
      return server;
    },
    get key() {
      return key;
    },
    get document() {
      return document;
    },
    edit: (...operations) => document.edit(...operations),
  };
}

/** Rows in a line each: name, amount, description, proof. */
export function inShort(body: TransactionsBody): string[] {
  return body.transactions.map(
    ({ id, amountIn, amountOut, description, proof, excluded }) =>
      `${id} ${amountIn ?? `-${amountOut}`} ${description} ${excluded ? 'out' : proof}`,
  );
}

/** A row that is added by hand. */
export function addition(fields: { after: string | null; amount: string }): Operation {
  return {
    op: 'add',
    account: 0,
    date: '2026-03-06',
    type: 'DEBIT',
    description: 'Found by hand',
    ...fields,
  };
}
