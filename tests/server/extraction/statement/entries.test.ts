/** Which lines make one booking: amount on the first line, on the last, in the middle. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

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

  it('end with a line that names the balance behind them, which proves them', () => {
    const entry = (y: number, text: string, day: string, amount: string, balance: string): Row[] => [
      row(y, left(40, text)),
      row(y + 12, left(40, day), right(500, amount)),
      row(y + 24, left(40, 'Balance'), right(500, balance)),
    ];
    const stages = readStatement([
      page(1, [
        row(60, left(40, PERIOD)),
        row(74, left(40, 'Opening balance 100.00')),
        ...entry(110, 'Coffee', '4 March 2026', '-12.50', '87.50'),
        ...entry(160, 'Salary', '5 March 2026', '+500.00', '587.50'),
        ...entry(210, 'Books', '6 March 2026', '-7.30', '580.20'),
        ...entry(260, 'Rent', '9 March 2026', '-90.00', '490.20'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee',
      '2026-03-05 +50000 Salary',
      '2026-03-06 -730 Books',
      '2026-03-09 -9000 Rent',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('take the text above where dates and amounts stand alone, and a balance behind each', () => {
    const stages = readSmall({
      above,
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['', 'Coffee'],
        ['04/03/2026', '', '-12.50'],
        ['', 'Balance', '87.50'],
        ['', 'Salary'],
        ['05/03/2026', '', '500.00'],
        ['', 'Balance', '587.50'],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2026-03-04 -1250 Coffee', '2026-03-05 +50000 Salary']);
  });

  it('lead from each figure right below their amounts to the next, which are their balances', () => {
    const rows = (...balances: readonly string[]): string[][] => [
      ['04/03/2026', 'Coffee', '-12.50'],
      ['', 'Harbour Road', balances[0]!],
      ['05/03/2026', 'Salary', '500.00'],
      ['', '', balances[1]!],
      ['06/03/2026', 'Books', '-7.30'],
      ['', '', balances[2]!],
    ];
    const heading = ['Date', 'Description', 'Amount'];
    const stages = readSmall({ above, heading, rows: rows('87.50', '587.50', '580.20') });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Coffee Harbour Road',
      '2026-03-05 +50000 Salary',
      '2026-03-06 -730 Books',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
    // Figures that the amounts do not lead to are bookings of the same day.
    const others = readSmall({ above, heading, rows: rows('87.50', '587.50', '580.30') });
    expect(others.statement.transactions).toHaveLength(6);
  });

  it('have the balances below their amounts, beside the days of value and before the rest of their texts', () => {
    const { statement } = readSmall({
      above,
      heading: ['Booked', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '-12.50'],
        ['05/03/2026', 'Harbour Road', '87.50'],
        ['', 'Reference 4402'],
        ['06/03/2026', 'Salary', '500.00'],
        ['06/03/2026', 'Small Works', '587.50'],
        ['', 'Reference 3381'],
        ['09/03/2026', 'Books', '-7.30'],
        ['10/03/2026', 'Market Hall', '580.20'],
        ['', 'Reference 1187'],
      ],
    });
    expect(rowsOf({ statement })).toEqual([
      '2026-03-04 -1250 Coffee Harbour Road Reference 4402',
      '2026-03-06 +50000 Salary Small Works Reference 3381',
      '2026-03-09 -730 Books Market Hall Reference 1187',
    ]);
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([8750, 58750, 58020]);
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

  it('text before the total of a list is of the row above, whatever titles stand over the first', () => {
    const list = (title: string, out: boolean, days: string[], sum: string): string[][] => [
      ['', title],
      ...days.flatMap((day) => [
        [`${day}/03/2026`, `Booking ${day}`, out ? '10.00' : '', out ? '' : '10.00'],
        ...(out ? [] : [['', `reference ${day}`]]),
      ]),
      ['', `Sub total ${title}`, out ? sum : '', out ? '' : sum],
    ];
    const stages = readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Debit', 'Credit'],
      rows: [
        ['', 'Opening balance', '', '100.00'],
        ...list('Transfers received', false, ['03', '09', '12'], '30.00'),
        ...list('Cards', true, ['05', '10'], '20.00'),
        ['', 'Closing balance', '', '110.00'],
      ],
    });
    expect(rowsOf(stages).map((text) => text.slice(17))).toEqual(
      ['03 reference 03', '09 reference 09', '12 reference 12', '05', '10'].map((text) => `Booking ${text}`),
    );
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
});

it('take the words for the sides of amount and balance as marks of both', () => {
  const stages = readSmall({
    above: ['Kontoauszug vom 01.03.2026 bis 31.03.2026'],
    heading: ['Datum', 'Text', 'Betrag', 'Stand'],
    rows: [
      ['', 'Vortrag', '', '100,00 Haben'],
      ['04.03.2026', 'Bäckerei', '112,50 Soll', '12,50 Soll'],
      ['05.03.2026', 'Gehalt', '500,00 Haben', '487,50 Haben'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2026-03-04 -11250 Bäckerei', '2026-03-05 +50000 Gehalt']);
});

it('a line before dots that lead to an amount begins the entry of that amount', () => {
  const stages = readSmall({
    above,
    heading: HEADING,
    rows: [
      ['04/03/2026', 'Coffee at the harbour...........', '12.50'],
      ['', 'Linked transfer'],
      ['', 'To the savings of Lea...........', '20.00', '', '67.50'],
      ['05/03/2026', 'Salary......................', '', '500.00', '567.50'],
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -1250 Coffee at the harbour',
    '2026-03-04 -2000 Linked transfer To the savings of Lea',
    '2026-03-05 +50000 Salary',
  ]);
});

it('text goes on below what is brought forward to the next page, on several lines', () => {
  const stages = readSmall(
    {
      above,
      heading: HEADING.slice(0, 4),
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['', 'Harbour Road 12'],
        ['05/03/2026', 'Transfer', '20.00'],
        ['', 'Carried forward', '', '67.50'],
      ],
    },
    {
      heading: HEADING.slice(0, 4),
      rows: [
        ['', 'Brought forward', '', '67.50'],
        ['', 'To Lea Stone'],
        ['', 'Invoice 771'],
        ['', 'Savings'],
        ['06/03/2026', 'Salary', '', '500.00'],
        ['', 'March'],
      ],
      below: ['Closing balance 567.50'],
    },
  );
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -1250 Coffee Harbour Road 12',
    '2026-03-05 -2000 Transfer To Lea Stone Invoice 771 Savings',
    '2026-03-06 +50000 Salary March',
  ]);
});

it('a month with its year where the days begin is no text of the booking above it', () => {
  const stages = readSmall({
    above: ['Opening balance 100.00'],
    heading: HEADING,
    rows: [
      ['27/02/2026', 'Coffee', '12.50', '', '87.50'],
      ['', 'Card 4402'],
      ['March 2026'],
      ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ['', 'March 2026'],
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2026-02-27 -1250 Coffee Card 4402',
    '2026-03-05 +50000 Salary March 2026',
  ]);
});
