/** What a line of a table is: a booking, a figure of the account, a note, nothing. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

const above = [PERIOD, 'Opening balance 100.00'];

describe('figures that are no entries', () => {
  it('one for each of the names above, below the list', () => {
    const NAMES = [left(460, 'Debits'), left(530, 'Credits')];
    const figures = (y: number, ...texts: readonly string[]): Row =>
      row(y, ...texts.map((text, index) => left(40 + 105 * index, text)));
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(80, left(40, 'Transaction date'), left(145, 'Posting date'), left(250, 'Description'), ...NAMES),
        row(100, left(40, '03/03/2026'), left(145, '04/03/2026'), left(250, 'Coffee'), left(460, '12.50')),
        row(114, left(40, '05/03/2026'), left(145, '05/03/2026'), left(250, 'Books'), left(460, '7.30')),
        row(128, left(40, '05/03/2026'), left(145, '06/03/2026'), left(250, 'Refund'), left(530, '9.00')),
        row(142, left(250, 'Total'), left(460, '19.80'), left(530, '9.00')),
        figures(180, 'Limit', 'Pay by', 'Overdue', 'New balance', 'At least'),
        figures(194, '2,000.00', '11/04/2026', '0.00', '588.20', '29.41'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-05 -730 Books',
      '2026-03-06 +900 Refund',
    ]);
  });

  it.each([
    ['Page 1 of', '1', ''],
    ['Sida 1', '(1)', ''],
    ['Page', '1 / 1', 'Statement in JPY'],
  ])('the number of a page and of all pages, below whole amounts: %s %s', (number, pages, title) => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD), left(300, 'Currency JPY')),
        row(60, left(40, 'Opening balance 10,000')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance')),
        row(114, left(40, '04/03/2026'), left(110, 'Coffee'), right(420, '-1,250'), right(500, '8,750')),
        row(128, left(40, '05/03/2026'), left(110, 'Salary'), right(420, '50,000'), right(500, '58,750')),
        row(170, ...(title === '' ? [] : [left(110, title)]), left(360, number), right(420, pages)),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual(['2026-03-04 -1250 Coffee', '2026-03-05 +50000 Salary']);
  });
});

describe('lines without a date between the title of a list and its total', () => {
  const card = (total: string) =>
    readStatement([
      page(1, [
        row(40, left(40, 'Credit card statement')),
        row(52, left(40, 'Billing period 01/03/2026 to 31/03/2026')),
        row(64, left(40, 'Previous balance'), right(300, '0.00')),
        row(76, left(40, 'New balance'), right(300, '46.50')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(480, 'Amount')),
        ...['12.50', '7.30', '8.20', '9.10', '4.40'].map((amount, at) =>
          row(114 + 9 * at, left(40, `0${4 + at}/03/2026`), left(110, 'Coffee'), right(480, amount)),
        ),
        row(160, left(40, 'Interest charged')),
        row(174, left(40, 'Interest charge on purchases'), right(480, '3.75')),
        row(188, left(40, 'Interest charge on cash advances'), right(480, '0.00')),
        row(202, left(40, 'Interest charge on transfers'), right(480, '1.25')),
        row(216, left(40, 'Total interest for this period'), right(480, total)),
      ]),
    ]);

  it('are bookings where they add up to it', () => {
    const stages = card('5.00');
    expect(rowsOf(stages).slice(5)).toEqual([
      '2026-03-08 -375 Interest charge on purchases',
      '2026-03-08 -125 Interest charge on transfers',
    ]);
    expect(stages.statement.verification).toMatchObject({ status: 'unverified', difference: 0 });
  });

  it('are notes where they do not', () => {
    expect(rowsOf(card('6.00'))).toHaveLength(5);
  });
});

describe('a row of nothing', () => {
  it('is a booking where its day is printed once for it and the row before, and others follow', () => {
    const of = (y: number, text: string, ...amounts: readonly Cell[]): Row =>
      row(y, left(40, text), ...amounts);
    const stages = readStatement([
      page(1, [
        row(60, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(80, left(40, 'Details'), right(330, 'Money in'), right(410, 'Money out'), right(500, 'Balance')),
        row(106, left(40, '20/03/2026')),
        of(120, 'Fuel', right(410, '40.00'), right(500, '550.00')),
        row(140, left(40, '9/03/2026')),
        of(154, 'Salary', right(330, '500.00'), right(500, '590.00')),
        row(174, left(40, '7/03/2026')),
        of(188, 'Coffee', right(410, '10.00'), right(500, '90.00')),
        of(205, 'Card check', right(410, '0.00')),
        row(225, left(40, '5/03/2026')),
        of(239, 'Gift', right(330, '30.00'), right(500, '100.00')),
        of(259, 'Opening balance', right(500, '70.00')),
      ]),
    ]);
    expect(rowsOf(stages)[1]).toBe('2026-03-07 -0 Card check');
  });
});

describe('lines with an amount that are no booking', () => {
  it.each([
    ['Balance brought forward', 'Balance carried forward'],
    ['Opening balance', 'Closing balance'],
    ['Saldo anterior', 'Saldo final'],
    ['Alter Saldo', 'Neuer Saldo'],
    ['Saldo początkowe', 'Saldo końcowe'],
    ['前月繰越', '次月繰越'],
    ['STATEMENT OPENING BALANCE', 'STATEMENT CLOSING BALANCE'],
    ['2026 OPENING BALANCE', '2026 CLOSING BALANCE'],
    ['Druvelk yelu', 'Druvelk tolu'],
  ])('%s … %s', (first, last) => {
    const stages = readSmall({
      above: [PERIOD],
      heading: HEADING,
      rows: [
        ['01/03/2026', first, '', '', '100.00'],
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['31/03/2026', last, '', '', '587.50'],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2026-03-04 -1250 Coffee', '2026-03-05 +50000 Salary']);
    expect(stages.statement.accounts).toMatchObject([{ openingBalance: 10000, closingBalance: 58750 }]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('a summary in one line, its figures behind their names', () => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(60, left(40, 'Opening balance 100.00')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Money out'), right(500, 'Balance')),
        row(114, left(40, '04/03/2026'), left(110, 'Coffee'), right(420, '12.50'), right(500, '87.50')),
        row(128, left(40, '05/03/2026'), left(110, 'Books'), right(420, '7.30'), right(500, '80.20')),
        row(
          156,
          left(40, 'Opening balance'),
          right(200, '100.00'),
          left(230, 'Total debits'),
          right(420, '19.80'),
        ),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual(['2026-03-04 -1250 Coffee', '2026-03-05 -730 Books']);
  });

  it('a balance of a day among the rows, across their columns, and a year over the rows that are of it', () => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/12/2026 to 31/01/2027')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Money out'), right(500, 'Money in')),
        row(114, left(40, '2026'), left(110, 'Opening balance'), right(500, '100.00')),
        row(128, left(40, '04/12'), left(110, 'Coffee'), right(420, '12.50')),
        row(142, left(110, '*** Balance as at 31/12/2026 + 87.50 ***')),
        row(156, left(40, '2027')),
        row(170, left(40, '05/01'), left(110, 'Books'), right(420, '7.30 *')),
        row(184, left(110, 'Closing balance'), right(500, '80.20')),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual(['2026-12-04 -1250 Coffee', '2027-01-05 -730 Books']);
    expect(stages.statement.transactions.map(({ proof }) => proof)).toEqual(['balance', 'balance']);
  });

  it('a balance in its own column by a name that sums have elsewhere', () => {
    const stages = readSmall({
      above: ['Período 01/03/2026 a 31/03/2026', 'Saldo anterior 1.000,00'],
      heading: ['Data', 'Histórico', 'Débito', 'Crédito', 'Saldo'],
      rows: [
        ['02/03/2026', 'Padaria', '12,50', '', ''],
        ['03/03/2026', 'Livros', '40,00', '', ''],
        ['03/03/2026', 'Saldo parcial', '', '', '947,50'],
        ['12/03/2026', 'Posto', '47,50', '', ''],
        ['12/03/2026', 'Saldo parcial', '', '', '900,00'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-02 -1250 Padaria',
      '2026-03-03 -4000 Livros',
      '2026-03-12 -4750 Posto',
    ]);
    expect(stages.statement).toMatchObject({
      accounts: [{ closingBalance: 90000 }],
      verification: { status: 'verified' },
    });
  });

  it('the closing balance of a day beside the sums of both sides, one of them nothing', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['01/03/2026', 'Opening balance', '', '', '100.00'],
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Books', '7.30', '', '80.20'],
        ['31/03/2026', 'Closing balance', '19.80', '0.00', '80.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2026-03-04 -1250 Coffee', '2026-03-05 -730 Books']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('a booking may begin like a balance', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Opening balance transfer to savings with fee', '20.00', '', '67.50'],
        ['06/03/2026', 'Books', '7.30', '', '60.20'],
      ],
    });
    expect(rowsOf(stages)).toHaveLength(3);
  });
});

describe('the first row of a list', () => {
  it('is a booking where it moves its balance, though its text begins like a balance in another language', () => {
    const stages = readSmall({
      above,
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', 'Sold Copper Hill Inc', '250.00', '350.00'],
        ['05/03/2026', 'Books', '-7.30', '342.70'],
        ['06/03/2026', 'Coffee', '-2.70', '340.00'],
        ['09/03/2026', 'Rent', '-40.00', '300.00'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe('2026-03-04 +25000 Sold Copper Hill Inc');
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('the first row of an account that begins with it', () => {
  const first = (text: string) =>
    readSmall({
      above: [PERIOD],
      heading: HEADING,
      rows: [
        ['04/03/2026', text, '', '250.00', '250.00'],
        ['05/03/2026', 'Books', '7.30', '', '242.70'],
        ['06/03/2026', 'Coffee', '2.70', '', '240.00'],
      ],
    });

  it('is a booking where its text says that it moves money', () => {
    expect(rowsOf(first('Opening deposit'))[0]).toBe('2026-03-04 +25000 Opening deposit');
  });

  it('is what the account starts from where it is called a balance', () => {
    expect(rowsOf(first('Opening balance'))).toHaveLength(2);
  });
});

describe('a row whose amount stands on its last line', () => {
  it('is a booking where it moves its balance, though that line begins like a balance', () => {
    const stages = readSmall({
      above,
      heading: ['Data', 'Descrizione', 'Importo', 'Saldo'],
      rows: [
        ['04/03/2026', 'Bonifico', '', ''],
        ['', 'da Ida Rovere', '250.00', '350.00'],
        ['05/03/2026', 'Addebito', '', ''],
        ['', 'mandato 4410', '-7.30', '342.70'],
        ['06/03/2026', 'Bonifico', '', ''],
        ['', 'saldo ordine', '-2.70', '340.00'],
        ['09/03/2026', 'Addebito', '', ''],
        ['', 'mandato 4411', '-40.00', '300.00'],
      ],
    });
    expect(rowsOf(stages)[2]).toBe('2026-03-06 -270 Bonifico saldo ordine');
  });
});

describe('a row of no amount', () => {
  const list = (...zero: readonly string[]) =>
    rowsOf(
      readSmall({
        above,
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['04/03/2026', 'Books', '7.30'],
          ['05/03/2026', 'Coffee', '2.70'],
          ['06/03/2026', 'Rent', '40.00'],
          zero,
        ],
      }),
    );

  it('is none without a date among rows that have theirs', () => {
    expect(list('', 'Interest charged on purchases', '0.00')).toHaveLength(3);
  });

  it('is one with its date', () => {
    expect(list('09/03/2026', 'Card replaced free of charge', '0.00')).toHaveLength(4);
  });
});

it('"Closing balance / totals" is a balance on its day, beside the sums of both directions', () => {
  const { statement } = readSmall({
    above: [PERIOD],
    heading: HEADING,
    rows: [
      ['01/03/2026', 'Opening balance', '', '', '100.00'],
      ['04/03/2026', 'Rent', '60.00', '', '40.00'],
      ['31/03/2026', 'Closing balance / totals', '60.00', '0.00', '40.00'],
    ],
  });
  expect(statement.transactions).toHaveLength(1);
  expect(statement.verification).toMatchObject({ status: 'verified', closingBalance: 4000 });
});
