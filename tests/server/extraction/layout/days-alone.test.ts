/** Rows that print the day of the month alone. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const above = ['Compte n° 90112233 du 01/01/2026 au 28/02/2026', 'Ancien solde 1.000,00'];
const heading = ['Jour', 'Opération', 'Débit', 'Crédit', 'Solde'];
const january = [
  ['05', 'Café', '10,00', '', '990,00'],
  ['08', 'Loyer', '200,00', '', '790,00'],
  ['', 'Appartement'],
  ['08', 'Pain', '5,00', '', '785,00'],
];
const february = [
  ['02', 'Salaire', '', '900,00', '1.685,00'],
  ['17', 'Livres', '85,00', '', '1.600,00'],
];

it.each([
  ['Janvier 2026', 'Février 2026'],
  ['JANVIER', 'FÉVRIER'],
])('below lines that name the month: %s', (first, second) => {
  const stages = readSmall({ above, heading, rows: [[first], ...january, [second], ...february] });
  expect(rowsOf(stages)).toEqual([
    '2026-01-05 -1000 Café',
    '2026-01-08 -20000 Loyer Appartement',
    '2026-01-08 -500 Pain',
    '2026-02-02 +90000 Salaire',
    '2026-02-17 -8500 Livres',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('behind the names of their weekdays', () => {
  const named = [['Janvier 2026'], ...january, ['Février 2026'], ...february].map(([day = '', ...cells]) => [
    /^\d/.test(day) ? `lun. ${day}` : day,
    ...cells,
  ]);
  const { transactions, verification } = readSmall({ above, heading, rows: named }).statement;
  expect(transactions.map(({ date, description }) => `${date.slice(5)} ${description}`)).toEqual([
    '01-05 Café',
    '01-08 Loyer Appartement',
    '01-08 Pain',
    '02-02 Salaire',
    '02-17 Livres',
  ]);
  expect(verification.status).toBe('verified');
});

it.each([
  ['all of them', ['di', 'wo', 'vr', 'zo'], 'Brood'],
  ['but for one, whose text begins so', ['di', 'wo', '', 'zo'], 'di Brood'],
])('before the names of their weekdays in a cell beside: %s', (_, names, first) => {
  const days = ['05', '06', '08', '10'];
  const { transactions } = readStatement([
    page(1, [
      row(60, left(40, 'Rekening 90112233 van 01-01-2026 tot 31-01-2026')),
      row(90, left(40, 'januari 2026')),
      ...days.map((day, index) =>
        row(
          104 + 14 * index,
          left(40, day),
          ...(names[index] === '' ? [] : [left(58, names[index]!)]),
          left(90, index === 0 ? 'Brood' : 'Huur'),
          right(500, `- ${index + 4},00`),
        ),
      ),
    ]),
  ]).statement;
  expect(transactions.map(({ date }) => date.slice(8))).toEqual(days);
  expect(transactions[0]!.description).toBe(first);
});

it('as ordinal numbers', () => {
  const ordinal = (day: string): string =>
    day.replace(/^0/, '').replace(/(\d)$/, (last) => last + (last === '2' ? 'nd' : 'th'));
  const rows = [['January 2026'], ...january, ['February 2026'], ...february].map(
    ([first = '', ...cells]) => [/^\d/.test(first) ? ordinal(first) : first, ...cells],
  );
  const { transactions } = readSmall({ above, heading, rows }).statement;
  expect(transactions.map(({ date }) => date.slice(5))).toEqual([
    '01-05',
    '01-08',
    '01-08',
    '02-02',
    '02-17',
  ]);
});

it('that do not run in order are none', () => {
  const rows = [['Janvier 2026'], ['29', ...january[0]!.slice(1)], ...january.slice(1), ...february];
  expect(readSmall({ above, heading, rows }).statement.verification.status).toBe('unverified');
});

it('over their months are dates that a narrow column wraps', () => {
  const rows = [...january, ...february].flatMap((row) => (row[0] === '' ? [] : [row, ['Mars']]));
  const { transactions } = readSmall({ above, heading, rows }).statement;
  expect(transactions.map(({ date }) => date.slice(5))).toEqual([
    '03-05',
    '03-08',
    '03-08',
    '03-02',
    '03-17',
  ]);
});

it('behind a whole date leave their own in doubt', () => {
  const [first, ...rest] = january;
  const rows = [['05/01/2026', ...first!.slice(1)], ...rest];
  const { transactions, verification } = readSmall({ above, heading, rows }).statement;
  expect(verification.status).toBe('unverified');
  expect(transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    [],
    ['date_uncertain'],
    ['date_uncertain'],
  ]);
});

it('that stand above the first month, too, are days of the period: a month alone ends a text', () => {
  const rows = [
    ...january,
    ['12', 'Salaire Atelier du Pont', '', '900,00', '1.685,00'],
    ['', 'janvier'],
    ['15', 'Gaz', '20,00', '', '1.665,00'],
    ['17', 'Eau', '10,00', '', '1.655,00'],
    ['19', 'Pain', '5,00', '', '1.650,00'],
    ['20', 'Livres', '50,00', '', '1.600,00'],
  ];
  const stages = readSmall({ above: ['Compte n° 90112233 du 01/01/2026 au 31/01/2026'], heading, rows });
  expect(rowsOf(stages).slice(2, 5)).toEqual([
    '2026-01-08 -500 Pain',
    '2026-01-12 +90000 Salaire Atelier du Pont janvier',
    '2026-01-15 -2000 Gaz',
  ]);
});

it('behind the Thursday that joins days elsewhere', () => {
  const { transactions, verification } = readSmall({
    above: ['Konto 90112233', 'Zeitraum 01.01.2026 bis 28.02.2026', 'Alter Kontostand 1.000,00'],
    heading: null,
    rows: [
      ['Januar 2026'],
      ['Do, 08.', 'Miete', '-200,00', '800,00'],
      ['Fr, 09.', 'Brot', '-5,00', '795,00'],
      ['Februar 2026'],
      ['Mo, 02.', 'Gehalt', '900,00', '1.695,00'],
      ['Do, 12.', 'Buch', '-95,00', '1.600,00'],
    ],
  }).statement;
  expect(transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
    '2026-01-08 Miete',
    '2026-01-09 Brot',
    '2026-02-02 Gehalt',
    '2026-02-12 Buch',
  ]);
  expect(verification.status).toBe('verified');
});

it('behind the running numbers of the rows', () => {
  let number = 0;
  const rows = [['Janvier 2026'], ...january, ['Février 2026'], ...february];
  const { transactions, verification } = readStatement([
    page(1, [
      row(60, left(40, above[0]!)),
      row(74, left(40, above[1]!)),
      row(
        94,
        left(20, 'N°'),
        left(50, 'Jour'),
        left(110, 'Opération'),
        right(340, 'Débit'),
        right(420, 'Crédit'),
      ),
      ...rows.map(([day, text, out = '', into = '', balance = ''], index) => {
        const isMonth = text === undefined;
        if (!isMonth && out + into !== '') number += 1;
        return row(
          108 + 14 * index,
          ...(isMonth || out + into === '' ? [] : [left(20, String(number))]),
          ...(day === '' ? [] : [left(50, day!)]),
          ...(isMonth ? [] : [left(110, text)]),
          ...[out, into, balance].flatMap((cell, at) => (cell === '' ? [] : [right(340 + 80 * at, cell)])),
        );
      }),
    ]),
  ]).statement;
  expect(transactions.map(({ date }) => date.slice(5))).toEqual([
    '01-05',
    '01-08',
    '01-08',
    '02-02',
    '02-17',
  ]);
  expect(verification.status).toBe('verified');
});

it('on the first lines of rows whose amounts stand on their last', () => {
  const last = [
    ...january.slice(0, 1),
    ['08', 'Loyer'],
    ['', 'Appartement', '200,00', '', '790,00'],
    january[3]!,
  ];
  const { transactions } = readSmall({
    above,
    heading,
    rows: [
      ['Janvier 2026'],
      ...last,
      ['21', 'Remise'],
      ['', 'Chèques', '', '15,00', '800,00'],
      ['Février 2026'],
      ...february,
    ],
  }).statement;
  expect(transactions.map(({ date, amount }) => `${date.slice(5)} ${amount}`)).toEqual([
    '01-05 1000',
    '01-08 20000',
    '01-08 500',
    '01-21 1500',
    '02-02 90000',
    '02-17 8500',
  ]);
});

it('over texts that name another day and an amount', () => {
  const [coffee, ...others] = january;
  const rows = [
    ['Janvier 2026'],
    coffee!,
    ['', 'le 03/01 11,80 USD'],
    ...others,
    ['Février 2026'],
    ...february,
  ];
  const { transactions, verification } = readSmall({ above, heading, rows }).statement;
  expect(transactions.map(({ date }) => date.slice(5))).toEqual([
    '01-05',
    '01-08',
    '01-08',
    '02-02',
    '02-17',
  ]);
  expect(verification.status).toBe('verified');
});

it('whose amounts all stand on lines below', () => {
  const rows = (month: string, ...days: readonly (readonly [string, string, string, string])[]) => [
    [month],
    ...days.flatMap(([day, payee, amount, balance]) => [
      [day, 'Paiement'],
      ['', payee, amount, '', balance],
    ]),
  ];
  const stages = readSmall({
    above,
    heading,
    rows: [
      ...rows('Janvier 2026', ['05', 'Café Nord', '10,00', '990,00'], ['08', 'M. Rey', '90,00', '900,00']),
      ...rows('Février 2026', ['02', 'Cave Lys', '25,00', '875,00'], ['17', 'M. Rey', '75,00', '800,00']),
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2026-01-05 -1000 Paiement Café Nord',
    '2026-01-08 -9000 Paiement M. Rey',
    '2026-02-02 -2500 Paiement Cave Lys',
    '2026-02-17 -7500 Paiement M. Rey',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it.each([
  ['their years', ['Novembre 2025', 'Décembre 2025', 'Janvier 2026']],
  ['no years', ['NOVEMBRE', 'DÉCEMBRE', 'JANVIER']],
])('of which months have hardly more than one, with %s', (_, [november, december, january]) => {
  const stages = readSmall({
    above: ['Livret n° 90112233 du 01/11/2025 au 31/01/2026', 'Ancien solde 1.000,00'],
    heading,
    rows: [
      [november!],
      ['9', 'Dépôt', '', '10,00', '1.010,00'],
      [december!],
      ['4', 'Retrait', '110,00', '', '900,00'],
      ['31', 'Intérêts', '', '5,00', '905,00'],
      [january!],
      ['12', 'Dépôt', '', '95,00', '1.000,00'],
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2025-11-09 +1000 Dépôt',
    '2025-12-04 -11000 Retrait',
    '2025-12-31 +500 Intérêts',
    '2026-01-12 +9500 Dépôt',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('but for a few that were booked late, which are read and in doubt', () => {
  const days = ['02', '04', '07', '06', '09', '11', '15', '16', '21'];
  const stages = readSmall({
    above,
    heading,
    rows: [
      ['Janvier 2026'],
      ...days.map((day, index) => [day, 'Café', '10,00', '', `${990 - 10 * index},00`]),
    ],
  });
  expect(stages.statement.transactions.map(({ date }) => date.slice(8))).toEqual(days);
  expect(stages.statement.verification.status).toBe('unverified');
});

it('and out of all order leave the day in doubt that is made of the first and its month', () => {
  const days = ['12', '04', '17', '06'];
  const { transactions, verification } = readSmall({
    above,
    heading,
    rows: [
      ['JANVIER'],
      ...days.flatMap((day, index) => [
        [day, 'Paiement'],
        ['', 'M. Rey', '10,00', '', `${990 - 10 * index},00`],
      ]),
    ],
  }).statement;
  expect(verification.status).toBe('unverified');
  expect(transactions.slice(1).map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    ['date_uncertain'],
    ['date_uncertain'],
    ['date_uncertain'],
  ]);
});

it('below headings of whole days, numbers before the texts are those of the rows', () => {
  const { statement } = readSmall({
    above: ['Période du 01/01/2026 au 31/01/2026', 'Solde initial 100,00', 'Solde final 60,00'],
    heading: ['N°', 'Libellé', 'Débit', 'Crédit', 'Solde'],
    rows: [
      ['05 janvier 2026'],
      ['1', 'Café', '10,00', '', '90,00'],
      ['2', 'Pain', '10,00', '', '80,00'],
      ['08 janvier 2026'],
      ['3', 'Livre', '10,00', '', '70,00'],
      ['4', 'Thé', '10,00', '', '60,00'],
    ],
  });
  expect(statement.transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([[], [], [], []]);
});
