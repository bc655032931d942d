/** Columns without a name that say what the amounts of few rows came to in other money: "USD 321.04" before "-276.50". */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import type { Column } from './columns.ts';
import type { TokenLine } from '../tokens.ts';

const FOREIGN: ReadonlySet<ColumnRole> = new Set(['foreign'] as const);

/**
 * The columns; one that no name tells of is of other money where each of its figures bears the code of another currency than the
 * statement's (ISO 4217, null where it is not known), beside a column with at least as many that bear none.
 */
export function withForeign(
  columns: readonly Column[],
  lines: readonly TokenLine[],
  currency: string | null,
): readonly Column[] {
  if (currency === null || columns.length < 2 || columns.every(({ roles }) => roles.size > 0)) return columns;
  const figures = columns.map((column) => lines.flatMap((line) => codesIn(line, column)));
  const isForeign = (code: string | null): boolean => code !== null && code !== currency;
  const own = figures.map((codes) => codes.length > 0 && !codes.some(isForeign));
  return columns.map((column, index) => {
    const codes = figures[index]!;
    const others = column.roles.size === 0 && codes.length > 0 && codes.every(isForeign);
    const beside = figures.some((beside, at) => own[at] && beside.length >= codes.length);
    return others && beside ? { ...column, roles: FOREIGN } : column;
  });
}

/** The codes of currencies that the figures of a line in a column bear; null for a figure without. */
function codesIn({ line: { words }, monies }: TokenLine, { x0, x1 }: Column): (string | null)[] {
  return monies
    .filter((money) => money.x0 > x0 - 1 && money.x1 < x1 + 1)
    .map(({ from, to }) => {
      const codes = words.slice(from, to).map(({ text }) => text.slice(0, CODE_LETTERS));
      return codes.find(isCurrencyCode) ?? null;
    });
}

/** Letters of a code: "USD", "USD321.04". */
const CODE_LETTERS = 3;
