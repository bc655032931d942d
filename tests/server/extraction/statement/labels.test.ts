/** Labels of balances that are easily missed, from words to what the statement says opened and closed it. */
import { describe, expect, it } from 'vitest';
import { readSmall, smallPage, type Small } from '../../../support/small-statement.ts';
import { leadingLabel } from '../../../../server/extraction/reading/vocabulary.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { findFacts } from '../../../../server/extraction/statement/facts/facts.ts';
import { DOT, left, page, right, row, tokensOf } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Amount'];

const ROWS = [
  ['03/03/2026', 'Coffee', '-10.00'],
  ['15/03/2026', 'Salary', '900.00'],
  ['29/03/2026', 'Rent', '-350.00'],
];

const READ = {
  status: 'verified',
  openingBalance: 100_000,
  closingBalance: 154_000,
  texts: ['Coffee', 'Salary', 'Rent'],
};

function read(small: Small) {
  const { verification, transactions } = readSmall(small).statement;
  const { status, openingBalance, closingBalance } = verification;
  return {
    status,
    openingBalance,
    closingBalance,
    texts: transactions.map(({ description }) => description),
  };
}

it('a longer name that begins like a balance is that of a total', () => {
  expect(leadingLabel('Closing totals', ['opening', 'closing'])).toBeNull();
  expect(leadingLabel('Closing 31 March', ['opening', 'closing'])).toEqual({ label: 'closing', words: 1 });
});

it.each([
  'Å betale minimum',
  'At betale mindst',
  'Att betala minst',
  'Maksettava vähintään',
  'Minimum to pay',
])('the least to be paid is no closing balance: %s', (name) => {
  const facts = findFacts(tokensOf(DOT, [row(60, left(40, `${name}: 569.68`))]));
  expect(facts.figures.filter(({ label, available }) => label === 'closing' && !available)).toEqual([]);
});

it('balances by one word each, above rows without names of columns', () => {
  const head = smallPage({ above: [], heading: null, rows: ROWS });
  const ends = row(
    70,
    left(40, 'Opening'),
    left(90, '1,000.00'),
    left(300, 'Closing'),
    left(350, '1,540.00'),
  );
  const { statement } = readStatement([page(1, [ends, ...head])]);
  const { status, openingBalance, closingBalance } = statement.verification;
  const texts = statement.transactions.map(({ description }) => description);
  expect({ status, openingBalance, closingBalance, texts }).toEqual(READ);
});

it('totals of what was received and sent prove the rows, where no balance is printed', () => {
  const above = ['Total received 900.00', 'Total sent 360.00'];
  expect(read({ above, heading: HEADING, rows: ROWS }).status).toBe('verified');
});

describe('a closing balance', () => {
  it('under a name joined of two words, right below the last row where rows have their dates', () => {
    const rows = [...ROWS, ['Slutsaldo 1,540.00']];
    expect(read({ above: ['Ingående saldo 1,000.00'], heading: HEADING, rows })).toEqual(READ);
  });

  it('by a short name', () => {
    const above = ['Begin Bal: 1,000.00 End Bal: 1,540.00'];
    expect(read({ above, heading: HEADING, rows: ROWS })).toEqual(READ);
  });

  it('that goes on behind a label of one word, on the day it is for', () => {
    const rows = [
      ['03.03.2026', 'Einkauf', '-10,00', '990,00'],
      ['15.03.2026', 'Gehalt', '550,00', '1.540,00'],
      ['31.03.2026', 'Schlusssaldo zu Ihren Gunsten', '', '1.540,00'],
    ];
    const above = ['Anfangssaldo 1.000,00'];
    const heading = ['Datum', 'Text', 'Betrag', 'Saldo'];
    expect(read({ above, heading, rows })).toEqual({ ...READ, texts: ['Einkauf', 'Gehalt'] });
  });

  it('behind a word for its reader that also begins other labels', () => {
    const below = ['Tu nuevo saldo 1,540.00'];
    expect(read({ above: ['Saldo previo 1,000.00'], heading: HEADING, rows: ROWS, below })).toEqual(READ);
  });
});

describe('an opening balance in the list', () => {
  const heading = [...HEADING, 'Balance'];
  const booked = [
    ['03/03/2026', 'Coffee', '-10.00', '990.00'],
    ['15/03/2026', 'Salary', '900.00', '1,890.00'],
    ['29/03/2026', 'Rent', '-350.00', '1,540.00'],
  ];

  it('is none of the closing one where its label goes on below', () => {
    const rows = [['01/03/2026', 'SALDO FINAL DEL PERIODO', '', '1,000.00'], ['', 'ANTERIOR'], ...booked];
    expect(read({ heading, rows })).toEqual(READ);
  });
});

