/** Rows whose status says that nothing was booked: "04/03  Transfer to 2001  300.00  FAILED" under "Status". */
import type { RowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import { namesStatus, saysNotDone } from '../../reading/around.ts';
import { remembered } from '../../remembered.ts';
import { textOf } from '../../layout/lines/lines.ts';

/** Where the status of each row stands, between the names beside it; null where no column is named so. `name`: where its own begins. */
const statusOf = remembered((shape: Shape): { from: number; to: number; name: number } | null => {
  const columns = shape.heading?.columns ?? [];
  const at = columns.findIndex(({ text }) => namesStatus(text));
  if (at < 0 || shape.ragged) return null;
  return {
    from: columns[at - 1]?.x1 ?? -Infinity,
    to: columns[at + 1]?.x0 ?? Infinity,
    name: columns[at]!.x0,
  };
});

/** Whether the cell of a row under the name of a status says that it failed, or was declined. */
export function isNotDone({ tokens: { line } }: RowLine, shape: Shape): boolean {
  const status = statusOf(shape);
  if (status === null) return false;
  const said = line.words.filter(({ x0, x1 }) => x0 >= status.from && x1 <= status.to);
  // The text before it may be longer than the name over that.
  const below = said.filter(({ x1 }) => x1 > status.name);
  return [said, below].some((words) => words.length > 0 && saysNotDone(textOf(words)));
}
