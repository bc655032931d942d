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

/** A month whose rows, day, amount and text each, lead from a balance to the next. */
const running = (
  words: readonly string[],
  above: readonly string[],
  opening: number,
  changes: readonly number[],
): Small => {
  const [, , from, to, ...heading] = words;
  const sign = words[0] === DUTCH[0] ? '.' : ' ';
  const printed = (value: number): string => (value < 0 ? '-' : '') + grouped(Math.abs(value), sign);
  let balance = opening;
  const rows = changes.map((change, index) => [
    `${String(index + 1).padStart(2, '0')}.02.2026`,
    index % 2 === 0 ? 'Alder' : 'Birch',
    printed(change),
    ...(heading.length > 3 ? [printed((balance += change))] : []),
  ]);
  balance = opening + changes.reduce((sum, change) => sum + change, 0);
  return { above: [...above, `${from} ${printed(opening)}`, `${to} ${printed(balance)}`], heading, rows };
};

/** "3 739,39" */
function grouped(value: number, sign: string): string {
  return (value / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, sign);
}

const DUTCH = ['Rekening', 'Periode', 'Beginsaldo', 'Eindsaldo', 'Datum', 'Omschrijving', 'Bedrag'];
const FRENCH = ['Numéro de compte', 'Période', 'Ancien solde', 'Nouveau solde', 'Date', 'Libellé', 'Montant'];

describe('statements that prove as much read as one', () => {
  const CHANGES = [
    -15_868, 4910, -7765, 36_040, -2839, -7389, -1294, 17_470, -18_994, -5457, -7485, -12_211, 30_702,
    -11_017, 2344, -4856, -4014, -10_460, -2979, 18_494,
  ];
  it('keep their thousands where one has groups apart', () => {
    const dutch = running(
      DUTCH,
      ['Rekening 700380815', 'Periode 01.02.2026 t/m 28.02.2026'],
      1_413_666,
      [-321_000, 412_888, -104_584, -223_000],
    );
    const french = running(
      FRENCH,
      ['Numéro de compte 499608303', 'Période 01/02/2026 au 28/02/2026'],
      373_939,
      CHANGES.slice(0, 3),
    );
    const { statement } = readSmall(dutch, french);
    expect(statement.accounts.map(({ openingBalance }) => openingBalance)).toEqual([1_413_666, 373_939]);
    expect(statement.verification.status).toBe('verified');
  });
});
