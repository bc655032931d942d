/** Where what a title says of a list no longer holds: behind a summary within it, behind its total, at the title or the running balances of another. */
import type { Heading } from '../../layout/headings/headings.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { Resumption } from '../../layout/resumed-tables.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { leadingLabel, TOTAL_LABELS, type Section } from '../../reading/vocabulary.ts';
import type { SectionFact } from './sections.ts';

/** Of a list that may hold anything. */
export const NO_SECTION: ReadonlySet<Section> = new Set();

/** Longest title below a summary's figures, words. */
const MAX_PLAIN_WORDS = 4;

/**
 * Where a summary within a list ends ("Payments", "Summary", figures, "Detail", rows): at the first plain title below
 * its figures, above the names of the columns. What follows stands in the section the summary belongs to.
 */
export function summaryEnds(
  lines: readonly TokenLine[],
  heads: ReadonlySet<number>,
  found: readonly SectionFact[],
): SectionFact[] {
  return found.flatMap((fact, index) => {
    if (!fact.sections.has('other') || fact.sections.size > 1) return [];
    const next = found[index + 1]?.line ?? Infinity;
    let figures = false;
    for (const { line, dates, monies } of lines.slice(fact.line + 1)) {
      if (line.index >= next || dates.length > 0 || (figures && heads.has(line.index))) return [];
      if (monies.some((money) => money.strong)) figures = true;
      else if (figures && line.words.length <= MAX_PLAIN_WORDS && !/\d/.test(textOf(line.words))) {
        const around = found
          .slice(0, index)
          .findLast(({ sections }) => sections.has('in') || sections.has('out'));
        return [{ line: line.index, sections: around?.sections ?? NO_SECTION }];
      }
    }
    return [];
  });
}

/** Lines between the total of a list and the heading of the next, at most. */
const TITLE_LINES = 4;

/**
 * Where a list ends for good: at its total, below which a title and a heading open another list on the page, or at a title
 * that stands over its heading just like the list's own. What that one holds its own title says, or nothing does.
 */
export function listEnds(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  found: readonly SectionFact[],
): SectionFact[] {
  return headings.flatMap(({ first, flow }, index) => {
    if (index === 0) return [];
    if (isTitledAlike(lines, headings, found, first) || opensRunningList(headings, found, index))
      return [{ line: first - 1, sections: NO_SECTION }];
    for (let above = first - 1; above >= Math.max(0, first - 1 - TITLE_LINES); above -= 1) {
      const { line, dates, monies } = lines[above]!;
      if (line.flow !== flow || dates.length > 0) return [];
      if (!monies.some((money) => money.strong)) continue;
      const total = leadingLabel(textOf(line.words), TOTAL_LABELS);
      const title = line.index + 1;
      const known = found.some((section) => section.line >= title && section.line < first);
      return total !== null && above < first - 1 && !known ? [{ line: title, sections: NO_SECTION }] : [];
    }
    return [];
  });
}

/**
 * Whether a heading of columns with a running balance opens another list than the one above, whose title stands over names of
 * columns without one ("Checks paid", their days and amounts, then all transactions of the account).
 */
function opensRunningList(
  headings: readonly Heading[],
  found: readonly SectionFact[],
  index: number,
): boolean {
  const runs = ({ columns }: Heading): boolean => columns.some(({ roles }) => roles.has('balance'));
  const { first } = headings[index]!;
  if (!runs(headings[index]!)) return false;
  const last = found.findLast((section) => section.line < first);
  if (last?.line === undefined || last.line === first - 1 || last.sections.size === 0) return false;
  const own = headings.slice(0, index).filter((heading) => heading.first > last.line);
  return own.length > 0 && !own.some(runs);
}

/** "R. Holder 5067 XXXX XXXX 6080", "Card ending in •••• 0382": a title that ends in the number of a card, most of it masked. */
const ENDS_IN_CARD = /\p{L}{2}.*\s.*[X*•]{2,}[ -]?\d{4}$/iu;

/**
 * Where the list of payments of a card ends, whose rows need no title to begin the purchases of each holder: at the number of another
 * card, or at any number of a card between its rows and the next on the page. Not where such a title is its own list's first line.
 */
export function holderEnds(lines: readonly TokenLine[], found: readonly SectionFact[]): SectionFact[] {
  return found.flatMap((fact, index) => {
    if (!fact.sections.has('in')) return [];
    const next = found[index + 1]?.line ?? Infinity;
    let row: TokenLine | null = null;
    for (const one of lines.slice(fact.line + 1)) {
      const { line, dates, monies } = one;
      if (line.index >= next) return [];
      const isRow = dates.length > 0 && monies.some((money) => money.strong);
      if (isRow) row = one;
      else if (dates.length === 0 && monies.every((money) => !money.strong) && endsInCard(one)) {
        if (row === null) return [];
        if (line.x0 > row.line.x0 + line.size) continue;
        if (row.line.page === line.page || !isNamedAbove(lines, fact.line, lastDigits(one)))
          return [{ line: line.index, sections: NO_SECTION }];
      }
    }
    return [];
  });
}

function endsInCard({ line }: TokenLine): boolean {
  return line.words.length <= MAX_HOLDER_WORDS && ENDS_IN_CARD.test(textOf(line.words));
}

/** Longest title of a holder's list, words. */
const MAX_HOLDER_WORDS = 12;

function lastDigits({ line }: TokenLine): string {
  return textOf(line.words).slice(-4);
}

/** Whether the last digits of a card stand at the end of a line above. */
function isNamedAbove(lines: readonly TokenLine[], below: number, digits: string): boolean {
  return lines.slice(0, below).some((one) => endsInCard(one) && lastDigits(one) === digits);
}

/** Titles of one list and of the next begin at the same place, points. */
const SAME_PLACE = 1;

/** Whether an unknown title stands right over a heading as the known one of the list above does over its own. */
function isTitledAlike(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  found: readonly SectionFact[],
  heading: number,
): boolean {
  const last = found.findLast((section) => section.line < heading);
  if (!last || last.line === heading - 1) return false;
  if (!headings.some(({ first }) => first === last.line + 1)) return false;
  const [own, title] = [lines[last.line]!, lines[heading - 1]!];
  if (title.dates.length > 0 || title.monies.some((money) => money.strong)) return false;
  return (
    title.line.page === lines[heading]!.line.page &&
    Math.abs(own.line.x0 - title.line.x0) < SAME_PLACE &&
    title.line.size === own.line.size
  );
}

/**
 * Where a table goes on behind another one, the title of that says nothing of its rows: they stand in the section they stood in
 * before. Each between two lines, so that no line is its title.
 */
export function sectionsResumed(
  found: readonly SectionFact[],
  resumed: readonly Resumption[],
): readonly SectionFact[] {
  if (resumed.length === 0) return found;
  const again = resumed.map(({ last, first }): SectionFact => {
    const before = found.findLast(({ line }) => line < last);
    return { line: first - 0.5, sections: before?.sections ?? NO_SECTION };
  });
  return [...found, ...again].toSorted((a, b) => a.line - b.line);
}
