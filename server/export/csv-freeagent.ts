import { formatMinor } from '../../shared/money.ts';
import type { AccountWriter } from './account-statement.ts';
import { signedAmount } from './booking-key.ts';
import { csvParts } from './csv-parts.ts';
import { guardFormula } from './formula-guard.ts';
import { oneLine } from './one-line.ts';

const LIMITS = { rows: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY } as const;

/**
 * Date (always dd/mm/yyyy), amount, description; no heading, no quotes, and no commas but between the columns.
 * Source: FreeAgent help, "Format a CSV file to upload a bank statement".
 */
export const writeFreeAgentCsv: AccountWriter = ({ rows, currency }) =>
  csvParts(
    null,
    rows.map(({ date, ...row }) => [
      date.split('-').reverse().join('/'),
      formatMinor(signedAmount({ date, ...row }), currency),
      guardFormula(plain(row.description)),
    ]),
    LIMITS,
  );

/** A comma becomes a space, a double quote an apostrophe. */
function plain(description: string): string {
  return oneLine(oneLine(description).replaceAll(',', ' ').replaceAll('"', "'"));
}
