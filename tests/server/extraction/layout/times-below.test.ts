import { describe, expect, it } from 'vitest';
import { datesBesideTimes } from '../../../../server/extraction/layout/dates/times-below.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { DOT, left, page, right, row, tokensOf, type Row } from '../../../support/words.ts';

/** A row at `y`: a date over its time, the amount beside the one or the other. */
const entry = (y: number, day: string, beside: 'date' | 'time'): Row[] => {
  const amount = right(400, '12.50');
  return [
    row(y, left(40, `2026-03-${day}`), left(140, 'Transfer to'), ...(beside === 'date' ? [amount] : [])),
    row(y + 12, left(40, '19:54:56'), left(140, 'the joiner'), ...(beside === 'time' ? [amount] : [])),
  ];
};

const days = (beside: 'date' | 'time', ...which: readonly string[]): string[] =>
  datesBesideTimes(
    tokensOf(
      DOT,
      which.flatMap((day, index) => entry(100 + 40 * index, day, beside)),
    ),
  ).flatMap(({ line, dates }) => dates.map(() => line.words[0]!.text));

describe('dates over times', () => {
  it('belong to the line of the time where the amounts stand there', () => {
    expect(days('time', '03', '04', '05')).toEqual(['19:54:56', '19:54:56', '19:54:56']);
  });

  it('belong to the line between the two where the amounts stand in the middle of the row', () => {
    const rows = ['03', '04', '05'].flatMap((day, index) => [
      row(100 + 60 * index, left(40, `2026-03-${day}`)),
      row(106 + 60 * index, left(140, 'Transfer'), right(400, '12.50')),
      row(112 + 60 * index, left(40, '19:54:56')),
    ]);
    const dated = datesBesideTimes(tokensOf(DOT, rows)).filter(({ dates }) => dates.length > 0);
    expect(dated.map(({ line }) => line.words.at(-1)!.text)).toEqual(['12.50', '12.50', '12.50']);
  });

  it('stay where the amounts stand beside them', () => {
    expect(days('date', '03', '04', '05')).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
  });

  it('stay where they are too few to be a habit', () => {
    expect(days('time', '03', '04')).toEqual(['2026-03-03', '2026-03-04']);
  });

  it('stay where further rows of a day begin with a time of their own', () => {
    const heading = (y: number, day: string): Row => row(y, left(40, `2026-03-${day}`));
    const timed = (y: number, time: string): Row =>
      row(y, left(40, time), left(140, 'Coffee'), right(400, '4.50'));
    const rows = ['03', '04', '05'].flatMap((day, index) => [
      heading(100 + 60 * index, day),
      timed(114 + 60 * index, '08:12'),
      timed(128 + 60 * index, '17:40'),
    ]);
    const dated = datesBesideTimes(tokensOf(DOT, rows)).filter(({ dates }) => dates.length > 0);
    expect(dated.map(({ line }) => line.words[0]!.text)).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
  });
});

describe('days over rows that begin with their time, value dates beside it', () => {
  it.each([
    ['under a name', 'Value date'],
    ['without a name of theirs', ''],
  ])('are those of the bookings %s', (_, name) => {
    const booked = (y: number, time: string, value: string, amount: string, balance: string) =>
      row(y, left(40, time), left(90, value), left(170, 'Orchard'), right(400, amount), right(500, balance));
    const names = [left(170, 'Details'), right(400, 'Amount'), right(500, 'Balance')];
    const { statement } = readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(80, ...(name === '' ? [] : [left(90, name)]), ...names),
        row(94, left(170, 'Opening balance'), right(500, '100.00')),
        row(108, left(40, '04/03/2026')),
        booked(122, '08:05', '06/03/2026', '-10.00', '90.00'),
        booked(136, '16:53', '04/03/2026', '-5.00', '85.00'),
        row(150, left(40, '09/03/2026')),
        booked(164, '13:18', '11/03/2026', '-20.00', '65.00'),
        booked(178, '16:52', '09/03/2026', '12.00', '77.00'),
        row(192, left(40, '10/03/2026')),
        booked(206, '07:49', '09/03/2026', '-7.00', '70.00'),
        row(220, left(40, '16/03/2026')),
        booked(234, '09:10', '17/03/2026', '-1.00', '69.00'),
      ]),
    ]);
    expect(statement.transactions.map(({ date }) => date)).toEqual([
      '2026-03-04',
      '2026-03-04',
      '2026-03-09',
      '2026-03-09',
      '2026-03-10',
      '2026-03-16',
    ]);
  });
});
