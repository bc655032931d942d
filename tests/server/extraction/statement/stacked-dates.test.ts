/** Booking date and value date in one column, one over the other. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Three lines each: a date, the amounts, the other date. */
function block(y: number, upper: string, lower: string, text: string, out: string, balance: string): Row[] {
  return [
    row(y, left(40, upper), left(150, text)),
    row(y + 10, left(150, 'second line'), right(400, out), right(480, balance)),
    row(y + 20, left(40, lower), left(150, 'third line')),
  ];
}

function read(upper: string, lower: string): Stages {
  return readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(52, left(40, 'Incoming balance'), right(300, '100.00')),
      row(80, left(40, upper), left(150, 'Details'), right(400, 'Debit'), right(480, 'Balance')),
      ...(lower === '' ? [] : [row(90, left(40, lower))]),
      ...block(120, '03/03/2026', '04/03/2026', 'Coffee', '10.00', '90.00'),
      ...block(160, '10/03/2026', '11/03/2026', 'Books', '20.00', '70.00'),
      ...block(200, '17/03/2026', '17/03/2026', 'Fuel', '30.00', '40.00'),
      ...block(240, '24/03/2026', '26/03/2026', 'Bread', '5.00', '35.00'),
      row(300, left(40, 'Outgoing balance'), right(300, '35.00')),
    ]),
  ]);
}

const dates = ({ statement }: Stages): string[] => statement.transactions.map(({ date }) => date);

it('the heading says which of them is below', () => {
  const stages = read('Value date', 'Booking date');
  expect(dates(stages)).toEqual(['2026-03-04', '2026-03-11', '2026-03-17', '2026-03-26']);
  expect(stages.statement.transactions.map(({ valueDate }) => valueDate)).toEqual([
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('and which is above', () => {
  expect(dates(read('Booking date', 'Value date'))).toEqual([
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
  ]);
});

it('the day of posting is the booking date also below another day of the booking', () => {
  const payment = read('Transaction date', 'Posting date');
  expect(dates(payment)).toEqual(['2026-03-04', '2026-03-11', '2026-03-17', '2026-03-26']);
  expect(dates(read('Posting date', 'Transaction date'))).toEqual([
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
  ]);
});

it('the end of a page may cut a booking between its dates', () => {
  const heading = ['Date', 'Details', 'Amount', 'Balance'];
  const booking = (day: number, amount: string, balance: string): string[][] => [
    [`0${day}/03/2026`, 'Transfer', amount, balance],
    [`0${day - 1}/03/2026`, `invoice ${day}`],
  ];
  const [cut, rest] = booking(7, '-30.00', '940.00');
  const stages = readSmall(
    {
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 1,000.00'],
      heading,
      rows: [...booking(3, '-10.00', '990.00'), ...booking(5, '-20.00', '970.00'), cut!],
    },
    { heading, rows: [rest!, ...booking(8, '-40.00', '900.00'), ...booking(9, '-50.00', '850.00')] },
  );
  expect(rowsOf(stages)).toContain('2026-03-07 -3000 Transfer invoice 7');
  expect(stages.statement.verification.status).toBe('verified');
});

it('the lower date alone is not that of the booking', () => {
  const rows = ['03', '10', '17', '24', '27'].flatMap((day, index): Row[] => [
    row(
      120 + 30 * index,
      ...(index === 3 ? [] : [left(40, `${day}/03/2026`)]),
      left(150, 'Transfer'),
      right(400, '5.00'),
    ),
    row(130 + 30 * index, left(40, `${Number(day) + 1}/03/2026`), left(150, 'invoice')),
  ]);
  const { transactions, verification } = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(52, left(40, 'Opening balance 100.00')),
      row(64, left(40, 'Closing balance 75.00')),
      row(80, left(40, 'Booking date'), left(150, 'Details'), right(400, 'Debit')),
      row(90, left(40, 'Value date')),
      ...rows,
    ]),
  ]).statement;
  expect(transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    [],
    [],
    [],
    ['date_inherited'],
    [],
  ]);
  expect(verification.status).toBe('unverified');
});

