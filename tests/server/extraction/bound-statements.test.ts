/** Statements bound in one file: read one by one where the pages begin anew and more is proved so. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../server/extraction/read.ts';
import { joinedStatements } from '../../../server/extraction/statement/joined-statements.ts';
import { left, page, right, row, type Row } from '../../support/words.ts';
import { amountsOf, readSmall, rowsOf, smallPage, type Small } from '../../support/small-statement.ts';

/** A month with days first and decimals behind a comma. */
const german = (numbering: string): Small => ({
  above: [
    numbering,
    'Kontonummer 1100220033',
    'Zeitraum 01.03.2026 bis 31.03.2026',
    'Alter Saldo 500,00',
    'Neuer Saldo 1.437,50',
  ],
  heading: ['Datum', 'Buchungstext', 'Betrag'],
  rows: [
    ['03.03.2026', 'Bäckerei', '-12,50'],
    ['09.03.2026', 'Gehalt', '1.000,00'],
    ['11.03.2026', 'Strom', '-50,00'],
  ],
});

/** A month with months first and decimals behind a point, under other names. */
const american = (numbering: string, number = '4400550066'): Small => ({
  above: [
    numbering,
    `Account number ${number}`,
    'Statement period 02/01/2025 to 02/28/2025',
    'Beginning balance 300.00',
    'Ending balance 1,268.00',
  ],
  heading: ['Date', 'Description', 'Withdrawals', 'Deposits'],
  rows: [
    ['02/03/2025', 'Fuel', '40.00', ''],
    ['02/04/2025', 'Payroll', '', '1,020.00'],
    ['02/11/2025', 'Coffee', '12.00', ''],
  ],
});

describe('statements of two banks in one file', () => {
  it('are read one by one where the second begins with page 1', () => {
    const { statement } = readSmall(german('Seite 1 von 1'), american('Page 1 of 1'));
    expect(rowsOf({ statement })).toEqual([
      '2026-03-03 -1250 Bäckerei', '2026-03-09 +100000 Gehalt', '2026-03-11 -5000 Strom',
      '2025-02-03 -4000 Fuel', '2025-02-04 +102000 Payroll', '2025-02-11 -1200 Coffee',
    ]); // prettier-ignore
    expect(statement.accounts.map(({ number }) => number)).toEqual(['1100220033', '4400550066']);
    expect(statement.verification).toMatchObject({ status: 'verified', rowsProved: 6 });
  });

  it('are read one by one where the second names an account of its own and its period', () => {
    const { statement } = readSmall(german(''), american(''));
    expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000, -4000, 102_000, -1200]);
    expect(statement.verification.status).toBe('verified');
  });

  it('are read one by one where the second stands on another paper', () => {
    const [first, second] = [german(''), american('')].map((small, index) =>
      page(index + 1, smallPage(small)),
    );
    const rows = american('').rows.map(([day, ...rest]) => [`${rest[0]}`, day!, ...rest.slice(1)]);
    const turned = page(
      2,
      smallPage({ ...american(''), heading: ['Description', 'Date', 'Withdrawals', 'Deposits'], rows }),
    );
    for (const other of [second!, turned]) {
      const { statement } = readStatement([first!, { ...other, width: other.height, height: other.width }]);
      expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000, -4000, 102_000, -1200]);
    }
  });

  it('keep each row on its page of the file', () => {
    const { statement } = readSmall(german('Seite 1 von 1'), american('Page 1 of 1'));
    expect(statement.transactions.map(({ page }) => page)).toEqual([1, 1, 1, 2, 2, 2]);
  });
});

it('a page numbered anew that proves nothing more is a page of the statement', () => {
  const first = american('Page 1 of 1');
  const notes: Small = { above: ['Page 1 of 1', 'How to read your statement'], heading: null, rows: [] };
  const { statement, parts } = readSmall(first, notes);
  expect(parts).toBeUndefined();
  expect(statement.verification).toMatchObject({ status: 'verified', rowsProved: 3 });
});

