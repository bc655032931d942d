/** The lines of text that stand over the first row of a list ("ADA LANE"): repeated at the top of a page, they are no text of the row before. */
import { textOf } from '../../layout/lines/lines.ts';
import type { Placed } from './entry-mode.ts';

/** Of one shape, line by line. */
export class ListHeads {
  readonly #heads = new Set<string>();
  /** The line above is such a line at the top of its page. */
  #below = false;

  /** Whether a line stands at the top of its page as it does over the first row. `begun`: rows stand above it. */
  has(placed: Placed, begun: boolean): boolean {
    const repeats = this.#repeats(placed, begun);
    this.#below = repeats && (this.#below || placed.above === null);
    return this.#below;
  }

  /** Whether a line says what stands over the first row, which is taken down until rows have begun. */
  #repeats(placed: Placed, begun: boolean): boolean {
    if (!isPlain(placed)) return false;
    const text = textOf(placed.row.row.rest);
    if (!begun) this.#heads.add(text);
    return begun && this.#heads.has(text);
  }
}

/** A line of text without a day or a figure. */
function isPlain({ row: { kind, row } }: Placed): boolean {
  const { booking, otherDate, monies } = row;
  return kind === 'text' && booking === null && otherDate === null && monies.every((money) => money === null);
}