describe('two dates over amounts', () => {
  const heading = ['Date', 'Details', 'Amount', 'Balance'];
  const above = ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 1,000.00'];
  /** The value date stands beside the amount, below the booking date. */
  const booking = (day: number, amount: string, balance: string): string[][] => [
    [`0${day}/03/2026`, 'Transfer'],
    [`0${day + 1}/03/2026`, `invoice ${day}`, amount, balance],
  ];
  const READ = [3, 5, 7, 8].map((day, at) => `2026-03-0${day} -${at + 1}000 Transfer invoice ${day}`);

  it('are the booking and the value date of the amount below, evenly set', () => {
    const rows = [
      ...booking(3, '-10.00', '990.00'),
      ...booking(5, '-20.00', '970.00'),
      ...booking(7, '-30.00', '940.00'),
      ...booking(8, '-40.00', '900.00'),
    ];
    const stages = readSmall({ above, heading, rows });
    expect(rowsOf(stages)).toEqual(READ);
    expect(stages.statement.transactions.map(({ valueDate }) => valueDate)).toEqual(
      [4, 6, 8, 9].map((day) => `2026-03-0${day}`),
    );
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('may stand on two pages', () => {
    const [upper, lower] = booking(7, '-30.00', '940.00');
    const stages = readSmall(
      {
        above,
        heading,
        rows: [...booking(3, '-10.00', '990.00'), ...booking(5, '-20.00', '970.00'), upper!],
      },
      { heading, rows: [lower!, ...booking(8, '-40.00', '900.00')] },
    );
    expect(rowsOf(stages)).toEqual(READ);
  });

  it('belong to the amount they are nearer to, also where one of them is lacking', () => {
    const at = (y: number, day: number, amount: string, balance: string): Row[] => [
      row(y, left(40, `0${day}/03/2026`), left(150, 'Transfer')),
      row(
        y + 11,
        ...(day === 4 ? [] : [left(40, `0${day + 1}/03/2026`)]),
        left(150, `invoice ${day}`),
        right(400, amount),
        right(480, balance),
      ),
    ];
    const stages = readStatement([
      page(1, [
        row(40, left(40, above[0]!)),
        row(52, left(40, above[1]!)),
        row(80, left(40, 'Date'), left(150, 'Details'), right(400, 'Amount'), right(480, 'Balance')),
        ...at(96, 3, '-10.00', '990.00'),
        ...at(123, 4, '-20.00', '970.00'),
        ...at(150, 7, '-30.00', '940.00'),
        ...at(177, 8, '-40.00', '900.00'),
      ]),
    ]);
    expect(dates(stages)).toEqual(['2026-03-03', '2026-03-04', '2026-03-07', '2026-03-08']);
  });
});

it('below an amount in the currency of the account, beside the lower date, what that was in another is no booking', () => {
  const entry = (
    y: number,
    date: string,
    text: string,
    amount: string,
    lower: string,
    other: string,
  ): Row[] => [
    row(y, left(40, date), left(150, text), right(480, amount)),
    row(y + 10, left(40, lower), left(150, 'second line'), ...(other === '' ? [] : [right(480, other)])),
  ];
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(52, left(40, 'Opening balance'), right(300, '100.00')),
      row(80, left(40, 'Date'), left(150, 'Details'), right(480, 'Amount')),
      ...entry(120, '03/03/2026', 'Coffee', '-10.00 EUR', '01/03/2026', '-11.60 USD'),
      ...entry(150, '10/03/2026', 'Wages', '20.00 EUR', '10/03/2026', ''),
      ...entry(180, '17/03/2026', 'Fuel', '-30.00 EUR', '16/03/2026', '-35.10 USD'),
      ...entry(210, '24/03/2026', 'Bread', '-5.00 EUR', '24/03/2026', ''),
      row(260, left(40, 'Closing balance'), right(300, '75.00')),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ amount }) => amount)).toEqual([1000, 2000, 3000, 500]);
  expect(dates(stages)).toEqual(['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24']);
  expect(stages.statement.verification.status).toBe('verified');
});

it.each(['Data contabile', 'Transaction date', 'Posting date', 'Date'])(
  'one name of one day is none of the day below: %s',
  (name) => {
    const stages = read(name, '');
    expect(dates(stages)).toEqual(['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24']);
  },
);
