/** Accounts one under another: whose a balance is, and what an account has that no row of its own tells. */
import { describe, expect, it } from 'vitest';
import { readSmall, type Small } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Details', 'Amount', 'Balance'];

const accountsOf = (...pages: Small[]): unknown => {
  const { accounts, verification } = readSmall(...pages).statement;
  return [
    verification.status,
    ...accounts.map(({ number, openingBalance, closingBalance, count }) => [
      number,
      openingBalance,
      closingBalance,
      count,
    ]),
  ];
};

describe('lists that have their newest row first', () => {
  const pocket: Small = {
    above: [
      'Period 01/05/2026 - 31/05/2026',
      'Account Opening balance Closing balance',
      '218440905 10.00 12.00',
      '501877120 300.00 612.10',
      '634019882 90.00 95.00',
      'Pocket account number 218 440 905',
      'Opening balance: 10.00',
      'Closing balance: 12.00',
    ],
    heading: ['Date', 'Details', 'Amount'],
    rows: [['28/05/2026', 'Deposit', '2.00']],
  };
  const current: Small = {
    above: ['Current account number 501 877 120'],
    heading: HEADING,
    rows: [
      ['', 'Closing balance', '', '612.10'],
      ['28/05/2026', 'Baker', '-7.90', '612.10'],
      ['04/05/2026', 'Wages', '320.00', '620.00'],
      ['', 'Opening balance', '', '300.00'],
    ],
  };
  const savings: Small = {
    above: ['Savings account number 634 019 882'],
    heading: ['Date', 'Details', 'Value date', 'Amount', 'Balance'],
    rows: [
      ['', 'Closing balance', '', '', '95.00'],
      ['19/05/2026', 'Interest', '', '5.00', '95.00'],
      ['', 'Opening balance', '', '', '90.00'],
    ],
  };

  it('begin with their own balance, not with that over the title of the next account', () => {
    expect(accountsOf(pocket, current, savings)).toEqual([
      'verified',
      ['218 440 905', 1000, 1200, 1],
      ['501 877 120', 30_000, 61_210, 2],
      ['634 019 882', 9000, 9500, 1],
    ]);
  });

  it('may hold nothing but both balances, the closing first', () => {
    const idle = {
      ...savings,
      heading: ['Date', 'Details', 'Amount'],
      rows: [
        ['', 'Closing balance', '90.00'],
        ['', 'Opening balance', '90.00'],
      ],
    };
    const alone = { ...current, above: ['Period 01/05/2026 - 31/05/2026', ...current.above!] };
    expect(accountsOf(alone, idle)).toEqual([
      'verified',
      ['501 877 120', 30_000, 61_210, 2],
      ['634 019 882', 9000, 9000, 0],
    ]);
  });
});

describe('numbers of accounts', () => {
  it('that a table lists bare stand in the titles of their lists', () => {
    const first: Small = {
      above: [
        'Period 01/05/2026 - 31/05/2026',
        'Account Opening balance Closing balance',
        '501877120 300.00 612.10',
        '634019882 90.00 95.00',
        'Current account 501877120',
      ],
      heading: HEADING,
      rows: [
        ['04/05/2026', 'Wages', '320.00', '620.00'],
        ['28/05/2026', 'Baker', '-7.90', '612.10'],
      ],
    };
    const second: Small = {
      above: ['Rainy days (EUR) 634 019 882'],
      heading: HEADING,
      rows: [['19/05/2026', 'Interest', '5.00', '95.00']],
    };
    expect(accountsOf(first, second)).toEqual([
      'verified',
      ['501877120', 30_000, 61_210, 2],
      ['634 019 882', 9000, 9500, 1],
    ]);
  });

  it('stand over balances of two days where nothing was booked between them', () => {
    const first: Small = {
      above: [
        'Period 01/05/2026 - 31/05/2026',
        'Current account number 501 877 120',
        'Balance 01/05/2026: 300.00',
      ],
      heading: HEADING,
      rows: [
        ['04/05/2026', 'Wages', '320.00', '620.00'],
        ['28/05/2026', 'Baker', '-7.90', '612.10'],
      ],
      below: [
        'Balance 31/05/2026: 612.10',
        'Rainy days 634 019 882',
        'Balance 01/05/2026: 95.00',
        'No transactions',
        'Balance 31/05/2026: 95.00',
      ],
    };
    expect(accountsOf(first)).toEqual([
      'verified',
      ['501 877 120', 30_000, 61_210, 2],
      ['634 019 882', 9500, 9500, 0],
    ]);
  });
});

