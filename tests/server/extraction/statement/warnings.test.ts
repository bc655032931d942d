/** Warnings of the whole statement: pages that a numbering says are missing. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

/** Warnings of a statement of two pages with a row each, its texts and what stands below the rows. */
function warnings(texts: readonly [string, string], below: readonly [string, string]): readonly string[] {
  const { statement } = readSmall(
    {
      above: ['Period 1 March 2027 to 31 March 2027', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [['04/03/2027', texts[0], '12.50', '', '87.50']],
      below: [below[0]],
    },
    { heading: HEADING, rows: [['09/03/2027', texts[1], '7.30', '', '80.20']], below: [below[1]] },
  );
  return statement.verification.warnings;
}

describe('numberings of pages', () => {
  it('tell of the page that is not there', () => {
    expect(warnings(['Coffee', 'Books'], ['Page 1 of 3', 'Page 3 of 3'])).toEqual([
      'Page 2 of 3 is missing from the file.',
    ]);
  });

  it('tell of the others where only one is there, and is called a page', () => {
    const one = (below: string) =>
      readSmall({
        above: ['Period 1 March 2027 to 31 March 2027', 'Opening balance 100.00'],
        heading: HEADING,
        rows: [['04/03/2027', 'Coffee', '12.50', '', '87.50']],
        below: [below],
      }).statement.verification.warnings;
    expect(one('Page 1 of 3')).toEqual(['Pages 2, 3 of 3 are missing from the file.']);
    expect(one('Page 1 of 1')).toEqual([]);
    expect(one('Branch 1 of 3')).toEqual([]);
  });

  it('tell of the page between two others though they do not say how many there are', () => {
    expect(warnings(['Coffee', 'Books'], ['Page 1', 'Page 3'])).toEqual(['Page 2 is missing from the file.']);
    expect(warnings(['Coffee', 'Books'], ['Sheet 114 Page 1', 'Sheet 115 Page 2'])).toEqual([]);
    expect(warnings(['Coffee', 'Books'], ['Page 7', 'Page 5'])).toEqual([]);
  });

  it.each([
    ['Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4'],
    ['Page 1', 'Page 2', 'Page 3', 'Page 4'],
  ])('are of both pages of a sheet: %s', (...numbers) => {
    const half = (x: number, month: string, number: string) => [
      [left(x, 'Date Particulars Paid'), right(x + 340, 'Left')],
      ...['1', '2', '3'].map((day) => [left(x, `0${day}/${month}/2027 Coffee`), right(x + 340, '12.50')]),
      [left(x, number)],
    ];
    const sheet = (number: number, [one, two]: readonly string[]) => {
      const [before, behind] = [half(40, `0${number}`, one!), half(460, `1${number}`, two!)];
      return page(
        number,
        before.map((cells, at) => row(86 + 14 * at, ...cells, ...behind[at]!)),
        842,
        595,
      );
    };
    const { statement } = readStatement([sheet(1, numbers.slice(0, 2)), sheet(2, numbers.slice(2))]);
    expect(statement.verification.warnings.filter((warning) => warning.includes('missing'))).toEqual([]);
  });

  it('say nothing where all are there', () => {
    expect(warnings(['Coffee', 'Books'], ['Page 1 of 2', 'Page 2 of 2'])).toEqual([]);
  });

  it.each([
    ['parts of a purchase', ['Bicycle 2/7', 'Bicycle 3/7']],
    ['days', ['Coffee 03/11', 'Books 08/11']],
  ] as const)('are no %s in the texts of bookings', (_, texts) => {
    expect(warnings(texts, ['Thank you', 'Good bye'])).toEqual([]);
  });
});

describe('a balance brought forward from a page that is not there', () => {
  const list = (from: string, text: string, amount: string, to: string, number: string): Small => ({
    above: ['Account 20011457'],
    heading: HEADING,
    rows: [
      ['', 'Balance brought forward', '', '', from],
      ['04/03/2027', text, amount, '', to],
      ['', 'Balance carried forward', '', '', to],
    ],
    below: [number],
  });
  const first = (number: string) => list('100.00', 'Coffee', '12.50', '87.50', number);
  const second = (number: string) => list('61.20', 'Books', '7.30', '53.90', number);

  it.each([
    ['Page 1 of 3', 'Page 3 of 3'],
    ['Page 1', 'Page 3'],
  ])('opens no other account: %s, %s', (...numbers) => {
    const { accounts, verification } = readSmall(first(numbers[0]), second(numbers[1])).statement;
    expect(accounts).toHaveLength(1);
    expect(verification.status).toBe('mismatch');
  });

  it('opens the next account where no page is missing', () => {
    const { accounts } = readSmall(first('Page 1 of 2'), second('Page 2 of 2')).statement;
    expect(accounts).toHaveLength(2);
  });
});

describe('a dated line without an amount', () => {
  const page = (line: string, row: readonly string[]): Small => ({
    above: ['Opening balance 100.00'],
    heading: null,
    rows: [[line], row],
  });
  const orphans = (...lines: readonly [string, string]): number =>
    readSmall(
      { ...page('', ['04/03/2027', 'Coffee', '-12.50', '87.50']), heading: HEADING },
      page(lines[0], ['09/03/2027', 'Books', '-7.30', '80.20']),
      page(lines[1], ['10/03/2027', 'Lunch', '-5.00', '75.20']),
    ).statement.verification.warnings.filter((warning) => warning.startsWith('A dated line')).length;

  it('is the head of pages where several begin with it', () => {
    expect(orphans('02/04/2027 Statement of Ada Lane', '02/04/2027 Statement of Ada Lane')).toBe(0);
    expect(orphans('02/04/2027 Statement of Ada Lane', '02/04/2027 Books of Ada Lane')).toBe(2);
  });
});

describe('a page that the file holds twice', () => {
  const page = (last: string): Small => ({
    above: ['Period 1 March 2027 to 31 March 2027'],
    heading: HEADING,
    rows: [
      ['', 'Opening balance', '', '', '100.00'],
      ['04/03/2027', 'Coffee', '12.50', '', '87.50'],
      ['09/03/2027', 'Books', '7.30', '', '80.20'],
      ['11/03/2027', 'Salary', '', '500.00', '580.20'],
      ['', 'Closing balance', '', '', last],
    ],
  });

  it('is read once, and said', () => {
    const { transactions, verification } = readSmall(page('580.20'), page('580.20')).statement;
    expect(transactions.map(({ amount }) => amount)).toEqual([1250, 730, 50000]);
    expect(verification).toMatchObject({
      status: 'verified',
      warnings: ['Page 2 says the same as page 1: its rows are counted once.'],
    });
  });

  it('is read once where it holds a single row', () => {
    const last: Small = {
      above: [],
      heading: HEADING,
      rows: [['30/03/2027', 'Lunch', '5.20', '', '575.00']],
      below: ['Page 2 of 2'],
    };
    const { transactions, verification } = readSmall(page('580.20'), last, last).statement;
    expect(transactions).toHaveLength(4);
    expect(verification.warnings).toContain('Page 3 says the same as page 2: its rows are counted once.');
  });

  it('is another where anything on it differs', () => {
    const { transactions, verification } = readSmall(page('580.20'), page('580.10')).statement;
    expect(transactions).toHaveLength(6);
    expect(verification.status).toBe('mismatch');
  });
});
