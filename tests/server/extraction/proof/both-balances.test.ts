import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

/** What is there before each booking, the amount without a sign, and what is there after it. */
const ROWS = [
  ['14/03/2026', 'Harbour Stores', '412.60', '12.50', '400.10'],
  ['16/03/2026', 'Mira Falk', '400.10', '95.00', '495.10'],
  ['19/03/2026', 'Tollgate Garage', '495.10', '230.40', '264.70'],
  ['23/03/2026', 'Rent of a boat', '264.70', '60.00', '204.70'],
  ['24/03/2026', 'Lantern Books', '204.70', '8.25', '196.45'],
  ['27/03/2026', 'Interest', '196.45', '0.31', '196.76'],
];
const AMOUNTS = [-1250, 9500, -23040, -6000, -825, 31];
const NAMED = ['Date', 'Details', 'Starting balance', 'Amount', 'Ending balance'];
const UNKNOWN = ['Drin', 'Skelva', 'Ostra', 'Fulm', 'Nostra'];

const read = (heading: Small['heading'], rows: Small['rows'] = ROWS) => readSmall({ heading, rows });
const inOneDay = (rows: Small['rows']) => rows.map(([, ...cells]) => ['14/03/2026', ...cells]);

describe('balances before and after each row', () => {
  it('prove the first row as well', () => {
    const stages = read(NAMED);
    expect(amountsOf(stages)).toEqual(AMOUNTS);
    expect(stages.statement.accounts[0]!.openingBalance).toBe(41260);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('tell the direction of a single row', () => {
    const stages = read(NAMED, ROWS.slice(0, 1));
    expect(rowsOf(stages)).toEqual(['2026-03-14 -1250 Harbour Stores']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('need no names where the days tell the order of the rows, and are no text', () => {
    const stages = read(UNKNOWN);
    expect(amountsOf(stages)).toEqual(AMOUNTS);
    expect(rowsOf(stages)[0]).toBe('2026-03-14 -1250 Harbour Stores');
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('prove no first row without names or days: newest first, those after a row stand before the next', () => {
    expect(read(NAMED, inOneDay(ROWS)).statement.verification.status).toBe('verified');
    for (const rows of [ROWS, ROWS.toReversed()])
      expect(read(UNKNOWN, inOneDay(rows)).statement.verification.status).toBe('unverified');
  });

  it('do not prove it where the column does not go on from row to row', () => {
    const rows = ROWS.with(3, ['23/03/2026', 'Rent of a boat', '264.60', '60.00', '204.70']);
    const { transactions } = read(NAMED, rows).statement;
    expect(transactions.map(({ proof }) => proof === 'none')).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('prove the first row also where rows are lost further down', () => {
    const { statement } = read(NAMED, ROWS.toSpliced(3, 1));
    expect(statement.transactions.map(({ proof }) => proof === 'none')).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(statement.verification.status).toBe('mismatch');
  });

  it('do not prove it where it does not move from the one to the other', () => {
    const rows = ROWS.with(0, ['14/03/2026', 'Harbour Stores', '412.60', '15.20', '400.10']);
    expect(read(NAMED, rows).statement.verification.status).not.toBe('verified');
  });
});
