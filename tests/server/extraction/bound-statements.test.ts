/** Statements bound in one file: read one by one where the pages begin anew and more is proved so. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf, type Small } from '../../support/small-statement.ts';

/** A month with days first and decimals behind a comma. */
const german = (numbering: string): Small => ({
  above: [
    numbering,
    'Kontonummer 1100220033',
    'Zeitraum 01.03.2026 bis 31.03.2026',
    'Alter Saldo 500,00',
    'Neuer Saldo 1.437,50',
  ],
  heading: ['Datum', 'Buchungstext', 'Betrag'],
  rows: [
    ['03.03.2026', 'Bäckerei', '-12,50'],
    ['09.03.2026', 'Gehalt', '1.000,00'],
    ['11.03.2026', 'Strom', '-50,00'],
  ],
});

/** A month with months first and decimals behind a point, under other names. */
const american = (numbering: string, number = '4400550066'): Small => ({
  above: [
    numbering,
    `Account number ${number}`,
    'Statement period 02/01/2025 to 02/28/2025',
    'Beginning balance 300.00',
    'Ending balance 1,268.00',
  ],
  heading: ['Date', 'Description', 'Withdrawals', 'Deposits'],
  rows: [
    ['02/03/2025', 'Fuel', '40.00', ''],
    ['02/04/2025', 'Payroll', '', '1,020.00'],
    ['02/11/2025', 'Coffee', '12.00', ''],
  ],
});

describe('statements of two banks in one file', () => {
  it('are read one by one where the second begins with page 1', () => {
    const { statement } = readSmall(german('Seite 1 von 1'), american('Page 1 of 1'));
    expect(rowsOf({ statement })).toEqual([
      '2026-03-03 -1250 Bäckerei', '2026-03-09 +100000 Gehalt', '2026-03-11 -5000 Strom',
      '2025-02-03 -4000 Fuel', '2025-02-04 +102000 Payroll', '2025-02-11 -1200 Coffee',
    ]); // prettier-ignore
    expect(statement.accounts.map(({ number }) => number)).toEqual(['1100220033', '4400550066']);
    expect(statement.verification).toMatchObject({ status: 'verified', rowsProved: 6 });
  });

  it('are read one by one where the second names an account of its own and its period', () => {
    const { statement } = readSmall(german(''), american(''));
    expect(amountsOf({ statement })).toEqual([-1250, 100_000, -5000, -4000, 102_000, -1200]);
    expect(statement.verification.status).toBe('verified');
  });

  it('keep each row on its page of the file', () => {
    const { statement } = readSmall(german('Seite 1 von 1'), american('Page 1 of 1'));
    expect(statement.transactions.map(({ page }) => page)).toEqual([1, 1, 1, 2, 2, 2]);
  });
});

it('a page numbered anew that proves nothing more is a page of the statement', () => {
  const first = american('Page 1 of 1');
  const notes: Small = { above: ['Page 1 of 1', 'How to read your statement'], heading: null, rows: [] };
  const { statement, parts } = readSmall(first, notes);
  expect(parts).toBeUndefined();
  expect(statement.verification).toMatchObject({ status: 'verified', rowsProved: 3 });
});

it('a list that goes on over pages all numbered 1 is one statement', () => {
  const { above, rows, ...rest } = american('Page 1');
  const { statement } = readSmall(
    { ...rest, above: above!, rows: rows.slice(0, 2) },
    { above: ['Page 1'], heading: rest.heading, rows: rows.slice(2) },
  );
  expect(statement.accounts).toHaveLength(1);
  expect(statement.verification).toMatchObject({ status: 'verified', rowsProved: 3 });
});