it('a list that goes on over pages all numbered 1 is one statement', () => {
  const { above, rows, ...rest } = american('Page 1');
  const { statement } = readSmall(
    { ...rest, above: above!, rows: rows.slice(0, 2) },
    { above: ['Page 1'], heading: rest.heading, rows: rows.slice(2) },
  );
  expect(statement.accounts).toHaveLength(1);
  expect(statement.verification).toMatchObject({ status: 'verified', rowsProved: 3 });
});

describe('a further account whose columns stand elsewhere, under no names', () => {
  const balances = (number: string, opening: string, closing: string): string[] => [
    `Kontonummer ${number}`,
    `Alter Saldo ${opening}`,
    `Neuer Saldo ${closing}`,
  ];
  const first: Row[] = [
    row(40, left(500, 'Seite 1 von 2')),
    ...balances('1100220033', '500,00', '1.437,50').map((text, index) =>
      row(60 + 14 * index, left(40, text)),
    ),
    row(120, left(40, '03.03.2026'), left(110, 'Bäckerei'), right(360, '12,50'), right(520, '487,50')),
    row(134, left(40, '09.03.2026'), left(110, 'Gehalt'), right(440, '1.000,00'), right(520, '1.487,50')),
    row(148, left(40, '11.03.2026'), left(110, 'Strom'), right(360, '50,00'), right(520, '1.437,50')),
    row(162, left(40, '12.03.2026'), left(110, 'Wasser'), right(360, '30,00'), right(520, '1.407,50')),
    row(176, left(40, '13.03.2026'), left(110, 'Erstattung'), right(440, '30,00'), right(520, '1.437,50')),
  ];
  const second = (y: number): Row[] => [
    ...balances('9900880077', '80,00', '65,00').map((text, index) => row(y + 14 * index, left(40, text))),
    row(y + 60, left(40, '04.03.2026'), left(110, 'Gebühr'), right(240, '20,00'), right(310, '60,00')),
    row(y + 74, left(40, '05.03.2026'), left(110, 'Zinsen'), right(275, '5,00'), right(310, '65,00')),
    row(y + 88, left(40, '06.03.2026'), left(110, 'Gebühr'), right(240, '10,00'), right(310, '55,00')),
    row(y + 102, left(40, '07.03.2026'), left(110, 'Storno'), right(275, '10,00'), right(310, '65,00')),
  ];

  it('is read by itself where it begins a page', () => {
    const numbered = [row(40, left(500, 'Seite 2 von 2')), ...second(60)];
    const { statement } = readStatement([page(1, first), page(2, numbered)]);
    expect(statement.accounts.map(({ number, count }) => [number, count])).toEqual([
      ['1100220033', 5],
      ['9900880077', 4],
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('leaves it in doubt without a closing where a line leads on from its opening', () => {
    const alone = [
      row(240, left(40, 'Kontonummer 9900880077')),
      row(254, left(40, 'Alter Saldo 80,00')),
      row(300, left(40, 'Donnerstag 05.03.2026')),
      row(314, left(110, 'Gebühr'), right(240, '20,00'), right(310, '60,00')),
    ];
    const { statement } = readStatement([page(1, [...first, ...alone])]);
    const { status, warnings } = statement.verification;
    expect(statement.transactions).toHaveLength(5);
    expect(status).toBe('unverified');
    expect(warnings).toContain('No row of account 9900880077 on page 1 could be read.');
  });

  it('leaves the statement in doubt where none of its rows is read', () => {
    const { statement } = readStatement([page(1, [...first, ...second(240)])]);
    expect(statement.verification.status).toBe('unverified');
    expect(statement.verification.warnings).toContain(
      'No row of account 9900880077 on page 1 could be read.',
    );
  });
});

describe('other papers in the file of a statement', () => {
  const invoice: Small = {
    above: ['Invoice 2210 of 12 March 2026'],
    heading: ['', ''],
    rows: [
      ['Licence', '48.00'],
      ['Support', '150.75'],
      ['Travel', '12.20'],
    ],
    below: ['Total due 210.95'],
  };

  it('are left out where they list no days, and a warning says so', () => {
    const { statement } = readSmall(invoice, american('Page 1 of 1'));
    expect(amountsOf({ statement })).toEqual([-4000, 102_000, -1200]);
    expect(statement.transactions.map(({ page }) => page)).toEqual([2, 2, 2]);
    expect(statement.verification.status).toBe('verified');
    expect(statement.verification.warnings).toContain(
      'What is listed on page 1 belongs to no account and was left out.',
    );
  });

  it('do not decide what the amounts of an unnumbered statement are', () => {
    const letter: Small = { above: ['From 1 May 2026 paper costs 2.50 a month.'], heading: ['', ''], rows: [['Advice', '0.75'], ['Copies', '4.10']] }; // prettier-ignore
    const { statement } = readSmall(german(''), letter);
    expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000]);
    expect(statement.verification.status).toBe('verified');
  });

  it('stay where they name a balance that the rows do not lead to', () => {
    const month = german('');
    const above = month.above!.map((text) =>
      text.replace('Neuer Saldo 1.437,50', 'Summe Gutschriften 1.000,00'),
    );
    const totalled = { ...month, above: [...above, 'Summe Belastungen 62,50'] };
    const { statement } = readSmall(totalled, { above: ['Neuer Saldo 1.427,50'], heading: null, rows: [] });
    expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000]);
    expect(statement.verification.status).toBe('mismatch');
  });

  it('stay where they name an account of their own', () => {
    const { statement } = readSmall(american('Page 1 of 1'), {
      above: ['Page 1 of 1', 'Account number 7788990011'],
      heading: ['Item', 'Amount'],
      rows: [['Share deposit', '48.00']],
    });
    expect(amountsOf({ statement })).toHaveLength(4);
  });
});

