/** Lists of one direction: titles that end in their total, and what ends such a list. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { booking, names, PERIOD, sectionsIn } from '../../../support/sections.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

describe('titles with a total', () => {
  it('stand over a heading', () => {
    expect(
      sectionsIn(row(100, left(40, 'Withdrawals'), right(500, '12.50')), names(114), booking(128)),
    ).toEqual(['out']);
  });

  it('stand over the rows they sum', () => {
    const title = row(100, left(40, 'Deposits'), right(500, '20.00'));
    expect(sectionsIn(title, booking(114), booking(128, '7.50'))).toEqual(['in']);
    expect(sectionsIn(title, booking(114), booking(128, '8.50'))).toEqual([]);
    const leftSet = (y: number, amount: string): Row =>
      row(y, left(40, '04/03/2026'), left(120, 'Some text'), left(430, amount));
    expect(sectionsIn(title, leftSet(114, '12.50'), leftSet(128, '7.50'))).toEqual(['in']);
  });

  it('are no totals of the list above', () => {
    expect(
      sectionsIn(booking(86), row(100, left(40, 'Total deposits'), right(500, '12.50')), names(114)),
    ).toEqual([]);
  });
});

describe('what a line says it includes', () => {
  const list = (text: string): string[] =>
    sectionsIn(names(60), booking(80), row(110, left(40, text)), booking(138));

  it('is said of the lines above, not of those below', () => {
    expect(list('Our deposits')).toEqual(['in']);
    expect(list('INCLUDING OUR DEPOSITS')).toEqual([]);
    expect(list('Inkl. Gutschriften')).toEqual([]);
  });
});

describe('titles beside the name of their amounts', () => {
  const titled = (y: number, title: string): Row => row(y, left(40, title), right(500, 'Amount'));

  it('are titles, not names of columns', () => {
    expect(
      sectionsIn(
        titled(60, 'Credits'),
        booking(74, '-12.50'),
        titled(100, 'New charges'),
        row(114, left(40, 'ADA LANE'), left(120, 'Card ending 4-41771')),
        booking(128),
      ),
    ).toEqual(['in', 'out']);
  });

  it('leave the amounts of other money to the column they stand in', () => {
    const abroad = (y: number): Row =>
      row(y, left(40, '09/03/2026'), left(120, 'Hotel'), right(430, '44.00 EUR'), right(500, '47.10'));
    const { statement } = readStatement([
      page(1, [
        row(30, left(40, 'Credit card statement')),
        row(44, left(40, 'Previous balance'), right(300, '100.00')),
        row(58, left(40, 'New balance'), right(300, '159.60')),
        titled(90, 'Credits'),
        booking(104, '-12.50'),
        titled(130, 'New charges'),
        booking(144, '25.00'),
        titled(170, 'Foreign spend'),
        abroad(184),
      ]),
    ]);
    expect(statement.transactions.map(({ direction, amount }) => `${direction} ${amount}`)).toEqual([
      'in 1250',
      'out 2500',
      'out 4710',
    ]);
    expect(statement.verification.status).toBe('verified');
  });
});

describe('lists that print no days', () => {
  const cheques = (...amounts: readonly string[]): Row[] => [
    row(200, left(40, 'Cheques cleared')),
    row(214, left(40, 'No.'), right(150, 'Amount'), left(240, 'No.'), right(350, 'Amount')),
    row(228, left(40, '101'), right(150, amounts[0]!), left(240, '102'), right(350, amounts[1]!)),
  ];
  const read = (closing: string, ends = ['Opening balance', 'Closing balance']): Statement =>
    readStatement([
      page(1, [
        row(30, left(40, PERIOD)),
        row(44, left(40, ends[0]!), right(300, '100.00')),
        row(58, left(40, ends[1]!), right(300, closing)),
        row(90, left(40, 'Withdrawals')),
        names(104),
        booking(118),
        booking(132, '7.50'),
        row(146, left(120, 'Total withdrawals'), right(500, '20.00')),
        ...cheques('11.00', '19.00'),
      ]),
    ]).statement;

  it('are bookings where the balances prove with them, their days in doubt', () => {
    const { transactions, verification } = read('50.00');
    expect(transactions.map(({ amount }) => amount)).toEqual([1250, 750, 1100, 1900]);
    expect(verification).toMatchObject({ status: 'unverified', difference: 0 });
  });

  it('are bookings between balances of two days, whatever totals prove without them', () => {
    const { transactions, verification } = read('50.00', ['Balance on 01/03/2026', 'Balance on 31/03/2026']);
    expect(transactions).toHaveLength(4);
    expect(verification).toMatchObject({ status: 'unverified', difference: 0 });
  });

  it('are none where the balances prove without them', () => {
    const { transactions, verification } = read('80.00');
    expect(transactions.map(({ amount }) => amount)).toEqual([1250, 750]);
    expect(verification.status).toBe('verified');
  });
});

describe('a list of one direction', () => {
  it('ends where a title of no direction begins another', () => {
    expect(
      sectionsIn(
        row(60, left(40, 'Deposits')),
        booking(74),
        row(120, left(40, 'Transactions')),
        booking(134),
      ),
    ).toEqual(['in', '']);
  });

  it('ends at the total that repeats its title, where a title nobody knows opens another list', () => {
    const total = (y: number, text: string): Row => row(y, left(40, text), right(500, '12.50'));
    const lists = (sum: string): string[] =>
      sectionsIn(
        row(60, left(40, 'Payments and other credits')),
        booking(74),
        total(88, sum),
        row(110, left(40, 'Ada Lane, card 4417')),
        booking(124),
      );
    expect(lists('Total payments and other credits')).toEqual(['in', '']);
    expect(lists('Total payments and other credits for this period')).toEqual(['in', '']);
    expect(lists('Total of this page')).toEqual(['in']);
  });

  it('is not told by the name of a column', () => {
    const heading = row(
      100,
      left(40, 'Date'),
      left(120, 'Description'),
      right(420, 'Amount'),
      right(500, 'Debits so far'),
    );
    expect(sectionsIn(heading, booking(114))).toEqual([]);
  });

  it('of payments goes out of an account and onto a card', () => {
    const heading = ['Date', 'Description', 'Amount'];
    const lists = (first: string): string[][] => [
      [first, '', ''],
      ['04/03/2026', 'Bookshop', '12.50'],
      ['05/03/2026', 'Harbour Ltd', '20.00'],
      ['Payments', '', ''],
      ['06/03/2026', 'Mill & Sons', '40.00'],
    ];
    const account = readSmall({
      above: ['Opening balance 100.00', 'Closing balance 92.50'],
      heading,
      rows: lists('Deposits'),
    });
    expect(amountsOf(account)).toEqual([1250, 2000, -4000]);
    const card = readSmall({
      above: ['Credit card statement', 'Credit limit 500.00', 'Previous balance 100.00', 'New balance 92.50'],
      heading,
      rows: lists('Purchases'),
    });
    expect(amountsOf(card)).toEqual([-1250, -2000, 4000]);
    expect([account, card].map(({ statement }) => statement.verification.status)).toEqual([
      'verified',
      'verified',
    ]);
  });

  it('is told by signs where every amount has one', () => {
    const stages = readSmall({
      above: ['Credit card statement', 'Credit limit 500.00', 'Previous balance 40.00', 'New balance 32.50'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['Payments', '', ''],
        ['04/03/2026', 'Thank you', '-40.00'],
        ['05/03/2026', 'Coffee', '+12.50'],
        ['06/03/2026', 'Books', '+20.00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([4000, -1250, -2000]);
  });
});

describe('titles that say that their list has not happened yet', () => {
  it('are told by their words, over a list and not over an amount', () => {
    for (const title of [
      'Payments due next month',
      'Ihre geplanten Abbuchungen',
      'Vos prochains prélèvements',
    ])
      expect(sectionsIn(row(100, left(40, title)), names(114), booking(128))).toEqual(['other']);
    expect(sectionsIn(row(100, left(40, 'Payments due next month'), right(500, '12.50')))).toEqual([]);
  });
});

describe('a list of cheques above all bookings', () => {
  it('ends where a running balance begins', () => {
    const cheques = row(114, left(40, 'Number'), left(120, 'Date'), right(300, 'Amount'));
    const all = (y: number, balance: string): Row =>
      row(y, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'), right(500, balance));
    const listed = [row(100, left(40, 'Cheques paid')), cheques, booking(128)];
    expect(sectionsIn(...listed, all(160, 'Balance'), booking(174))).toEqual(['out', '']);
    expect(sectionsIn(...listed, all(160, 'Rate'), booking(174))).toEqual(['out']);
  });
});