describe('labels with their day on a line of their own', () => {
  const above = ['Old balance as of 01/03/2026', 'in GBP 1,000.00'];

  it('open and close an account, above the table and below its last row', () => {
    const rows = [...ROWS, ['New balance as of 31/03/2026'], ['in GBP', '', '1,540.00']];
    expect(read({ above, heading: HEADING, rows })).toEqual(READ);
  });
});

it.each(['Average balance', 'Value balance', 'Durchschnittssaldo', 'Razpoložljivo stanje z limitom'])(
  '%s below the rows is neither a booking nor a step of the balance',
  (label) => {
    const rows = [...ROWS, ['', 'Closing balance', '1,540.00'], ['', label, '1,123.45']];
    expect(read({ above: ['Opening balance 1,000.00'], heading: HEADING, rows })).toEqual(READ);
  },
);

it.each(['Saldo bloqueado anterior', 'Saldo bloq.anterior'])(
  '%s on a day of its own is no step of the balance either',
  (label) => {
    const rows = [['28/02/2026', 'Saldo anterior', '1,000.00'], ['28/02/2026', label, '0.00'], ...ROWS];
    expect(read({ heading: HEADING, rows: [...rows, ['', 'Saldo final', '1,540.00']] })).toEqual(READ);
  },
);

it('a box of what is owed and what has to be paid of it, due on a day, books nothing', () => {
  const box = {
    heading: ['Vencimiento', 'Tarjeta', 'Saldo', 'Pago min.', 'Cuota'],
    rows: [['12/04/2026', '4471', '1,540.00', '154.00', '0.00']],
  };
  const below = [['', 'Saldo anterior', '1,000.00'], ...ROWS, ['', 'Saldo actual', '1,540.00']];
  const list = { heading: ['Fecha', 'Descripción', 'Importe'], rows: below };
  const { transactions, verification } = readStatement([
    page(1, [...smallPage(box), ...smallPage(list).map((line) => ({ ...line, y: line.y + 120 }))]),
  ]).statement;
  expect(transactions.map(({ description }) => description)).toEqual(READ.texts);
  expect(verification).toMatchObject({ openingBalance: 100_000, closingBalance: 154_000, warnings: [] });
});

describe('labels in other words', () => {
  it('in Finnish: the balance of a day, totals with their count and what may be drawn, below the rows', () => {
    const rows = [
      ['03.03.2026', 'Kahvila', '10.00 -'],
      ['15.03.2026', 'Palkka', '900.00 +'],
      ['', 'SALDO', '1,890.00 +'],
      ['29.03.2026', 'Vuokra', '350.00 -'],
      ['', 'SALDO', '1,540.00 +'],
      ['', 'KÄYTTÖVARA 31.03.2026', '2,040.00 +'],
      ['', 'PANOT YHTEENSÄ KPL 1', '900.00 +'],
      ['', 'OTOT YHTEENSÄ KPL 2', '360.00 -'],
    ];
    const stages = read({
      above: ['Alkusaldo 1,000.00'],
      heading: ['Kirjauspäivä', 'Saaja / Maksaja', 'Määrä EUR'],
      rows,
    });
    expect(stages).toEqual({ ...READ, texts: ['Kahvila', 'Palkka', 'Vuokra'] });
  });

  it('in Romanian: sums held back, own funds and unused credit below the closing balance', () => {
    const rows = [
      ['', 'SOLD ANTERIOR', '', '1,000.00'],
      ['03/03/2026', 'Cafenea', '10.00', ''],
      ['15/03/2026', 'Salariu', '', '900.00'],
      ['29/03/2026', 'Chirie', '350.00', ''],
      ['', 'SOLD FINAL CONT', '', '1,540.00'],
      ['', 'SUME BLOCATE', '', '0.00'],
      ['', 'TOTAL DISPONIBIL', '', '1,540.00'],
      ['', 'Fonduri proprii', '', '1,540.00'],
      ['', 'Credit neutilizat', '', '0.00'],
    ];
    const stages = read({ heading: ['Data', 'Descriere', 'Debit', 'Credit'], rows });
    expect(stages).toEqual({ ...READ, texts: ['Cafenea', 'Salariu', 'Chirie'] });
  });
});

