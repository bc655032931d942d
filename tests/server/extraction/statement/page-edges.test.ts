/** What pages have above their first row and behind their last is no text of a booking: heads, numbers, addresses, notes. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const heading = row(
  100,
  left(40, 'Date'),
  left(110, 'Description'),
  right(400, 'Money out'),
  right(500, 'Balance'),
);

it('do not take the number of a page whose title stands above the repeated heading', () => {
  const booking = (y: number, day: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, 'Direct debit'), right(400, '5.00'), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      row(36, right(500, 'Page 1 of 2')),
      row(40, left(40, 'Rekeningoverzicht')),
      row(60, left(40, 'Opening balance 100.00')),
      heading,
      ...['04', '05', '06'].map((day, index) => booking(120 + 14 * index, day, `${95 - 5 * index}.00`)),
    ]),
    page(2, [
      row(36, right(500, 'Page 2 of 2')),
      row(40, left(40, 'Rekeningoverzicht')),
      heading,
      booking(120, '09', '80.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(Array(4).fill('Direct debit'));
});

describe('the head of a page', () => {
  const headed = (text: string, entryGoesOn: boolean, above: readonly Row[] = []): string[] => {
    const head = row(90, left(40, text));
    const booking = (y: number, day: string, of: string): Row =>
      row(y, left(40, `${day}/03/2027`), left(110, of), right(400, '5.00'));
    const names = row(102, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out'));
    const pages = [
      [head, names, booking(114, '04', 'Gas works'), booking(126, '05', 'Water board')],
      [
        head,
        ...above,
        ...(entryGoesOn ? [row(102, left(110, 'meter 3381'))] : []),
        booking(114, '08', 'Broadband'),
      ],
    ];
    return readStatement(pages.map((rows, index) => page(index + 1, rows))).statement.transactions.map(
      ({ description }) => description,
    );
  };

  it('is no text of the entry that goes on closely below it', () => {
    expect(headed('From 01/03/2027 to 31/03/2027', true)).toEqual([
      'Gas works',
      'Water board meter 3381',
      'Broadband',
    ]);
  });

  it('may be the name of the amounts alone', () => {
    const name = row(100, right(400, 'Amount'));
    expect(headed('Everyday account', false, [name])).toEqual(['Gas works', 'Water board', 'Broadband']);
  });

  it('is none where no entry goes on', () => {
    expect(headed('Everyday account, sheet 1', false)).toEqual(['Gas works', 'Water board', 'Broadband']);
  });
});

it('have nothing of an address and a day over a repeated heading', () => {
  const head = [
    row(48, left(40, 'Mrs'), left(330, 'Service centre')),
    row(60, left(40, 'Lane'), left(330, '4 Mill Road')),
    row(72, left(40, 'Day'), left(80, '31/03/2027')),
    row(96, left(40, 'Sheet')),
  ];
  const names = row(
    130,
    left(40, 'No.'),
    left(80, 'Date'),
    left(150, 'Description'),
    right(500, 'Money out'),
  );
  const booking = (y: number, day: string): Row[] => [
    row(y, left(80, `${day}/03/2027`), left(150, 'Gas works'), right(500, '5.00')),
    row(y + 12, left(150, 'meter 3381')),
  ];
  const { statement } = readStatement([
    page(1, [...head, names, ...booking(144, '04'), ...booking(170, '05')]),
    page(2, [...head, names, ...booking(144, '08')]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(
    Array(3).fill('Gas works meter 3381'),
  );
});

it('have nothing of the small print below the heading of a page without rows', () => {
  const names = row(84, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out'));
  const booking = (y: number, day: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, 'Gas works'), right(400, '5.00'));
  const { statement } = readStatement([
    page(1, [names, booking(100, '04'), booking(114, '05'), booking(128, '08')]),
    page(2, [names, { ...row(110, left(110, 'Please tell us of errors within 30 days')), size: 7 }]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(Array(3).fill('Gas works'));
});

describe('a line at the end of a page', () => {
  const booking = (y: number, day: string, text: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, text), right(400, '5.00'));
  const lastOfPage = (line: string): string => {
    const head = row(100, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out'));
    const first = [head, booking(120, '04', 'Gas works'), booking(134, '05', 'Water board')];
    const pages = [
      page(1, [...first, row(146, left(110, 'meter 3381')), row(158, left(110, line))]),
      page(2, [head, booking(120, '08', 'Broadband'), booking(134, '09', 'Bakery')]),
    ];
    return readStatement(pages).statement.transactions[1]!.description;
  };

  it.each([
    'continued on next page...',
    '(Continued overleaf)',
    'Continued',
    'Fortsetzung auf Seite 2',
    'suite >>>',
  ])('is no text where it says that the list goes on: %s', (line) => {
    expect(lastOfPage(line)).toBe('Water board meter 3381');
  });

  it('is no text where it notes what a mark in the rows means', () => {
    expect(lastOfPage('## These fees include tax')).toBe('Water board meter 3381');
    expect(lastOfPage('#4471 of May here')).toBe('Water board meter 3381 #4471 of May here');
  });

  it('is text of the row where it says anything else', () => {
    expect(lastOfPage('continued supply to 31 May')).toBe(
      'Water board meter 3381 continued supply to 31 May',
    );
  });
});
