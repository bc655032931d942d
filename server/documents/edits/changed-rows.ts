/** Which rows an edit leaves looking different, whether it named them or the proof has changed around them. */
import { isDeepStrictEqual } from 'node:util';
import { accountCurrency } from '../../export/api-body.ts';
import { toFixBody, type RowsChosen } from '../../export/rows-body.ts';
import { currencyDecimals } from '../../../shared/money.ts';
import type { Transaction } from '../../../shared/statement.ts';
import type { Current } from './current.ts';
import type { Edited } from './edit.ts';

export function changedRows({ before, after }: Edited): RowsChosen {
  const places = new Map(before.state.rows.map(({ id }, index) => [id, index]));
  const idsBefore = before.state.rows.map(({ id }) => id);
  const idsAfter = after.state.rows.map(({ id }) => id);
  const indices = idsAfter.flatMap((id, index) => {
    const old = places.get(id);
    places.delete(id);
    if (old === undefined) return [index];
    const was: Shown = { statement: before.statement, ids: idsBefore, index: old };
    const is: Shown = { statement: after.statement, ids: idsAfter, index };
    return sameRow(rowOf(was), rowOf(is)) && sameAround(was, is) ? [] : [index];
  });
  return { indices, removed: [...places.keys()] };
}

/** A row where it stands. */
interface Shown {
  readonly statement: Current['statement'];
  readonly ids: readonly string[];
  readonly index: number;
}

const rowOf = ({ statement, index }: Shown): Transaction => statement.transactions[index]!;

/** Boxes are those of the extracted row in both, and long: they are compared by what holds them. */
function sameRow(a: Transaction, b: Transaction): boolean {
  return a.boxes === b.boxes && isDeepStrictEqual(shownPart(a), shownPart(b));
}

function shownPart({ boxes: _boxes, place: _place, added: _added, ...row }: Transaction): object {
  return { ...row, excluded: row.excluded ?? false, confirmed: row.confirmed ?? false };
}

/** What a row shows of others: the decimals of its account's currency, and rows that a correction of it names. */
function sameAround(a: Shown, b: Shown): boolean {
  return (
    currencyDecimals(currencyOf(a)) === currencyDecimals(currencyOf(b)) &&
    isDeepStrictEqual(fixesOf(a), fixesOf(b))
  );
}

const currencyOf = (shown: Shown): string | null => accountCurrency(shown.statement, rowOf(shown).account);

function fixesOf(shown: Shown): object[] {
  return rowOf(shown).flags.flatMap(({ fix }) =>
    fix ? [toFixBody(fix, { ...shown, currency: currencyOf(shown) })] : [],
  );
}
