import { formatMinor } from '../../shared/money.ts';
import type { AccountWriter } from './account-statement.ts';
import { signedAmount } from './booking-key.ts';
import { checkNumber } from './check-number.ts';
import { csvParts } from './csv-parts.ts';
import { guardFormula } from './formula-guard.ts';
import { oneLine } from './one-line.ts';
import { regionalDate } from './regional-date.ts';

/** The headings of Xero's own template, which it assigns without asking. */
const COLUMNS = ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'] as const;
/** Source: Xero help, "Import a CSV bank statement": files of more than 1,000 lines are to be split. */
const LIMITS = { rows: 1000, bytes: Number.POSITIVE_INFINITY } as const;

/** Payee and reference stay empty: a statement does not say which words of its text they would be. */
export const writeXeroCsv: AccountWriter = ({ rows, currency, dateOrder }) =>
  csvParts(
    COLUMNS,
    rows.map((row) => [
      regionalDate(row.date, dateOrder),
      formatMinor(signedAmount(row), currency),
      '',
      guardFormula(oneLine(row.description)),
      '',
      checkNumber(row) ?? '',
    ]),
    LIMITS,
  );
