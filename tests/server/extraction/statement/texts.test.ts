/** What is of the texts of bookings and what is not: notes, codes, amounts and numbers beside them. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const heading = row(
  100,
  left(40, 'Date'),
  left(110, 'Description'),
  right(400, 'Money out'),
  right(500, 'Balance'),
);

/** A row whose text begins with its kind and a code apart, over the text itself. */
const coded = (y: number, day: string, code: string, text: string, balance: string): Row[] => [
  row(y, left(40, `${day}/03/2027`), left(110, 'Direct debit'), left(230, code), right(400, '5.00'), right(500, balance)),
  row(y + 12, left(110, text)),
]; // prettier-ignore

describe('a code apart in the column of texts', () => {
  it('stands where it is printed', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        heading,
        ...coded(120, '04', 'PN:417', 'Gas works', '95.00'),
        ...coded(150, '05', 'PN:208', 'Water board', '90.00'),
        ...coded(180, '06', 'PN:931', 'Broadband', '85.00'),
        ...coded(210, '09', 'PN:417', 'Gas works', '80.00'),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Direct debit PN:417 Gas works',
      'Direct debit PN:208 Water board',
      'Direct debit PN:931 Broadband',
      'Direct debit PN:417 Gas works',
    ]);
  });
});

describe('a small raised number behind an amount', () => {
  it('leads to a note and is no word of the text', () => {
    const names = ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'];
    const booking = (y: number, texts: readonly string[]): Row =>
      row(
        y,
        ...texts.slice(0, 2).map((text, at) => left([40, 110][at]!, text)),
        ...texts.slice(2).flatMap((text, at) => (text === '' ? [] : [right([400, 480, 560][at]!, text)])),
      );
    const note = (y: number, x: number): Row => ({ y: y - 3.1, size: 6, cells: [left(x, '1')] });
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        booking(100, names),
        booking(120, ['04/03/2027', 'Monthly fee', '5.00', '', '95.00']),
        note(120, 400.1),
        booking(136, ['05/03/2027', 'Water board', '5.00', '', '90.00']),
        booking(152, ['06/03/2027', 'From J Doe', '', '5.00', '95.00']),
        note(152, 480.1),
        booking(168, ['07/03/2027', 'Cheque fee', '5.00', '', '90.00']),
        note(168, 400.1),
        booking(184, ['08/03/2027', 'Tea house', '5.00', '', '85.00']),
        booking(200, ['09/03/2027', 'Card fee', '5.00', '', '80.00']),
        note(200, 400.1),
        booking(216, ['10/03/2027', 'From A Roe', '', '5.00', '85.00']),
        note(216, 480.1),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Monthly fee',
      'Water board',
      'From J Doe',
      'Cheque fee',
      'Tea house',
      'Card fee',
      'From A Roe',
    ]);
  });
});

it('a number that ends a text below the name of the next column is of the text', () => {
  const names = ['Date', 'Description', 'Previous balance', 'Amount', 'Balance'];
  const rowOf = (y: number, [date, text, ...figures]: readonly string[]): Row =>
    row(
      y,
      left(40, date!),
      left(110, text!),
      ...figures.map((figure, at) => right([310, 420, 540][at]!, figure)),
    );
  const { statement } = readStatement([
    page(1, [
      rowOf(100, names),
      rowOf(120, ['04/03/2027', 'To the Water Board of Ely 57', '100.00', '-5.00', '95.00']),
      rowOf(136, ['05/03/2027', 'Coffee', '95.00', '-5.00', '90.00']),
      rowOf(152, ['06/03/2027', 'To the Water Board of Ely 68', '90.00', '-5.00', '85.00']),
      rowOf(168, ['07/03/2027', 'To the Water Board of Ely 03', '85.00', '-5.00', '80.00']),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'To the Water Board of Ely 57',
    'Coffee',
    'To the Water Board of Ely 68',
    'To the Water Board of Ely 03',
  ]);
});

describe('amounts that end texts', () => {
  const booking = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, text), right(500, amount));

  it('are no column, though they line up and nothing has a name', () => {
    const texts = [
      'Invoice 4711 over 1,302.50',
      'Coffee',
      'Invoice 5120 over 8,990.00',
      'Invoice 6033 over 2,040.75',
    ];
    const { statement } = readStatement([
      page(
        1,
        texts.map((text, index) => booking(100 + 14 * index, `0${index + 3}`, text, `-${index + 5}.00`)),
      ),
    ]);
    expect(statement.transactions.map(({ amount, description }) => `${amount} ${description}`)).toEqual(
      texts.map((text, index) => `${index + 5}00 ${text}`),
    );
  });
});

