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

it('a day right behind that of a row, under no name and in no column, may be the one it is booked on', () => {
  const line = (days: string, text: string, amount: string, balance: string) => [
    left(40, days.slice(0, 12)),
    left(110, days.slice(13)),
    left(180, text),
    right(400, amount),
    right(500, balance),
  ];
  const rows = [
    line('Jul 22, 2022 Jul 22, 2022', 'Transfer', '942.59 CR', '942.59'),
    line('Aug 21, 2022 Aug 19, 2022', 'Coffee', '40.00 DR', '902.59'),
    line('Aug 25, 2022 Aug 28, 2022', 'Books', '72.95 DR', '829.64'),
    line('Sep 21, 2022 Sep 23, 2022', 'Fee', '29.96 DR', '799.68'),
  ].map((cells, index) => row(160 + 12 * index, ...cells));
  const daily = ['Jul 22, 2022|942.59', 'Aug 19, 2022|902.59', 'Aug 28, 2022|829.64', 'Sep 23, 2022|799.68'];
  const read = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 06/01/2022 through 09/29/2022')),
      row(54, left(40, 'Beginning balance'), right(260, '0.00')),
      row(68, left(40, 'Ending balance'), right(260, '799.68')),
      ...rows,
      row(230, left(40, 'Daily balances')),
      ...daily.map((text, index) =>
        row(244 + 12 * index, left(60, text.split('|')[0]!), right(220, text.split('|')[1]!)),
      ),
    ]),
  ]);
  expect(read.statement.transactions[1]!.flags.map(({ code }) => code)).toContain('date_uncertain');
});

it('a minus beside what comes in is in doubt where a title speaks of a card', () => {
  const { verification } = readSmall({
    above: [
      'Kreditkartenabrechnung',
      'Zeitraum 01.12.2021 bis 10.12.2021',
      'Alter Saldo 446,48 EUR',
      'Neuer Saldo -3.345,72 EUR',
    ],
    heading: ['Buchungsdatum', 'Buchungstext', 'Betrag', 'Saldo'],
    rows: [
      ['01.12.21', 'SEPA Book Nook', '(43,49)', ''],
      ['01.12.21', 'REFUND Taxi', '(64,60)', '554,57'],
      ['02.12.21', 'Rail', '4.227,46', '-3.672,89'],
      ['04.12.21', 'Apotheke', '60,79', '-3.733,68'],
      ['05.12.21', 'SALARY Petrol', '(793,51)', '-2.940,17'],
      ['07.12.21', 'SEPA Mill', '(38,20)', '-2.901,97'],
      ['08.12.21', 'DIRECT DEBIT Garage', '512,92', ''],
      ['10.12.21', 'REFUND Gym', '(69,17)', '-3.345,72'],
    ],
  }).statement;
  expect(verification.status).not.toBe('verified');
});
