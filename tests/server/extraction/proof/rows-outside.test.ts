import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, type Small } from '../../../support/small-statement.ts';

const statement = (closing: string): Small => ({
  above: ['Period: 01/03/2025 to 31/03/2025', 'Opening balance: 1,000.00', `Closing balance: ${closing}`],
  heading: ['Date', 'Details', 'Amount', 'Balance'],
  rows: [
    ['02/03/2025', 'Harbour shop', '-12.50', '987.50'],
    ['04/03/2025', 'Wages', '200.00', '1,187.50'],
    ['09/03/2025', 'Rent', '-700.00', '487.50'],
    ['', 'Glimmering matters'],
    ['30/03/2025', 'Gas works', '-70.00', ''],
    ['31/03/2025', 'Book shop', '-8.00', ''],
  ],
});

it('rows without the balance that all others print are left out where the account closes without them', () => {
  const stages = readSmall(statement('487.50'));
  expect(amountsOf(stages)).toEqual([-1250, 20000, -70000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('they are bookings where it closes with them', () => {
  expect(amountsOf(readSmall(statement('409.50')))).toEqual([-1250, 20000, -70000, -7000, -800]);
});

it('they stay where no closing balance is printed', () => {
  const { above, ...rest } = statement('');
  const stages = readSmall({ ...rest, above: above!.slice(0, 2) });
  expect(stages.statement.transactions).toHaveLength(5);
  expect(stages.statement.verification.status).not.toBe('verified');
});

describe('rows without the balance that all others print, of days behind the printed period', () => {
  const due = (day: string) => {
    const { above, rows, ...rest } = statement('');
    const behind = [
      ['', 'Glimmering matters'],
      [day, 'Gas works', '-70.00', ''],
    ];
    return readSmall({ ...rest, above: above!.slice(0, 2), rows: [...rows.slice(0, 3), ...behind] });
  };

  it('are due next, though no closing balance says so', () => {
    expect(amountsOf(due('03/04/2025'))).toEqual([-1250, 20000, -70000]);
    expect(due('03/04/2025').statement.verification.status).toBe('verified');
  });

  it('are bookings on its last day', () => {
    expect(due('31/03/2025').statement.transactions).toHaveLength(4);
  });
});

it('rows behind what printed totals add up are due next where they are of days behind the period', () => {
  const stages = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', 'Debit', 'Credit'],
    rows: [
      ['02/03/2025', 'Harbour shop', '12.50', ''],
      ['04/03/2025', 'Wages', '', '200.00'],
      ['09/03/2025', 'Rent', '70.00', ''],
      ['', 'Totals', '82.50', '200.00'],
      ['', 'Balance at close', '', '617.50'],
      ['', ''],
      ['', 'Glimmering matters'],
      ['03/04/2025', 'Gas works', '', '70.00'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-1250, 20000, -7000]);
});
