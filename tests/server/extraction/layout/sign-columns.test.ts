/** Signs and marks in columns of their own, before or behind the amounts. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const of = columnsAt(left(40), left(110), left(412), right(470), right(540));

it('are those of the amounts, near or far from the digits', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
      row(
        80,
        left(40, 'Date'),
        left(110, 'Details'),
        left(412, '+/-'),
        right(470, 'Amount'),
        right(540, 'Balance'),
      ),
      of(100, '02/03/2025', 'Rent', '-', '36,546.00', '13,454.00'),
      of(114, '04/03/2025', 'Fee', '-', '2.50', '13,451.50'),
      of(128, '05/03/2025', 'Wages', '+', '21,800.00', '35,251.50'),
      of(142, '09/03/2025', 'Refund', '+', '7.00', '35,258.50'),
      of(156, '11/03/2025', 'Gas works', '-', '111.00', '35,147.50'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-3654600, -250, 2180000, 700, -11100]);
});

it('marks before both, in columns of their own, are of what is booked and of the balance behind it', () => {
  const marked = columnsAt(left(40), left(110), left(380), right(450), left(480), right(550));
  const { statement } = readStatement([
    page(1, [
      row(30, left(40, 'Período: 01/03/2025 a 31/03/2025')),
      row(50, left(110, 'Saldo anterior'), left(480, 'D'), right(550, '100,00')),
      row(80, left(40, 'Data'), left(110, 'Histórico'), right(450, 'Valor'), right(550, 'Saldo')),
      marked(100, '02/03', 'Aluguel', 'D', '50,00', 'D', '150,00'),
      marked(114, '04/03', 'Tarifa', 'D', '2,50', 'D', '152,50'),
      marked(128, '05/03', 'Estorno', 'C', '12,00', 'D', '140,50'),
      marked(142, '09/03', 'Padaria', 'D', '9,50', 'D', '150,00'),
    ]),
  ]);
  expect(statement.verification.status).toBe('verified');
  expect(statement.accounts).toMatchObject([{ kind: 'asset', openingBalance: -10000 }]);
  expect(statement.transactions.map(({ balance }) => balance)).toEqual([-15000, -15250, -14050, -15000]);
  expect(amountsOf({ statement })).toEqual([-5000, -250, 1200, -950]);
});

it('marks behind both, in columns of their own, are of what is booked and of the balance that a day ends with', () => {
  const marked = columnsAt(left(40), left(110), right(400), left(410), right(500), left(512));
  const { statement } = readStatement([
    page(1, [
      row(30, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
      row(50, left(110, 'Opening balance'), right(500, '100.00'), left(512, 'C')),
      row(
        80,
        left(40, 'Date'),
        left(110, 'Details'),
        right(400, 'Amount'),
        left(410, 'D/C'),
        right(500, 'Balance'),
        left(512, 'D/C'),
      ),
      marked(100, '02/03/2025', 'Rent', '150.00', 'D', '50.00', 'D'),
      marked(114, '04/03/2025', 'Fee', '2.50', 'D'),
      marked(128, '04/03/2025', 'Refund', '212.00', 'C', '159.50', 'C'),
      marked(142, '09/03/2025', 'Baker', '9.50', 'D'),
      marked(156, '09/03/2025', 'Butcher', '10.00', 'D', '140.00', 'C'),
      marked(170, '11/03/2025', 'Gas works', '190.00', 'D', '50.00', 'D'),
    ]),
  ]);
  expect(statement.verification.status).toBe('verified');
  expect(statement.transactions.map(({ balance }) => balance)).toEqual([
    -5000, -5250, 15950, 15000, 14000, -5000,
  ]);
  expect(statement.transactions.map(({ description }) => description)).toContain('Butcher');
});

it('one column of marks between amounts and balances is of the amounts before it', () => {
  const marked = columnsAt(left(40), left(110), right(420), left(460), right(550));
  const stages = readStatement([
    page(1, [
      row(50, left(110, 'Opening balance'), right(550, '100.00')),
      row(80, left(40, 'Date'), left(110, 'Details'), right(420, 'Amount'), right(550, 'Balance')),
      marked(100, '02/03/2025', 'Rent', '50.00', 'DR', '50.00'),
      marked(114, '04/03/2025', 'Fee', '2.50', 'DR', '47.50'),
      marked(128, '05/03/2025', 'Refund', '12.00', 'CR', '59.50'),
      marked(142, '09/03/2025', 'Bakery', '9.50', 'DR', '50.00'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-5000, -250, 1200, -950]);
  expect(stages.statement.transactions.at(-1)!.balance).toBe(5000);
});

describe('marks before balances, with columns of what goes out and of what comes in', () => {
  const marked = columnsAt(left(40), left(110), right(380), right(450), left(470), right(550));
  const statement = (opening: string, rows: readonly (readonly string[])[]) =>
    readStatement([
      page(1, [
        row(50, left(110, 'Opening balance'), right(550, opening)),
        row(
          80,
          left(40, 'Date'),
          left(110, 'Details'),
          right(380, 'Debit'),
          right(450, 'Credit'),
          right(550, 'Balance'),
        ),
        ...rows.map((cells, at) => marked(100 + 14 * at, ...cells)),
      ]),
    ]);

  it('are of the balances', () => {
    const stages = statement('20.00 CR', [
      ['02/03/2025', 'Rent', '50.00', '', 'DR', '30.00'],
      ['04/03/2025', 'Fee', '2.50', '', 'DR', '32.50'],
      ['05/03/2025', 'Refund', '', '12.00', 'DR', '20.50'],
      ['09/03/2025', 'Wages', '', '90.00', 'CR', '69.50'],
    ]);
    expect(stages.statement.verification.status).toBe('verified');
    expect(amountsOf(stages)).toEqual([-5000, -250, 1200, 9000]);
    expect(stages.statement.transactions.map(({ balance }) => balance)).toEqual([-3000, -3250, -2050, 6950]);
  });

  it('are of the rows where they say what the columns say', () => {
    const stages = statement('200.00', [
      ['02/03/2025', 'Rent', '50.00', '', 'DR', '150.00'],
      ['04/03/2025', 'Fee', '2.50', '', 'DR', '147.50'],
      ['05/03/2025', 'Refund', '', '12.00', 'CR', '159.50'],
      ['09/03/2025', 'Bakery', '9.50', '', 'DR', '150.00'],
    ]);
    expect(stages.statement.verification.status).toBe('verified');
    expect(amountsOf(stages)).toEqual([-5000, -250, 1200, -950]);
    expect(stages.statement.transactions.map(({ balance }) => balance)).toEqual([15000, 14750, 15950, 15000]);
  });
});

describe('signs behind both amounts and balances', () => {
  const signed = columnsAt(left(40), left(110), right(430), left(442), right(540), left(545));

  it('are each of the amount before it', () => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
        row(50, left(110, 'Opening balance'), right(540, '100.00'), left(545, '+')),
        row(
          80,
          left(40, 'Date'),
          left(110, 'Details'),
          right(430, 'Amount'),
          left(442, 'Sign'),
          right(540, 'Balance'),
        ),
        signed(100, '02/03/2025', 'Rent', '350.00', '-', '250.00', '-'),
        signed(114, '04/03/2025', 'Fee', '2.50', '-', '252.50', '-'),
        signed(128, '05/03/2025', 'Wages', '180.00', '+', '72.50', '-'),
        signed(142, '09/03/2025', 'Refund', '100.00', '+', '27.50', '+'),
        signed(156, '11/03/2025', 'Gas works', '111.00', '-', '83.50', '-'),
      ]),
    ]);
    expect(stages.statement.verification.status).toBe('verified');
    expect(amountsOf(stages)).toEqual([-35000, -250, 18000, 10000, -11100]);
    expect(stages.statement.transactions.map(({ balance }) => balance)).toEqual([
      -25000, -25250, -7250, 2750, -8350,
    ]);
  });
});

it('arrows beside amounts are no text, and no sign', () => {
  const stages = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', '', 'Amount', 'Balance'],
    rows: [
      ['', 'Opening balance', '', '', '1,000.00'],
      ['02/03/2025', 'Harbour shop', '\u2193', '12.50', '987.50'],
      ['04/03/2025', 'Wages', '\u2191', '1,200.00', '2,187.50'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2025-03-02 -1250 Harbour shop', '2025-03-04 +120000 Wages']);
});

it('marks right behind the balances are theirs where both directions have columns', () => {
  const marked = (y: number, day: string, text: string, out: string, into: string, balance: string) =>
    row(
      y,
      left(40, day),
      left(110, text),
      ...(out === '' ? [] : [right(330, out)]),
      ...(into === '' ? [] : [right(400, into)]),
      right(470, balance),
      left(476, 'DR'),
      left(492, text.length % 2 === 0 ? '484' : '16967'),
    );
  const { statement } = readStatement([
    page(1, [
      row(30, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
      row(50, left(40, 'Opening balance 20.00 CR')),
      row(64, left(40, 'Closing balance 240.50 DR')),
      row(
        80,
        left(40, 'Date'),
        left(110, 'Details'),
        right(330, 'Payments'),
        right(400, 'Credit'),
        right(470, 'Account balance'),
        left(476, 'Reference'),
      ),
      marked(100, '09/03/2025', 'Gas works', '120.00', '', '240.50'),
      marked(114, '05/03/2025', 'Refund', '', '12.00', '120.50'),
      marked(128, '04/03/2025', 'Fee', '2.50', '', '132.50'),
      marked(142, '02/03/2025', 'Rent', '150.00', '', '130.00'),
    ]),
  ]);
  expect(statement.accounts).toMatchObject([{ kind: 'asset', openingBalance: 2000, closingBalance: -24050 }]);
  expect(statement.verification.status).toBe('verified');
});

it('dashes under a name of notes, in every row, are no signs of the balances before them', () => {
  const of = (y: number, day: string, text: string, out: string, into: string, balance: string, note = '-') =>
    row(
      y,
      left(40, day),
      left(110, text),
      ...(out === '' ? [] : [right(340, out)]),
      ...(into === '' ? [] : [right(420, into)]),
      right(500, balance),
      left(520, note),
    );
  const read = (note: string) =>
    readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(
          80,
          left(40, 'Date'),
          left(110, 'Details'),
          right(340, 'Paid out'),
          right(420, 'Paid in'),
          right(500, 'Balance'),
          left(520, note),
        ),
        of(100, '02/03/2026', 'Rent', '300.00', '', '700.00'),
        of(114, '04/03/2026', 'Fee', '2.50', '', '697.50'),
        of(128, '05/03/2026', 'Wages', '', '800.00', '1,497.50'),
        of(142, '09/03/2026', 'Refund', '', '7.00', '1,504.50'),
        of(156, '11/03/2026', 'Gas works', '111.00', '', '1,393.50'),
      ]),
    ]);
  const stages = read('Memo');
  expect(amountsOf(stages)).toEqual([-30000, -250, 80000, 700, -11100]);
  expect(stages.statement.transactions.map(({ balance, description }) => [balance, description])).toEqual([
    [70000, 'Rent'],
    [69750, 'Fee'],
    [149750, 'Wages'],
    [150450, 'Refund'],
    [139350, 'Gas works'],
  ]);
});

it('words of both sides fill a column far from the amounts, too short to tell a direction among others', () => {
  const of = columnsAt(left(40), left(120), left(200), left(420));
  const stages = readStatement([
    page(1, [
      row(40, left(40, '可用餘額: NT$ 4,030')),
      of(80, '時間', '類型', '對象', '金額'),
      of(100, '2025-07-21', '支出', '咖啡攤位', 'NT$ 120'),
      of(114, '2025-07-20', '收入', '營隊銀行', 'NT$ 1,000'),
      of(128, '2025-07-20', '支出', '餐廳', 'NT$ 350'),
      of(142, '2025-07-19', '收入', '林小華', 'NT$ 500'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([50000, -35000, 100000, -12000]);
});

describe('signs that begin a cell of every row', () => {
  const read = (...signs: readonly string[]): unknown[] =>
    readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
        row(80, left(40, 'Date'), left(110, 'Category'), left(220, 'Note'), right(470, 'Amount')),
        ...signs.map((sign, index) => {
          const category = sign === '' ? 'Food' : `${sign} Food`;
          const note = `Note ${'abcd'[index]}`;
          return row(100 + 14 * index, left(40, `0${index + 2}/03/2025`), left(110, category), left(220, note), right(470, '36.00')); // prettier-ignore
        }),
      ]),
    ]).statement.transactions.map(({ direction }) => direction);

  it('are those of their amounts', () => {
    expect(read('-', '+', '-', '-')).toEqual(['out', 'in', 'out', 'out']);
  });

  it('are none where a row has no such sign', () => {
    expect(read('-', '+', '', '-')).not.toEqual(['out', 'in', 'out', 'out']);
  });
});

it('letters beside amounts with and without a minus are codes', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
      row(54, left(40, 'Opening balance 500.00')),
      row(
        80,
        left(40, 'Date'),
        left(110, 'Details'),
        left(412, 'Code'),
        right(470, 'Amount'),
        right(540, 'Balance'),
      ),
      of(100, '02/03/2025', 'Rent', 'D', '-300.00', '200.00'),
      of(114, '04/03/2025', 'Gift', 'D', '20.00', '220.00'),
      of(128, '05/03/2025', 'Wages', 'D', '800.00', '1,020.00'),
      of(142, '09/03/2025', 'Shoes', 'C', '-70.00', '950.00'),
      of(156, '11/03/2025', 'Gas works', 'C', '-110.00', '840.00'),
      of(170, '12/03/2025', 'Refund', 'C', '15.00', '855.00'),
      of(184, '13/03/2025', 'Bakery', 'S', '-5.00', '850.00'),
      of(198, '14/03/2025', 'Fuel', 'D', '-50.00', '800.00'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-30000, 2000, 80000, -7000, -11000, 1500, -500, -5000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a word for a direction among other words behind the balances is of their column', () => {
  const kinds = columnsAt(left(40), left(110), right(400), right(470), left(490));
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
      row(54, left(40, 'Opening balance 500.00')),
      row(80, left(40, 'Date'), left(110, 'Details'), right(400, 'Amount'), right(470, 'Balance'), left(490, 'Kind')),
      kinds(100, '02/03/2025', 'Rent', '-300.00', '200.00', 'Home'),
      kinds(114, '04/03/2025', 'Shop', '-20.00', '180.00', 'Income'),
      kinds(128, '05/03/2025', 'Wages', '+800.00', '980.00', 'Income'),
      kinds(142, '09/03/2025', 'Cinema', '-70.00', '910.00', 'Leisure'),
      kinds(156, '11/03/2025', 'Fuel', '-10.00', '900.00', 'Income'),
    ]),
  ]); // prettier-ignore
  expect(amountsOf(stages)).toEqual([-30000, -2000, 80000, -7000, -1000]);
  expect(stages.statement.transactions[1]!.description).toBe('Shop Income');
});

it('an initial right before the column of marks is no mark', () => {
  const of = (y: number, day: string, text: string, ...cells: readonly [string, string, string]) =>
    row(y, left(40, day), left(120, text), left(200, cells[0]), right(420, cells[1]), right(500, cells[2]));
  const over = (y: number, text: string) => row(y, left(120, text));
  const names = [left(40, 'Date'), left(120, 'Details'), right(420, 'Amount'), right(500, 'Balance')];
  const stages = readStatement([
    page(1, [
      row(60, ...names),
      row(80, left(120, 'Opening balance'), right(500, '100.00')),
      over(96, 'Rent for the'),
      of(107, '02/03/2026', 'house', 'Debit', '50.00', '50.00'),
      over(120, 'Transfer from S.'),
      of(131, '04/03/2026', 'Harrow', 'Credit', '2.50', '52.50'),
      over(144, 'Wages of'),
      of(155, '05/03/2026', 'March', 'Credit', '12.00', '64.50'),
      over(168, 'Cakes of the'),
      of(179, '09/03/2026', 'bakery', 'Debit', '9.50', '55.00'),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ description }) => description)[1]).toBe(
    'Transfer from S. Harrow',
  );
});

it('before balances as well say nothing of the booking', () => {
  const signed = columnsAt(left(40), left(110), left(330), right(430), left(460), right(550));
  const { statement } = readStatement([
    page(1, [
      row(40, left(40, 'Periode 01.03.2025 - 31.03.2025')),
      row(60, left(110, 'Inngående saldo'), left(460, '+'), right(550, '300,00')),
      row(80, left(40, 'Dato'), left(110, 'Forklaring'), right(430, 'Beløp'), right(550, 'Saldo')),
      signed(100, '02.03.2025', 'Varekjøp', '–', '50,00', '+', '250,00'),
      signed(114, '04.03.2025', 'Gebyr', '–', '2,50', '+', '247,50'),
      signed(128, '05.03.2025', 'Lønn', '+', '1 120,00', '+', '1 367,50'),
      signed(142, '09.03.2025', 'Nettgiro', '–', '9,50', '+', '1 358,00'),
    ]),
  ]);
  expect(amountsOf({ statement })).toEqual([-5000, -250, 112_000, -950]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Varekjøp',
    'Gebyr',
    'Lønn',
    'Nettgiro',
  ]);
});
