/** "Old balance | Amount | New balance": what is there before each booking and after it, under names that labels have as well. */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import type { HeadingColumn } from './heading-columns.ts';

const BEFORE: ReadonlySet<ColumnRole> = new Set(['foreign']);
const AFTER: ReadonlySet<ColumnRole> = new Set(['balance']);
const BOOKED: readonly ColumnRole[] = ['amount', 'out', 'in'];

/**
 * The columns; among the names of days, texts and amounts that of an opening balance is the name of the balances before each
 * row, which book nothing, and beside it that of a closing balance is the name of those after it. Alone they are labels.
 */
export function withBothBalances<C extends HeadingColumn>(columns: readonly C[]): readonly C[] {
  const isNamed = (role: ColumnRole): boolean => columns.some(({ roles }) => roles.has(role));
  if (!isNamed('date') || !isNamed('description') || !BOOKED.some(isNamed)) return columns;
  const isBefore = ({ text, roles }: C): boolean => roles.size === 0 && labelsOf(text).has('opening');
  if (!columns.some(isBefore)) return columns;
  const isAfter = ({ text, roles }: C): boolean => roles.size === 0 && labelsOf(text).has('closing');
  return columns.map((column) => {
    if (isBefore(column)) return { ...column, roles: BEFORE };
    return isAfter(column) ? { ...column, roles: AFTER } : column;
  });
}
