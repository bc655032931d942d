/** Amounts and dates as a person types them, in the statement's own formats, as the API takes them. */
import { formatMinor } from '../../shared/money.ts';
import { parseAmountText, parseDateText } from '../../shared/parse.ts';
import type { CellContext } from './cells.ts';

export type Typed = { readonly value: string } | { readonly trouble: string };

/** Reads an amount into a decimal with a dot, in the currency's decimals; negative with a minus sign. */
export function readAmountText(text: string, { formats, currency }: CellContext): Typed {
  const { value, reason } = parseAmountText(text, formats.decimal_separator, currency);
  return value === null ? { trouble: reason } : { value: formatMinor(value, currency) };
}

/** Reads a date into YYYY-MM-DD. Without a year it is the one nearest to the period, or to `near` where none is known. */
export function readDateText(text: string, context: CellContext, near: string | null): Typed {
  const { value, reason } = parseDateText(text, context.formats.date_order, {
    start: context.periodStart ?? near,
    end: context.periodEnd ?? near,
  });
  return value === null ? { trouble: reason } : { value };
}
