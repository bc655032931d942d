import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { buildShapes } from '../../../../server/extraction/layout/shape.ts';
import { splitTables } from '../../../../server/extraction/layout/tables.ts';
import { roleReadings } from '../../../../server/extraction/proof/readings.ts';
import { smallPage, type Small } from '../../../support/small-statement.ts';
import { DOT, tokensOf } from '../../../support/words.ts';

/** Readings of the only table, best evidence first, as `out,in,balance`. */
function readings(small: Pick<Small, 'heading' | 'rows'>): string[] {
  const tokens = tokensOf(DOT, smallPage(small));
  const shapes = buildShapes(splitTables(tokens, findHeadings(tokens)), {
    noDecimals: false,
    debt: 'none',
    currency: null,
  });
  expect(shapes).toHaveLength(1);
  return roleReadings(shapes[0]!).map((reading) => reading.roles.join());
}

const rows = [
  ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
  ['05/03/2026', 'Salary', '', '500.00', '587.50'],
  ['06/03/2026', 'Books', '7.30', '', '580.20'],
  ['07/03/2026', 'Interest', '', '1.00', '581.20'],
];

describe('roleReadings', () => {
  it('begins with what the headings say', () => {
    expect(readings({ heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'], rows })[0]).toBe(
      'out,in,balance',
    );
    expect(readings({ heading: ['Date', 'Description', 'Credit', 'Debit', 'Balance'], rows })[0]).toBe(
      'in,out,balance',
    );
  });

  it('keeps the other meanings in the running, whatever the headings say', () => {
    expect(
      readings({ heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'], rows }),
    ).toContain('in,out,balance');
  });

  it('leaves no column out of which its heading says that it is the balance, or a side of the bookings', () => {
    const named = readings({ heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'], rows });
    for (const reading of named) expect(reading).toContain('balance');
    expect(named).not.toContain('foreign,in,balance');
    expect(readings({ heading: null, rows })).toContain('out,in,foreign');
  });

  it('books nothing beside ever so many balances that no name calls so', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `0${index + 1}/03/2026`);
    const ofNine = (heading: readonly string[] | null): string[] =>
      readings({
        heading,
        rows: nine.map((date, index) => [date, 'Hotel', index === 1 ? '24.50' : '', '120.54']),
      });
    const names = ['Date', 'Description'];
    expect(ofNine([...names, 'Foreign amount', 'Amount'])[0]).toBe('foreign,amount');
    expect(ofNine([...names, 'Foreign amount', 'Amount'])).not.toContain('amount,balance');
    expect(ofNine(null)).not.toContain('in,balance');
    expect(ofNine([...names, 'Amount', 'Balance'])).toContain('amount,balance');
  });

  it('takes a table of a balance and what books nothing for no bookings only after all others', () => {
    const all = readings({
      heading: ['Date', 'Description', 'Fee', 'Balance'],
      rows: rows.map(([date, text, , , balance]) => [date!, text!, '1.50', balance!]),
    });
    expect(all.at(-1)).toBe('foreign,balance');
    expect(all.length).toBeGreaterThan(1);
  });

  it('tries every consistent meaning where no heading is known', () => {
    const all = readings({ heading: null, rows });
    for (const reading of ['out,in,balance', 'in,out,balance', 'balance,out,in'])
      expect(all).toContain(reading);
  });

  it('never gives one role to two columns, nor mixes one amount column with two', () => {
    for (const reading of readings({ heading: null, rows })) {
      const roles = reading.split(',').filter((role) => role !== 'foreign');
      expect(new Set(roles).size).toBe(roles.length);
      expect(roles.includes('amount') && roles.includes('in')).toBe(false);
    }
  });

  it('takes an unnamed column beside the name of one direction for the other first, and for balances where these are named', () => {
    const sides = rows.map(([date, text, out, into]) => [date!, text!, into!, out!]);
    const best = (heading: string[]): string => readings({ heading, rows: sides })[0]!;
    expect(best(['Date', 'Description', 'Money in', 'Gorf trel'])).toBe('in,out');
    const three = rows.map(([date, text, out, into, balance]) => [date!, text!, into!, out!, balance!]);
    const named = readings({ heading: ['Date', 'Description', 'Money in', 'Money out', 'Gorf trel'], rows: three });
    expect(named[0]).toBe('in,out,balance');
  }); // prettier-ignore

  it('always books something, but for a list of balances', () => {
    const booked = readings({ heading: null, rows }).every((reading) => /in|out|amount/.test(reading));
    expect(booked).toBe(true);
    const balances = [
      ['04/03/2026', '', '87.50'],
      ['05/03/2026', '', '587.50'],
      ['06/03/2026', '', '580.20'],
    ];
    expect(readings({ heading: ['Date', '', 'Balance'], rows: balances })).toContain('balance');
  });
});
