/** Tables of one day each, whose date stands over their heading. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

/** A day with its heading and rows of text, amount and balance, from `y` on. */
function dayTable(y: number, day: string, ...rows: readonly [string, string, string][]): Row[] {
  return [
    row(y, left(40, day)),
    row(y + 18, left(40, 'Description'), right(440, 'Amount'), right(540, 'Balance')),
    ...rows.map(([text, amount, balance], index) =>
      row(y + 32 + 14 * index, left(40, text), right(440, amount), right(540, balance)),
    ),
  ];
}

const above = [
  row(60, left(40, 'Statement of account')),
  row(74, left(40, 'Opening balance'), right(440, '500.00')),
  row(88, left(40, 'Closing balance'), right(440, '395.25')),
];

describe('a day over the heading of each table', () => {
  it('is the date of the rows below, not of those above', () => {
    const stages = readStatement([
      page(1, [
        ...above,
        ...dayTable(130, '09/03/2026', ['Ticket of the ferry', '-44.25', '455.75']),
        ...dayTable(190, '17/03/2026', ['Harbour dues', '-30.00', '425.75'], ['Net', '-12.50', '413.25']),
        ...dayTable(264, '28/03/2026', ['Sale of rope', '10.00', '423.25'], ['Ice', '-28.00', '395.25']),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-09 -4425 Ticket of the ferry',
      '2026-03-17 -3000 Harbour dues',
      '2026-03-17 -1250 Net',
      '2026-03-28 +1000 Sale of rope',
      '2026-03-28 -2800 Ice',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

it('rows on a further page below the repeated names are of the last day above', () => {
  const names = (y: number) =>
    row(
      y,
      left(40, 'Value date'),
      left(130, 'Details'),
      right(400, 'Paid out'),
      right(470, 'Paid in'),
      right(540, 'Balance'),
    );
  const booking = (y: number, text: string, amount: string, balance: string, at = 400) =>
    row(y, left(40, '18/03/2026'), left(130, text), right(at, amount), right(540, balance));
  const stages = readStatement([
    page(1, [
      ...above.slice(0, 2),
      names(130),
      row(144, left(40, 'Booking date: 09/03/2026')),
      booking(158, 'Ticket of the ferry', '44.25', '455.75'),
      booking(172, 'Harbour dues', '30.00', '425.75'),
      row(186, left(40, 'Booking date: 17/03/2026')),
    ]),
    page(2, [
      names(60),
      booking(74, 'Net', '12.50', '413.25'),
      row(88, left(130, 'of the harbour')),
      booking(102, 'Sale of rope', '10.00', '423.25', 470),
    ]),
  ]);
  expect(rowsOf(stages).slice(2)).toEqual([
    '2026-03-17 -1250 Net of the harbour',
    '2026-03-17 +1000 Sale of rope',
  ]);
});

describe('a day with the balance that it ends with and the names of the columns', () => {
  const day = (y: number, date: string, end: string): Row =>
    row(y, left(40, date), left(200, `Saldo do dia: ${end}`), right(440, 'Valor'), right(540, 'Saldo'));
  const booked = columnsAt(left(40), right(440), right(540));

  it('is no text of the rows below', () => {
    const stages = readStatement([
      page(1, [
        row(60, left(40, 'Período: 01/03/2026 a 31/03/2026')),
        day(100, '2 de Março de 2026', 'R$ 1.120,00'),
        booked(116, 'Pix recebido', 'R$ 150,00', 'R$ 1.150,00'),
        booked(130, 'Compra na padaria', '-R$ 30,00', 'R$ 1.120,00'),
        day(154, '5 de Março de 2026', 'R$ 1.020,00'),
        booked(170, 'Pagamento', '-R$ 100,00', 'R$ 1.020,00'),
        day(194, '9 de Março de 2026', 'R$ 1.070,00'),
        booked(210, 'Pix recebido', 'R$ 50,00', 'R$ 1.070,00'),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-02 +15000 Pix recebido',
      '2026-03-02 -3000 Compra na padaria',
      '2026-03-05 -10000 Pagamento',
      '2026-03-09 +5000 Pix recebido',
    ]);
  });
});
