/** Rows added where a balance is printed between two pages: on that side of it where the arithmetic wants them. */
import { expect, it } from 'vitest';
import { applyOperations } from '../../../../server/documents/edits/apply.ts';
import { initialState } from '../../../../server/documents/edits/state.ts';
import { statementOf } from '../../../../server/documents/edits/statement.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { readSmall } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Amount'];
/** Two pages without balances in the rows; `first` and `second` are what the bank booked on each. */
function pages(first: string, second: string): Statement {
  return readSmall(
    {
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '-12.50'],
        ['05/03/2026', 'Books', '-7.50'],
        ['', 'Balance carried forward', first],
      ],
    },
    {
      heading: HEADING,
      rows: [
        ['', 'Balance brought forward', first],
        ['06/03/2026', 'Lunch', '-10.00'],
        ['07/03/2026', 'Paper', '-5.00'],
        ['', 'Closing balance', second],
      ],
    },
  ).statement;
}

it.each([
  ['the last row of the first page', pages('75.00', '60.00')],
  ['the first row of the second page', pages('80.00', '60.00')],
])('%s', (_what, statement) => {
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([1250, 750, 1000, 500]);
  expect(statement.verification.status).toBe('mismatch');
  const added = applyOperations(
    initialState(statement),
    [
      {
        op: 'add',
        after: 'r1',
        account: 0,
        date: '2026-03-06',
        type: 'DEBIT',
        amount: '5.00',
        description: 'Missed',
      },
    ],
    1,
  );
  const proved = statementOf(added);
  expect(proved.verification).toMatchObject({ status: 'verified', rowsProved: 5 });
  const typedLater = applyOperations(
    applyOperations(added, [{ op: 'set', row: 'n1.1', amount: '4.00' }], 2),
    [{ op: 'set', row: 'n1.1', amount: '5.00' }],
    3,
  );
  expect(statementOf(typedLater)).toEqual(proved);
});
