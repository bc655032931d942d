/** What a batch changed, cell by cell, for the history. */
import type { EditRecordBody } from '../../../shared/api/edits.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { Account, Transaction } from '../../../shared/statement.ts';
import { toOriginalBody } from '../../export/rows-body.ts';
import { currencyOf, type EditState } from './state.ts';

type Change = EditRecordBody['changes'][number];

/** `after` and `before` are states of the same statement. Rows in their order, then accounts. */
export function changesBetween(before: EditState, after: EditState): Change[] {
  const rowsBefore = new Map(before.rows.map((row) => [row.id, row]));
  const rowsAfter = new Set(after.rows.map((row) => row.id));
  const gone = before.rows
    .filter(({ id }) => !rowsAfter.has(id))
    .map(({ id, now }): Change => ({ row: id, field: 'row', from: inShort(now, before), to: null }));
  const changed = after.rows.flatMap(({ id, now }): Change[] => {
    const old = rowsBefore.get(id)?.now;
    if (old === now) return [];
    if (old === undefined) return [{ row: id, field: 'row', from: null, to: inShort(now, after) }];
    return differences(id, rowCells(old, before), rowCells(now, after));
  });
  const accounts = after.accounts.flatMap((account, index) =>
    differences(
      null,
      accountCells(before.accounts[index]!, before, index),
      accountCells(account, after, index),
    ),
  );
  return [...gone, ...changed, ...accounts];
}

type Cells = Readonly<Record<string, string | null>>;

function rowCells(row: Transaction, state: EditState): Cells {
  const currency = currencyOf(state, row.account);
  return {
    account: String(row.account),
    ...toOriginalBody(row, currency),
    excluded: String(row.excluded ?? false),
    confirmed: String(row.confirmed ?? false),
  };
}

function accountCells(account: Account, state: EditState, index: number): Cells {
  const currency = currencyOf(state, index);
  const controls = state.controls[index]!;
  const printed = (values: readonly number[]): string | null =>
    values.length === 0 ? null : values.map((value) => formatMinor(value, currency)).join(' / ');
  return {
    number: account.number,
    holder: account.holder,
    kind: account.kind,
    currency: account.currency,
    period_start: account.periodStart,
    period_end: account.periodEnd,
    opening_balance: printed(controls.openings),
    closing_balance: printed(controls.closings),
  };
}

function differences(row: string | null, from: Cells, to: Cells): Change[] {
  return Object.keys(to).flatMap((field): Change[] =>
    from[field] === to[field] ? [] : [{ row, field, from: from[field] ?? null, to: to[field] ?? null }],
  );
}

/** `2026-03-04 -12.50 Coffee` */
function inShort(row: Transaction, state: EditState): string {
  const sign = row.direction === 'in' ? '' : '-';
  return `${row.date} ${sign}${formatMinor(row.amount, currencyOf(state, row.account))} ${row.description}`;
}
