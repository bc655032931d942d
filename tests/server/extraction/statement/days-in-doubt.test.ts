/** Days and charges that could be taken for others, without a word of doubt. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

describe('the year of days with the names of their months', () => {
  const made = (day: string, days: readonly string[]) =>
    readSmall({
      above: [`Statement date: ${day}`, 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        [days[0]!, 'Coffee', '12.50', '', '87.50'],
        [days[1]!, 'Books', '40.00', '', '47.50'],
        [days[2]!, 'Refund', '', '15.00', '62.50'],
      ],
    });

  it('is that of a day right behind them, in whichever order that is written', () => {
    const read = made('08/03/2025', ['Jul 04', 'Jul 19', 'Jul 31']);
    expect(rowsOf(read)[0]).toBe('2025-07-04 -1250 Coffee');
    expect(read.statement.verification.status).toBe('verified');
    expect(rowsOf(made('03/08/2025', ['Jul 04', 'Jul 19', 'Jul 31']))[0]).toBe('2025-07-04 -1250 Coffee');
  });

  it('is in doubt where that day lies behind them in neither order, and in another year in each', () => {
    const { transactions } = made('08/03/2025', ['Apr 04', 'Apr 19', 'Apr 30']).statement;
    expect(transactions[0]!.flags.map(({ code }) => code)).toContain('date_uncertain');
  });
});

it('days with a dot behind them in two columns have no year', () => {
  const read = readSmall({
    above: ['Zeitraum 01.03.2026 bis 31.05.2026', 'Alter Saldo 100,00'],
    heading: ['Kaufdatum', 'Buchungstext', 'Soll', 'Haben', 'Saldo'],
    rows: [
      ['23. Apr 25. Apr', 'Bäcker', '12,50', '', '87,50'],
      ['27. Apr 30. Apr', 'Bücher', '40,00', '', '47,50'],
    ],
  });
  expect(rowsOf(read).map((row) => row.slice(0, 4))).toEqual(['2026', '2026']);
});

it('a number in a cell of its own before a month and its day is that of the row', () => {
  const line = (y: number, number: string, day: string, text: string, amount: string, balance: string) =>
    row(
      y,
      left(40, number),
      left(70, `Feb ${day}`),
      left(130, text),
      right(400, amount),
      right(500, balance),
    );
  const read = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 02/01/2024 through 02/29/2024')),
      row(54, left(40, 'Beginning balance'), right(240, '100.00')),
      row(
        80,
        left(40, 'No.'),
        left(70, 'Date'),
        left(130, 'Description'),
        right(400, 'Deposits'),
        right(500, 'Balance'),
      ),
      line(94, '1', '01', 'Airline', '12.50', '112.50'),
      line(108, '2', '23', 'Rent', '40.00', '152.50'),
    ]),
  ]);
  expect(rowsOf(read)).toEqual(['2024-02-01 +1250 Airline', '2024-02-23 +4000 Rent']);
});

describe('lines without a date behind the total of a list', () => {
  const listed: Small = {
    above: ['Statement period 01/05/2026 to 31/05/2026', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['04/05/2026', 'Coffee', '-12.50'],
      ['09/05/2026', 'Books', '-40.00'],
      ['18/05/2026', 'Refund', '15.00'],
      ['', 'Total', '-37.50'],
      ['', 'Stamp duty', '-2.00'],
    ],
  };

  it('may be charges where no balance ends the account', () => {
    const { status, warnings } = readSmall(listed).statement.verification;
    expect(status).toBe('unverified');
    expect(warnings).toEqual(['A line without a date on page 1 is in no account: Stamp duty']);
  });

  it('are none where the closing balance is reached without them', () => {
    const ended = { ...listed, above: [...listed.above!, 'Closing balance 62.50'] };
    expect(readSmall(ended).statement.verification.status).toBe('verified');
  });
});

it('signs over which only a title speaks of a card may mean the opposite', () => {
  const { transactions } = readSmall({
    above: ['Creditcardafschrift', 'Datum afschrift: 27.01.2026', 'Beginsaldo 1.025,72', 'Eindsaldo 953,93'],
    heading: ['Datum', 'Omschrijving', 'Bedrag'],
    rows: [
      ['25.01.2026', 'Tankstation', '884,13'],
      ['12.01.2026', 'Molen', '-24,90'],
      ['04.01.2026', 'Boomgaard', '-931,02'],
    ],
  }).statement;
  expect(transactions[0]!.flags.map(({ code }) => code)).toContain('amount_uncertain');
});
