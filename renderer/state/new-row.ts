/** A new row as it is typed. Pure. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import type { CellContext, Column } from './cells.ts';
import { readAmountText, readDateText } from './typed-values.ts';

/** The text of each field. */
export type NewRow = Readonly<Record<Column, string>>;

export type NewRowReading =
  | { readonly operation: Operation }
  /** What is missing or was not understood, by field. */
  | { readonly troubles: Readonly<Partial<Record<Column, string>>> };

/** Reads the fields into the operation that adds the row. */
export function readNewRow(
  typed: NewRow,
  place: { readonly after: EvidenceRowBody | null; readonly account: number },
  context: CellContext,
): NewRowReading {
  const amountField = typed.in.trim() === '' ? 'out' : 'in';
  const both = typed.in.trim() !== '' && typed.out.trim() !== '';
  const date = readDateText(typed.date, context, place.after?.date ?? context.periodStart);
  const amount = readAmountText(typed[amountField], context);
  const balance = typed.balance.trim() === '' ? null : readAmountText(typed.balance, context);
  const negative = 'value' in amount && amount.value.startsWith('-');
  const troubles: Partial<Record<Column, string>> = {
    ...('trouble' in date ? { date: date.trouble } : {}),
    ...(both ? { out: 'Either in or out, not both.' } : {}),
    ...('trouble' in amount
      ? {
          [amountField]:
            typed[amountField].trim() === '' ? 'An amount is needed, in or out.' : amount.trouble,
        }
      : {}),
    ...(negative ? { [amountField]: 'Put it in the other field instead of a minus sign.' } : {}),
    ...(balance !== null && 'trouble' in balance ? { balance: balance.trouble } : {}),
  };
  if (Object.keys(troubles).length > 0 || 'trouble' in date || 'trouble' in amount) return { troubles };
  return {
    operation: {
      op: 'add',
      after: place.after?.id ?? null,
      account: place.account,
      date: date.value,
      type: amountField === 'in' ? 'CREDIT' : 'DEBIT',
      amount: amount.value,
      description: typed.description.trim().replace(/\s+/g, ' '),
      ...(balance !== null && 'value' in balance ? { balance: balance.value } : {}),
    },
  };
}
