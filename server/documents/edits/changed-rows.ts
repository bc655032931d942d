/** Which rows an edit leaves looking different, whether it named them or the proof has changed around them. */
import { isDeepStrictEqual } from 'node:util';
import type { RowsChosen } from '../../export/rows-body.ts';
import type { Transaction } from '../../../shared/statement.ts';
import type { Edited } from './edit.ts';

export function changedRows({ before, after }: Edited): RowsChosen {
  const known = new Map(
    before.state.rows.map(({ id }, index) => [id, before.statement.transactions[index]!]),
  );
  const indices = after.state.rows.flatMap(({ id }, index) => {
    const old = known.get(id);
    known.delete(id);
    return old !== undefined && sameRow(old, after.statement.transactions[index]!) ? [] : [index];
  });
  return { indices, removed: [...known.keys()] };
}

/** Boxes are those of the extracted row in both, and long: they are compared by what holds them. */
function sameRow(a: Transaction, b: Transaction): boolean {
  return a.boxes === b.boxes && isDeepStrictEqual(shownPart(a), shownPart(b));
}

function shownPart({ boxes: _boxes, place: _place, added: _added, ...row }: Transaction): object {
  return { ...row, excluded: row.excluded ?? false, confirmed: row.confirmed ?? false };
}
