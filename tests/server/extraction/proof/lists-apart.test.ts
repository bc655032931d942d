/** Lists beside the bookings of what is to come, in columns of their own. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const DUE: readonly Row[] = [
  row(80, left(40, 'Orders of yours')),
  row(96, left(40, 'Next date'), left(160, 'Payee'), right(480, 'Amount')),
  row(110, left(40, '02/04/2026'), left(160, 'Quarry Lane Gym'), right(480, '41.00')),
  row(124, left(40, '04/04/2026'), left(160, 'Tidewater Water'), right(480, '19.50')),
  row(138, left(40, 'Total'), right(480, '60.50')),
];

/** A list with running balances, from 500.00 to 462.50. */
const LIST: readonly Row[] = [
  row(180, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
  row(194, left(120, 'Opening balance'), right(500, '500.00')),
  row(208, left(40, '03/03/2026'), left(120, 'Coffee'), right(400, '-12.50'), right(500, '487.50')),
  row(222, left(40, '18/03/2026'), left(120, 'Gas'), right(400, '-25.00'), right(500, '462.50')),
];

const read = (period: string, due = DUE): Stages =>
  readStatement([page(1, [row(50, left(40, period)), ...due, ...LIST])]);

describe('payments to come that add up by themselves', () => {
  it('leave the statement in doubt beside a list that runs', () => {
    for (const stages of [
      read('Statement period 01/03/2026 to 31/03/2026'),
      read('Statement of account'),
      read('Statement period 01/03/2026 to 30/04/2026'),
      read(
        'Statement period 01/03/2026 to 31/03/2026',
        DUE.map((of) => ({
          ...of,
          cells: of.cells.map((cell) => ({ ...cell, text: cell.text.replace('/04/', '/03/') })),
        })),
      ),
    ])
      expect(stages.statement.verification.status).not.toBe('verified');
  });
});
