/** What reads like the title of a list and is none: texts of rows, names over figures of a summary. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { booking, names, PERIOD, sectionsIn } from '../../../support/sections.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

it('a figure of nought in a summary is no title of the list below', () => {
  const rows = (...of: string[]) =>
    sectionsIn(...of.map((text, at) => row(60 + 14 * at, left(40, text))), names(120), booking(134));
  expect(rows('Payments and credits: 0')).toEqual([]);
  expect(rows('Payments and credits')).toEqual(['in']);
});

describe('words that are no titles', () => {
  it('are of a row with its second day on the line between', () => {
    const lines = [
      row(100, left(40, '04/03/2026'), left(120, 'Interest'), left(250, 'for May'), right(500, '12.50')),
      row(111, left(40, '05/03/2026'), left(120, 'X0041')),
      row(122, left(250, 'Deposits')),
      names(150),
      booking(164),
    ];
    expect(sectionsIn(names(80), ...lines)).toEqual([]);
  });

  it('name an account with a sign', () => {
    expect(sectionsIn(row(100, left(40, 'Savings Plus account')), names(114), booking(128))).toEqual([]);
  });
});

it('the first line of a text below the day of its row, which nothing else stands beside, is no title', () => {
  const rows = [
    row(100, left(40, '12 Jun 2026')),
    row(112, left(40, 'Deposits')),
    row(124, left(40, 'Harbour Fair'), right(420, '12.50')),
  ];
  expect(sectionsIn(names(80), ...rows)).toEqual([]);
  expect(sectionsIn(names(80), ...rows.slice(1))).toEqual(['in']);
});

it('a day and a text a little above their amount begin a row, whatever the words', () => {
  const cells = [10, 50, 90].flatMap((by) => [
    row(100 + by, left(40, '12 Jun 2026'), left(130, 'Airtime purchase')),
    row(105 + by, left(300, 'Debit'), right(420, '-12.50')),
    row(111 + by, left(40, '9:10 AM'), left(130, 'TRX44127')),
  ]);
  expect(sectionsIn(names(80), ...cells)).toEqual([]);
});

it('a name over the figures of a summary is no title of the list below', () => {
  const coffee = row(90, left(40, '04/03/2026'), left(120, 'Coffee'), right(500, '12.50'));
  const title = row(50, left(40, 'Deposits and other credits'));
  const figures = row(62, left(40, '80.00'), left(200, '27.00'));
  expect(sectionsIn(title, figures, coffee)).not.toContain('in');
  expect(sectionsIn(title, coffee)).toContain('in');
});

describe('what reads like a title over rows with balances', () => {
  it('gives them no direction that the balances deny', () => {
    const listed = (y: number, text: string, amount: string, balance: string): Row =>
      row(y, left(40, '04/03/2026'), left(120, text), right(400, amount), right(500, balance));
    const stages = readStatement([
      page(1, [
        row(30, left(40, PERIOD)),
        row(60, left(40, 'Crédit du Lac')),
        row(74, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
        row(88, left(120, 'Opening balance'), right(500, '500.00')),
        listed(102, 'Coffee', '12.50', '487.50'),
        listed(116, 'Book shop', '25.00', '512.50'),
        listed(130, 'Gas', '10.00', '502.50'),
        row(144, left(120, 'Closing balance'), right(500, '502.50')),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([-1250, 2500, -1000]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('texts of two lines around the middle of their row', () => {
  const list = (title: string, below: Row): string[] =>
    sectionsIn(
      row(100, left(40, '04/03/2026'), left(120, 'Coffee'), right(500, '-12.50')),
      row(123, left(120, title)),
      row(128, left(40, '05/03/2026'), right(500, '1.84')),
      below,
    );

  it('are no titles, whatever their first line says', () => {
    expect(list('Interest paid', row(133, left(120, 'Interest')))).toEqual([]);
  });

  it('are titles over rows without a text of theirs', () => {
    expect(list('Interest paid', row(142, left(40, '06/03/2026'), right(500, '1.84')))).not.toEqual([]);
  });
});

describe('texts below rows that print their day and amount alone', () => {
  it('are no titles, whatever they say', () => {
    const lines = [
      row(100, left(40, '05/03/2026'), right(300, '99.61 CR')),
      row(111, left(46, 'Faster receipt N. Tilney')),
      row(125, left(40, '06/03/2026'), right(300, '20.00 DR')),
      row(136, left(46, 'Coffee')),
    ];
    expect(sectionsIn(...lines)).toEqual([]);
  });
});

describe('lines of a cell on the bottom of its row', () => {
  const cell = (y: number, ...texts: readonly string[]): Row[] => [
    ...texts.slice(0, -1).map((text, at) => row(y + 12 * at, left(120, text))),
    row(y + 12 * (texts.length - 1), left(40, '04/03/2026'), left(120, texts.at(-1)!), right(500, '12.50')),
  ];

  it('are no titles where the first one reads like one', () => {
    expect(sectionsIn(names(80), ...cell(100, 'Card payments', 'Harbour Road', 'Visa 4417'))).toEqual([]);
    expect(sectionsIn(names(80), ...cell(100, 'Deposits', 'Ada May', 'Rent', 'Flat 2'))).toEqual([]);
    expect(sectionsIn(names(80), row(100, left(40, 'Deposits')), ...cell(114, 'Ada May', 'Rent'))).toEqual([
      'in',
    ]);
  });

  it('are no titles where one speaks of a direction behind others', () => {
    const lines = (...texts: readonly string[]): Row[] => [
      ...texts.map((text, at) => row(100 + 12 * at, left(40, text))),
      row(100 + 12 * texts.length, left(40, '21/11/2024'), right(400, '04/03/2026'), right(500, '12.50')),
    ];
    expect(sectionsIn(names(80), ...lines('Virement', 'Harbour Road', '4417', 'cotisation dossier'))).toEqual(
      [],
    );
    expect(sectionsIn(names(80), ...lines('cotisation dossier'))).toEqual(['out']);
  });
});

it('a rate closely below a line of a text is what was charged for its booking', () => {
  const lines = (...texts: readonly string[]) =>
    sectionsIn(
      names(80),
      row(100, left(40, '04/03/2026'), left(120, 'Hotel'), right(500, '12.50')),
      ...texts.map((text, at) => row(112 + 12 * at, left(120, text))),
      booking(120 + 12 * texts.length),
    );
  expect(lines('Card 4410', 'of 2 March', '12:33', 'Otter', 'Northville', '手数料 1.50%')).toEqual([]);
});

it('the first of the lines of a cell around the middle of its row is no title, though they tell of figures left of the amounts', () => {
  const cell = (figure: string, end: number): string[] =>
    sectionsIn(
      names(80),
      booking(100),
      row(130, left(120, 'Deposits')),
      row(142, left(120, 'Otter Ltd')),
      row(154, left(120, 'USD'), right(end, figure)),
      row(160, left(40, '05/03/2026'), right(500, '12.50')),
      row(166, left(120, '0041')),
      row(178, left(120, 'of 2 March')),
      row(190, left(120, 'by letter')),
    );
  expect(cell('796.89', 200)).toEqual([]);
});

it('a text further in than the rows, nearer to the one above than to the one below, is of that above', () => {
  const lines = (x: number) =>
    sectionsIn(
      names(80),
      booking(100),
      row(109, left(x, 'Deposits')),
      booking(121),
      row(130, left(x, 'Deposits')),
      booking(142),
    );
  expect(lines(165)).toEqual([]);
});

it('lines of a text below a row that prints its day and amount alone begin no list', () => {
  const lines = (blank: number) =>
    sectionsIn(
      row(100, left(40, '04/03/2026'), right(500, '12.50')),
      row(110, left(40, 'Otter Ltd')),
      row(120, left(40, 'Northville')),
      row(130, left(40, 'Deposits')),
      row(130 + blank, left(40, '05/03/2026'), right(500, '13.50')),
    );
  expect(lines(15)).toEqual([]);
  expect(lines(10)).toEqual(['in']);
});

it('a line between a text and its amount, below the day of several entries, is of the text', () => {
  const lines = (from: number) =>
    sectionsIn(
      names(80),
      row(100, left(40, '4 March 2026')),
      row(120, left(40, 'Otter Ltd')),
      row(from, left(40, 'Deposits')),
      row(140, left(40, 'by letter')),
      row(150, left(40, 'Invoice'), right(500, '12.50')),
    );
  expect(lines(130)).toEqual([]);
});

it('a number behind the name of a list is no day of its own', () => {
  const lines = (text: string) => sectionsIn(names(80), row(100, left(40, text)), names(114), booking(128));
  expect(lines('ΤΙΜΟΛΟΓΙΟ 02/03/2026')).toEqual(lines('ΤΙΜΟΛΟΓΙΟ'));
  expect(lines('ΤΙΜΟΛΟΓΙΟ 5189/24 ΤΗΣ')).not.toEqual(lines('ΤΙΜΟΛΟΓΙΟ'));
  expect(lines('ΤΙΜΟΛΟΓΙΟ 15842060516')).not.toEqual(lines('ΤΙΜΟΛΟΓΙΟ'));
});
