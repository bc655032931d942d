/** The lines of text that stand over the first row of a list ("ADA LANE"): repeated at the top of a page, they are no text of the row before. */
import type { Placed } from './entry-mode.ts';

/** Of one shape, line by line. */
export class ListHeads {
  readonly #heads = new Set<string>();
  /** The line above is such a line at the top of its page. */
  #below = false;

  /** Whether a line stands at the top of its page as it does over the first row. `begun`: rows stand above it. */
  has(placed: Placed, begun: boolean): boolean {
    const plain = isPlain(placed);
    if (plain && !begun) this.#heads.add(said(placed));
    this.#below = plain && begun && (this.#below || placed.above === null) && this.#heads.has(said(placed));
    return this.#below;
  }
}

/** A line of text without a day or a figure. */
function isPlain({ row: { kind, row } }: Placed): boolean {
  const { booking, otherDate, monies } = row;
  return kind === 'text' && booking === null && otherDate === null && monies.every((money) => money === null);
}

function said({ row }: Placed): string {
  return row.row.rest.map(({ text }) => text).join(' ');
}
