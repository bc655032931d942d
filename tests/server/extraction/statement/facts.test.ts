import { describe, expect, it } from 'vitest';
import type { DateText } from '../../../../server/extraction/reading/dates.ts';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { findFacts, type Facts } from '../../../../server/extraction/statement/facts/facts.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

const facts = (...rows: readonly Row[]): Facts => findFacts(tokensOf(DOT, rows));
const figures = (found: Facts): string[] =>
  found.figures.map(({ label, money }) => `${label} ${money.units}`);
const texts = (found: Facts, kind: string): string[] =>
  found.texts.filter((fact) => fact.kind === kind).map((fact) => fact.value);
const dayOf = (date: DateText | null): number | null =>
  date === null ? null : date.kind === 'named' ? date.day : date.first;
const one = (text: string): Facts => facts(row(100, left(40, text)));

describe('balances and totals', () => {
  it.each([
    ['beside the label', [row(100, left(40, 'Opening balance'), right(300, '100.00'))], ['opening 10000']],
    [
      'in the same phrase',
      [row(100, left(40, 'Closing balance on 31 March 2026 100.00'))],
      ['closing 10000'],
    ],
    [
      'between bars',
      [row(100, left(40, 'Period: March 2026 | Opening balance: 100.00 | Branch: North'))],
      ['opening 10000'],
    ],
    [
      'behind the days of a period',
      [row(100, left(40, 'Period 01.03.2026-31.03.2026 Opening balance: 100.00 EUR'))],
      ['opening 10000'],
    ],
    [
      'beside the label, though that of another figure stands over it',
      [
        row(100, left(40, 'Payments and charges: 20.00')),
        row(112, left(40, 'New balance:'), right(140, '-80.00')),
        row(124, left(40, 'Limit: 900.00')),
      ],
      ['closing 8000'],
    ],
    [
      'below the label',
      [row(100, left(40, 'Opening balance')), row(112, left(40, '100.00'))],
      ['opening 10000'],
    ],
    [
      'below, several beside each other',
      [
        row(
          100,
          left(40, 'Opening balance'),
          left(180, 'Money in'),
          left(300, 'Money out'),
          left(420, 'Closing balance'),
        ),
        row(112, left(40, '100.00'), left(180, '500.00'), left(300, '19.80'), left(420, '580.20')),
      ],
      ['opening 10000', 'totalIn 50000', 'totalOut 1980', 'closing 58020'],
    ],
    [
      'beside, two on one line',
      [
        row(
          100,
          left(40, 'Opening balance'),
          left(150, '100.00'),
          left(300, 'Closing balance'),
          left(420, '580.20'),
        ),
      ],
      ['opening 10000', 'closing 58020'],
    ],
    ['in another language', [row(100, left(40, 'Alter Saldo'), right(300, '100.00'))], ['opening 10000']],
    ['too far below', [row(100, left(40, 'Opening balance')), row(180, left(40, '100.00'))], []],
    [
      'in a sentence that begins like a label',
      [
        row(
          100,
          left(40, 'Closing balance below the minimum of the month and of the year before may cost 5.00'),
        ),
      ],
      [],
    ],
    [
      'above an amount that has nothing to do with it',
      [row(100, left(40, 'Closing balance and what you can do about fees')), row(112, left(40, '5.00'))],
      [],
    ],
    [
      'with the day on the second line of the label',
      [row(100, left(40, 'Balance as on :'), right(300, '580.20')), row(112, left(40, '31 March 2026'))],
      ['closing 58020'],
    ],
    [
      'with something else on the line below',
      [row(100, left(40, 'Balance as on :'), right(300, '580.20')), row(112, left(40, 'See overleaf'))],
      [],
    ],
    [
      'below, closer to a neighbour’s figure than to its own',
      [
        row(100, left(40, 'Opening balance'), left(130, 'Closing balance')),
        row(112, right(128, '1,100.00'), right(202, '2,580.20')),
      ],
      ['opening 110000', 'closing 258020'],
    ],
    [
      'behind a period that begins the line',
      [row(100, left(40, '03 Jun - 02 Jul 2027'), left(240, 'Start balance'), right(420, '812.40'))],
      ['opening 81240'],
    ],
    [
      'one set closely behind the figure of the other',
      [row(100, left(40, 'Sold initial 310.55 Rulaj debitor 84.30 Sold final 226.25'))],
      ['opening 31055', 'totalOut 8430', 'closing 22625'],
    ],
    [
      'not of a part of it, before which its share stands',
      [
        row(100, left(40, 'Debits by standing order'), right(300, '8%'), right(400, '55.90')),
        row(112, left(40, 'Total debits'), right(400, '698.75')),
      ],
      ['totalOut 69875'],
    ],
    [
      'in two columns, of what is owed and what is there, one of which is zero',
      [
        row(86, right(300, 'Debit'), right(400, 'Credit')),
        row(100, left(40, 'Opening balance'), right(300, '0.00'), right(400, '812.40')),
      ],
      ['opening 81240'],
    ],
    [
      'not below the second line of a label that has its figures on the first',
      [
        row(100, left(40, 'Total debits and'), right(300, '84.30'), right(400, '91.00')),
        row(112, left(40, 'credits')),
        row(124, left(40, 'Stamp duty'), right(300, '0.00')),
      ],
      ['totalOut 8430'],
    ],
    [
      'not below a label that says nothing, behind one of its own',
      [row(100, left(40, 'Balance brought forward:')), row(112, left(40, 'Final balance: 912.40'))],
      ['closing 91240'],
    ],
    ['nothing, in a single digit', [row(100, left(40, 'Opening balance'), right(300, '0'))], ['opening 0']],
    [
      'in a sentence that begins with one word of a label',
      [row(100, left(40, 'Deposits of our clients and their next of kin are insured up to 25.000.000,00'))],
      [],
    ],
    ['without an amount', [row(100, left(40, 'Opening balance'))], []],
    ['bare digits are no balance', [row(100, left(40, 'Closing balance'), right(300, '4402'))], []],
  ] as const)('%s', (_, rows, expected) => {
    expect(figures(facts(...rows))).toEqual(expected);
  });
});