describe('amounts in another currency, in a column of their own', () => {
  it('leave neither figure nor code in the text', () => {
    const { statement } = readSmall({
      above: ['Card statement', 'Previous balance EUR 0,00', 'New balance EUR 1.236,10'],
      heading: ['Date', 'Description', 'Foreign currency', 'Amount in EUR'],
      rows: [
        ['04/03/2027', 'Harbour hotel', '436.35 USD', '396,69'],
        ['05/03/2027', 'Joinery', '', '1.209,41'],
        ['09/03/2027', 'Payment received', '', '-370,00'],
      ],
      below: ['Total EUR 1.236,10'],
    });
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Harbour hotel',
      'Joinery',
      'Payment received',
    ]);
  });
});

it('a wide blank within few texts begins no column, though the name of the texts is centred over it', () => {
  const { statement } = readStatement([
    page(1, [
      row(100, left(40, 'Date'), left(170, 'Transaction description'), right(500, 'Amount')),
      row(120, left(40, '04/03/2027'), left(110, 'Card sale'), left(190, '041226'), right(500, '-5.00')),
      row(131, left(110, 'NORTH BAY')),
      row(142, left(110, 'Portree')),
      row(160, left(40, '05/03/2027'), left(110, 'Cash withdrawal at the harbour'), right(500, '-50.00')),
      row(180, left(40, '06/03/2027'), left(110, 'Standing order for the gardener'), right(500, '-9.00')),
      row(200, left(40, '07/03/2027'), left(110, 'Cash deposit'), right(500, '20.00')),
    ]),
  ]);
  expect(statement.transactions[0]!.description).toBe('Card sale 041226 NORTH BAY Portree');
});

it('the number of a card between what was owed and the first row is no part of its text, wherever it begins', () => {
  const { statement } = readSmall({
    above: ['Credit card statement', 'Total amount due 95.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['', 'Previous balance', '30.00'],
      ['', 'GOLD CARD 4404-XX-XXXX-1234', ''],
      ['02/03/2026', 'Bakery', '20.00'],
      ['04/03/2026', 'Winkel Books', ''],
      ['', 'U.S.Dollar 31.20', '40.00'],
      ['05/03/2026', 'Bakery', '5.00'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Bakery',
    'Winkel Books U.S.Dollar 31.20',
    'Bakery',
  ]);
});

it('the numbers of rows, filled with noughts, are no part of their texts', () => {
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      row(
        100,
        left(40, 'Tran list'),
        left(110, 'Date'),
        left(190, 'Description'),
        right(400, 'Money out'),
        right(500, 'Balance'),
      ),
      ...['04', '05', '06', '09'].map((day, index) =>
        row(
          120 + 16 * index,
          left(40, `00000${index + 1}`),
          left(110, `${day}/03/2027`),
          left(190, 'Gas works'),
          right(400, '5.00'),
          right(500, `${95 - 5 * index}.00`),
        ),
      ),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(
    Array.from({ length: 4 }, () => 'Gas works'),
  );
});

it('value dates behind their name in cells of their own are no part of the texts', () => {
  const texts = ['Gas works', 'Water board of the harbour', 'Broadband', 'Bakery'];
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      ...texts.map((text, index) =>
        row(
          120 + 16 * index,
          left(40, `0${4 + index}/03/2027`),
          left(110, text),
          left(260, `VALUTA 0${4 + index}-03`),
          right(400, '5.00'),
          right(500, `${95 - 5 * index}.00`),
        ),
      ),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(texts);
});

it('what stands beside the number over a text is read before that text', () => {
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      row(
        100,
        left(40, 'Date'),
        left(110, 'Operation number'),
        left(230, 'Kind'),
        right(400, 'Money out'),
        right(500, 'Balance'),
      ),
      row(112, left(40, 'Value date'), left(110, 'Description')),
      ...['04', '05', '06'].flatMap((day, index) => [
        row(
          130 + 30 * index,
          left(40, `${day}/03/2027`),
          left(110, `240201123456${index}`),
          left(230, 'Direct debit'),
          right(400, '5.00'),
          right(500, `${95 - 5 * index}.00`),
        ),
        row(142 + 30 * index, left(40, `${day}/03/2027`), left(110, 'To: Gas works')),
      ]),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(
    [0, 1, 2].map((index) => `240201123456${index} Direct debit To: Gas works`),
  );
});

it('what is printed for an amount that there is none of is no part of a text, dot and all', () => {
  const { statement } = readSmall({
    above: ['1 March 2026 to 31 March 2026', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Money In', 'Money Out', 'Balance'],
    rows: [
      ['04/03/2026', 'Grocer', 'blank.', '5.00', '95.00'],
      ['05/03/2026', 'Wages', '50.00', 'blank.', '145.00'],
      ['06/03/2026', 'Fuel', 'blank.', '20.00', '125.00'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual(['Grocer', 'Wages', 'Fuel']);
});
