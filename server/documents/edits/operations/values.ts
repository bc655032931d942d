/** Values of operations, from the API's words into a statement's. All throw `OperationError` for what is impossible. */
import { isCalendarDate, type CalendarDate } from '../../../../shared/dates.ts';
import { currencyDecimals, parseMinor } from '../../../../shared/money.ts';
import { OperationError } from '../state.ts';

export function readAmount(text: string, currency: string | null): number {
  const minor = parseMinor(text, currency);
  if (minor === null || minor < 0) throw impossibleAmount(text, currency);
  return minor;
}

/** `null` stays null: no balance is printed. */
export function readBalance(text: string | null, currency: string | null): number | null {
  if (text === null) return null;
  const minor = parseMinor(text, currency);
  if (minor === null) throw impossibleAmount(text, currency);
  return minor;
}

export function readDate(text: string): CalendarDate {
  if (isCalendarDate(text)) return text;
  throw new OperationError(`There is no day ${text}.`, 'Dates are written YYYY-MM-DD.');
}

export function readDirection(type: 'DEBIT' | 'CREDIT'): 'in' | 'out' {
  return type === 'CREDIT' ? 'in' : 'out';
}

function impossibleAmount(text: string, currency: string | null): OperationError {
  const decimals = currencyDecimals(currency);
  const most = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`;
  return new OperationError(
    `The amount ${text} is not possible${currency === null ? '' : ` in ${currency}`}.`,
    `Write it with a dot and ${most}, below 90 trillion.`,
  );
}
