/** Lines of a text that read like something else: the number of a card, a period, the time of a day. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const ABOVE = ['Account number: 20450011', 'Statement period 01/05/2026 to 31/05/2026'];

describe('the number of a card in the text of a row', () => {
  it('is of it where the day stands on the first line and the amount on the last', () => {
    const stages = readSmall({
      above: ABOVE,
      heading: ['Date', 'Transaction', 'Debit', 'Credit', 'Balance'],
      rows: [
        ['01/05/2026', 'Opening balance', '', '', '100.00'],
        ['04/05/2026', 'Harbour Grocer Linden'],
        ['', 'Card xx8813'],
        ['', 'Value date: 02/05/2026', '12.50', '', '87.50'],
        ['07/05/2026', 'Transfer from Mara Quist'],
        ['', 'shared rent', '', '40.00', '127.50'],
        ['11/05/2026', 'Direct debit Nova Power'],
        ['', '220018', '27.50', '', '100.00'],
        ['12/05/2026', 'Transfer to savings'],
        ['', 'holiday', '10.00', '', '90.00'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe(
      '2026-05-04 -1250 Harbour Grocer Linden Card xx8813 Value date: 02/05/2026',
    );
  });
});

describe('a range of days below the text of a row', () => {
  it('goes on in it', () => {
    const stages = readSmall({
      above: ABOVE,
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['01/05/2026', 'Opening balance', '', '100.00'],
        ['04/05/2026', 'Tax on interest period:', '-2.50', '97.50'],
        ['', '01/04 to 30/04/2026'],
        ['07/05/2026', 'Salary', '40.00', '137.50'],
        ['11/05/2026', 'Nova Power', '-27.50', '110.00'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe('2026-05-04 -250 Tax on interest period: 01/04 to 30/04/2026');
  });
});

describe('the time of day behind a day', () => {
  it('may part hours and minutes by a letter', () => {
    const stages = readSmall({
      above: ABOVE,
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/05/2026 09h15', 'Nova Power', '-2.50'],
        ['07/05/2026 11h40', 'Salary', '40.00'],
        ['11/05/2026 00h00', 'Harbour Grocer', '-27.50'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-05-04 -250 Nova Power',
      '2026-05-07 +4000 Salary',
      '2026-05-11 -2750 Harbour Grocer',
    ]);
  });
});

describe('the time of day behind a day, in a cell of its own', () => {
  it('may be printed to the fraction of a second', () => {
    const stages = readSmall({
      above: ABOVE,
      heading: ['Date', 'Time', 'Description', 'Amount'],
      rows: [
        ['04/05/2026', '18:50:13.0', 'Nova Power', '-2.50'],
        ['07/05/2026', '09:12:40.0', 'Salary', '40.00'],
        ['11/05/2026', '23:04:55.0', 'Harbour Grocer', '-27.50'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe('2026-05-04 -250 Nova Power');
  });
});

describe('stars in the text of a row', () => {
  const textsOf = (...texts: readonly string[]): readonly string[] =>
    readSmall({
      above: ABOVE,
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['01/05/2026', 'Opening balance', '', '100.00'],
        ...texts.map((text, at) => [`0${at + 4}/05/2026`, text, '-2.50', (97.5 - 2.5 * at).toFixed(2)]),
      ],
    }).statement.transactions.map(({ description }) => description);

  it('are digits of a number that are not printed, or frame what they stand around', () => {
    expect(textsOf('Card 5218 **** **** 4417', '*** THANK YOU ***')).toEqual([
      'Card 5218 **** **** 4417',
      '*** THANK YOU ***',
    ]);
  });

  it('say nothing elsewhere', () => {
    expect(textsOf('Nova Books *****')).toEqual(['Nova Books']);
  });
});

it('what says that nothing follows is of no row', () => {
  const stages = readSmall({
    above: ABOVE,
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['01/05/2026', 'Balance forward', '', '100.00'],
      ['04/05/2026', 'Nova Power', '-2.50', '97.50'],
      ['07/05/2026', 'Salary', '40.00', '137.50'],
      ['', '*** NOTHING FOLLOWS ***'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2026-05-04 -250 Nova Power', '2026-05-07 +4000 Salary']);
});

it('how a payment ended, in a column between two texts, is read behind them', () => {
  const line = (y: number, ...cells: readonly string[]): Row =>
    row(
      y,
      ...cells.map((text, at) =>
        at < 4 ? left([40, 110, 220, 300][at]!, text) : right([480, 560][at - 4]!, text),
      ),
    );
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Période du 01/05/2026 au 31/05/2026')),
      line(100, 'Date', 'Service', 'Etat', 'Correspondant', 'Montant', 'Solde'),
      line(116, '04/05/2026', 'Transfert national', 'Succès', '77 412 88', '-2 500', '97 500'),
      line(132, '07/05/2026', 'Paiement marchand', 'Succès', 'Vale Energie', '-7 500', '90 000'),
      line(148, '09/05/2026', 'Depot', 'Succès', 'Agence 12', '10 000', '100 000'),
    ]),
  ]);
  expect(rowsOf(stages)[1]).toBe('2026-05-07 -750000 Paiement marchand Vale Energie Succès');
});
