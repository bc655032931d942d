import { describe, expect, it } from 'vitest';
import { datesBesideTimes } from '../../../../server/extraction/layout/dates/times-below.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

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
