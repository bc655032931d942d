/** Which lines make one booking: amount on the first line, on the last, in the middle; over pages; and what is none. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row, type Cell, type Row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const above = [PERIOD, 'Opening balance 100.00'];

describe('entries', () => {
  it('take the lines below their amount', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['', 'Card 4402'],
        ['', 'Harbour Road 12'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['', 'March'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee Card 4402 Harbour Road 12',
      '2026-03-05 +50000 Salary March',
    ]);
  });

  it('take the lines above their amount, where it stands on the last', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee'],
        ['', 'Card 4402', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary'],
        ['', 'March', '', '500.00', '587.50'],
        ['06/03/2026', 'Books'],
        ['', 'Harbour Road', '7.30', '', '580.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee Card 4402',
      '2026-03-05 +50000 Salary March',
      '2026-03-06 -730 Books Harbour Road',
    ]);
  });

  it('take the lines above their amount, where the date is a heading above them all', () => {
    const stages = readSmall({
      above,
      heading: ['', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04 March 2026'],
        ['', 'Coffee'],
        ['', 'Card 4402', '12.50', '', '87.50'],
        ['', 'Books'],
        ['', 'Harbour Road', '7.30', '', '80.20'],
        ['05 March 2026'],
        ['', 'Salary'],
        ['', 'March', '', '500.00', '580.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee Card 4402',
      '2026-03-04 -730 Books Harbour Road',
      '2026-03-05 +50000 Salary March',
    ]);
  });

  it('take the date from the line below their amount', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['', 'Coffee', '12.50', '', '87.50'],
        ['04/03/2026', 'Card 4402'],
        ['', 'Salary', '', '500.00', '587.50'],
        ['05/03/2026', 'March'],
        ['', 'Books', '7.30', '', '580.20'],
        ['06/03/2026', 'Harbour Road'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee Card 4402',
      '2026-03-05 +50000 Salary March',
      '2026-03-06 -730 Books Harbour Road',
    ]);
  });

  it('take the lines above their amount, where the date stands on the last as well', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['', 'Coffee'],
        ['04/03/2026', 'Card 4402', '12.50', '', '87.50'],
        ['', 'Salary'],
        ['05/03/2026', 'March', '', '500.00', '587.50'],
        ['', 'Books'],
        ['06/03/2026', 'Harbour Road', '7.30', '', '580.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee Card 4402',
      '2026-03-05 +50000 Salary March',
      '2026-03-06 -730 Books Harbour Road',
    ]);
  });

  it('begin with their date where it stands ahead of their amount, among rows of one line', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Transfer from'],
        ['', 'J Smith', '', '500.00', '587.50'],
        ['06/03/2026', 'Card payment'],
        ['', 'Harbour Road', '10.00', '', '577.50'],
        ['07/03/2026', 'Books', '7.30', '', '570.20'],
        ['08/03/2026', 'Tea', '1.00', '', '569.20'],
        ['09/03/2026', 'Milk', '1.20', '', '568.00'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-05 +50000 Transfer from J Smith',
      '2026-03-06 -1000 Card payment Harbour Road',
      '2026-03-07 -730 Books',
      '2026-03-08 -100 Tea',
      '2026-03-09 -120 Milk',
    ]);
  });

  it('have the mark that a narrow column leaves below their amount', () => {
    const marked = (y: number, day: string, text: string, amount: string, mark: string): Row[] => [
      row(y, left(40, day), left(110, text), left(340, amount)),
      row(y + 12, left(340, mark)),
    ];
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(80, left(40, 'Date'), left(110, 'Description'), left(340, 'Amount')),
        ...marked(100, '04/03/2026', 'Ticket', '12.50', 'D'),
        ...marked(120, '05/03/2026', 'Wages', '500.00', 'C'),
        ...marked(140, '06/03/2026', 'Books', '7.30', 'D'),
        ...marked(160, '07/03/2026', 'Lessons', '60.00', 'C'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Ticket',
      '2026-03-05 +50000 Wages',
      '2026-03-06 -730 Books',
      '2026-03-07 +6000 Lessons',
    ]);
  });

  it('are cut by the blanks between them, where the amount stands in the middle', () => {
    let y = 100;
    const block = (...lines: readonly (readonly Cell[])[]): Row[] => {
      y += 2 * PITCH;
      return lines.map((cells, index) => row(y + (index === 0 ? 0 : (y += PITCH) - y), ...cells));
    };
    const entry = (day: string, name: string, amount: string, balance: string) =>
      block(
        [left(110, name)],
        [left(40, `${day}/03/2026`), left(110, 'by card'), right(420, amount), right(500, balance)],
        [left(110, `reference ${day}`)],
      );
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(60, left(40, 'Opening balance 100.00')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance')),
        ...entry('04', 'Coffee', '-12.50', '87.50'),
        ...entry('05', 'Salary', '500.00', '587.50'),
        ...entry('06', 'Books', '-7.30', '580.20'),
        ...entry('07', 'Lunch', '-10.00', '570.20'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee by card reference 04',
      '2026-03-05 +50000 Salary by card reference 05',
      '2026-03-06 -730 Books by card reference 06',
      '2026-03-07 -1000 Lunch by card reference 07',
    ]);
  });

  it('are cut by blanks little wider than those inside them', () => {
    const entry = (y: number, text: string, day: string, amount: string, balance: string): Row[] => [
      row(y, left(110, text)),
      row(y + 11, left(110, `${day}/03/2026`)),
      row(y + 22, left(110, 'paid by card'), right(420, amount), right(500, balance)),
    ];
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(80, left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance')),
        ...entry(100, 'Coffee', '04', '-12.50', '87.50'),
        ...entry(135, 'Salary', '05', '500.00', '587.50'),
        ...entry(170, 'Books', '06', '-7.30', '580.20'),
        ...entry(205, 'Lunch', '07', '-10.00', '570.20'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee paid by card',
      '2026-03-05 +50000 Salary paid by card',
      '2026-03-06 -730 Books paid by card',
      '2026-03-07 -1000 Lunch paid by card',
    ]);
  });

  describe('a single text on two lines among rows of one', () => {
    const list = (above: number): string[] => {
      const entry = (y: number, day: string, text: string, amount: string): Row =>
        row(y, left(40, `${day}/03/2026`), left(110, text), right(420, amount));
      const stages = readStatement([
        page(1, [
          row(40, left(40, PERIOD)),
          row(80, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount')),
          entry(100, '04', 'Coffee', '-12.50'),
          entry(116, '05', 'Salary', '500.00'),
          row(141 - above, left(110, 'Refund of')),
          entry(141, '06', 'the bookshop', '7.30'),
          entry(157, '07', 'Lunch', '-10.00'),
          entry(173, '08', 'Bread', '-4.00'),
        ]),
      ]);
      return rowsOf(stages).slice(1, 3);
    };

    it('is of the row it stands much nearer to', () => {
      expect(list(9)).toEqual(['2026-03-05 +50000 Salary', '2026-03-06 +730 Refund of the bookshop']);
    });

    it('is of the row above where that is hardly so', () => {
      expect(list(12)).toEqual(['2026-03-05 +50000 Salary Refund of', '2026-03-06 +730 the bookshop']);
    });
  });

  it('begin right below the balance they start from, where blanks part the others', () => {
    let y = 114;
    const entry = (day: string, name: string, amount: string, balance: string, gap = 2 * PITCH): Row[] => [
      row((y += gap), left(40, `${day}/03/2026`), left(110, name), right(420, amount), right(500, balance)),
      row((y += PITCH), left(110, `reference ${day}`)),
    ];
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance')),
        row(114, left(110, 'Balance brought forward'), right(500, '100.00')),
        ...entry('04', 'Coffee', '-12.50', '87.50', PITCH),
        ...entry('05', 'Salary', '500.00', '587.50'),
        ...entry('06', 'Books', '-7.30', '580.20'),
        ...entry('07', 'Lunch', '-10.00', '570.20'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee reference 04',
      '2026-03-05 +50000 Salary reference 05',
      '2026-03-06 -730 Books reference 06',
      '2026-03-07 -1000 Lunch reference 07',
    ]);
  });

  it('of a day stand between its date and its balance', () => {
    const stages = readSmall({
      above: [PERIOD, 'Saldo anterior 100,00'],
      heading: ['', 'Descrição', 'Valor'],
      rows: [
        ['04/03/2026', 'Saldo do dia', '80,20'],
        ['', 'Café', '-12,50'],
        ['', 'Livros', '-7,30'],
        ['05/03/2026', 'Saldo do dia', '580,20'],
        ['', 'Salário', '500,00'],
      ],
      below: ['Saldo final 580,20'],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Café',
      '2026-03-04 -730 Livros',
      '2026-03-05 +50000 Salário',
    ]);
  });

  it('have the value date that a line below their date states', () => {
    const { statement } = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['Value date: 05/03/2026'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['Value date: 06/03/2026'],
      ],
    });
    expect(statement.transactions.map((row) => [row.valueDate, row.description])).toEqual([
      ['2026-03-05', 'Coffee'],
      ['2026-03-06', 'Salary'],
    ]);
  });

  it('go on behind the end of a page, without what is printed there', () => {
    const stages = readSmall(
      {
        above,
        heading: HEADING,
        rows: [
          ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
          ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ],
        below: ['Please check this statement. Page 1 of 2'],
      },
      {
        above: ['Small Bank, statement of Ada Lane'],
        heading: HEADING,
        rows: [
          ['', 'March'],
          ['06/03/2026', 'Books', '7.30', '', '580.20'],
        ],
      },
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-05 +50000 Salary March',
      '2026-03-06 -730 Books',
    ]);
  });

  it('without a date of their own have the date of the day above', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['', 'Books', '7.30', '', '80.20'],
        ['05/03/2026', 'Salary', '', '500.00', '580.20'],
        ['', 'Lunch', '10.00', '', '570.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-04 -730 Books',
      '2026-03-05 +50000 Salary',
      '2026-03-05 -1000 Lunch',
    ]);
  });

  it('have the date of the heading line above them', () => {
    const stages = readSmall({
      above,
      heading: ['', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04 March 2026'],
        ['', 'Coffee', '12.50', '', '87.50'],
        ['', 'Books', '7.30', '', '80.20'],
        ['05 March 2026'],
        ['', 'Salary', '', '500.00', '580.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-04 -730 Books',
      '2026-03-05 +50000 Salary',
    ]);
  });

  it('keep dates and amounts inside their text as text', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Invoice 5.10 of 01/02', '12.50', '', '87.50'],
        ['', 'rate 1.25 on 28/02'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Invoice 5.10 of 01/02 rate 1.25 on 28/02',
      '2026-03-05 +50000 Salary',
    ]);
  });

  // The balances tell that the second line is a note. It is left out of the ledger (`datedOnly`, proof/ledger.ts), but
  // its text is not given to the entry it stands in.
  it.fails('keep a note with an amount that stands below a column', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['', 'Part of an invoice of', '45.60'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe('2026-03-04 -1250 Coffee Part of an invoice of 45.60');
  });

  it('leave a note across the table right below the last row out', () => {
    const rows = [
      ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
      ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ['06/03/2026', 'Books', '7.30', '', '580.20'],
    ];
    const noted = readSmall({
      above,
      heading: HEADING,
      rows: [...rows, ['There were 3 entries in this list.']],
    });
    expect(rowsOf(noted).at(-1)).toBe('2026-03-06 -730 Books');
    const texts = rows.map((row) => [row, ['of the month, as agreed']]).flat();
    expect(rowsOf(readSmall({ above, heading: HEADING, rows: texts })).at(-1)).toBe(
      '2026-03-06 -730 Books of the month, as agreed',
    );
  });

  it('leave what stands further below the last row out', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
      below: ['Deposits are protected.'],
    });
    expect(rowsOf(stages).at(-1)).toBe('2026-03-05 +50000 Salary');
  });

  it('that repeat are all real', () => {
    const stages = readSmall({
      above,
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '2.50', '', '97.50'],
        ['04/03/2026', 'Coffee', '2.50', '', '95.00'],
        ['04/03/2026', 'Coffee', '2.50', '', '92.50'],
      ],
    });
    expect(rowsOf(stages)).toHaveLength(3);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

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

  it('the number of a page and of all pages, below whole amounts', () => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD), left(300, 'Currency JPY')),
        row(60, left(40, 'Opening balance 10,000')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance')),
        row(114, left(40, '04/03/2026'), left(110, 'Coffee'), right(420, '-1,250'), right(500, '8,750')),
        row(128, left(40, '05/03/2026'), left(110, 'Salary'), right(420, '50,000'), right(500, '58,750')),
        row(170, left(360, 'Page 1 of'), right(420, '1')),
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

describe('a dated line whose amount cannot be read', () => {
  const stages = readSmall({
    above,
    heading: HEADING,
    rows: [
      ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
      ['05/03/2026', 'Salary illegible'],
      ['06/03/2026', 'Books', '7.30', '', '80.20'],
    ],
  });

  it('is reported, and the statement is not shown as verified though its balances agree', () => {
    expect(stages.statement.transactions).toHaveLength(2);
    expect(stages.statement.verification.status).toBe('unverified');
    expect(stages.statement.verification.warnings.join()).toContain('Salary illegible');
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

it('what stands above the heading of a further page is no text of the row before it', () => {
  const heading = (y: number): Row =>
    row(y, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance'));
  const booking = (y: number, day: string, text: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2026`), left(110, text), right(420, '-5.00'), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      heading(100),
      booking(112, '04', 'Coffee', '95.00'),
      booking(124, '05', 'Books', '90.00'),
      booking(136, '06', 'Rail', '85.00'),
    ]),
    page(2, [
      row(60, left(40, 'Everyday Account Sheet Two')),
      heading(72),
      booking(84, '09', 'Rent', '80.00'),
      booking(96, '10', 'Gas', '75.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Coffee',
    'Books',
    'Rail',
    'Rent',
    'Gas',
  ]);
});

describe('a further page', () => {
  const cells = (y: number, [date, text, ...amounts]: readonly string[], begin = 0, end = 0): Row =>
    row(
      y,
      left(40 + begin, date!),
      left(110 + begin, text!),
      ...amounts.flatMap((amount, index) => (amount ? [right([340, 420, 500][index]! + end, amount)] : [])),
    );
  const first = page(1, [
    row(60, left(40, 'Opening balance 100.00')),
    cells(100, ['Date', 'Description', 'Money out', 'Money in', 'Balance']),
    cells(114, ['04/03/2026', 'Coffee', '5.00', '', '95.00']),
    cells(128, ['05/03/2026', 'Salary', '', '50.00', '145.00']),
  ]);

  it('is read though its table is narrower, without a heading, and set in the middle', () => {
    const second = page(2, [
      row(60, left(40, 'Everyday account')),
      cells(100, ['09/03/2026', 'Rent', '80.00', '', '65.00'], 60, -60),
      cells(114, ['10/03/2026', 'Refund', '', '7.00', '72.00'], 60, -60),
    ]);
    const stages = readStatement([first, second]);
    expect(rowsOf(stages).slice(2)).toEqual(['2026-03-09 -8000 Rent', '2026-03-10 +700 Refund']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('has no row passed over as a note that fills the columns of both directions', () => {
    const second = page(2, [
      cells(100, ['09/03/2026', 'Rent', '80.00', '', '65.00']),
      row(130, left(110, 'Continued from page 1')),
      cells(160, ['10/03/2026', 'Refund', '7.00', '72.00', '']),
    ]);
    const { verification } = readStatement([first, second]).statement;
    expect(verification.status).toBe('unverified');
    expect(verification.warnings).toEqual([expect.stringContaining('no amount that could be read: Refund')]);
  });
});
