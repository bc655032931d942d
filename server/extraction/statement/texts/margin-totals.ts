/**
 * Totals in the margin beside the last rows of a list, far behind their texts: "Total withdrawals" over "- 2,542.16" are no words
 * of these rows.
 */
import { textOf } from '../../layout/lines/lines.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { ProvedAccount } from '../../proof/proved-account.ts';
import { leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';

/** Blank before what stands in the margin, in type sizes. */
const MARGIN_EM = 4;
/** Lines below its name that a total stands on, at most. */
const LINES_BELOW = 2;

const AMOUNT = /^(?:[-+=\u2212\u2013]\s*)?(?:\p{Sc}\s?)?\d[\d.,'\u2019]*[.,]\d{2}$/u;
const NAMES = ['total', 'totalIn', 'totalOut'] as const;

/** The account with such totals out of the texts of its rows. */
export function withoutMarginTotals(account: ProvedAccount): ProvedAccount {
  const lines = account.rows
    .flatMap(({ entry }) => entry.rows)
    .toSorted((a, b) => a.tokens.line.index - b.tokens.line.index);
  const without = totalsAside(lines);
  if (without.size === 0) return account;
  const cleared = (row: RowLine): RowLine => without.get(row) ?? row;
  return {
    ...account,
    rows: account.rows.map((row) => {
      const { anchor } = row.entry;
      if (!row.entry.rows.some((line) => without.has(line))) return row;
      return {
        ...row,
        entry: {
          ...row.entry,
          rows: row.entry.rows.map(cleared),
          anchor: { ...anchor, row: cleared(anchor.row) },
        },
      };
    }),
  };
}

/** Lines with a name of a total in the margin, and those with the total below it, without it. */
function totalsAside(lines: readonly RowLine[]): Map<RowLine, RowLine> {
  const without = new Map<RowLine, RowLine>();
  lines.forEach((row, index) => {
    const name = cellAside(row);
    if (name === null || leadingLabel(textOf(name), NAMES) === null) return;
    const { line } = row.tokens;
    const below = lines.slice(index + 1).find((other) => {
      const at = other.tokens.line;
      if (at.page !== line.page || at.index > line.index + LINES_BELOW) return false;
      const total = cellAside(other);
      return (
        total !== null &&
        AMOUNT.test(textOf(total)) &&
        Math.abs(total.at(-1)!.x1 - name.at(-1)!.x1) < line.size
      );
    });
    if (!below) return;
    for (const each of [row, below])
      without.set(each, { ...each, rest: each.rest.slice(0, each.rest.length - cellAside(each)!.length) });
  });
  return without;
}

/** The words behind the last wide blank of a line that has text before it; null where it has none. */
function cellAside({ rest, tokens }: RowLine): readonly Word[] | null {
  const at = rest.findLastIndex(
    ({ x0 }, index) => index > 0 && x0 - rest[index - 1]!.x1 >= MARGIN_EM * tokens.line.size,
  );
  return at < 0 ? null : rest.slice(at);
}
