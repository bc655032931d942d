/** Numbers and days that are none of the rows: numbered statements, pages of a book, the days of the period above a list. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

it('the number of a statement begins no period', () => {
  const { statement } = readSmall({
    above: ['ESTRATTO CONTO CORRENTE N. 4 AL 31 MAGGIO 2026', 'Saldo iniziale 100,00'],
    heading: ['Data', 'Descrizione', 'Uscite', 'Entrate', 'Saldo'],
    rows: [
      ['01/05/2026', 'Bar', '12,50', '', '87,50'],
      ['02/05/2026', 'Libri', '40,00', '', '47,50'],
      ['18/05/2026', 'Rimborso', '', '15,00', '62,50'],
    ],
  });
  expect(statement.accounts[0]!.periodStart).toBeNull();
  expect(statement.verification.status).toBe('verified');
});

it('pages of a book before rows that all print their own day are no days', () => {
  const booking = (
    y: number,
    book: string,
    text: string,
    amount: string,
    day: string,
    balance: string,
  ): Row => row(y, left(40, book), left(75, text), right(385, amount), left(465, day), right(560, balance));
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement from 01 February 2026 to 28 February 2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(80, left(40, 'Page'), left(75, 'Details'), right(385, 'Amount'), left(465, 'Date'), right(560, 'Balance')),
      booking(94, '10', 'Coffee', '-10.00', '20260202', '90.00'),
      booking(108, '10', 'Books', '-20.00', '20260204', '70.00'),
      booking(122, '11', 'Refund', '30.00', '20260209', '100.00'),
      booking(136, '11', 'Taxi', '-15.00', '20260211', '85.00'),
      booking(150, '12', 'Rent', '-40.00', '20260220', '45.00'),
    ]),
  ]); // prettier-ignore
  expect(rowsOf(stages)[2]).toBe('2026-02-09 +3000 11 Refund');
  expect(stages.statement.verification.status).toBe('verified');
});

/** Days that name which way their only row goes, below the days of the period and what the account came to. */
const day = (y: number, text: string, title: string, amount: string, payee: string): Row[] => [
  row(y, left(45, `${text} JAN 2026`), left(130, title), right(550, `${title.endsWith('das') ? '+' : '-'} ${amount}`)),
  row(y + 16, left(130, payee), right(550, amount)),
]; // prettier-ignore

it('the days of a period above a list make its days no wider, and nothing on a line above it is left out', () => {
  const stages = readStatement([
    page(1, [
      row(50, left(45, '01 DE JANEIRO DE 2026 a 31 DE JANEIRO DE 2026'), right(550, 'VALORES EM R$')),
      row(96, left(300, 'Saldo inicial'), right(550, '100,00')),
      row(110, left(300, 'Rendimento líquido'), right(550, '+0,00')),
      row(124, left(300, 'Total de entradas'), right(550, '+50,00')),
      row(138, left(300, 'Total de saídas'), right(550, '-37,50')),
      row(152, left(300, 'Saldo final do período'), right(550, '112,50')),
      row(180, left(45, 'Movimentações')),
      ...day(204, '08', 'Total de saídas', '12,50', 'Padaria'),
      ...day(244, '15', 'Total de entradas', '50,00', 'Maria Souza'),
      ...day(284, '16', 'Total de saídas', '15,00', 'Livraria'),
      ...day(324, '25', 'Total de saídas', '10,00', 'Mercado'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-01-08 -1250 Padaria',
    '2026-01-15 +5000 Maria Souza',
    '2026-01-16 -1500 Livraria',
    '2026-01-25 -1000 Mercado',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});
