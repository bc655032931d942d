/** The text of an entry: the words its dates and amounts leave over, column by column. */
import { fold } from '../reading/fold.ts';
import { markBelow } from '../proof/ledger.ts';
import type { RawEntry } from './entries.ts';
import { wordsByColumn, type TextColumn } from './text-columns.ts';

/** Dots that lead the eye from a text to its amount. */
const LEADERS = /(?<=[^.])[.·…]{4,}$/;
const ENDS_IN_DOT = /[.·…]$/;

/**
 * Description of an entry: the main columns of all its lines, then the other columns, one space between words. A charge is
 * told from its row's amount by the name of its column.
 */
export function describe(entry: RawEntry, columns: readonly TextColumn[], size: number): string {
  const text = textOfRow(entry, columns, size);
  return [entry.charge ?? '', text].filter((part) => part !== '').join(': ');
}

function textOfRow(entry: RawEntry, columns: readonly TextColumn[], size: number): string {
  const texts = wordsByColumn(entry, columns, size);
  const mains = texts.filter((_, index) => columns[index]!.main);
  const others = texts.filter((_, index) => !columns[index]!.main && !columns[index]!.silent);
  const mark = markBelow(entry);
  return [...mains, ...others]
    .flat()
    .filter((word) => word !== mark)
    .map(({ text }) => (ENDS_IN_DOT.test(text) ? text.replace(LEADERS, '') : text))
    .filter(
      (text, _, all) => !(/^(?:[|¦_.·…]+|[-=*~]{3,})$/.test(text) && fold(text) === '' && all.length > 1),
    )
    .join(' ');
}
