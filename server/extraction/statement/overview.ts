/**
 * A table of the holder's accounts with their balances ("Account, Opening balance, Withdrawals, Deposits, Closing
 * balance"), as credit unions print it before the lists: often the only place where those balances stand.
 */
import { fold } from '../reading/fold.ts';
import { leadingLabelOf } from '../reading/vocabulary.ts';
import { textOf } from '../layout/lines.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { accountNumber } from './account-texts.ts';
import { FIGURE_LABELS, type Figure, type FigureLabel } from './figures.ts';

/** What such a table says of one account. */
export interface OverviewRow {
  /** The account's number as printed, blanks between its groups kept. */
  readonly number: string;
  readonly line: number;
  readonly figures: readonly Figure[];
}

/** Lines below its names within which such a table goes on from row to row. */
const ROW_REACH = 3;

/** Words of such names side by side, at most. */
const MAX_NAMES = 30;

export function findOverview(lines: readonly TokenLine[]): OverviewRow[] {
  return lines.flatMap((tokens, index) => {
    const names = namesOf(tokens);
    return names === null ? [] : rowsBelow(names, lines, index);
  });
}

/** The names of figures side by side, an opening and a closing among them; null where a line is not made of those. */
function namesOf({ line, monies, dates }: TokenLine): FigureLabel[] | null {
  if (monies.length > 0 || dates.length > 0 || line.words.length > MAX_NAMES) return null;
  // Blanks do not tell names apart: over narrow columns they stand close.
  const words = fold(textOf(line.words)).split(' ');
  const names: FigureLabel[] = [];
  for (let at = 0; at < words.length;) {
    const found = leadingLabelOf(words, FIGURE_LABELS, at);
    if (found) names.push(found.label);
    at += found?.words ?? 1;
  }
  return names.includes('opening') && names.includes('closing') ? names : null;
}

/** Rows with a number and an amount under each of the names. */
function rowsBelow(names: readonly FigureLabel[], lines: readonly TokenLine[], index: number): OverviewRow[] {
  const rows: OverviewRow[] = [];
  let last = index;
  for (let at = index + 1; at < lines.length && at - last <= ROW_REACH; at += 1) {
    const { line, monies, dates } = lines[at]!;
    if (line.flow !== lines[index]!.line.flow || dates.length > 0) break;
    const first = monies.find(({ strong }) => strong);
    const amounts = monies.filter(({ strong }) => strong);
    const number = first && numberBefore(lines[at]!, first.from);
    if (!number || amounts.length !== names.length) continue;
    last = at;
    rows.push({
      number,
      line: line.index,
      figures: names.map((label, column) => ({
        line: line.index,
        amountLine: line.index,
        label,
        money: amounts[column]!,
      })),
    });
  }
  return rows;
}

/** The account number among the words before the first amount. */
function numberBefore({ line }: TokenLine, to: number): string | null {
  const words = line.words.slice(0, to);
  const start = words.findIndex(({ text }) => /\d/.test(text));
  return start < 0 ? null : accountNumber(words.slice(start));
}
