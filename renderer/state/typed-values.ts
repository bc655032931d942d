/** Amounts and dates as a person types them, in the statement's own formats. */
import { calendarDate } from '../../shared/dates.ts';
import { currencyDecimals } from '../../shared/money.ts';
import type { CellContext } from './cells.ts';

export type Typed = { readonly value: string } | { readonly trouble: string };

/** Reads an amount into a decimal with a dot, in the currency's decimals. */
export function readAmountText(text: string, { formats, currency }: CellContext): Typed {
  const thousands = formats.decimal_separator === ',' ? /[.\s']/g : /[,\s']/g;
  const plain = text.trim().replace(thousands, '').replace(formats.decimal_separator, '.').replace('−', '-');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return { trouble: `“${text.trim()}” is no amount.` };
  if ((plain.split('.')[1]?.length ?? 0) > currencyDecimals(currency)) {
    return { trouble: 'This amount has more decimals than the currency.' };
  }
  return { value: plain };
}

/** Reads a date; a year that is not typed is that of the reference date. */
export function readDateText(text: string, { formats }: CellContext, reference: string | null): Typed {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [a = 0, b = 0, c] = numbers;
  const year = c ?? Number(reference?.slice(0, 4) ?? 0);
  const date =
    formats.date_order === 'ymd'
      ? calendarDate(a, b, c ?? 0)
      : formats.date_order === 'mdy'
        ? calendarDate(year, a, b)
        : calendarDate(year, b, a);
  return date === null ? { trouble: `“${text.trim()}” is no date.` } : { value: date };
}