it('a balance in the column of debits is owed', () => {
  const found = facts(
    row(86, right(300, 'Debit'), right(400, 'Credit')),
    row(100, left(40, 'Opening balance'), right(300, '812.40'), right(400, '0.00')),
  );
  expect(found.figures).toMatchObject([{ money: { units: 81240, markDirection: -1 } }]);
});

it('the title of a list is no label of the first amount below its heading', () => {
  const lines = tokensOf(DOT, [
    row(100, left(40, 'Card 4402: Payments and credits')),
    row(112, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount')),
    row(124, left(40, '04/03/2026'), left(120, 'Payment'), right(400, '50.00')),
    row(136, left(40, '05/03/2026'), left(120, 'Refund'), right(400, '12.50')),
  ]);
  expect(figures(findFacts(lines, findHeadings(lines)))).toEqual([]);
  expect(figures(findFacts(lines))).toEqual(['totalIn 5000']);
});

it.each([
  ['Deposits are protected here up to 85,000.00 EUR per person and bank', []],
  ['Deposits of the month of March 85,000.00 EUR', ['totalIn 8500000']],
])('a sentence that begins like a label announces nothing: %s', (text, expected) => {
  expect(figures(one(text))).toEqual(expected);
});

it('a title that reads like a sum announces no row below it', () => {
  const title = row(100, left(40, 'Payments received'));
  const dated = row(112, left(40, '29/08/2026'), left(120, 'Bank transfer'), right(400, '-80.00'));
  expect(figures(facts(title, dated))).toEqual([]);
  expect(figures(facts(title, row(112, right(400, '80.00'))))).toEqual(['totalIn 8000']);
});

describe('lines of figures under their names', () => {
  const under = (names: readonly string[], values: readonly string[]): Facts =>
    facts(
      row(100, ...names.map((name, index) => left(40 + 130 * index, name))),
      row(112, ...values.map((value, index) => left(40 + 130 * index, value))),
    );

  it('hold no figures of the account where all of them are whole: points', () => {
    const names = ['Card number', 'Balance b/f', 'Earned', 'Closing balance'];
    expect(figures(under(names, ['4111 1111 1111 1111', '12,345', '678', '13,023']))).toEqual([]);
    expect(figures(under(names, ['4111 1111 1111 1111', '123.45', '6.78', '130']))).toEqual([
      'opening 12345',
      'closing 130',
    ]);
  });

  it('may begin with the day of the statement', () => {
    const found = under(
      ['Statement date', 'Credit limit', 'Minimum payment'],
      ['14 Mar 2026', '20,000.00', '50.00'],
    );
    expect(found.statementDates.map(dayOf)).toEqual([14]);
  });
});

describe('numbers in the titles of lists', () => {
  const HEADING = row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'));
  const ROWS = [
    row(130, left(40, '04/03/2026'), left(120, 'Coffee'), right(400, '12.50')),
    row(144, left(40, '05/03/2026'), left(120, 'Books'), right(400, '7.30')),
  ];
  const numbers = (...lines: readonly Row[]): string[] => {
    const tokens = tokensOf(DOT, lines);
    return texts(findFacts(tokens, findHeadings(tokens)), 'number');
  };

  it('stand behind their label right below the heading', () => {
    expect(numbers(HEADING, row(115, left(40, 'Gold card no.: 4111 1111 1111 1111')), ...ROWS)).toEqual([
      '4111 1111 1111 1111',
    ]);
    expect(numbers(HEADING, row(115, left(120, 'Reference: 4111 1111 1111 1111')), ...ROWS)).toEqual([]);
    // The end of a text that begins on the page before.
    expect(numbers(HEADING, row(115, left(120, 'To account: 4111 1111 1111 1111')), ...ROWS)).toEqual([]);
  });

  it('are none behind a label of something else, nor in the text of the row above', () => {
    expect(numbers(row(88, left(40, 'Savings 90112233')), HEADING, ...ROWS)).toEqual(['90112233']);
    expect(numbers(row(88, left(40, 'Phone: 90112233')), HEADING, ...ROWS)).toEqual([]);
    const balance = row(90, left(40, 'Balance: 4,176.25'));
    expect(numbers(row(76, left(40, 'Savings 90112233')), balance, HEADING, ...ROWS)).toEqual(['90112233']);
    const opening = [left(280, 'Beginning balance:'), right(500, '1,204.10')];
    const closing = row(90, left(280, 'Ending balance:'), right(500, '1,187.60'));
    expect(numbers(row(76, left(40, 'Savings 90112233'), ...opening), closing, HEADING, ...ROWS)).toEqual([
      '90112233',
    ]);
    // An address beside a balance.
    expect(numbers(row(88, left(40, '3000-389 Coimbra'), ...opening), HEADING, ...ROWS)).toEqual([]);
    expect(numbers(row(76, left(40, 'Savings 90112233'), right(500, '1,204.10')), HEADING, ...ROWS)).toEqual(
      [],
    );
    const above = row(74, left(40, '03/03/2026'), left(120, 'Transfer'), right(400, '1.00'));
    expect(numbers(above, row(86, left(120, '90112233')), HEADING, ...ROWS)).toEqual([]);
    const first = row(58, left(40, '03/03/2026'), left(120, 'Transfer'), right(400, '1.00'));
    const second = row(68, left(120, 'Tax office'));
    expect(
      numbers(
        first,
        second,
        row(78, left(120, 'Tax no 90112233')),
        row(88, left(120, 'Elm Road')),
        HEADING,
        ...ROWS,
      ),
    ).toEqual([]);
  });
});

it.each([
  ['figures in whole units, side by side', [left(40, '1727994'), left(160, '3580438'), left(300, '438471')]],
  ['a balance in whole units', [left(40, 'Closing balance'), left(160, '1178679')]],
  ['an amount in groups', [left(40, 'Credit from 250.000 a month')]],
] as const)('%s above the names of columns: no number of an account', (_, cells) => {
  const tokens = tokensOf(DOT, [
    row(88, ...cells),
    row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount')),
    row(115, left(40, '04/03/2026'), left(120, 'Coffee'), right(400, '12.50')),
  ]);
  expect(texts(findFacts(tokens, findHeadings(tokens)), 'number')).toEqual([]);
});

describe('accounts and holders', () => {
  it.each([
    ['Account number 90112233', ['90112233']],
    ['Savings account Account number 90112233', ['90112233']],
    ['Current Account Account: 90112233', ['90112233']],
    ['Account: 3063.40', []],
    ['Account number: 90-11-22 90112233', ['90-11-22 90112233']],
    ['IBAN DE12 3456 7890 1234 5678 90', ['DE12 3456 7890 1234 5678 90']],
    ['Card number **** **** **** 4402', ['**** **** **** 4402']],
    ['Kontonummer 1234567', ['1234567']],
    ['IBAN BE68 5390 0754 7034 EUR', ['BE68 5390 0754 7034']],
    ['Account IBAN: CR05 0102 0000 9012', ['CR05 0102 0000 9012']],
    ['Account opened in 2019', []],
    ['Account 01.05.2026 - 31.05.2026', []],
    ['Account 01-10-25/31-10-25', []],
    ['Account 2025/05/01-2025/07/31', []],
    ['Account 12-34-56/90112233', ['12-34-56/90112233']],
    ['Account 30-1-00912', ['30-1-00912']],
    ['Account 12', []],
  ] as const)('%s', (text, expected) => {
    expect(texts(one(text), 'number')).toEqual(expected);
  });

  it('the one number of a card above all tables, in its four groups', () => {
    const numbers = (...above: readonly string[]): string[] => {
      const tokens = tokensOf(DOT, [
        ...above.map((text, index) => row(60 + 12 * index, left(40, text))),
        row(100, left(40, 'Date'), left(120, 'Details'), right(300, 'Amount')),
        row(115, left(40, '01/03/2026'), left(120, 'Coffee'), right(300, '12.50')),
      ]);
      return texts(findFacts(tokens, findHeadings(tokens)), 'number');
    };
    expect(numbers('Dana Wells Gold 4111 22XX XXXX 7141')).toEqual(['4111 22XX XXXX 7141']);
    expect(numbers('Gold 4111 22XX XXXX 7141', 'Blue 4111 22XX XXXX 9930')).toEqual([]);
    expect(numbers('Call 0800 1234 5678')).toEqual([]);
    expect(numbers('Dana Wells DE38 4796 0655 4373 1735 35', 'Elm Road', 'Ledbury')).toEqual([]);
  });

  it('no other number of an account', () => {
    const found = facts(row(100, left(40, 'Account BSB'), left(200, '124-001')));
    expect(texts(found, 'number')).toEqual([]);
  });

  it('no name of the next column is a holder', () => {
    const found = facts(
      row(100, left(40, 'Account number'), left(160, 'Name'), left(300, 'Holding')),
      row(112, left(40, '90112233'), left(160, 'Ines Brackmeier'), left(300, 'Sole holder')),
    );
    expect(texts(found, 'holder')).toEqual(['Ines Brackmeier']);
  });

  it('no account that a table lists with its balances is a holder', () => {
    const found = facts(
      row(100, left(40, 'Account name'), left(160, 'Opening balance'), left(300, 'Closing balance')),
      row(112, left(40, 'Spending Account'), left(160, '1,204.10'), left(300, '1,187.60')),
    );
    expect(texts(found, 'holder')).toEqual([]);
  });

  it.each([
    ['in another cell', [row(100, left(40, 'Account number'), right(400, '90112233'))]],
    ['below', [row(100, left(40, 'Account number')), row(112, left(40, '90112233'))]],
    ['below its sign', [row(100, left(40, 'ACCOUNT #')), row(112, left(40, '90112233'))]],
  ] as const)('a number %s', (_, rows) => {
    expect(texts(facts(...rows), 'number')).toEqual(['90112233']);
  });

  it.each([
    ['Account holder: Ada Lane', ['Ada Lane']],
    ['Account holder: Ada Lane, Account number 90112233', ['Ada Lane']],
    ['Account holder: Ada Lane Account ending in 2233', ['Ada Lane']],
    ['Account holder: Ada Lane Statement period: March', ['Ada Lane']],
    ['Account holder: Ada Member Lane', ['Ada Member Lane']],
    ['Account holder: \u5c71\u7530 \u82b1\u5b50 \u69d8', ['\u5c71\u7530 \u82b1\u5b50']],
    ['Titular Leocadia Montalbán', ['Leocadia Montalbán']],
    ['Name: Lane', ['Lane']],
    ['姓名 陈思远', ['陈思远']],
    ['Account number 90112233 Holder Ada Lane Period 01/03/2026 - 31/03/2026', ['Ada Lane']],
    ['Rekening NL12DIJK0417164300 t.n.v. P. de Groot', ['P. de Groot']],
    ['Account 90112233 customer service', []],
    ['Customer service', []],
    ['Account holder: 90112233', []],
    ['Account holder and mailing address.', []],
    ['Account holder Direct service:', []],
    ['Account holder details', []],
    ['Customer service information', []],
    ['Account name Customer ID', []],
    ['Member of the Deposit Guarantee', []],
    ['Customer: Wallet Statement', []],
    ['Account name: Sep 1', []],
    ['Account name: Type:ALL', []],
  ] as const)('%s', (text, expected) => {
    expect(texts(one(text), 'holder')).toEqual(expected);
  });
});

it('the number of an account stands behind its kind and its currency, where the kind is a label, too', () => {
  const title = one('Compte courant CHF - IBAN CH24 0076 7000 E525 5012 2');
  expect(texts(title, 'number')).toEqual(['CH24 0076 7000 E525 5012 2']);
});
