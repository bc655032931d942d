/** Decimals apart from their whole units. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const above = ['Period: 01/03/2025 to 31/03/2025'];

describe('decimals in a column of their own', () => {
  /** Pounds end at the first edge of a pair, pence at the second. */
  const EDGES = [
    [340, 362],
    [420, 442],
    [500, 522],
  ] as const;
  const cells = (texts: readonly string[]) =>
    texts.flatMap((text, index) =>
      text === '' ? [] : text.split(' ').map((part, at) => right(EDGES[index]![at]!, part)),
    );
  const ledger = (unit: string, smaller: string): Row[] => [
    row(60, left(40, above[0]!)),
    row(100, left(40, 'Date'), left(110, 'Details'), left(310, 'Out'), left(400, 'In'), left(480, 'Balance')),
    row(112, ...EDGES.flatMap(([whole, part]) => [right(whole, unit), right(part, smaller)])),
    row(130, left(110, 'Opening balance'), ...cells(['', '', '1,000 00'])),
    row(144, left(40, '02/03/2025'), left(110, 'Harbour shop 12'), ...cells(['7 05', '', '992 95'])),
    row(158, left(40, '04/03/2025'), left(110, 'Wages'), ...cells(['', '1,200 50', '2,193 45'])),
    row(172, left(40, '09/03/2025'), left(110, 'Rent'), ...cells(['700 45', '', '1,493 00'])),
  ];

  it.each([
    ['£', 'p'],
    ['$', 'c.'],
  ])('under the name of the smaller unit: %s and %s', (unit, smaller) => {
    const stages = readStatement([page(1, ledger(unit, smaller))]);
    expect(rowsOf(stages)).toEqual([
      '2025-03-02 -705 Harbour shop 12',
      '2025-03-04 +120050 Wages',
      '2025-03-09 -70045 Rent',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

it('a decimal sign between blanks joins what stands beside it', () => {
  const stages = readSmall({
    above,
    heading: ['Datum', 'Text', 'Belopp', 'Saldo'],
    rows: [
      ['', 'Ingående saldo', '', '1 000 , 00'],
      ['02/03/2025', 'Bageriet', '-12 , 50', '987 , 50'],
      ['04/03/2025', 'Lön', '1 200 , 00', '2 187 , 50'],
      ['09/03/2025', 'Hyra', '-700 , 25', '1 487 , 25'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-1250, 120000, -70025]);
  expect(stages.statement.verification.status).toBe('verified');
});

describe('a stroke before the decimals', () => {
  it('is their sign where nothing else is', () => {
    const stages = readSmall({
      above,
      heading: ['Дата', 'Основание операции', 'Дебет', 'Кредит', 'Остаток'],
      rows: [
        ['', 'Входящий остаток', '', '', '1 000-00'],
        ['02/03/2025', 'Пекарня', '112-50', '', '887-50'],
        ['04/03/2025', 'Зарплата', '', '1 200-95', '2 088-45'],
        ['09/03/2025', 'Аренда', '700-45', '', '1 388-00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-11250, 120095, -70045]);
  });

  it('is none in months, and none in numbers of a statement with decimals', () => {
    const stages = readSmall({
      above,
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['', 'Opening balance', '', '1,000.00'],
        ['02/03/2025', 'Shop 4410-88', '-12.50', '987.50'],
        ['04/03/2025', 'Wages 2025-02', '1,200.00', '2,187.50'],
        ['09/03/2025', 'Rent 118-77', '-700.25', '1,487.25'],
        ['10/03/2025', 'Rent 119-78', '-700.00', '787.25'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2025-03-02 -1250 Shop 4410-88',
      '2025-03-04 +120000 Wages 2025-02',
      '2025-03-09 -70025 Rent 118-77',
      '2025-03-10 -70000 Rent 119-78',
    ]);
  });
});

describe('a cifrão before the decimals', () => {
  it('is their sign in a list and in the summary about it', () => {
    const stages = readSmall({
      above: [
        'Período: 01/03/2025 a 31/03/2025',
        'Saldo inicial: 251.597$00',
        'Total de débitos: 250.012$50',
      ],
      heading: ['Data', 'Descrição', 'Valor', 'Saldo'],
      rows: [
        ['02/03/2025', 'Padaria', '-12$50', '251.584$50'],
        ['04/03/2025', 'Ordenado', '1.597$05', '253.181$55'],
        ['09/03/2025', 'Renda', '-250.000$00', '3.181$55'],
      ],
      below: ['Saldo final 3.181$55'],
    });
    expect(amountsOf(stages)).toEqual([-1250, 159705, -25000000]);
    const { verification, accounts } = stages.statement;
    expect(verification.status).toBe('verified');
    expect(accounts[0]).toMatchObject({ openingBalance: 25159700, closingBalance: 318155 });
  });

  it('joins thousands that stand apart, and stands before a mark', () => {
    const stages = readSmall({
      above,
      heading: ['Data', 'Descrição', 'Valor', 'Saldo'],
      rows: [
        ['', 'Saldo anterior', '', '251 597$00C'],
        ['02/03/2025', 'Padaria', '12$50D', '251 584$50C'],
        ['04/03/2025', 'Ordenado', '1 597$05C', '253 181$55C'],
        ['09/03/2025', 'Renda', '250 000$00D', '3 181$55C'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 159705, -25000000]);
  });

  it('is a symbol before an amount', () => {
    const stages = readSmall({
      above,
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['', 'Opening balance', '', '$1,000.00'],
        ['02/03/2025', 'Shop US$00 12.00$50', '-$12.50', '$987.50'],
        ['04/03/2025', 'Wages A$20 7$5 3$500', '$1,200.00', '$2,187.50'],
        ['09/03/2025', 'Rent R$10 11.00$40', '-$700.25', '$1,487.25'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2025-03-02 -1250 Shop US$00 12.00$50',
      '2025-03-04 +120000 Wages A$20 7$5 3$500',
      '2025-03-09 -70025 Rent R$10 11.00$40',
    ]);
  });
});

describe('an equals sign before the decimals', () => {
  const read = (...texts: readonly [string, string, string]) =>
    readSmall({
      above,
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['', 'Opening balance', '', '1,00,000=00'],
        ['02/03/2025', texts[0], '-12=50', '99,987=50'],
        ['04/03/2025', texts[1], '1,597=05', '1,01,584=55'],
        ['09/03/2025', texts[2], '-400=00', '1,01,184=55'],
      ],
    });

  it('is their sign', () => {
    const stages = read('Shop', 'Wages', 'Rent');
    expect(amountsOf(stages)).toEqual([-1250, 159705, -40000]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('stays what it is between other digits', () => {
    expect(rowsOf(read('Shop id=12', 'Wages 5=6', 'Rent 12=50=1'))).toEqual([
      '2025-03-02 -1250 Shop id=12',
      '2025-03-04 +159705 Wages 5=6',
      '2025-03-09 -40000 Rent 12=50=1',
    ]);
  });
});
