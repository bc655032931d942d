import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, smallPage } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const list = smallPage({
  heading: null,
  rows: [
    ['02/03/2025', 'Prolk', '12.50', '987.50'],
    ['04/03/2025', 'Zmarg', '200.00', '1,187.50'],
    ['09/03/2025', 'Brit', '700.00', '487.50'],
    ['11/03/2025', 'Drum', '100.00', '387.50'],
  ],
}).map((of) => ({ ...of, y: of.y + 80 }));

const read = (...above: Row[]) => readStatement([page(1, [...above, ...list])]);

it('figures under words of an unknown language above the first day book nothing', () => {
  const stages = read(
    row(60, left(40, 'Gorf plun'), left(180, 'Trel hin'), left(320, 'Trel tas'), left(460, 'Gorf mist')),
    row(74, left(40, '1,000.00'), left(180, '200.00'), left(320, '812.50'), left(460, '387.50')),
  );
  expect(stages.statement.transactions).toHaveLength(4);
});

it('nor does the balance beside the number of an account', () => {
  const stages = read(row(74, left(40, '31573866'), right(500, '387.50')));
  expect(amountsOf(stages)).toHaveLength(4);
});

it('figures above the first of the days that stand over their rows book nothing', () => {
  const { statement } = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: null,
    rows: [
      ['', 'Gorf plun', '1,000.00'],
      ['', 'Gorf mist', '387.50'],
      ['Tuesday 11 March 2025'],
      ['', 'Drum', '-100.00'],
      ['', 'Brit', '-700.00'],
      ['Tuesday 4 March 2025'],
      ['', 'Zmarg', '+200.00'],
      ['', 'Prolk', '-12.50'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Prolk',
    'Zmarg',
    'Brit',
    'Drum',
  ]);
});

it('nor do they between the period and the first day, which says what its rows come to', () => {
  const { statement } = readSmall({
    above: ['01 DE MARÇO DE 2025 a 31 DE MARÇO DE 2025', 'Saldo inicial 1.000,00', 'Saldo final 387,50'],
    heading: null,
    rows: [
      ['', 'Rendimento', '+0,00'],
      ['', 'Total de entradas', '+200,00'],
      ['', 'Total de saídas', '-812,50'],
      ['04 MAR 2025', 'Total de entradas', '+ 200,00'],
      ['', 'Zmarg', '200,00'],
      ['', 'Total de saídas', '- 12,50'],
      ['', 'Prolk', '12,50'],
      ['11 MAR 2025', 'Total de saídas', '- 800,00'],
      ['', 'Drum', '100,00'],
      ['', 'Brit', '700,00'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Zmarg',
    'Prolk',
    'Drum',
    'Brit',
  ]);
});

describe('above days that stand below their rows', () => {
  const rows = [
    ['', 'Drum', '-100.00'],
    ['11 March 2025'],
    ['', 'Brit', '-700.00'],
    ['9 March 2025'],
    ['', 'Zmarg', '+200.00'],
    ['4 March 2025'],
  ];
  const booked = (...summary: string[][]) =>
    amountsOf(
      readSmall({ above: ['Period: 01/03/2025 to 31/03/2025'], heading: null, rows: [...summary, ...rows] }),
    );

  it('a row is one', () => {
    expect(booked()).toEqual([20000, -70000, -10000]);
  });

  it('the first row is one though another figure stands above it', () => {
    expect(booked(['', 'Gorf plun', '1,000.00'])).toEqual(expect.arrayContaining([-10000, -70000, 20000]));
  });
});
