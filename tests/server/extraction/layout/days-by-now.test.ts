/** Days that a list counts from when it was made. */
import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const datesOf = (above: readonly string[], today = 'Today', yesterday = 'Yesterday'): string[] =>
  readSmall({
    above,
    heading: null,
    rows: [
      [today],
      ['', 'Harbour shop', '-12.50'],
      [yesterday],
      ['', 'Wages', '+1,200.00'],
      ['', 'Baker', '-3.50'],
      ['26 February 2025'],
      ['', 'Rent', '-700.00'],
    ],
  }).statement.transactions.map(({ date }) => date);

describe('"Today" and "Yesterday"', () => {
  it.each([
    ['Exported 1 March 2025, 18:22', 'Today', 'Yesterday'],
    ['Erstellt am 1. März 2025', 'Heute', 'Gestern'],
    ['Skapad 1 mars 2025', 'I dag', 'I går'],
  ])('are counted from the day above: %s', (made, today, yesterday) => {
    expect(datesOf([made], today, yesterday)).toEqual([
      '2025-02-26',
      '2025-02-28',
      '2025-02-28',
      '2025-03-01',
    ]);
  });

  it.each([['Exported 26/03/2025'], ['Exported 03/26/2025'], ['Exported 26 March 2025']])(
    'are written alike, however the day they are counted from is: %s',
    (made) => {
      expect(datesOf([made])).toEqual(['2025-02-26', '2025-03-25', '2025-03-25', '2025-03-26']);
    },
  );

  it('are of different years on the first day of one', () => {
    expect(datesOf(['Exported 1 January 2025'])).toEqual(
      expect.arrayContaining(['2024-12-31', '2025-01-01']),
    );
  });

  it.each([[['Exported 03/04/2025']], [['1 March 2025 to 12 March 2025']]])(
    'are no days where none or several may be meant: %s',
    (above) => {
      expect(datesOf(above).filter((date) => date !== '2025-02-26')).not.toContain('2025-04-02');
    },
  );
});
