/**
 * Labels of balances and totals that take several lines ("Balance brought" with "forward" below): the figure stands beside
 * one of them, so that no single line says what it is.
 */
import type { RowLine } from '../../layout/row-line.ts';
import type { EntryMode, Placed } from './entry-mode.ts';
import { leadingLabelOf } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import type { Row } from './row-kinds.ts';
import { withoutDates, wordingOf } from './wording.ts';

/** Lines of a label beside the one with the figure, at most. */
const MAX_FURTHER_LINES = 3;

/** Joins the lines of such labels. `limit` is the distance from which lines are not of one entry, points. */
export function joinLabels(
  rows: readonly Placed[],
  mode: EntryMode,
  limit: number,
  classify: (row: RowLine) => Row,
): Placed[] {
  const joined = [...rows];
  for (let at = 0; at < joined.length; at += 1) {
    if (!couldBeLabelled(joined[at]!.row)) continue;
    const label =
      labelled(joined, at, linesAbove(joined, at, limit), classify) ??
      (mode === 'last' ? null : labelled(joined, at, linesBelow(joined, at, limit), classify));
    if (!label) continue;
    const { from, to, row } = label;
    joined.splice(from, to - from, { row, above: joined[from]!.above });
    at = from;
  }
  return joined;
}

/**
 * A booking without a balance, a balance without a name or with one that may go on ("Closing balance of the previous" over
 * "statement"), a sum of rows without one ("Total deposits /" over it, "credits" below), or a line with a figure that was taken
 * for text.
 */
function couldBeLabelled(row: Row): boolean {
  if (row.kind === 'booking') return row.balance === null;
  if (row.kind === 'balance') return row.row.rest.length === 0 || row.which === 'closing';
  if (row.kind === 'total') return row.row.rest.length === 0;
  return row.kind === 'text' && row.row.monies.some((money) => money !== null);
}

/** Positions of the lines of text right above a row, nearest first. */
function linesAbove(rows: readonly Placed[], at: number, limit: number): number[] {
  const found: number[] = [];
  for (let line = at - 1; line >= 0 && found.length < MAX_FURTHER_LINES; line -= 1) {
    const below = rows[line + 1]!;
    // Parts of one wrapped date stand in one row, however far apart its lines are.
    const inReach = below.above !== null && (below.above <= limit || below.row.row.tokens.spent.size > 0);
    if (!inReach || !isText(rows[line]!.row)) break;
    found.push(line);
  }
  return found;
}

function linesBelow(rows: readonly Placed[], at: number, limit: number): number[] {
  const found: number[] = [];
  for (let line = at + 1; line < rows.length && found.length < MAX_FURTHER_LINES; line += 1) {
    const { row, above } = rows[line]!;
    if (above === null || above > limit || !isText(row) || row.row.booking !== null) break;
    found.push(line);
  }
  return found;
}

/** A line of words without a figure, in a column or not: one that has its own is no label of another ("Movements: 680,26 / 0,00"). */
function isText({ kind, row: { rest, monies, tokens } }: Row): boolean {
  return (
    kind === 'text' &&
    rest.length > 0 &&
    monies.every((money) => money === null) &&
    !tokens.monies.some((money) => money.strong)
  );
}

/** The row with as few of the further lines as make it a balance or a total; null where none do. */
function labelled(
  rows: readonly Placed[],
  at: number,
  further: readonly number[],
  classify: (row: RowLine) => Row,
): { readonly from: number; readonly to: number; readonly row: Row } | null {
  for (let count = 1; count <= further.length; count += 1) {
    const from = Math.min(at, further[count - 1]!);
    const to = Math.max(at, further[count - 1]!) + 1;
    const label = joinedOf(
      rows[at]!.row.row,
      rows.slice(from, to).map(({ row }) => row.row),
    );
    // A line that books nothing has nothing to lose; a booking below a label may be a row of its own.
    const figure = rows[at]!.row;
    if (figure.kind !== 'text' && !isOneLabel(label) && !(from < at && endsCell(rows, at))) continue;
    const row = classify(label.whole);
    if (figure.kind === 'balance' && row.kind === 'balance' && row.which === figure.which) continue;
    if (row.kind === 'balance' || row.kind === 'total') return { from, to, row };
  }
  return null;
}

/** Several lines taken for the label of a figure. */
interface JoinedLines {
  readonly lines: readonly RowLine[];
  /** The one with the figure. */
  readonly figure: RowLine;
  /** All of them in one. */
  readonly whole: RowLine;
}

/** Lines joined before, by the one with the figure: every competing reading of the columns joins the same ones. */
const joinedBefore = remembered((_figure: RowLine): JoinedLines[] => []);

function joinedOf(figure: RowLine, lines: readonly RowLine[]): JoinedLines {
  const before = joinedBefore(figure);
  const known = before.find(
    (one) => one.lines.length === lines.length && one.lines.every((line, index) => line === lines[index]),
  );
  if (known) return known;
  const dated = lines.find((line) => line.booking !== null) ?? null;
  const whole = {
    ...figure,
    booking: dated?.booking ?? null,
    otherDate: dated?.otherDate ?? null,
    rest: lines.flatMap(withoutDates),
  };
  const made = { lines, figure, whole };
  before.push(made);
  return made;
}

/** Lines of one cell stand closer than cells by at least this factor. */
const SPACING_FACTOR = 1.05;

/** Whether a line stands nearer to the one above than to the one below. */
function endsCell(rows: readonly Placed[], at: number): boolean {
  const [above, below] = [rows[at]!.above, rows[at + 1]?.above ?? null];
  return above !== null && below !== null && below > SPACING_FACTOR * above;
}

/** Words beside a figure that only lead to it: "AL 31/12/24". */
const LINK = /^(?:\p{L}{1,3}|\d+)$/u;

/** Whether the label that lines begin with goes on into the last of them, or that one has no words of its own. */
const isOneLabel = remembered(({ lines, figure }: JoinedLines): boolean => {
  const words = lines.map((line) => wordingOf(line).words.filter((word) => word !== ''));
  const last = lines.at(-1) === figure ? words.at(-1)! : words.slice(1).flat();
  if (last.every((word) => LINK.test(word))) return true;
  const label = leadingLabelOf(words.flat(), LABELS);
  return label !== null && label.words > words.flat().length - last.length;
});

const LABELS = ['opening', 'closing', 'dayEnd', 'total', 'totalIn', 'totalOut'] as const;
