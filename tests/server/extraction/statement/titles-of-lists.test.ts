/** Lists of one direction: titles that end in their total, and what ends such a list. */
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { findSections } from '../../../../server/extraction/statement/lists/sections.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { DOT, left, page, right, row, tokensOf, type Row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const sectionsIn = (...rows: readonly Row[]): string[] => {
  const tokens = tokensOf(DOT, rows);
  return findSections(tokens, findHeadings(tokens)).map(({ sections }) => [...sections].join('+'));
};
const names = (y: number): Row => row(y, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount'));
const booking = (y: number, amount = '12.50'): Row =>
  row(y, left(40, '04/03/2026'), left(120, 'Some text'), right(500, amount));

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

it('a figure of nought in a summary is no title of the list below', () => {
  const rows = (...of: string[]) =>
    sectionsIn(...of.map((text, at) => row(60 + 14 * at, left(40, text))), names(120), booking(134));
  expect(rows('Payments and credits: 0')).toEqual([]);
  expect(rows('Payments and credits')).toEqual(['in']);
});

describe('the word credit in the title over all rows of a card', () => {
  const bought = (title: string) =>
    readSmall({
      above: ['Extracto de tarjeta', PERIOD, title],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['03/03/2026', 'Bakery', '12.50'],
        ['05/03/2026', 'Fuel', '42.50'],
        ['09/03/2026', 'Hotel', '150.00'],
        ['', 'Total', '205.00'],
      ],
    });

  it('is that of a credit card', () => {
    expect(amountsOf(bought('Credit card transactions'))).toEqual([-1250, -4250, -15000]);
  });

  it('may be what was bought on credit, and is in doubt', () => {
    const { transactions } = bought('Movimientos de crédito').statement;
    expect(transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual(
      transactions.map(() => ['amount_uncertain']),
    );
  });
});

it('a title may say of which card behind a dash', () => {
  const titled = (title: string) =>
    sectionsIn(
      row(100, left(40, title)),
      row(114, left(40, '04/03/2026'), left(110, 'Grocer'), right(400, '12.50')),
    );
  expect(titled('Purchases - A. HOLDER - Card ending in 2013')).toEqual(titled('Purchases'));
  expect(titled('Purchases - A. HOLDER - 2013')).toHaveLength(1);
});

describe('words that are no titles', () => {
  it('are of a row with its second day on the line between', () => {
    const lines = [
      row(100, left(40, '04/03/2026'), left(120, 'Interest'), left(250, 'for May'), right(500, '12.50')),
      row(111, left(40, '05/03/2026'), left(120, 'X0041')),
      row(122, left(250, 'Deposits')),
      names(150),
      booking(164),
    ];
    expect(sectionsIn(names(80), ...lines)).toEqual([]);
  });

  it('name an account with a sign', () => {
    expect(sectionsIn(row(100, left(40, 'Savings Plus account')), names(114), booking(128))).toEqual([]);
  });
});

it('a name over the figures of a summary is no title of the list below', () => {
  const coffee = row(90, left(40, '04/03/2026'), left(120, 'Coffee'), right(500, '12.50'));
  const title = row(50, left(40, 'Deposits and other credits'));
  const figures = row(62, left(40, '80.00'), left(200, '27.00'));
  expect(sectionsIn(title, figures, coffee)).not.toContain('in');
  expect(sectionsIn(title, coffee)).toContain('in');
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

describe('what reads like a title over rows with balances', () => {
  it('gives them no direction that the balances deny', () => {
    const listed = (y: number, text: string, amount: string, balance: string): Row =>
      row(y, left(40, '04/03/2026'), left(120, text), right(400, amount), right(500, balance));
    const stages = readStatement([
      page(1, [
        row(30, left(40, PERIOD)),
        row(60, left(40, 'Crédit du Lac')),
        row(74, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
        row(88, left(120, 'Opening balance'), right(500, '500.00')),
        listed(102, 'Coffee', '12.50', '487.50'),
        listed(116, 'Book shop', '25.00', '512.50'),
        listed(130, 'Gas', '10.00', '502.50'),
        row(144, left(120, 'Closing balance'), right(500, '502.50')),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([-1250, 2500, -1000]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('texts of two lines around the middle of their row', () => {
  const list = (title: string, below: Row): string[] =>
    sectionsIn(
      row(100, left(40, '04/03/2026'), left(120, 'Coffee'), right(500, '-12.50')),
      row(123, left(120, title)),
      row(128, left(40, '05/03/2026'), right(500, '1.84')),
      below,
    );

  it('are no titles, whatever their first line says', () => {
    expect(list('Interest paid', row(133, left(120, 'Interest')))).toEqual([]);
  });

  it('are titles over rows without a text of theirs', () => {
    expect(list('Interest paid', row(142, left(40, '06/03/2026'), right(500, '1.84')))).not.toEqual([]);
  });
});

describe('texts below rows that print their day and amount alone', () => {
  it('are no titles, whatever they say', () => {
    const lines = [
      row(100, left(40, '05/03/2026'), right(300, '99.61 CR')),
      row(111, left(46, 'Faster receipt N. Tilney')),
      row(125, left(40, '06/03/2026'), right(300, '20.00 DR')),
      row(136, left(46, 'Coffee')),
    ];
    expect(sectionsIn(...lines)).toEqual([]);
  });
});

describe('the last list of a card, under a title that rates of interest have as well', () => {
  const listed = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, day), left(120, text), right(500, amount));
  const names = (y: number): Row =>
    row(y, left(40, 'Datum'), left(120, 'Omschrijving'), right(500, 'Bedrag in euro'));
  const total = (y: number, text: string, amount: string): Row => row(y, left(120, text), right(500, amount));
  const card = (...figures: readonly Row[]) =>
    readStatement([
      page(1, [
        row(40, left(40, 'Creditcardoverzicht'), left(300, 'Kaartnummer: 8832 **** **** 0160')),
        row(54, left(40, 'Periode 03-10-2025 t/m 02-11-2025')),
        ...figures,
        row(113, left(40, 'Betalingen')),
        names(136),
        listed(150, '07-10-2025', 'BETALING ONTVANGEN DANK U', '100,00-'),
        total(163, 'Totaal Betalingen', '-100,00'),
        row(180, left(40, 'Uitgaven')),
        names(203),
        listed(217, '05-10-2025', 'KASTANJE', '176,67'),
        listed(230, '12-10-2025', 'LINDE UTRECHT', '34,40'),
        listed(243, '20-10-2025', 'ESDOORN', '41,18'),
        total(256, 'Totaal Uitgaven', '252,25'),
        row(273, left(40, 'Kosten')),
        names(296),
        listed(310, '22-10-2025', 'HERINNERINGSKOSTEN', '12,00'),
        total(323, 'Totaal Kosten', '12,00'),
        row(340, left(40, 'Rente')),
        names(363),
        listed(377, '02-11-2025', 'RENTE', '5,21'),
        total(390, 'Totaal Rente', '5,21'),
      ]),
    ]);
  const expected = [-17667, 10000, -3440, -4118, -1200, -521];

  it('is booked where the balances need it', () => {
    const stages = card(
      row(80, left(40, 'Vorig openstaand saldo'), right(300, '100,00')),
      row(94, left(40, 'Nieuw openstaand saldo'), right(300, '269,46')),
    );
    expect(amountsOf(stages)).toEqual(expected);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('is booked where without it its total sums nothing', () => {
    expect(amountsOf(card())).toEqual(expected);
  });
});

describe('names of cardholders over what each bought, under no names of columns', () => {
  const listed = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, day), left(120, text), right(500, amount));

  it.each([
    ['a mark', '100.00 CR'],
    ['a minus', '-100.00'],
  ])('end the list of payments, which %s tells', (_, payment) => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, 'Credit card statement'), left(300, 'Card number 1015 XXXX XXXX 4701')),
        row(54, left(40, PERIOD)),
        row(68, left(40, 'Previous balance'), right(300, '100.00')),
        row(82, left(40, 'New balance'), right(300, '257.46')),
        row(113, left(40, 'Payments and credits')),
        names(136),
        listed(150, '07/03/2026', 'PAYMENT THANK YOU', payment),
        row(176, left(40, 'Hanneke Holm 1015 XXXX XXXX 9469')),
        listed(196, '05/03/2026', 'KASTANJE', '176.67'),
        listed(209, '12/03/2026', 'LINDE UTRECHT', '34.40'),
        row(235, left(40, 'Elena Novak 1015 XXXX XXXX 7347')),
        listed(255, '20/03/2026', 'ESDOORN', '41.18'),
        row(281, left(40, 'Interest rates')),
        names(304),
        listed(318, '31/03/2026', 'INTEREST CHARGE', '5.21'),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([10000, -17667, -3440, -4118, -521]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});
