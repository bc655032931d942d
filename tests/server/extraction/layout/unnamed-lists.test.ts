/** Lists without names of columns, on statements that name those of another list. */
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { splitTables } from '../../../../server/extraction/layout/tables.ts';
import { withUnnamedListsApart } from '../../../../server/extraction/layout/unnamed-lists.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { columnsAt, DOT, left, page, right, row, tokensOf, type Row } from '../../../support/words.ts';

const HEAD = [
  row(30, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
  row(44, left(40, 'Opening balance'), right(300, '100.00')),
  row(58, left(40, 'Closing balance'), right(300, '530.00')),
];
const PENDING = (y: number): Row[] => [
  row(y, left(40, 'Date'), left(250, 'Details'), right(550, 'Amount')),
  row(y + 14, left(40, '30/05/2026'), left(250, 'Kettle & Crumb'), right(550, '18.00')),
  row(y + 28, left(40, '31/05/2026'), left(250, 'Fernside Books'), right(550, '7.20')),
];
/** Bookings in places of their own, the text behind the day; `by`: how far the margin is moved. */
const booking = (y: number, day: string, text: string, amount: string, balance: string, by = 0): Row =>
  row(
    y,
    left(40 + by, `${day}/05/2026`),
    left(110 + by, text),
    right(430 + by, amount),
    right(550 + by, balance),
  );
const LIST = (y: number, by = 0): Row[] => [
  booking(y, '04', 'Salary Quarry Lane', '500.00', '600.00', by),
  booking(y + 14, '09', 'Harbour Gas', '-60.00', '540.00', by),
  booking(y + 28, '18', 'Corner Grocer', '-10.00', '530.00', by),
];
const read = (...pages: readonly (readonly Row[])[]) => {
  const stages = readStatement(pages.map((rows, index) => page(index + 1, rows)));
  return { ...stages.statement.verification, amounts: amountsOf(stages) };
};
const BOOKED = { status: 'verified', amounts: [50000, -6000, -1000] };

describe('bookings without names of columns', () => {
  it('are a list of their own behind another with names', () => {
    expect(read([...HEAD, ...PENDING(90), ...LIST(160)])).toMatchObject(BOOKED);
  });

  it('are one above another with names, behind numbers and before their texts', () => {
    const behind = (y: number, code: string, day: string, amount: string, text: string): Row =>
      row(y, left(40, code), left(110, `${day}/05/2026`), right(260, amount), left(300, text));
    const stages = read([
      ...HEAD,
      behind(100, '704411', '04', '500.00', 'Salary Quarry Lane'),
      behind(114, '704498', '09', '-60.00', 'Harbour Gas'),
      behind(128, '704512', '18', '-10.00', 'Corner Grocer'),
      row(170, left(40, 'Pending transactions')),
      ...PENDING(190),
    ]);
    expect(stages).toMatchObject(BOOKED);
  });

  it('are one behind standing orders with their days behind the texts, whatever title stands over all', () => {
    const order = columnsAt(left(40), left(300), right(550));
    const stages = read([
      row(16, left(40, 'Account summary')),
      ...HEAD,
      row(90, left(40, 'Payee'), left(300, 'Next date'), right(550, 'Amount')),
      order(104, 'Ropewalk Lettings', '11/06/2026', '310.00'),
      order(118, 'Fernside Gym', '14/06/2026', '25.00'),
      row(140, left(40, 'Movements of the month')),
      ...LIST(160),
    ]);
    expect(stages).toMatchObject(BOOKED);
  });

  it('may stand elsewhere on pages whose margins take turns', () => {
    const more = [
      booking(100, '21', 'Ropewalk Garage', '-45.00', '485.00', 9),
      booking(114, '22', 'Refund Ropewalk Garage', '45.00', '530.00', 9),
    ];
    expect(read([...HEAD, ...LIST(100)], more)).toMatchObject({
      status: 'verified',
      amounts: [...BOOKED.amounts, -4500, 4500],
    });
  });

  it('are none where a short list goes on in other places below the names of the bookings', () => {
    const again = [
      row(200, left(40, 'Largest payments')),
      row(214, left(40, '09/05/2026'), left(150, 'Harbour Gas'), right(400, '-60.00')),
      row(228, left(40, '18/05/2026'), left(150, 'Corner Grocer'), right(400, '-10.00')),
    ];
    const named = row(
      86,
      left(40, 'Date'),
      left(110, 'Details'),
      right(430, 'Amount'),
      right(550, 'Balance'),
    );
    expect(read([...HEAD, named, ...LIST(100), ...again]).amounts).toEqual(
      expect.arrayContaining(BOOKED.amounts),
    );
  });
});

it('a day, a round balance and a rate below one another are no bookings', () => {
  const rate = columnsAt(left(40), right(300), right(420));
  const found = read([
    ...HEAD,
    row(86, left(40, 'Date'), left(110, 'Details'), right(430, 'Amount'), right(550, 'Balance')),
    ...LIST(100),
    row(190, left(40, 'Rates of interest')),
    rate(204, '01/05/2026', '0.00', '1.18 %'),
    rate(218, '01/02/2026', '1,000.00', '0.40 %'),
  ]);
  expect(found).toMatchObject(BOOKED);
});

/** Per table its first name and how many lines are below. */
const tables = (...rows: readonly Row[]) => {
  const tokens = tokensOf(DOT, rows);
  return withUnnamedListsApart(splitTables(tokens, findHeadings(tokens))).map(({ heading, lines }) => [
    heading?.columns[0]?.text ?? '',
    lines.length,
  ]);
};

it('bookings without names stand below a list of balances alone', () => {
  const rows = [
    row(80, left(40, 'Date'), left(160, 'Details'), right(300, 'Balance')),
    row(94, left(40, '28/02/2026'), left(160, 'Statement A'), right(300, '96.20')),
    row(108, left(40, '30/04/2026'), left(160, 'Statement B'), right(300, '100.00')),
  ];
  const elsewhere = LIST(150);
  expect(tables(...rows, ...elsewhere)).toEqual([
    ['Date', 2],
    ['', 3],
  ]);
});

describe('a list under names that nobody knows', () => {
  const plan = (y: number, day: string, ...amounts: readonly string[]): Row =>
    row(y, left(40, day), ...amounts.map((amount, index) => right(250 + 100 * index, amount)));
  const PLAN = (y: number): Row[] => [
    plan(y, 'Due', 'Instalment', 'Thereof', 'Principal', 'Outstanding'),
    plan(y + 14, '15/06/2026', '250.00', '40.00', '210.00', '9790.00'),
    plan(y + 28, '15/07/2026', '250.00', '39.10', '210.90', '9579.10'),
    plan(y + 42, '15/08/2026', '250.00', '38.20', '211.80', '9367.30'),
  ];
  const ORDERS = (y: number): Row[] => [
    row(y, left(40, 'Date'), left(110, 'Payee'), right(430, 'Amount')),
    row(y + 14, left(40, '04/06/2026'), left(110, 'Rowan Lettings'), right(430, '700.00')),
    row(y + 28, left(40, '10/06/2026'), left(110, 'Kite Gym'), right(430, '22.50')),
  ];
  it('is parted from the one above it', () => {
    expect(tables(...ORDERS(100), ...PLAN(160))).toEqual([
      ['Date', 2],
      ['', 3],
    ]);
  });

  it('is none where rows above have as many amounts', () => {
    expect(tables(...ORDERS(100), ...PLAN(132).slice(2), ...PLAN(200))).toEqual([['Date', 8]]);
  });

  it('leaves the bookings above all lists as they are', () => {
    const own = row(90, left(40, 'Date'), left(110, 'Details'), right(430, 'Amount'), right(550, 'Balance'));
    expect(read([...HEAD, own, ...LIST(104), ...ORDERS(170), ...PLAN(230)])).toMatchObject(BOOKED);
  });
});

it('a list whose rows begin with their day stands under none of the names of cheques above its title', () => {
  const debit = (y: number, amount: string): Row[] => [
    row(y, left(40, 'Other debits')),
    row(y + 14, left(40, '05/30'), left(110, 'Service charge'), right(300, amount)),
  ];
  const stages = readStatement([
    page(1, [
      ...HEAD.slice(1, 2),
      row(58, left(40, 'Ending balance'), right(300, '238.00')),
      row(72, left(40, 'Statement date 05/31/2026')),
      row(100, left(40, 'Deposits')),
      row(114, left(40, '05/04'), left(110, 'Deposit'), right(300, '500.00')),
      row(128, left(40, '05/18'), left(110, 'Deposit'), right(300, '50.00')),
      row(152, left(40, 'Checks')),
      row(166, left(40, 'No.'), left(110, 'Date'), right(300, 'Amount')),
      row(180, left(40, '101'), left(110, '05/05'), right(300, '250.00')),
      row(194, left(40, '102'), left(110, '05/09'), right(300, '150.00')),
      ...debit(218, '12.00'),
      row(256, left(40, 'Daily balances')),
      row(270, left(40, '05/04'), right(140, '600.00'), left(160, '05/05'), right(260, '350.00')),
    ]),
  ]);
  expect(stages.statement.verification.status).toBe('verified');
  expect(amountsOf(stages)).toEqual([50000, -25000, -15000, 5000, -1200]);
});
