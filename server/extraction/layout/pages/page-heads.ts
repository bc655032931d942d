/**
 * Heads of pages: what stands above the heading of a table, and at the same place on a page without a heading. However close
 * it stands to the rows there, it is no text of the entry that the end of the page before cut.
 */
import { columnRoles } from '../../reading/vocabulary.ts';
import { cellsOf, mayBeNames } from '../headings/heading-chunks.ts';
import { beginsRow, mayHoldAmount } from '../lines/begins-row.ts';
import { MONEY } from '../columns/money-columns.ts';
import type { Heading } from '../headings/headings.ts';
import { placeOf, textOf } from '../lines/lines.ts';
import { isOnSeveralPages, placeOnPage } from './repeated-lines.ts';
import type { TokenLine } from '../tokens.ts';

/** Lines of a head, at most. */
const MAX_HEAD_LINES = 40;

/** Indices of the lines that are heads of pages on which their table goes on. */
export function pageHeads(lines: readonly TokenLine[], headings: readonly Heading[]): ReadonlySet<number> {
  if (headings.length === 0) return new Set([...unknownNamesAgain(lines), ...topAgain(lines)]);
  const headed = new Map<number, number>();
  for (const { page, first } of headings) if (!headed.has(page)) headed.set(page, first);
  const above = [...headed].flatMap(([page, first]) => linesAbove(lines, page, first));
  const aboveHeadings = new Set(above.map(placeOfNames));
  const figuresAbove = new Set(above.filter((tokens) => !beginsRow(tokens)).map(placeOnPage));
  const isSaidAgain = isOnSeveralPages(above.filter(beginsRow), placeOnPage);
  const heads = new Set<number>(namesGoneOn(lines, headings));
  lines.forEach(({ line: { page } }, top) => {
    if (lines[top - 1]?.line.page === page) return;
    const heading = headed.get(page);
    for (const tokens of lines.slice(top, heading ?? top + MAX_HEAD_LINES)) {
      if (tokens.line.page !== page) return;
      // "31/01/2026  Statement 12  5,000.77" over the names of columns on every page is no row of the page before.
      if (beginsRow(tokens)) {
        if (heading === undefined || !isSaidAgain(tokens)) return;
        heads.add(tokens.line.index);
        continue;
      }
      const repeated = heading === undefined && aboveHeadings.has(placeOfNames(tokens));
      const named = namesFigures(tokens) || (heading === undefined && namesAgain(tokens, headings));
      // "Holder  Opening balance" over "J. Doe  $2,500.00" on every page: the very figures, where they stood before.
      const again = heading === undefined && figuresAbove.has(placeOnPage(tokens));
      if (again || (!mayHoldAmount(tokens) && (repeated || named))) heads.add(tokens.line.index);
    }
  });
  return heads;
}

/** What a page without names begins with as the first page does, cell by cell at the same place: the name of the bank above the rows. */
function topAgain(lines: readonly TokenLine[]): number[] {
  const page = lines[0]?.line.page;
  const row = lines.findIndex((tokens) => tokens.line.page !== page || beginsRow(tokens));
  const cells = ({ line }: TokenLine): string[] =>
    cellsOf(line).map((cell) => placeOf({ ...line, x0: cell[0]!.x0 }, textOf(cell)));
  const top = new Set(lines.slice(0, Math.max(0, row)).flatMap(cells));
  const isAgain = (tokens: TokenLine): boolean =>
    !mayHoldAmount(tokens) && cells(tokens).every((cell) => top.has(cell));
  return lines.flatMap((tokens, index) => {
    const { line } = tokens;
    if (line.page === page || !isAgain(tokens)) return [];
    const above = linesAbove(lines, line.page, index);
    return above.every(isAgain) ? [line.index] : [];
  });
}

/** The lines of a page above one of them. */
function linesAbove(lines: readonly TokenLine[], page: number, first: number): readonly TokenLine[] {
  let top = first;
  while (lines[top - 1]?.line.page === page) top -= 1;
  return lines.slice(top, first);
}

/**
 * What the name of a column of amounts goes on with below its heading ("Deposits" over "or credits"), too little to be taken for names
 * itself: the same, where it stood, right below the names of several pages.
 */
function namesGoneOn(lines: readonly TokenLine[], headings: readonly Heading[]): number[] {
  const below = headings.flatMap(({ page, last, columns }) => {
    const [names, tokens] = [lines[last]!, lines[last + 1]];
    if (!tokens || tokens.line.page !== page || beginsRow(tokens) || mayHoldAmount(tokens)) return [];
    const { line } = tokens;
    const above = columns.filter(({ x0, x1 }) => x0 < line.x1 && x1 > line.x0);
    if (above.length !== 1 || !MONEY.some((role) => above[0]!.roles.has(role))) return [];
    return [{ index: line.index, key: placeOf({ ...line, baseline: line.baseline - names.line.baseline }) }];
  });
  return below.flatMap(({ index, key }) =>
    below.some((other) => other.index !== index && other.key === key) ? [index] : [],
  );
}

/** Whether a line is the name of amounts or balances and nothing else, without those of the other columns. */
function namesFigures({ line }: TokenLine): boolean {
  const roles = [...columnRoles(textOf(line.words))];
  return roles.length > 0 && roles.every((role) => role === 'amount' || role === 'balance');
}

/** Words of names said again, at least. */
const MIN_NAMED = 2;

/** Whether a line is some of the names of a heading, from its first: of "Day  Value  Text" on the first page "Day  Text". */
function namesAgain({ line: { words } }: TokenLine, headings: readonly Heading[]): boolean {
  if (words.length < MIN_NAMED) return false;
  return headings.some(({ columns }) => {
    const names = columns.flatMap(({ text }) => text.split(' '));
    return words[0]!.text === names[0] && words.every(({ text }) => names.includes(text));
  });
}

/**
 * Where no name of a column is known: lines that begin a further page and stand apart in cells, word by word where those of a
 * line of a page before stand. Names of columns are printed so, texts that go on are not. What tells days or numbers ("TRANSAÇÕES" and
 * at the right "DE 01 SET A 30 SET") stands above the rows of both.
 */
function unknownNamesAgain(lines: readonly TokenLine[]): ReadonlySet<number> {
  const heads = new Set<number>();
  const before = new Map<string, number>();
  let [isTop, isAbove] = [false, false];
  lines.forEach((tokens, index) => {
    const { line } = tokens;
    const isFirst = lines[index - 1]?.line.page !== line.page;
    isTop = (isTop || isFirst) && !beginsRow(tokens) && !mayHoldAmount(tokens);
    isAbove = (isAbove || isFirst) && !beginsRow(tokens);
    if (!mayBeNames(line) && (!isAbove || mayHoldAmount(tokens) || cellsOf(line).length < 2)) return;
    const key = line.words.map(({ text, x0 }) => `${text} ${Math.round(x0)}`).join(' ');
    const page = before.get(key);
    if (page === undefined) before.set(key, line.page);
    else if (isTop && page < line.page) heads.add(line.index);
  });
  return heads;
}

/** What a line says but for its numbers, and where. */
function placeOfNames({ line }: TokenLine): string {
  return placeOf(line, textOf(line.words).replaceAll(/\d/g, '0'));
}
