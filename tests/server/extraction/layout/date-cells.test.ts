/** What stands beside the date of a row: a second date behind a stroke, the day of the week. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('reads two dates with a stroke between them, each under its name', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Alter Saldo 0,00')),
      row(100, left(40, 'Valuta / Buchungstag'), left(220, 'Buchungstext'), right(500, 'EUR')),
      row(120, left(40, '08.04.2024 / 07.04.2024'), left(220, 'Gutschrift'), right(500, '250,00')),
      row(140, left(40, '12.04.2024 / 11.04.2024'), left(220, 'Spende'), right(500, '-20,00')),
      row(180, left(40, 'Neuer Saldo 230,00')),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual(['2024-04-07 +25000 Gutschrift', '2024-04-11 -2000 Spende']);
  expect(stages.statement.verification.status).toBe('verified');
});

it('reads the dates that begin a row in their order, where it lacks what stands before them in the others', () => {
  const ending = (y: number, days: string, text: string, amount: string) =>
    row(y, left(40, `4402 ${days} ${text}`), right(420, amount));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Statement period 06/01/2026 to 06/30/2026')),
      row(100, left(40, 'Card Trans Post Description'), right(420, 'Amount')),
      ending(114, '06/03 06/04', 'Grocer', '12.50'),
      ending(128, '06/05 06/06', 'Florist', '30.25'),
      ending(142, '06/08 06/09', 'Baker', '4.10'),
      row(156, left(40, '06/15 06/16 Payment'), right(420, '-46.85')),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ date, valueDate }) => [date, valueDate])).toContainEqual([
    '2026-06-16',
    '2026-06-15',
  ]);
});

it('leaves the day of the week out of the text and of labels, where a column names it', () => {
  const cells = (y: number, [date, day, text, amount, balance]: readonly string[]) =>
    row(y, left(40, date!), left(90, day!), left(130, text!), right(420, amount!), right(500, balance!));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Kontoauszug vom 01.10.2025 bis 31.10.2025')),
      cells(100, ['Datum', 'Tag', 'Buchungstext', 'Betrag', 'Saldo']),
      row(120, left(40, '01.10'), left(90, 'MI'), left(130, 'ANFANGSSALDO'), right(500, '100,00')),
      cells(140, ['03.10', 'FR', 'KAFFEE', '-5,00', '95,00']),
      cells(160, ['06.10', 'MO', 'LOHN', '900,00', '995,00']),
      row(180, left(40, '31.10'), left(90, 'FR'), left(130, 'ENDSALDO'), right(500, '995,00')),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual(['2025-10-03 -500 KAFFEE', '2025-10-06 +90000 LOHN']);
  expect(stages.statement.verification.status).toBe('verified');
});

it('tells the booking day from the value date where their names are set as one', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Kontoauszug vom 01.10.2025 bis 31.10.2025')),
      row(100, left(40, 'Bu-Tag Wert Vorgang')),
      row(120, left(110, 'alter Kontostand'), right(500, '100,00 H')),
      row(140, left(40, '02.10. 04.10.'), left(110, 'Kaffee'), right(420, '5,00 S')),
      row(160, left(40, '06.10. 06.10.'), left(110, 'Lohn'), right(500, '900,00 H')),
      row(180, left(110, 'neuer Kontostand'), right(500, '995,00 H')),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual(['2025-10-02 -500 Kaffee', '2025-10-06 +90000 Lohn']);
  expect(stages.statement.verification.status).toBe('verified');
});

it.each([
  ['Дата операции', 'Дата обработки'],
  ['Harcama tarihi', 'Muhasebe tarihi'],
  ['交易日', '入賬日'],
  ['Tranzakció dátuma', 'Könyvelés dátuma'],
  ['Effective', 'Entered'],
])('the bank books on the later named of %s and %s', (bought, booked) => {
  const booking = (y: number, first: string, second: string) =>
    row(y, left(40, first), left(160, second), left(280, 'Shop'), right(500, '5.00'));
  const { statement } = readStatement([
    page(1, [
      row(100, left(40, bought), left(160, booked), left(280, 'Description'), right(500, 'Amount')),
      booking(114, '03/03/2027', '04/03/2027'),
      booking(128, '05/03/2027', '08/03/2027'),
      booking(142, '09/03/2027', '09/03/2027'),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2027-03-04', '2027-03-08', '2027-03-09']);
});

it('two days under one name of two lines that names both are booked on the first', () => {
  const booking = (y: number, first: string, second: string) =>
    row(y, left(40, first), left(118, second), left(210, 'Laden'), right(500, '-5.00'));
  const { statement } = readStatement([
    page(1, [
      row(88, left(40, 'Buchungstag /'), left(210, 'Text'), right(500, 'Betrag')),
      row(100, left(40, 'Wertstellung')),
      booking(120, '03.03.2027', '05.03.2027'),
      booking(134, '05.03.2027', '08.03.2027'),
      booking(148, '09.03.2027', '09.03.2027'),
    ]),
  ]);
  expect(
    statement.transactions.map(({ date, valueDate, description }) => [date, valueDate, description]),
  ).toEqual([
    ['2027-03-03', '2027-03-05', 'Laden'],
    ['2027-03-05', '2027-03-08', 'Laden'],
    ['2027-03-09', '2027-03-09', 'Laden'],
  ]);
});

it('a value date in three numbers is one where its column is written so', () => {
  const booking = (y: number, day: string, text: string) =>
    row(y, left(40, `${day}/03/2027`), left(120, text), left(330, `${day} 03 2027`), right(500, '5.00'));
  const { statement } = readStatement([
    page(1, [
      row(100, left(40, 'Date'), left(120, 'Description'), left(330, 'Value'), right(500, 'Amount')),
      booking(114, '03', 'Shop'),
      booking(128, '05', 'Order 11 04 2027'),
      booking(142, '09', 'Shop'),
    ]),
  ]);
  expect(statement.transactions.map(({ valueDate, description }) => [valueDate, description])).toEqual([
    ['2027-03-03', 'Shop'],
    ['2027-03-05', 'Order 11 04 2027'],
    ['2027-03-09', 'Shop'],
  ]);
});

it('beside the day a booking was made, a column without a known name leaves it in doubt which is the booking date', () => {
  const read = (second: string) =>
    readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(54, left(40, 'Opening balance 100.00')),
        row(
          100,
          left(40, 'Transaction date'),
          left(130, 'Text'),
          left(330, second),
          right(500, 'Debit'),
          right(570, 'Balance'),
        ),
        row(
          120,
          left(40, '03/03/2026'),
          left(130, 'Coffee'),
          left(330, '05/03/2026'),
          right(500, '10.00'),
          right(570, '90.00'),
        ),
        row(
          134,
          left(40, '09/03/2026'),
          left(130, 'Books'),
          left(330, '10/03/2026'),
          right(500, '20.00'),
          right(570, '70.00'),
        ),
        row(
          148,
          left(40, '17/03/2026'),
          left(130, 'Fuel'),
          left(330, '19/03/2026'),
          right(500, '30.00'),
          right(570, '40.00'),
        ),
      ]),
    ]).statement;
  expect(read('Posting date').verification.status).toBe('verified');
  const { transactions, verification } = read('Zubor');
  expect(transactions[0]!.flags.map(({ code }) => code)).toEqual(['date_uncertain']);
  expect(verification.status).toBe('unverified');
});

it('days in a column of their own beside value dates, wrapped in cells with the amounts between their lines, are the booking dates', () => {
  const entry = (y: number, day: string, value: string, text: string, out: string, balance: string) => [
    row(y, left(40, `${day}-03-`), left(90, `${value}-03-`)),
    row(y + 5, left(150, text), right(420, out), right(500, balance)),
    row(y + 10, left(40, '2026'), left(90, '2026')),
  ];
  const { transactions } = readStatement([
    page(1, [
      row(40, left(40, 'Opening balance 100.00')),
      row(
        80,
        left(40, 'Zubor'),
        left(90, 'Value'),
        left(150, 'Text'),
        right(420, 'Debit'),
        right(500, 'Balance'),
      ),
      row(90, left(90, 'date')),
      ...entry(120, '03', '02', 'Coffee', '10.00', '90.00'),
      ...entry(150, '09', '07', 'Books', '20.00', '70.00'),
      ...entry(180, '17', '16', 'Fuel', '30.00', '40.00'),
    ]),
  ]).statement;
  expect(transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2026-03-03', '2026-03-02'],
    ['2026-03-09', '2026-03-07'],
    ['2026-03-17', '2026-03-16'],
  ]);
});

it('without names, days printed once each before the dates of all rows leave it in doubt which are booked on', () => {
  const line = (y: number, day: string, text: string, amount: string, value: string, balance: string) =>
    row(
      y,
      ...(day === '' ? [] : [left(40, day)]),
      left(110, text),
      right(360, amount),
      left(380, value),
      right(520, balance),
    );
  const { transactions, verification } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      line(100, '03.03.2026', 'Coffee', '-10.00', '04.03.2026', '90.00'),
      line(114, '', 'Books', '-20.00', '04.03.2026', '70.00'),
      line(128, '09.03.2026', 'Fuel', '-30.00', '09.03.2026', '40.00'),
      line(142, '', 'Bread', '-5.00', '09.03.2026', '35.00'),
      line(156, '', 'Milk', '-1.00', '10.03.2026', '34.00'),
      line(170, '17.03.2026', 'Soap', '-2.00', '17.03.2026', '32.00'),
      line(184, '', 'Paper', '-3.00', '18.03.2026', '29.00'),
    ]),
  ]).statement;
  expect(transactions[0]).toMatchObject({
    date: '2026-03-03',
    valueDate: '2026-03-04',
    description: 'Coffee',
  });
  expect(transactions[0]!.flags.map(({ code }) => code)).toContain('date_uncertain');
  expect(verification.status).toBe('unverified');
});

it('reads a date that a signed amount set closely before it ends at', () => {
  const booking = (y: number, valued: string, text: string, amount: string, booked: string) =>
    row(y, left(40, valued), left(110, text), right(400, amount), left(402, booked));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      row(100, left(40, 'Value date'), left(110, 'Details'), right(400, 'Amount'), left(402, 'Posting date')),
      booking(114, '05.12.25', 'Bakery', '-9.30', '03.12.25'),
      booking(128, '17.12.25', 'Refund', '+4.00', '16.12.25'),
      booking(142, '19.12.25', 'Toll', '-24.70', '17.12.25'),
      row(180, left(40, 'Closing balance 70.00')),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2025-12-03 -930 Bakery',
    '2025-12-16 +400 Refund',
    '2025-12-17 -2470 Toll',
  ]);
});

it('takes the days of another calendar beside those of a named column for no days of booking', () => {
  const both = (y: number, other: string, day: string, text: string, amount: string, balance: string) =>
    row(y, left(40, other), left(110, day), left(180, text), right(480, amount), right(560, balance));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 500.00')),
      row(
        100,
        left(40, 'Miti'),
        left(110, 'Date'),
        left(180, 'Description'),
        right(480, 'Amount'),
        right(560, 'Balance'),
      ),
      both(114, '2080-05-12', '2023-08-29', 'Grocer', '-12.50', '487.50'),
      both(128, '2080-05-14', '2023-08-31', 'Sale of rope', '30.00', '517.50'),
      both(142, '2080-05-15', '2023-09-01', 'Baker', '-4.10', '513.40'),
    ]),
  ]);
  expect(rowsOf(stages).map((text) => text.slice(0, 10))).toEqual(['2023-08-29', '2023-08-31', '2023-09-01']);
  expect(stages.statement.verification.status).toBe('verified');
});
