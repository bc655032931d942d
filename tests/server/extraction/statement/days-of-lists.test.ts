/** Days about and in the lists of an account: which one a row is booked on, and which are no bookings. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

describe('days with their balances', () => {
  it('several in a line are no unread bookings', () => {
    const balances: Row[] = [
      row(500, left(40, 'Daily balances')),
      row(514, left(40, '04/03'), right(200, '1,020.00'), left(240, '05/03'), right(400, '958.50')),
      row(528, left(40, '09/03'), right(200, '883.50')),
    ];
    const rows: Row[] = [
      row(60, left(40, 'Statement period 1 March 2026 to 31 March 2026')),
      row(80, left(40, 'Opening balance 900.00')),
      row(94, left(40, 'Closing balance 883.50')),
      row(120, left(40, 'Date'), left(110, 'Details'), right(400, 'Amount')),
      row(134, left(40, '04/03'), left(110, 'Wages Holt Farm'), right(400, '120.00')),
      row(148, left(40, '05/03'), left(110, 'Greengrocer'), right(400, '-61.50')),
      row(162, left(40, '09/03'), left(110, 'Bicycle repair'), right(400, '-75.00')),
    ];
    const { statement } = readStatement([page(1, [...rows, ...balances])]);
    expect(statement.verification).toMatchObject({ status: 'verified', warnings: [] });
  });
});

describe('the period right above rows without a heading', () => {
  it('is no unread booking', () => {
    const cells = (y: number, day: string, amount: string, balance: string): Row =>
      row(y, left(40, `${day} March 2026`), left(160, 'Transfer'), right(400, amount), right(500, balance));
    const { statement } = readStatement([
      page(1, [
        row(60, left(300, 'Opening balance 100.00')),
        row(100, left(40, '1 March 2026 - 31 March 2026')),
        cells(114, '4', '-50.00', '50.00'),
        cells(128, '5', '30.00', '80.00'),
        cells(142, '6', '-20.00', '60.00'),
        cells(156, '9', '25.00', '85.00'),
      ]),
    ]);
    expect(statement.verification).toMatchObject({ status: 'verified', warnings: [] });
  });
});

describe('a second day that few rows print', () => {
  it('is no text where its column is named', () => {
    const cells = (index: number, made: string): Row =>
      row(
        114 + 14 * index,
        ...(made === '' ? [] : [left(40, made)]),
        left(110, `${String(index + 1).padStart(2, '0')}/03/2026`),
        left(200, `Payment ${String.fromCodePoint(65 + index)}`),
        right(400, '10.00'),
      );
    const days = ['', '', '', '03/03/2026', '', '', '', '07/03/2026', '', '', '', ''];
    const heading = row(
      100,
      left(40, 'Trans date'),
      left(110, 'Eff date'),
      left(200, 'Details'),
      right(400, 'Paid out'),
    );
    expect(
      rowsOf(readStatement([page(1, [heading, ...days.map((made, index) => cells(index, made))])]))[3],
    ).toBe('2026-03-04 -1000 Payment D');
  });
});

describe('a list with two days', () => {
  it('is booked on the day its rows were paid', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        row(
          100,
          left(40, 'Description'),
          left(200, 'Tran date'),
          left(300, 'Date paid'),
          right(500, 'Debit'),
        ),
        ...['04', '05', '09'].map((day, index) =>
          row(
            116 + 14 * index,
            left(40, 'Coffee'),
            left(200, `${day}/03/2027`),
            left(300, `${day.replace('0', '1')}/03/2027`),
            right(500, '12.50'),
          ),
        ),
        row(180, left(40, 'Closing balance 62.50')),
      ]),
    ]);
    expect(statement.transactions.map(({ date }) => date.slice(8))).toEqual(['14', '15', '19']);
  });
});

describe('a list below the names of its days alone', () => {
  const read = (...names: readonly string[]) =>
    readStatement([
      page(1, [
        row(60, left(40, 'Alter Saldo'), right(400, '100,00+')),
        row(84, ...names.map((name, index) => left(40 + 50 * index, name))),
        ...['04', '05', '08'].map((day, index) =>
          row(
            100 + 14 * index,
            left(40, `${day}.03.27`),
            left(90, `1${day.slice(1)}.03.`),
            left(140, 'Dauerauftrag'),
            right(400, '10,00-'),
          ),
        ),
        row(160, left(40, 'Neuer Saldo'), right(400, '70,00+')),
      ]),
    ]).statement.transactions.map(({ date, flags }) => `${date.slice(8)} ${flags.length}`);

  it('is booked on the day that is named so, without a doubt', () => {
    expect(read('Buchung', 'Wert')).toEqual(['04 0', '05 0', '08 0']);
    expect(read('Wert', 'Buchung')).toEqual(['14 0', '15 0', '18 0']);
  });

  it('is in doubt where none is', () => {
    expect(read()).toEqual(['04 1', '05 1', '08 1']);
  });
});
