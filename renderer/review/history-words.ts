/** A change of the history in a bookkeeper's words, its amounts and dates as the table shows them. Pure. */
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { EditRecordBody } from '../../shared/api/edits.ts';
import { isCalendarDate } from '../../shared/dates.ts';
import { formatDate } from '../format/dates.ts';
import { formatDecimal } from '../format/numbers.ts';
import { accountName } from '../state/accounts.ts';

type Change = EditRecordBody['changes'][number];

const FIELD_NAMES: Readonly<Record<string, string>> = { type: 'direction' };
const VALUE_NAMES: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  CREDIT: 'money in',
  DEBIT: 'money out',
};
/** Fields whose values are texts, whatever they look like. */
const TEXTS = new Set(['description', 'number', 'holder', 'row']);

/** Name of the field and the values before and after; null: there was or is none. */
export function changeWords(
  { field, from, to }: Change,
  statement: Pick<TransactionsBody, 'accounts'>,
  locale: string,
): Change {
  const shown = (value: string | null): string | null => {
    if (value === null || TEXTS.has(field)) return value;
    if (field === 'account') return accountName(statement, Number(value));
    if (isCalendarDate(value)) return formatDate(value, locale);
    return VALUE_NAMES[value] ?? formatDecimal(value, locale);
  };
  return {
    row: null,
    field: FIELD_NAMES[field] ?? field.replaceAll('_', ' '),
    from: shown(from),
    to: shown(to),
  };
}
