/** Statements as short scripts print them, read by the whole engine. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, rows } from '../../../support/words.ts';

const texts = ['Corner shop', 'Wages', 'Tram ticket', 'Bakery'];

describe('signs and names within amounts', () => {
  it('takes the sign within parentheses', () => {
    const stages = readSmall({
      heading: null,
      rows: [
        ['04/03/2026', 'Corner shop (-$12.50)'],
        ['05/03/2026', 'Wages (+$900.00)'],
        ['06/03/2026', 'Tram ticket (-$3.20)'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 90000, -320]);
  });

  it('leaves the name of a balance before its amount out of the text', () => {
    const stages = readStatement([
      page(1, [
        row(60, left(40, 'Balance on 7 March 2026: $984.30')),
        ...rows(
          100,
          [left(40, 'Corner shop'), right(400, '-$12.50')],
          [left(40, '4 Mar 2026 Groceries'), right(400, 'Balance $87.50')],
        ),
        ...rows(
          145,
          [left(40, 'Wages'), right(400, '+$900.00')],
          [left(40, '5 Mar 2026 Income'), right(400, 'Balance $987.50')],
        ),
        ...rows(
          190,
          [left(40, 'Tram ticket'), right(400, '-$3.20')],
          [left(40, '6 Mar 2026 Transport'), right(400, 'Balance $984.30')],
        ),
      ]),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Corner shop Groceries',
      '2026-03-05 +90000 Wages Income',
      '2026-03-06 -320 Tram ticket Transport',
    ]);
  });
});

describe('figures behind dashes', () => {
  const listed = (opening: string, closing: string) =>
    readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', opening],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', texts[0]!, '-12.50'],
        ['05/03/2026', texts[1]!, '900.00'],
        ['06/03/2026', texts[2]!, '-3.20'],
      ],
      below: [closing],
    });

  it('parts a label from its figure where the rows agree', () => {
    const { statement } = listed('Opening balance - 1,000.00', 'Closing balance - 1,884.30');
    expect(statement.verification).toMatchObject({ status: 'verified', openingBalance: 100000 });
  });

  it('keeps the sign where only that agrees', () => {
    const { statement } = listed('Opening balance - 1,000.00', 'Closing balance - 115.70');
    expect(statement.verification).toMatchObject({ status: 'verified', openingBalance: -100000 });
  });
});

describe('rows as sentences and as programs hold them', () => {
  it('takes an article before a day for a part of the sentence', () => {
    const stages = readStatement([
      page(
        1,
        rows(
          60,
          [left(40, 'Solde initial : 100,00 €')],
          [left(40, 'Le 04/03/2026 : Boulangerie -12,50 €')],
          [left(40, 'Le 05/03/2026 : Virement reçu 900,00 €')],
          [left(40, 'Solde final : 987,50 €')],
        ),
      ),
    ]);
    expect(rowsOf(stages)).toEqual(['2026-03-04 -1250 Boulangerie', '2026-03-05 +90000 Virement reçu']);
  });

  it('leaves quotes and braces out of the values of a dictionary', () => {
    const held = (day: string, text: string, amount: string, balance: string) => [
      left(40, `{"date": "${day}", "description": "${text}", "amount": ${amount}, "balance": ${balance}},`),
    ];
    const stages = readStatement([
      page(
        1,
        rows(
          60,
          held('2026-03-04', texts[0]!, '-12.50', '87.50'),
          held('2026-03-05', texts[1]!, '900.00', '987.50'),
          held('2026-03-06', texts[2]!, '-3.20', '984.30'),
        ),
      ),
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -1250 Corner shop',
      '2026-03-05 +90000 Wages',
      '2026-03-06 -320 Tram ticket',
    ]);
  });

  it('tells the year by the number of a statement', () => {
    const stages = readSmall({
      above: ['STATEMENT NO 3/2024'],
      heading: ['Date', 'Details', 'Payments', 'Receipts', 'Balance'],
      rows: [
        ['02-Mar', texts[0]!, '12.50', '', '87.50'],
        ['05-Mar', texts[1]!, '', '900.00', '987.50'],
      ],
    });
    expect(stages.statement.transactions.map(({ date }) => date)).toEqual(['2024-03-02', '2024-03-05']);
  });
});

it('reads whole units in groups apart by the currency behind them', () => {
  const stages = readSmall({
    heading: ['Datum', 'Text', 'Belopp'],
    rows: [
      ['2026-03-04', 'Matbutik', '-35 kr'],
      ['2026-03-05', 'Lön', '2 468 kr'],
      ['2026-03-06', 'Buss', '-84 kr'],
      ['2026-03-07', 'Bageri', '-61 kr'],
      ['2026-03-08', 'Kiosk', '-29 kr'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-3500, 246800, -8400, -6100, -2900]);
});

it('keeps as many lines of a cell above an amount as below it', () => {
  const cell = (y: number, day: string, text: string, amount: string) => [
    row(y, left(110, text)),
    row(y + 14, left(40, day), left(110, 'Ref 2041 Branch 7'), right(420, amount)),
    row(y + 28, left(110, 'Processed electronically')),
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Date'), left(110, 'Details'), right(420, 'Amount')),
      ...texts.flatMap((text, index) =>
        cell(74 + 42 * index, `0${index + 4}/03/2026`, text, `-${index + 1}2.50`),
      ),
    ]),
  ]);
  expect(stages.statement.transactions.map(({ description }) => description)).toEqual(
    texts.map((text) => `${text} Ref 2041 Branch 7 Processed electronically`),
  );
});

it('reads lists side by side by the directions of their titles', () => {
  const line = (y: number, ...cells: readonly string[]) =>
    row(
      y,
      ...cells.map((text, index) =>
        index % 3 === 2 ? right(index < 3 ? 280 : 560, text) : left([40, 90, 0, 320, 370][index]!, text),
      ),
    );
  const stages = readStatement([
    page(1, [
      row(46, left(40, 'Statement 03/01/2026 - 03/31/2026')),
      row(74, left(40, 'DEPOSITS'), left(320, 'WITHDRAWALS')),
      line(88, 'Date', 'Description', 'Amount', 'Date', 'Description', 'Amount'),
      line(102, '03/04', 'Acme', '900.00', '03/05', 'Acme', '12.50'),
      line(116, '03/20', 'Borealis', '80.00', '03/06', 'Cobalt', '3.20'),
      line(130, '03/21', 'Cobalt', '70.00', '03/09', 'Borealis', '7.10'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([90000, -1250, -320, -710, 8000, 7000]);
});

it('keeps a centred text out of the numbers of the rows', () => {
  const numbered = (y: number, n: number, text: string) => {
    const begins = 200 - text.length * 2.5;
    return row(y, right(50, String(n)), left(70, `${String(n).padStart(2, '0')}/03/2026`), left(begins, text), left(270, `REF${900 + n}`), right(420, '-10.00')); // prettier-ignore
  };
  const named = [
    'Gas',
    'Inn',
    'Pub',
    'Gym',
    'Online transfer sent',
    ...Array.from({ length: 20 }, () => 'Bar'),
  ];
  const stages = readStatement([
    page(1, [
      row(
        60,
        left(32, 'S.No'),
        left(70, 'Date'),
        left(172, 'Transaction'),
        left(270, 'Ref'),
        right(420, 'Amount'),
      ),
      ...named.map((text, index) => numbered(74 + 14 * index, index + 1, text)),
    ]),
  ]);
  expect(stages.statement.transactions[4]!.description).toBe('Online transfer sent REF905');
});

describe('cards', () => {
  it('are told by a payment they thank for', () => {
    const stages = readSmall({
      heading: ['Date', 'Merchant', 'Amount'],
      rows: [
        ['04/03/2026', 'Corner shop', '12.50'],
        ['05/03/2026', 'PAYMENT RECEIVED', '-200.00'],
        ['06/03/2026', 'Tram ticket', '3.20'],
        ['07/03/2026', 'Bakery', '7.10'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 20000, -320, -710]);
  });

  it('are not told by the payment of one in a numbered row', () => {
    const stages = readSmall({
      heading: ['No Date', 'Details', 'Paid out', 'Paid in'],
      rows: [
        ['1 04/03/2026', 'Corner shop', '12.50'],
        ['2 05/03/2026', 'Credit card payment', '200.00'],
        ['3 06/03/2026', 'Wages', '', '900.00'],
      ],
      below: ['Ending balance 1,000.00'],
    });
    expect(stages.statement.accounts[0]!.kind).toBe('asset');
  });
});

it('keeps both lines of a text around its amount below a balance whose label takes two', () => {
  const around = (y: number, texts: readonly [string, string], ...cells: Parameters<typeof row>[1][]) => [
    row(y - 6, left(110, texts[0])),
    row(y, ...cells),
    row(y + 6, left(110, texts[1])),
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Date'), left(110, 'Details'), left(220, 'Category'), right(420, 'Amount'), right(500, 'Balance')),
      ...around(90, ['Balance brought', 'forward'], left(40, '01/03/2026'), right(500, '100.00')),
      row(120, left(40, '04/03/2026'), left(110, 'Corner shop'), left(220, 'Food'), right(420, '-10.00'), right(500, '90.00')),
      ...around(150, ['Insurance', 'premium'], left(40, '05/03/2026'), left(220, 'Home'), right(420, '-20.00'), right(500, '70.00')),
      ...around(180, ['Direct deposit', 'Acme'], left(40, '06/03/2026'), left(220, 'Income'), right(420, '50.00'), right(500, '120.00')),
    ]),
  ]); // prettier-ignore
  expect(stages.statement.transactions.map(({ description }) => description)).toEqual([
    'Corner shop Food',
    'Insurance premium Home',
    'Direct deposit Acme Income',
  ]);
});

describe('rows written by one pattern', () => {
  const written = (...lines: readonly string[]) =>
    readStatement([
      page(
        1,
        rows(
          60,
          [left(40, 'From 01/03/2026 to 31/03/2026')],
          [left(40, 'Opening balance: 100.00')],
          ...lines.map((line) => [left(40, line)]),
          [left(40, 'Closing balance: 984.30')],
        ),
      ),
    ]);
  const expected = [
    '2026-03-04 -1250 Corner shop',
    '2026-03-05 +90000 Refund - Amazon',
    '2026-03-06 -320 Tram ticket',
  ];

  it.each([
    ['a text before its day', ['- Corner shop - 04/03/2026 - -£12.50', '- Refund - Amazon - 05/03/2026 - £900.00', '- Tram ticket - 06/03/2026 - -£3.20']],
    ['a day in parentheses', ['Corner shop (04/03/2026): -£12.50', 'Refund - Amazon (05/03/2026): £900.00', 'Tram ticket (06/03/2026): -£3.20']],
    ['strokes', ['04/03/2026 / Corner shop / -12.50 / 87.50', '05/03/2026 / Refund - Amazon / 900.00 / 987.50', '06/03/2026 / Tram ticket / -3.20 / 984.30']],
    ['a text behind its amount', ['04/03/2026 DEBIT £12.50 Corner shop', '05/03/2026 CREDIT £900.00 Refund - Amazon', '06/03/2026 DEBIT £3.20 Tram ticket']],
    ['a mark first', ['DEBIT | 04/03/2026 | Corner shop | 12.50', 'CREDIT | 05/03/2026 | Refund - Amazon | 900.00', 'DEBIT | 06/03/2026 | Tram ticket | 3.20']],
    [
      'months named first',
      [
        'Mar 4 | Corner shop | -12.50 | 87.50',
        'Mar 5 | Refund - Amazon | 900.00 | 987.50',
        'Mar 6 | Tram ticket | -3.20 | 984.30',
      ],
    ],
    ['a named balance', ['1. 04/03/2026 Corner shop -12.50 (Balance: 87.50)', '2. 05/03/2026 Refund - Amazon 900.00 (Balance: 987.50)', '3. 06/03/2026 Tram ticket -3.20 (Balance: 984.30)']],
  ])('takes %s', (_, lines) => {
    const stages = written(...lines);
    expect(rowsOf(stages)).toEqual(expected);
    expect(stages.statement.verification.status).toBe('verified');
  });
}); // prettier-ignore
