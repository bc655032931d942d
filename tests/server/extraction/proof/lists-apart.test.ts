/** Lists beside the bookings of what is to come, in columns of their own. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

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
  it('are left out where their days lie behind the period and balances prove the rest', () => {
    const stages = read('Statement period 01/03/2026 to 31/03/2026');
    expect(amountsOf(stages)).toEqual([-1250, -2500]);
    expect(stages.statement.verification).toMatchObject({ status: 'verified', openingBalance: 50000 });
  });

  it('leave the statement in doubt where their days do not tell that they are to come', () => {
    for (const stages of [
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

it('a list longer than that of the bookings is left out where these alone lead from the opening to the closing', () => {
  const line = (y: number, day: string, text: string, amount: string, at: number): Row =>
    row(y, left(40, `${day}/03/2026`), left(160, text), right(at, amount));
  const made = (closing: string): Stages =>
    readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(54, left(40, 'Opening balance'), right(400, '100.00')),
        row(68, left(40, 'Closing balance'), right(400, closing)),
        row(100, left(40, 'Date'), left(160, 'Details'), right(400, 'Amount')),
        line(114, '05', 'Coffee', '-10.00', 400),
        line(128, '09', 'Refund', '3.00', 400),
        row(170, left(40, 'Announced')),
        row(184, left(40, 'Date'), left(160, 'Text'), right(480, 'Amount')),
        line(198, '30', 'Quarry Lane Gym', '-41.00', 480),
        line(212, '30', 'Tidewater Water', '-19.50', 480),
        line(226, '31', 'Book shop', '-8.00', 480),
      ]),
    ]);
  expect(amountsOf(made('93.00'))).toEqual([-1000, 300]);
  // A title that nobody knows over days of the statement: they may be those of another account.
  expect(made('93.00').statement.verification).toMatchObject({
    status: 'unverified',
    rowsProved: 2,
    warnings: ['3 lines on page 1 look like bookings and are in no account.'],
  });
  expect(amountsOf(made('24.50'))).toHaveLength(5);
  expect(made('92.00').statement.verification.status).not.toBe('verified');
});

it('the instalments still due of a loan run, too, and lie behind the period', () => {
  const plan = columnsAt(left(40), right(200), right(300), right(390));
  const stages = readStatement([
    page(1, [
      row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(80, left(40, 'Your loan')),
      row(96, left(40, 'Date'), right(200, 'Debit'), right(300, 'Fee'), right(390, 'Balance')),
      plan(110, '15/04/2026', '500.00', '10.84', '2,752.00'),
      plan(124, '15/05/2026', '507.00', '9.17', '2,245.00'),
      plan(138, '15/06/2026', '514.00', '7.48', '1,731.00'),
      plan(152, '15/07/2026', '521.00', '5.77', '1,210.00'),
      ...LIST,
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-1250, -2500]);
});

it('a list that is all there is of another account is kept, though its days lie behind', () => {
  const title = (y: number, number: string, month: string, total: string): Row[] => [
    row(y, left(40, `Card number ${number}`)),
    row(y + 14, left(40, `Statement period 01/${month}/2026 to 28/${month}/2026`)),
    row(y + 24, left(40, 'Payments received'), right(300, '0.00')),
    row(y + 36, left(40, 'Total purchases'), right(300, total)),
  ];
  const stages = readStatement([
    page(1, [
      row(50, left(40, 'Credit card statement')),
      ...title(80, '4697 XXXX XXXX 1969', '02', '60.50'),
      row(136, left(40, 'Post date'), left(120, 'Trans date'), left(200, 'Text'), right(480, 'Amount')),
      row(150, left(40, '03/02/2026'), left(120, '02/02/2026'), left(200, 'Gym'), right(480, '41.00')),
      row(164, left(40, '04/02/2026'), left(120, '04/02/2026'), left(200, 'Water'), right(480, '19.50')),
      ...title(300, '4185 XXXX XXXX 3865', '04', '30.75'),
      row(346, left(40, 'New purchases')),
      row(360, left(40, 'Trans date'), left(120, 'Post date'), left(200, 'Text'), right(480, 'Amount')),
      row(374, left(40, '03/04/2026'), left(120, '04/04/2026'), left(200, 'Gym'), right(480, '10.00')),
      row(388, left(40, '04/04/2026'), left(120, '05/04/2026'), left(200, 'Books'), right(480, '20.75')),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-4100, -1950, -1000, -2075]);
});

describe('a list under names of its own beside bookings that nothing proves', () => {
  const stages = (day: string): Stages =>
    readStatement([
      page(1, [
        row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(80, left(40, 'Date'), left(120, 'Details'), right(400, 'Debit'), right(480, 'Credit')),
        row(94, left(40, '03/03/2026'), left(120, 'Coffee'), right(400, '12.50')),
        row(108, left(40, '11/03/2026'), left(120, 'Refund'), right(480, '4.00')),
        row(122, left(40, '18/03/2026'), left(120, 'Gas'), right(400, '25.00')),
        row(160, left(40, 'Next due'), left(160, 'Payee'), right(300, 'Amount')),
        row(174, left(40, day), left(160, 'Quarry Lane Gym'), right(300, '41.00')),
        row(188, left(40, '09/04/2026'), left(160, 'Tidewater Water'), right(300, '19.50')),
      ]),
    ]);

  it('is left out where all its days lie behind the period and all of theirs within', () => {
    expect(amountsOf(stages('02/04/2026'))).toEqual([-1250, 400, -2500]);
  });

  it('is kept where one of its days lies within', () => {
    expect(stages('30/03/2026').statement.transactions).toHaveLength(5);
  });
});

describe('beside bookings that nothing proves', () => {
  const list = (y: number, title: string, rows: readonly (readonly [string, string])[]): Row[] => [
    row(y, left(40, title)),
    row(y + 16, left(60, 'Day'), right(480, 'Amount')),
    ...rows.map(([day, amount], at) =>
      row(y + 32 + 14 * at, left(60, day), left(160, `${1000 + at}`), right(480, amount)),
    ),
  ];
  const made = (rows: readonly (readonly [string, string])[]): number[] =>
    amountsOf(
      readStatement([
        page(1, [
          row(50, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
          row(80, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount')),
          row(94, left(40, '03/03/2026'), left(120, 'Coffee'), right(400, '-12.50')),
          row(108, left(40, '18/03/2026'), left(120, 'Gas'), right(400, '-25.00')),
          row(122, left(40, '19/03/2026'), left(120, 'Refund'), right(400, '7.00')),
          ...list(160, 'Quarry Lane', rows),
        ]),
      ]),
    );

  it('a list of their days and amounts names them again', () => {
    const again = [
      ['03/03/2026', '-12.50'],
      ['18/03/2026', '-25.00'],
    ] as const;
    expect(made(again)).toEqual([-1250, -2500, 700]);
    expect(made([again[0], ['18/03/2026', '-25.50']])).toHaveLength(5);
  });
});

it('an earlier list with totals of its own is of another account, though that is not named', () => {
  const listed = columnsAt(left(40), left(160), right(480));
  const stages = readStatement([
    page(1, [
      row(50, left(40, 'Date'), left(160, 'Details'), right(480, 'Amount')),
      listed(64, '03/10/2013', 'Coffee', '-12.50'),
      listed(78, '04/10/2013', 'Refund', '30.00'),
      listed(92, '09/10/2013', 'Gas', '-20.00'),
      row(106, left(40, 'Total credits'), right(480, '30.00')),
      row(120, left(40, 'Total debits'), right(480, '32.50')),
      row(174, left(40, 'Statement period 01/11/2019 to 30/11/2019')),
      row(200, left(40, 'Date'), left(120, 'Value date'), left(200, 'Details'), right(480, 'Amount')),
      row(214, left(40, '05/11/2019'), left(120, '05/11/2019'), left(200, 'Books'), right(480, '-8.00')),
      row(228, left(40, '06/11/2019'), left(120, '07/11/2019'), left(200, 'Salary'), right(480, '90.00')),
      row(242, left(40, '08/11/2019'), left(120, '08/11/2019'), left(200, 'Rent'), right(480, '-70.00')),
      row(256, left(40, 'Total credits'), right(480, '90.00')),
      row(270, left(40, 'Total debits'), right(480, '78.00')),
    ]),
  ]);
  expect(amountsOf(stages)).toHaveLength(6);
});
