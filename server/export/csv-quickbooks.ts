import { formatMinor } from '../../shared/money.ts';
import type { AccountWriter } from './account-statement.ts';
import { signedAmount } from './booking-key.ts';
import { csvParts } from './csv-parts.ts';
import { guardFormula } from './formula-guard.ts';
import { oneLine } from './one-line.ts';
import { regionalDate } from './regional-date.ts';

const COLUMNS = ['Date', 'Description', 'Amount'] as const;
/** Source: QuickBooks help, "Manually upload transactions into QuickBooks Online": 350 KB a file, 1,000 rows. */
const LIMITS = { rows: 1000, bytes: 350_000 } as const;

/**
 * The three columns QuickBooks Online takes: signed amounts without currency sign or grouping, money out negative, and
 * an empty cell in place of zero, as its help asks for.
 */
export const writeQuickBooksCsv: AccountWriter = ({ rows, currency, dateOrder }) =>
  csvParts(
    COLUMNS,
    rows.map((row) => [
      regionalDate(row.date, dateOrder),
      guardFormula(oneLine(row.description)),
      row.amount === 0 ? '' : formatMinor(signedAmount(row), currency),
    ]),
    LIMITS,
  );
