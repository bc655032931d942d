/** Numbers that stand in columns of amounts by chance: they belong to the text of their row. */
import type { Column } from '../../layout/columns/columns.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { rowLine, type RowLine } from '../../layout/row-line.ts';
import type { HeadingColumn } from '../../layout/headings/heading-columns.ts';
import type { Shape } from '../../layout/shape.ts';
import { remembered } from '../../remembered.ts';
import type { MoneyRole } from './row-kinds.ts';

/** Numbers in columns that no heading names and that book nothing are part of the text after all. */
export function withNumbersOfText(row: RowLine, shape: Shape, roles: readonly MoneyRole[]): RowLine {
  return withText(
    row,
    shape,
    (money, index) => roles[index] === 'foreign' && isTextNumber(money, shape.monies[index]!, shape),
  );
}

/**
 * Whether a number belongs to the text: its column is named by no heading. Money under words the lexicon does not know
 * is a figure of its own (a second balance, a fee, a gross amount).
 */
function isTextNumber(money: MoneyToken, column: Column, shape: Shape): boolean {
  if (column.roles.size > 0) return column.heading === null && beginsText(money, shape);
  if (!money.strong) return true;
  const over = shape.heading?.columns.some(
    ({ roles, x0, x1 }) => roles.size === 0 && x0 < money.x1 && x1 > money.x0,
  );
  return (!over || beginsText(money, shape)) && !carriedOver(shape).has(column);
}

/** Texts below a name, at least, that tell that its column holds texts; they begin this close to it. */
const MIN_TEXTS = 3;
const EDGE_EM = 0.35;

/** Whether an amount begins where the texts of a column do, under its name: "USD 53.10 @ 1.0834" among others. */
function beginsText({ x0 }: MoneyToken, shape: Shape): boolean {
  return textEdges(shape).some((edge) => Math.abs(edge - x0) < EDGE_EM * shape.size);
}

/** Where the names stand under which more texts begin than amounts. */
const textEdges = remembered((shape: Shape): readonly number[] =>
  (shape.heading?.columns ?? []).filter((name) => isOverTexts(name, shape)).map(({ x0 }) => x0),
);

function isOverTexts({ x0 }: HeadingColumn, { tables, size }: Shape): boolean {
  let texts = 0;
  let amounts = 0;
  for (const { line, monies } of tables.flatMap(({ lines }) => lines)) {
    const at = line.words.findIndex((word) => Math.abs(word.x0 - x0) < EDGE_EM * size);
    if (at < 0) continue;
    if (monies.some(({ from, to }) => at >= from && at < to)) amounts += 1;
    else if (/\p{L}{2}/u.test(line.words[at]!.text)) texts += 1;
  }
  return texts >= MIN_TEXTS && texts > amounts;
}

/** Figures that tell that a column goes on with another's, at least, and their share of all. */
const MIN_CARRIED = 5;
const CARRIED_SHARE = 0.9;

/**
 * The columns whose figures stand in another column on the row above or below: of the balances before each row and after it one
 * is read, and the other is no text.
 */
const carriedOver = remembered((shape: Shape): ReadonlySet<Column> => {
  const rows = shape.tables.flatMap(({ lines }) => lines.map((tokens) => rowLine(tokens, shape).monies));
  const followed = new Set<Column>();
  shape.monies.forEach((column, own) => {
    shape.monies.forEach((other, at) => {
      if (own === at || !followsRowAbove(rows, own, at)) return;
      followed.add(column);
      followed.add(other);
    });
  });
  return followed;
});

/** Whether a column begins each row with what the other has on the row above. */
function followsRowAbove(
  rows: readonly (readonly (MoneyToken | null)[])[],
  own: number,
  other: number,
): boolean {
  let above: MoneyToken | null = null;
  const count = { equal: 0, different: 0 };
  for (const monies of rows) {
    const figure = monies[own];
    if (figure && above) count[figure.units === above.units ? 'equal' : 'different'] += 1;
    if (count.different > MIN_CARRIED && count.equal === 0) return false;
    above = monies[other] ?? above;
  }
  const { equal, different } = count;
  return equal >= MIN_CARRIED && equal >= CARRIED_SHARE * (equal + different);
}

/** An amount stands behind a word of its sentence where no more than a blank parts them, be it of a typewriter. */
const BLANK_EM = 0.65;

/** "invoice 86883 of 3,249.12" on a line that books nothing, below the amounts of other rows. */
export function withAmountsOfText(row: RowLine, shape: Shape): RowLine {
  const { words, size } = row.tokens.line;
  return withText(row, shape, ({ from }) => {
    const before = words[from - 1];
    return before !== undefined && row.rest.includes(before) && words[from]!.x0 - before.x1 < BLANK_EM * size;
  });
}

/** A row with some of its numbers in its text. */
function withText(
  row: RowLine,
  shape: Shape,
  isText: (money: MoneyToken, column: number) => boolean,
): RowLine {
  const back = row.monies.filter((money, index) => money !== null && isText(money, index));
  if (back.length === 0) return row;
  const rows = rowsWithNumbers(row);
  const columns = back.map((money) => row.monies.indexOf(money)).join();
  const known = rows.get(columns);
  if (known) return known;
  const { words } = row.tokens.line;
  const kept = new Set(row.rest);
  for (const money of back) {
    for (const word of words.slice(money!.from, money!.to)) {
      if (word.x0 < shape.right && word.x1 > shape.left) kept.add(word);
    }
  }
  const made = { ...row, rest: words.filter((word) => kept.has(word)) };
  rows.set(columns, made);
  return made;
}

/** A row with the numbers of some columns in its text, by those columns: readings that differ elsewhere share it. */
const rowsWithNumbers = remembered((_row: RowLine) => new Map<string, RowLine>());
