/** Days that were not read under a name of days, beside those that were. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const above = [
  row(40, left(40, 'Statement period 01/03/2026 to 31/05/2026')),
  row(54, left(40, 'Opening balance'), right(420, '100.00')),
];
const amounts = [right(420, 'Amount'), right(500, 'Balance')];
const booked = (y: number, text: string, index: number, ...days: readonly Cell[]): Row =>
  row(
    y,
    ...days,
    ...(text === '' ? [] : [left(200, text)]),
    right(420, ['-12.50', '-40.00', '15.00'][index]!),
    right(500, ['87.50', '47.50', '62.50'][index]!),
  );
const read = (...rows: readonly Row[]): Statement => readStatement([page(1, [...above, ...rows])]).statement;
const doubtsOf = ({ transactions }: Statement): string[] =>
  transactions.flatMap(({ flags }) => flags.map(({ code }) => code));

describe('days of a month below its name', () => {
  const made = (second: string, ...seconds: readonly string[]): Statement =>
    read(
      row(80, left(40, 'Transaction date'), left(130, second), left(200, 'Description'), ...amounts),
      row(94, left(40, 'March 2026')),
      booked(108, 'Coffee', 0, left(40, '03'), left(130, seconds[0]!)),
      booked(122, 'Books', 1, left(40, '09'), left(130, seconds[1]!)),
      row(136, left(40, 'April 2026')),
      booked(150, 'Refund', 2, left(40, '04'), left(130, seconds[2]!)),
    );

  it('are in doubt beside others under the name of the booking', () => {
    expect(doubtsOf(made('Posting date', '05', '09', '06'))).toContain('date_uncertain');
  });

  it('are none beside other numbers under another name', () => {
    expect(doubtsOf(made('Branch', '05', '09', '06'))).not.toContain('date_uncertain');
  });
});

it('two days under names too close to be told apart are in doubt', () => {
  const made = (at: number): Statement =>
    read(
      row(72, left(40, 'Date of'), left(at, 'Entry')),
      row(
        82,
        left(40, 'transaction'),
        left(at, 'date'),
        left(165, 'Value Dt'),
        left(225, 'Description'),
        ...amounts,
      ),
      ...['Coffee', 'Books', 'Refund'].map((text, index) =>
        booked(
          96 + 14 * index,
          '',
          index,
          left(40, `0${index + 3}/03`),
          left(at, `0${index + 4}/03`),
          left(165, `0${index + 5}/03`),
          left(225, text),
        ),
      ),
    );
  expect(doubtsOf(made(98))).toContain('date_uncertain');
  expect(doubtsOf(made(115))).toEqual([]);
});

it('a line like the heading of a day, with a month nobody knows, leaves the row above in doubt', () => {
  const made = (heading: string): Statement =>
    read(
      row(80, left(40, 'Description'), ...amounts),
      row(94, left(40, '03 Mar 2026')),
      row(108, left(40, 'Coffee'), right(420, '-12.50'), right(500, '87.50')),
      row(122, left(40, heading)),
      row(136, left(40, 'Books'), right(420, '-40.00'), right(500, '47.50')),
      row(150, left(40, '04 May 2026')),
      row(164, left(40, 'Refund'), right(420, '15.00'), right(500, '62.50')),
    );
  expect(doubtsOf(made('19 Xyz 2026'))).toContain('date_uncertain');
  expect(doubtsOf(made('19 Mar 2026'))).toEqual([]);
});

it('a word of a direction over "date" begins the name of a day, beside another one', () => {
  const { transactions } = read(
    row(70, left(40, 'Purchase')),
    row(80, left(40, 'date'), left(105, 'Transaction date'), left(200, 'Description'), ...amounts),
    ...['Coffee', 'Books', 'Refund'].map((text, index) =>
      booked(
        94 + 14 * index,
        text,
        index,
        left(40, `0${index + 3}/03/2026`),
        left(105, `0${index + 4}/03/2026`),
      ),
    ),
  );
  expect(transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual(
    Array.from({ length: 3 }, () => ['date_uncertain']),
  );
});