it('the last rows of an account above the number of the next on a page are its own', () => {
  const head = (number: string, opening: string, closing: string, y: number): Row[] => [
    row(y, left(40, `Account number ${number}`)),
    row(y + 14, left(40, `Opening balance ${opening}`)),
    row(y + 28, left(40, `Closing balance ${closing}`)),
  ];
  const booked = (y: number, day: string, amount: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2026`), left(110, 'Coffee'), right(400, amount), right(500, balance));
  const names = row(
    110,
    left(40, 'Date'),
    left(110, 'Description'),
    right(400, 'Amount'),
    right(500, 'Balance'),
  );
  const { statement } = readStatement([
    page(1, smallPage(german(''))),
    page(2, [
      ...head('2200330044', '100.00', '70.00', 60),
      names,
      booked(124, '03', '-5.00', '95.00'),
      booked(138, '04', '-5.00', '90.00'),
    ]),
    page(3, [
      booked(60, '05', '-10.00', '80.00'),
      booked(74, '06', '-10.00', '70.00'),
      ...head('9900880077', '50.00', '35.00', 110),
      booked(160, '07', '-5.00', '45.00'),
      booked(174, '08', '-10.00', '35.00'),
    ]),
  ]);
  expect(statement.accounts.map(({ number, count }) => [number, count])).toEqual([
    ['1100220033', 3],
    ['2200330044', 4],
    ['9900880077', 2],
  ]);
});

describe('a statement under words that nobody knows', () => {
  const unknown = (...amounts: (readonly string[])[]): Small => ({
    above: ['Uldarmet 4400550066', '01.05.2021 - 31.05.2021'],
    heading: null,
    rows: amounts.map((cells, index) => [`0${index + 3}.05.2021`, `Skervat ${'abcd'[index]}`, ...cells]),
  });

  it('is read by itself where its balances run on, and numbers and days are written otherwise', () => {
    const { statement } = readSmall(
      german('Seite 1 von 1'),
      unknown(['40.00', '1,260.00'], ['20.50', '1,280.50'], ['80.00', '1,200.50'], ['0.50', '1,200.00']),
    );
    expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000, -4000, 2050, -8000, -50]);
    expect(statement.accounts).toHaveLength(2);
  });

  it('is said not to be read where nothing proves it', () => {
    const { statement } = readSmall(german('Seite 1 von 1'), unknown(['40.00'], ['20.50'], ['80.00']));
    expect(statement.verification.status).toBe('unverified');
    expect(statement.verification.warnings).toEqual([
      'No row of the statement from 2021-05-01 to 2021-05-31 on page 2 could be read.',
      '3 lines on page 2 look like bookings and are in no account.',
    ]);
  });
});

describe('a list that tells neither whose it is nor of which days', () => {
  /** From 9'300 to 1'200, on a page behind a month that is written otherwise. */
  const behindGerman = (...rows: (readonly [string, string, string])[]) =>
    readStatement([
      page(1, smallPage(german(''))),
      page(2, [
        row(60, left(60, 'Kontarul vesta')),
        row(90, left(60, '01052021'), left(150, 'Hastur prelim'), right(540, "9'300")),
        ...rows.map(([day, amount, balance], index) =>
          row(104 + 14 * index, left(60, `${day}052021`), left(150, 'Skervat'), right(460, amount), right(540, balance)),
        ),
        row(300, left(60, '31052021'), left(150, 'Neval hastur'), right(540, "1'200")),
      ]),
    ]).statement; // prettier-ignore

  it('is read by itself where its rows lead from its first balance to its last, in and out', () => {
    const statement = behindGerman(
      ['03', "-1'040", "8'260"], ['04', "2'025", "10'285"], ['07', "-8'080", "2'205"], ['09', "-1'005", "1'200"],
    ); // prettier-ignore
    expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000, -104_000, 202_500, -808_000, -100_500]);
    expect(statement.accounts).toHaveLength(2);
    expect(statement.verification.status).toBe('verified');
  });

  it('is none where all of it goes one way, as a plan of payments does', () => {
    const { transactions } = behindGerman(
      ['03', "-1'040", "8'260"], ['04', "-2'025", "6'235"], ['07', "-4'030", "2'205"], ['09', "-1'005", "1'200"],
    ); // prettier-ignore
    expect(transactions).toHaveLength(3);
  });
});

it('an account of which neither a row nor a balance is read leaves those read beside it in doubt', () => {
  const whole = readSmall(german('Seite 1 von 1')).statement;
  const empty = readSmall({ above: ['Account number 4400550066'], heading: null, rows: [] }).statement;
  expect(whole.verification.status).toBe('verified');
  const joined = joinedStatements(whole, empty);
  expect(joined.accounts.map(({ count }) => count)).toEqual([3, 0]);
  expect(joined.verification.status).toBe('unverified');
});

it('a cover with the period and the balances of all accounts is no statement, where the pages behind it are proved without', () => {
  const account = (
    sheet: string,
    number: string,
    opening: string,
    closing: string,
    ...rows: readonly (readonly string[])[]
  ) =>
    page(Number(sheet[6]), [
      row(50, left(40, sheet)),
      row(70, left(40, `IBAN: ${number}`)),
      ...smallPage({
        heading: ['Datum', 'Buchungstext', 'Ausgaben', 'Einnahmen', 'Guthaben/Kredit'],
        rows: [['30.09', 'Anfangssaldo', '', '', opening], ...rows, ['31.10', 'Endsaldo', '', '', closing]],
      }).map((made) => ({ ...made, y: made.y + 60 })),
    ]);
  const listed = (y: number, ...texts: readonly string[]): Row =>
    row(
      y,
      ...texts.map((text, at) =>
        at < texts.length - 1 ? left([40, 200, 320][at]!, text) : right(555, text),
      ),
    );
  const cover = page(1, [
    row(97, left(40, 'Herr')),
    row(107, left(40, 'Max Mooser')),
    row(145, left(40, 'Finanzstatus vom 01.10.2025 - 31.10.2025')),
    row(159, left(40, 'Informationen über Ihre Konten auf einen Blick')),
    row(177, left(40, 'Girokonten')),
    listed(187, 'Kontotyp', 'Kontonummer', 'Währung', 'Guthaben/Kredit'),
    listed(196, 'Giro', '5555555555', 'EUR', '2.100,00'),
    row(206, left(40, 'Summe'), left(320, 'EUR'), right(555, '2.100,00')),
    row(216, left(40, 'Geldanlage')),
    listed(225, 'Kontotyp', 'Kontonummer', 'Währung', 'Sparguthaben'),
    listed(234, 'Tagesgeld', '4444444444', 'EUR', '0,00'),
    listed(253, 'Kontotyp', 'Depotnummer', 'Währung', 'Kurswert'),
    listed(262, 'Depot', '5555555510', 'EUR', '8.857,55'),
    row(272, left(40, 'Gesamtguthaben'), left(320, 'EUR'), right(555, '10.957,55')),
  ]);
  const { statement } = readStatement([
    cover,
    account('Seite 2/3', 'DE37300209005555555555', '2.111,11', '2.100,00',
      ['02.10', 'Grundgebühr', '11,11', '', '2.100,00'], ['14.10', 'Miete', '900,00', '', '1.200,00'],
      ['20.10', 'Gehalt', '', '900,00', '2.100,00']),
    account('Seite 3/3', 'DE96300209004444444444', '500,00', '0,00', ['13.10', 'Umbuchung', '500,00', '', '0,00']),
  ]); // prettier-ignore
  expect(amountsOf({ statement })).toEqual([-1111, -90_000, 90_000, -50_000]);
  expect(statement.verification.status).toBe('verified');
});

it('a list on its own page of debits that the days of the account prove names nothing more', () => {
  const number = 'Account number 4400550066';
  const month: Small = {
    above: [number, 'Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00', 'Closing balance 75.00'],
    heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    rows: [
      ['03/03/2026', 'Standing order paper', '5.00', '', ''],
      ['03/03/2026', 'Refund', '', '20.00', '115.00'],
      ['09/03/2026', 'Standing order paper', '5.00', '', ''],
      ['09/03/2026', 'Fuel', '40.00', '', '70.00'],
      ['11/03/2026', 'Standing order paper', '5.00', '', ''],
      ['11/03/2026', 'Refund', '', '10.00', '75.00'],
    ],
  }; // prettier-ignore
  const debits: Small = {
    above: [number, 'Statement period 01/03/2026 to 31/03/2026', 'Standing orders of the month'],
    heading: ['Date', 'Payee', 'Amount'],
    rows: [
      ['03/03/2026', 'Evening paper', '5.00'],
      ['09/03/2026', 'Evening paper', '5.00'],
      ['11/03/2026', 'Evening paper', '5.00'],
    ],
  };
  const { statement } = readSmall(month, debits);
  expect(amountsOf({ statement })).toEqual([-500, 2000, -500, -4000, -500, 1000]);
  expect(statement.verification.status).toBe('verified');
});

it('a cover that alone prints a year is of the statement behind it', () => {
  const line = (y: number, text: string, amount: string): Row => row(y, left(40, text), right(260, amount));
  const cover = page(1, [
    row(60, left(40, 'Resumo da fatura'), left(300, 'Emitido em: 11/07/2025')),
    line(80, 'Total da fatura de junho', 'R$ 60,10'),
    line(93, 'Pagamento recebido', '- R$ 60,10'),
    line(106, 'Compras de julho', 'R$ 48,05'),
    line(119, 'Total', 'R$ 48,05'),
  ]);
  const booked = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, day), left(110, text), right(400, amount));
  const names = (y: number): Row =>
    row(y, left(40, 'Data'), left(110, 'Movimentações'), right(400, 'Valor em R$'));
  const { statement } = readStatement([
    cover,
    page(2, [
      names(80),
      booked(98, '17/06', 'Pagamento da fatura', 'R$ 60,10'),
      row(132, left(40, 'Cartão Visa [8978]')),
      names(150),
      booked(168, '20/06', 'Padaria', 'R$ 12,65'),
      booked(188, '28/06', 'Livraria', 'R$ 10,00'),
      booked(208, '04/07', 'Taxi', 'R$ 25,40'),
      row(232, left(110, 'Total'), right(400, 'R$ 48,05')),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual([
    '2025-06-17',
    '2025-06-20',
    '2025-06-28',
    '2025-07-04',
  ]);
});
