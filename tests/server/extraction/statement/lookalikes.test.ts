/** Bookings, sentences and figures that look like something else. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { settleCurrency } from '../../../../server/extraction/statement/currency/currency.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { columnsAt, left, linesOf, page, right, row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Debit', 'Credit'];

describe('what looks like something else', () => {
  it('a shop named like a total is booked', () => {
    const stages = readSmall({
      above: ['Opening balance 100.00', 'Closing balance 80.00'],
      heading: HEADING,
      rows: [
        ['04/03/2026', 'TOTAL WINE BAR', '12.50', ''],
        ['05/03/2026', 'Coffee', '7.50', ''],
        ['05/03/2026', 'TOTAL', '20.00', ''],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, -750]);
  });

  it('a payee named like a balance is booked where its amount moves the balance', () => {
    const stages = readSmall({
      above: ['Opening balance 100.00'],
      heading: [...HEADING, 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '7.50', '', '92.50'],
        ['05/03/2026', 'Carried Forward Removals', '12.50', '', '80.00'],
        ['06/03/2026', 'Books', '5.00', '', '75.00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-750, -1250, -500]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('figures between the words of a card make no sentence of them', () => {
    const { statement } = readSmall({
      above: ['Credit limit £3,000.00 Minimum payment £15.00', 'Previous balance £100.00'],
      heading: ['Date', 'Details', 'Spent', 'Paid', 'You owe'],
      rows: [
        ['04/03/2026', 'Coffee', '7.50', '', '107.50'],
        ['05/03/2026', 'Thank you', '', '50.00', '57.50'],
        ['06/03/2026', 'Books', '12.50', '', '70.00'],
      ],
    });
    expect(statement.accounts[0]!.kind).toBe('liability');
    expect(statement.transactions.map(({ direction }) => direction)).toEqual(['out', 'in', 'out']);
  });

  it('what a card books of its previous balance is no balance', () => {
    const stages = readSmall({
      above: ['Credit card statement', 'Credit limit 500.00', 'Previous balance 40.00', 'New balance 12.50'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Collected previous balance', '-40.00'],
        ['05/03/2026', 'Coffee', '12.50'],
      ],
    });
    expect(amountsOf(stages)).toEqual([4000, -1250]);
  });

  it.each([
    ['Balance transfer', '1142.50', true],
    ['Balance on account', '1142.50', true],
    ['Balance on account', '942.50', false],
  ])(
    '"%s" in the first row of a list, which ends with %s, is the text of a booking: %s',
    (text, closing, isBooking) => {
      const stages = readSmall({
        above: [
          'Credit card statement',
          'Credit limit 9000.00',
          'Previous balance 200.00',
          `New balance ${closing}`,
        ],
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['02/03/2026', text, '1000.00'],
          ['03/03/2026', 'Coffee', '12.50'],
          ['04/03/2026', 'Payment', '-70.00'],
        ],
      });
      expect(amountsOf(stages).length === 3).toBe(isBooking);
      expect(stages.statement.verification.status === 'verified').toBe(isBooking);
    },
  );

  it('a sentence about deposits states no total of money in', () => {
    const { facts } = readSmall({
      heading: HEADING,
      rows: [['04/03/2026', 'Wages', '', '20.00']],
      below: ['Deposits are protected up to 85,000.00 per eligible person.'],
    });
    expect(facts.figures).toEqual([]);
  });

  it.each([
    ['Closing balance is covered by the scheme 85,000.00', []],
    ['Closing balance is secured until 85,000.00', []],
    ['Closing balance is in credit 85,000.00', ['closing']],
    ['Closing balance is 85,000.00', ['closing']],
  ])('a sentence that says something of the balance states none: %s', (sentence, labels) => {
    const { facts } = readSmall({
      heading: HEADING,
      rows: [['04/03/2026', 'Wages', '', '20.00']],
      below: [sentence],
    });
    expect(facts.figures.map(({ label }) => label)).toEqual(labels);
  });

  it('a summary below the columns of money out and money in says nothing of sides', () => {
    const { statement } = readSmall({
      heading: HEADING,
      rows: [
        ['', 'Opening balance', '', '100.00'],
        ['04/03/2026', 'Coffee', '12.50', ''],
        ['05/03/2026', 'Wages', '', '20.00'],
        ['', 'Closing balance', '', '107.50'],
        ['', 'Opening balance', '100.00', ''],
        ['', 'Closing balance', '107.50', ''],
      ],
    });
    expect(statement.verification).toMatchObject({ status: 'verified', closingBalance: 10750 });
  });

  it('nor does one below the rows of a card, whose balances are what is owed', () => {
    const { statement } = readSmall({
      above: ['Credit card statement', 'Credit limit 500.00'],
      heading: HEADING,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', ''],
        ['05/03/2026', 'Payment', '', '40.00'],
        ['', 'Previous balance', '', '100.00'],
        ['', 'New balance', '', '72.50'],
      ],
    });
    expect(statement.verification).toMatchObject({ status: 'verified', closingBalance: 7250 });
  });

  it('rows between two equal balances carried over a page are not nothing', () => {
    const carried = (label: string) => ['', label, '', '', '90.00'];
    const stages = readSmall(
      {
        heading: [...HEADING, 'Balance'],
        rows: [
          ['04/03/2026', 'Coffee', '12.50', '', '100.00'],
          ['05/03/2026', 'Books', '10.00', '', '90.00'],
          carried('Balance carried forward'),
        ],
      },
      {
        heading: [...HEADING, 'Balance'],
        rows: [carried('Balance brought forward'), ['06/03/2026', 'Wages', '', '20.00', '110.00']],
      },
    );
    expect(amountsOf(stages)).toEqual([-1250, -1000, 2000]);
  });

  it('balances marked as credit are what is there, though an overdraft is spoken of', () => {
    const { statement } = readSmall({
      above: ['Credit limit 500.00'],
      heading: [...HEADING, 'Balance'],
      rows: [
        ['', 'Opening balance', '', '', '100.00 CR'],
        ['04/03/2026', 'Coffee', '12.50', '', '87.50 CR'],
        ['05/03/2026', 'Wages', '', '20.00', '107.50 CR'],
      ],
    });
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([8750, 10750]);
  });

  it('a name of texts or of amounts is that of texts beside one of amounts', () => {
    const { statement } = readSmall({
      heading: ['Buchungstag', 'Umsätze', 'Betrag', 'Saldo'],
      rows: [
        ['04.03.2026', 'Bäcker', '-12,50', '87,50'],
        ['', 'USD 13,20'],
        ['05.03.2026', 'Lohn', '20,00', '107,50'],
        ['06.03.2026', 'Buch', '-7,50', '100,00'],
      ],
    });
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Bäcker USD 13,20',
      'Lohn',
      'Buch',
    ]);
  });

  it('a day with a time below a row is text, among days that head the rows', () => {
    const { statement } = readSmall({
      above: ['Period 01/03/2026 - 31/03/2026'],
      heading: ['Description', '', 'Amount', 'Balance'],
      rows: [
        ['', '', '', '100.00'],
        ['04/03/2026'],
        ['Coffee', '', '-12.50', '87.50'],
        ['05/03/2026'],
        ['Cash machine', '', '-20.00', '67.50'],
        ['04/03/2026 22:02'],
        ['05/03/2026 08:14 card 4410'],
        ['Books', '', '-7.50', '60.00'],
        ['06/03/2026'],
        ['Wages', '', '50.00', '110.00'],
      ],
    });
    expect(statement.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2026-03-04 Coffee',
      '2026-03-05 Cash machine 04/03/2026 22:02 05/03/2026 08:14 card 4410',
      '2026-03-05 Books',
      '2026-03-06 Wages',
    ]);
  });

  it('a day with a time beside the amount of a row is text, too', () => {
    const { statement } = readSmall({
      above: ['Period 01/03/2026 - 31/03/2026'],
      heading: ['Description', '', 'Amount', 'Balance'],
      rows: [
        ['', '', '', '100.00'],
        ['05/03/2026'],
        ['Withdrawal on the quay'],
        ['04/03/2026 22:02', '', '-12.50', '87.50'],
        ['06/03/2026'],
        ['Bakery'],
        ['card 4410', '', '-20.00', '67.50'],
        ['09/03/2026'],
        ['Wages'],
        ['of March', '', '50.00', '117.50'],
      ],
    });
    expect(statement.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2026-03-05 Withdrawal on the quay 04/03/2026 22:02',
      '2026-03-06 Bakery card 4410',
      '2026-03-09 Wages of March',
    ]);
  });

  it('one total of a card tells the direction of the row it sums, not of all', () => {
    const { statement } = readSmall({
      above: [
        'Extras card de credit',
        'Plata minimă 25.00',
        'Sold anterior 40.00',
        'Total plăți 40.00',
        'Sold nou 32.50',
      ],
      heading: ['Data', 'Detalii', 'Suma'],
      rows: [
        ['04/03/2026', 'Panificatie', '-12.50'],
        ['05/03/2026', 'Plata primita', '40.00'],
        ['06/03/2026', 'Carti', '-15.00'],
        ['07/03/2026', 'Ceai', '-5.00'],
      ],
    });
    expect(statement.verification.status).toBe('unverified');
  });

  it('a sign in the column of marks is none of the balance behind it', () => {
    const { statement } = readSmall({
      heading: ['Date', 'Description', 'Amount', 'Dr/Cr', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '-', '87.50'],
        ['05/03/2026', 'Books', '10.00', '-', '77.50'],
        ['06/03/2026', 'Wages', '20.00', '+', '97.50'],
        ['07/03/2026', 'Tea', '7.50', '-', '90.00'],
      ],
    });
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([8750, 7750, 9750, 9000]);
  });

  it.each(['\u5bfe\u8c61\u671f\u9593:2022.12.05~2023.01.03', '2022.12.05\u304b\u30892023.01.03\u307e\u3067'])(
    'a period without blanks: %s',
    (period) => {
      const { statement } = readSmall({
        above: [period],
        heading: HEADING,
        rows: [['15/12', 'Tea', '400', '']],
      });
      expect(statement.accounts).toMatchObject([{ periodStart: '2022-12-05', periodEnd: '2023-01-03' }]);
    },
  );

  it('the sign of yen and yuan is that of yuan where its amounts have decimals', () => {
    const of = (amount: string): string | null =>
      settleCurrency(linesOf([row(100, left(40, '2026-03-04'), left(120, 'Tea'), right(400, amount))]));
    expect([of('\u00a512.50'), of('\u00a51,250')]).toEqual(['CNY', 'JPY']);
  });

  it('marks in a column of their own are read beside amounts without decimals and separators', () => {
    const stages = readSmall({
      above: ['Currency JPY', 'Opening balance 1000', 'Closing balance 700'],
      heading: ['Date', 'Description', 'Amount', 'Dr/Cr'],
      rows: [
        ['04/03/2026', 'Tea', '400', 'DR'],
        ['05/03/2026', 'Wages', '200', 'CR'],
        ['06/03/2026', 'Rice', '100', 'DR'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-400, 200, -100]);
  });
});

describe('a list that begins with its opening balance', () => {
  const booking = columnsAt(left(40), left(110), right(500));

  it('starts from none that is carried over its pages, and does not end on the day of the first', () => {
    const { accounts, verification } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance'), right(500, '100.00')),
        row(90, left(40, 'Balance as of 28/02/2026'), right(500, '100.00')),
        booking(120, '04/03/2026', 'Grocer', '-10.00'),
        booking(140, '05/03/2026', 'Wages', '20.00'),
        row(180, left(40, 'Continued on page 2'), left(250, 'Brought forward'), right(500, '110.00')),
      ]),
      page(2, [
        row(60, left(250, 'Brought forward'), right(500, '110.00')),
        booking(90, '06/03/2026', 'Books', '-7.30'),
        row(120, left(40, 'Closing balance'), right(500, '102.70')),
      ]),
    ]).statement;
    expect(accounts[0]).toMatchObject({ openingBalance: 10000, periodEnd: null });
    expect(verification.status).toBe('verified');
  });
});