it('a balance by value date between rows says nothing of them', () => {
  const rows = ROWS.flatMap((row) => [row, ['', '*** VALUTARISCHER SALDO PER 15.03. ***', '77.00']]);
  const above = ['Opening balance 1,000.00', 'Closing balance 1,540.00'];
  expect(read({ above, heading: HEADING, rows })).toEqual(READ);
});

describe('figures in a line of text', () => {
  it('without decimals where their currency is printed', () => {
    const above = ['Opening balance: AED 1,000', 'Closing balance: AED 1,540'];
    expect(read({ above, heading: HEADING, rows: ROWS })).toEqual(READ);
  });
});

describe('figures under their names', () => {
  const small = 8.6;

  it('are no rows of the table below, which has no names', () => {
    const { statement } = readStatement([
      page(1, [
        { ...row(60, left(48, 'Beginning balance'), left(322, 'Ending balance')), size: small },
        { ...row(82, left(48, '$1000.00'), left(322, '$1540.00')), size: 19 },
        { ...row(130, left(48, 'Total deposits'), left(322, 'Total withdrawals')), size: small },
        { ...row(150, left(48, '$900.00'), left(322, '$360.00')), size: 19 },
        row(200, left(30, 'Transactions')),
        ...[
          ['2026-03-03', 'Coffee', '-$10.00', '$990.00'],
          ['2026-03-15', 'Salary', '+$900.00', '$1890.00'],
          ['2026-03-29', 'Rent', '-$350.00', '$1540.00'],
        ].map(([date = '', text = '', amount = '', balance = ''], index) => ({
          ...row(240 + 38 * index, left(39, date), left(132, text), right(449, amount), right(557, balance)),
          size: small,
        })),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual(READ.texts);
    expect(statement.verification).toMatchObject({ status: 'verified', openingBalance: 100_000 });
  });
});

it('the least that has to be paid is no balance the rows start from', () => {
  const above = ['Previous Balance: 1,200.00', 'Total Amount Due: 1,260.00', 'Minimum Amount Due: 126.00'];
  const small = {
    above: ['Credit card statement', ...above],
    heading: null,
    rows: [
      ['03/03/2026', 'Coffee', '10.00'],
      ['15/03/2026', 'Books', '20.00'],
      ['29/03/2026', 'Fuel', '30.00'],
    ],
  };
  expect(read(small)).toEqual({
    status: 'verified',
    openingBalance: 120_000,
    closingBalance: 126_000,
    texts: ['Coffee', 'Books', 'Fuel'],
  });
});

it('a sum set in the middle of its label takes no word of it into the text of the row above', () => {
  const rows = ROWS.map(([date = '', text = '', amount = ''], index) =>
    row(100 + 14 * index, left(40, date), left(110, text), right(340, amount.replace('-', ''))),
  );
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Withdrawals')),
      row(80, left(40, 'Date'), left(110, 'Description'), right(340, 'Amount')),
      ...rows,
      row(137, left(200, 'Total other')),
      row(142, right(340, '1,260.00')),
      row(147, left(200, 'withdrawals')),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(READ.texts);
});

it('a limit below the balance of the last day is no booking', () => {
  const small: Small = {
    above: ['Extrato de conta corrente', 'Período: 01/03/2026 a 31/03/2026'],
    heading: ['Data', 'Histórico', 'Valor'],
    rows: [
      ['', 'SALDO ANT EM 28/02/2026', '1.000,00'],
      ['03/03/2026', 'Coffee', '10,00-'],
      ['15/03/2026', 'Salary', '900,00'],
      ['29/03/2026', 'Rent', '350,00-'],
      ['', 'SALDO NA DATA', '1.540,00'],
      ['', 'LIMITE CREDITO', '2.000,00'],
    ],
  };
  expect(read(small)).toEqual(READ);
});

it('a balance in the column of what came in is no debt, whatever is said of cards', () => {
  const small: Small = {
    above: [
      'Relevé de compte',
      'Relevé de votre carte à débit différé',
      'Période du 01/03/2026 au 31/03/2026',
    ],
    heading: ['Date', 'Libellé', 'Débit', 'Crédit'],
    rows: [
      ['', 'Ancien solde au 28/02/2026', '', '1 000,00'],
      ['03/03/2026', 'Coffee', '10,00', ''],
      ['15/03/2026', 'Salary', '', '900,00'],
      ['29/03/2026', 'Rent', '350,00', ''],
      ['', 'Nouveau solde au 31/03/2026', '', '1 540,00'],
    ],
  };
  expect(read(small)).toEqual(READ);
});
