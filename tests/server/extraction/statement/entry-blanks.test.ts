/** Where an entry begins, told by the blanks between lines and by what the other entries look like. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row, type Cell, type Row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const above = [PERIOD, 'Opening balance 100.00'];

describe('entries', () => {
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

  it('are cut by blanks a pixel wider than those inside them, on whatever line their amounts stand', () => {
    const days = ['04', '05', '06', '07', '08', '09'];
    let y = 100;
    const rows = days.flatMap((day, index) => {
      const booked = [left(40, `${day}/03/2026`), right(420, '-10.00'), right(500, `${90 - 10 * index}.00`)];
      return [`Shop ${day}`, 'High Street'].map((text, line) => {
        y += line === 0 ? 15 : index % 3 === 0 ? 13.5 : 14.25;
        return row(y, left(110, text), ...(line === index % 2 ? booked : []));
      });
    });
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(60, left(40, 'Opening balance 100.00')),
        row(100, left(40, 'Date'), left(110, 'Description'), right(420, 'Amount'), right(500, 'Balance')),
        ...rows,
      ]),
    ]);
    expect(rowsOf(stages)).toEqual(days.map((day) => `2026-03-${day} -1000 Shop ${day} High Street`));
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

  it('whose cells are in the middle of their rows begin above the line of their amount, where lines are too near to be of one cell', () => {
    const entry = (
      y: number,
      day: string,
      texts: readonly string[],
      amount: string,
      balance: string,
    ): Row[] => [
      row(y - 6, left(150, texts[0]!)),
      row(y, left(40, day), left(100, `T${day.slice(0, 2)}441`), right(400, amount), right(480, balance)),
      row(y + 6, left(150, texts[1]!)),
    ];
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(54, left(40, 'Opening balance 100.00')),
        row(
          80,
          left(40, 'Date'),
          left(100, 'ID'),
          left(150, 'Remarks'),
          right(400, 'Amount'),
          right(480, 'Balance'),
        ),
        ...entry(110, '04/03/2026', ['Card payment to', 'the baker'], '-12.50', '87.50'),
        ...entry(128, '05/03/2026', ['Salary of', 'the works'], '500.00', '587.50'),
        ...entry(146, '06/03/2026', ['Fee of', 'March'], '-7.30', '580.20'),
        ...entry(164, '09/03/2026', ['Rent to the', 'landlord'], '-90.00', '490.20'),
      ]),
    ]);
    expect(
      stages.statement.transactions.map(({ description }) => description.replace(/ ?T\d+ ?/, '')),
    ).toEqual(['Card payment to the baker', 'Salary of the works', 'Fee of March', 'Rent to the landlord']);
  });

  it('whose cells are in the middle of their rows may be cut by the end of the last page', () => {
    const entry = (
      y: number,
      day: string,
      [above, below]: readonly string[],
      amount: string,
      balance: string,
    ) => [
      row(y - 6, left(100, above!)),
      row(y, left(40, day), right(400, amount), right(480, balance)),
      row(y + 6, left(100, below!)),
    ];
    const stages = readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(54, left(40, 'Opening balance 100.00')),
        row(680, left(40, 'Date'), left(100, 'Remarks'), right(400, 'Amount'), right(480, 'Balance')),
        row(692, left(40, '03/03/2026'), left(100, 'Fee'), right(400, '-1.00'), right(480, '99.00')),
        ...entry(710, '04/03/2026', ['Card payment to', 'the baker'], '-11.50', '87.50'),
        ...entry(734, '05/03/2026', ['Salary of', 'the works'], '500.00', '587.50'),
        ...entry(758, '06/03/2026', ['Fee of', 'March'], '-7.30', '580.20'),
        row(
          776,
          left(40, '09/03/2026'),
          left(100, 'Rent to the'),
          right(400, '-90.00'),
          right(480, '490.20'),
        ),
        row(788, left(100, 'landlord of')),
      ]),
      page(2, [row(40, left(100, 'Upper Mill'))]),
    ]);
    expect(stages.statement.transactions.map(({ description }) => description)).toEqual([
      'Fee',
      'Card payment to the baker',
      'Salary of the works',
      'Fee of March',
      'Rent to the landlord of Upper Mill',
    ]);
  });
});