describe('a balance at both ends behind the rows', () => {
  it('is of an account without rows where it says twice what the list above has not ended with', () => {
    const dollars: Small = {
      above: ['Period 01/05/2026 - 31/05/2026'],
      heading: HEADING,
      rows: [
        ['', 'Balance B/F', '', '300.00'],
        ['04/05/2026', 'Wages', '320.00', '620.00'],
        ['28/05/2026', 'Baker', '-7.90', '612.10'],
        ['', 'Balance C/F', '', '612.10'],
      ],
    };
    const yen: Small = {
      heading: HEADING,
      rows: [
        ['', 'Balance B/F', '', '0'],
        ['', 'Balance C/F', '', '0'],
      ],
    };
    expect(accountsOf(dollars, yen)).toEqual(['verified', [null, 30_000, 61_210, 2], [null, 0, 0, 0]]);
  });
});

it('the balance of a day behind the rows is no text of the last one', () => {
  const savings: Small = {
    above: [
      'Period 01/05/2026 - 31/05/2026',
      'Savings account number 501 877 120',
      'Balance 01/05/2026: 300.00',
    ],
    heading: ['Date', 'Details', 'Amount'],
    rows: [['19/05/2026', 'Interest', '5.00'], ['Balance 31/05/2026: 305.00']],
  };
  expect(accountsOf(savings)).toEqual(['verified', ['501 877 120', 30_000, 30_500, 1]]);
});

it('totals of a year so far are none of a statement', () => {
  const card: Small = {
    above: ['Card account number 501877120', 'Period 22/03/2026 - 21/04/2026', 'New balance 456.09'],
    heading: ['Date', 'Merchant', 'Amount'],
    rows: [
      ['14/04/2026', 'Payment received', '-350.00'],
      ['15/04/2026', 'Grocer', '89.47'],
      ['', 'Total fees charged in 2026', '12.00'],
    ],
    below: ['Total interest charged in 2026   3.10'],
  };
  const { facts, statement } = readSmall(card);
  expect(facts.figures.map(({ label }) => label)).toEqual(['closing']);
  expect(statement.verification.warnings).toEqual([]);
});

it('the title of each account stands behind the code of its bank, over its holder and what is there at both ends', () => {
  const account = (title: string, opening: string, closing: string, rows: string[][]): Small => ({
    above: [
      'Выписка с 01.08.2025 по 31.08.2025',
      `БИК 044525092 ${title}`,
      'Предприниматель Алексеенко, ИНН 230912345678',
      `Средства на начало периода: ${opening} RUB`,
    ],
    heading: ['Дата', 'Назначение платежа', 'Приход', 'Расход'],
    rows,
    below: [`Средства на конец периода: ${closing} RUB`],
  });
  expect(
    accountsOf(
      account('Расчётный счёт № 40802810700000004418', '100,00', '87,50', [
        ['04.08.2025', 'Комиссия', '', '12,50'],
        ['05.08.2025', 'Перевод', '', '20,00'],
        ['06.08.2025', 'Оплата', '20,00', ''],
      ]),
      account('Счёт-копилка № 42114810500000000112', '5,00', '25,00', [
        ['05.08.2025', 'Перевод', '20,00', ''],
      ]),
    ),
  ).toEqual(['verified', ['40802810700000004418', 10_000, 8750, 3], ['42114810500000000112', 500, 2500, 1]]);
});
