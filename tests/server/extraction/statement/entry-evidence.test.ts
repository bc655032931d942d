/** The text of an entry, and where it stands on the page. */
import { describe, expect, it } from 'vitest';
import { CURRENT, HEADING, PERIOD } from '../../../support/small-accounts.ts';
import { readSmall } from '../../../support/small-statement.ts';

describe('the text of an entry', () => {
  it('has the codes of a column of their own behind the description, whichever stands first', () => {
    const { statement } = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Reference', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee at the corner', 'AB-1001', '-12.50', '87.50'],
        ['05/03/2026', 'Salary', 'AB-1002', '500.00', '587.50'],
        ['06/03/2026', 'Books and paper', 'AB-1003', '-7.30', '580.20'],
      ],
    });
    expect(statement.transactions.map((row) => row.description)).toEqual([
      'Coffee at the corner AB-1001',
      'Salary AB-1002',
      'Books and paper AB-1003',
    ]);
  });

  it('can be found again on the page', () => {
    const { statement, pages } = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: HEADING,
      rows: CURRENT,
    });
    const row = statement.transactions[1]!;
    const inBox = (part: string): string[] => {
      const box = row.boxes.find((found) => found.part === part)!;
      return pages[0]!.words
        .filter((word) => word.x0 >= box.x0 && word.x1 <= box.x1 && word.y0 >= box.y0 && word.y1 <= box.y1)
        .map((word) => word.text);
    };
    expect([inBox('date'), inBox('description'), inBox('amount'), inBox('balance')]).toEqual([
      ['05/03/2026'],
      ['Salary'],
      ['500.00'],
      ['587.50'],
    ]);
  });
});
