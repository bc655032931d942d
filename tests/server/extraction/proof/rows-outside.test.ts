import { expect, it } from 'vitest';
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
