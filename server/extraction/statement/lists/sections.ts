/**
 * Sections: lists under a title that says what they hold ("Deposits and other credits", "Checks in number order"). A
 * title the lexicon does not know as a whole still speaks by its words, where a list begins right below it.
 */
import { namesAmountOnly } from '../../layout/headings/heading-roles.ts';
import type { Heading } from '../../layout/headings/headings.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { cellsOf } from '../facts/cells.ts';
import { closedLists } from './closed-lists.ts';
import { secondsOfPairs } from './figures-in-pairs.ts';
import { beginsAsRowsDo } from './row-words.ts';
import { beginOf, beginsRow } from '../../layout/lines/begins-row.ts';
import { leadingTotals, totalInTitle } from './leading-totals.ts';
import {
  endsAsRowsDo,
  goesOnFromAbove,
  goesOnWithTexts,
  isBareRow,
  overlapsRow,
  standsInEntry,
} from './stands-in-entry.ts';
import { hangsFromRow, isBetweenTexts, isRateInEntry } from './hangs-from-row.ts';
import { holderEnds, listEnds, NO_SECTION, summaryEnds } from './section-ends.ts';
import { titlesBeside } from './titles-beside.ts';
import { textsBehindDates } from '../entries/texts-behind-dates.ts';
import { beginsLikeBalance } from '../entries/wording.ts';
import { fold } from '../../reading/fold.ts';
import { saysToCome, withoutContinued, withoutListNumber } from '../../reading/around.ts';
import { titleDirection } from '../../reading/directions.ts';
import {
  columnRoles,
  isMark,
  mayOpenSection,
  leadingLabel,
  sectionsOf,
  type Section,
} from '../../reading/vocabulary.ts';

export interface SectionFact {
  readonly line: number;
  readonly sections: ReadonlySet<Section>;
  /** Only its words speak, no title that is known as a whole: signs in the list speak louder. */
  readonly byWords?: true;
  /** The title is the name that a column of one direction has ("Debit"). */
  readonly ofSide?: true;
  /** It is of the list that begins there alone, points: others stand beside it, under titles on the same line. */
  readonly beside?: { readonly from: number; readonly to: number };
  /** Only figures in the usual order of a summary speak, under labels that nobody knows. */
  readonly bySums?: true;
}

/** "2026 totals year to date". */
const YEAR = /^20\d{2} /;

/** What follows a title to say of which days: "Pending from 1 March 2026", "Checks paid 03/01 - 03/31"; no number ("ΤΙΜΟΛΟΓΙΟ 5189/24"). */
const DATED =
  /\s+(?:(?:(?:from|as|on|for|vom|zum|du|au|del|dal|al|van|per|fra|desde)\s+)*(?:of\s+)?(?:(?:19|20)\d{2}|\d{1,2})(?!\d)|(?:from|as of|on|for)\s+\p{L}{3,9}\.?\s+\d).*$/iu;

/** What a title says of itself: "Pending transactions (not included in your balance)". */
const ASIDE = /\s*\(.+\)$/;

/** "Including payments received": said of the line above, so that it is no title of what stands below. */
const OF_ABOVE =
  /^(?:including|includes|incl|inklusive|inkl|einschließlich|inclusief|y compris|dont|incluyendo|incluye|incluso)\b/iu;

/** What a colon leads to in a summary: a figure without decimals. */
const FIGURE = /: ?\d+$/;

/** Longest title, words. */
const MAX_TITLE_WORDS = 9;

/** "Transactions", "Account activity": a list of bookings of both directions, by a name that a column of texts may have. */
function namesBookings(title: string): boolean {
  return columnRoles(title).has('description');
}

/** "CR", "DR.": letters of a mark, at most. */
const MARK_LETTERS = 3;

/** The one direction whose column a title names as a whole: "Debit" over a list has no column of amounts of that name. */
function sideNamed(title: string): 'in' | 'out' | null {
  // "CR" on a line of its own is the mark of the amount above.
  if (title.length <= MARK_LETTERS && isMark(title)) return null;
  const [role, more] = columnRoles(title);
  return more === undefined && (role === 'in' || role === 'out') ? role : null;
}

/** Whether a line begins with the name of a column of days, apart from others: names of columns, not all of which are known. */
function namesDays(line: Line): boolean {
  const [first, more] = cellsOf(line);
  return more !== undefined && columnRoles(first!.text).has('date');
}

/** Whether a list of one direction ends where bookings of both begin; what follows a summary is told by `summaryEnds`. */
function endsList(above: SectionFact | undefined): boolean {
  return above !== undefined && (above.sections.has('in') || above.sections.has('out'));
}

/** Section titles of the whole statement: lines that are nothing but one. */
export function findSections(lines: readonly TokenLine[], headings: readonly Heading[]): SectionFact[] {
  const below = new Map(headings.map((heading) => [heading.first, heading]));
  const heads = new Set(below.keys());
  const namesFrom = new Map<number, number | null>();
  for (const heading of headings)
    for (let at = heading.first; at <= heading.last; at += 1) namesFrom.set(at, namesBehindTitle(heading));
  const isBehindDate = textsBehindDates(lines);
  const isNote = notesBesideRows(lines);
  const isText = beginsAsRowsDo(lines);
  const isLetterhead = namesOfHeads(lines);
  const titles: SectionFact[] = lines.flatMap(({ line, dates, monies, spent }, index) => {
    // A day and an amount make a row: only over names of columns may they stand apart from a title.
    if (!heads.has(index + 1) && dates.length > 0 && monies.some(({ strong }) => strong)) return [];
    const names = namesFrom.get(index);
    if (names === null || isNote(line) || isShareOfMany(lines, index) || isRateInEntry(lines, index))
      return [];
    if (overlapsRow(lines, index)) return [];
    const beside = titlesBeside(lines[index]!, below.get(index + 1));
    if (beside.length > 0) return beside;
    const total = monies.length === 0 ? null : totalInTitle(lines, index, heads.has(index + 1));
    const end = total?.from ?? (heads.has(index + 1) ? titleEnd(line) : endBesideAmount(lines[index]!));
    const words = line.words
      .slice(0, end)
      .filter(
        (word, at) => !spent.has(at) && word.x0 < (names ?? Infinity) && /[\p{L}\p{N}]/u.test(word.text),
      );
    if (words.length === 0 || words.length > MAX_TITLE_WORDS) return [];
    if (monies.some((money) => money.strong && money.from < end)) return [];
    // "Payments: 0" is a figure of a summary, and so are amounts right below it that have no other text.
    if (FIGURE.test(textOf(words)) || (monies.length === 0 && isOverFigures(lines, index))) return [];
    const text = withoutListNumber(withoutContinued(textOf(words)).replace(YEAR, ''));
    const known = mayOpenSection(text.replace(OF_PART, '')) ? sectionsTitled(text, line) : NO_SECTION;
    const hangs = !heads.has(index + 1) && hangsFromRow(lines, index);
    if (known.size > 0)
      return standsInEntry(lines, index) ||
        isBehindDate(line) ||
        (sectionsOf(text).size === 0 && isText(lines[index]!)) ||
        hangs ||
        (!heads.has(index + 1) && isBetweenTexts(lines, index)) ||
        secondsOfPairs(lines).has(index) ||
        (!heads.has(index + 1) && endsAsRowsDo(lines, index))
        ? []
        : [{ line: line.index, sections: known }];
    if (!opensList(lines, index, heads) || /\d/.test(text) || OF_ABOVE.test(text)) return [];
    if (namesDays(line) || isText(lines[index]!)) return [];
    if (saysToCome(text) && cellsOf(line).length === 1 && !isBehindDate(line))
      return [{ line: line.index, sections: new Set<Section>(['other']), byWords: true }];
    // "Saldos Invest Fácil" over days with one figure each, after the list.
    const next = lines[index + 1];
    if (next && next.monies.length === 1 && isBareRow(next) && beginsLikeBalance(fold(text).split(' ')))
      return [{ line: line.index, sections: new Set<Section>(['balances']), byWords: true }];
    const side = sideNamed(text);
    const direction = titleDirection(text) ?? side;
    if (direction === null) return namesBookings(text) ? [{ line: line.index, sections: NO_SECTION }] : [];
    if (hangs || isBehindDate(line) || goesOnFromAbove(lines, index) || isLetterhead(index)) return [];
    if (!heads.has(index + 1) && goesOnWithTexts(lines, index)) return [];
    const fact = { line: line.index, sections: new Set<Section>([direction]), byWords: true } as const;
    return [side === direction ? { ...fact, ofSide: true } : fact];
  });
  const found = titles.filter(({ sections }, index) => sections.size > 0 || endsList(titles[index - 1]));
  const opensBare = (index: number): boolean => !heads.has(index) && opensList(lines, index, heads);
  const ends = listEnds(lines, headings, found);
  const further = [...holderEnds(lines, found), ...closedLists(lines, found, opensBare)];
  return [
    ...found,
    ...summaryEnds(lines, heads, found),
    ...ends,
    ...further.filter(({ line }) => !ends.some((end) => end.line === line)),
    ...leadingTotals(lines),
  ].toSorted((a, b) => a.line - b.line);
}

/** Whether a line is of notes set apart from the rows of its page: "Money in" there is a label of a summary. */
function notesBesideRows(lines: readonly TokenLine[]): (line: Line) => boolean {
  const rows = lines.filter(beginsRow);
  const [pages, flows] = [
    new Set(rows.map(({ line }) => line.page)),
    new Set(rows.map(({ line }) => line.flow)),
  ];
  return ({ page, flow }) => pages.has(page) && !flows.has(flow);
}

/** Lines at the top of a page among which the name of who prints the statement stands. */
const HEAD_LINES = 4;

/** Digits or masked ones of the account's number. */
const OF_NUMBER = /[\dX*\u2022]{4}/u;

/**
 * Whether what tells a direction at the top of a further page stands at the top of the first as well: "Harbour Credit" is no
 * title of money in, whatever stands beside it there; nor is it in the first line of a page beside the number of the account.
 */
function namesOfHeads(lines: readonly TokenLine[]): (index: number) => boolean {
  const first = lines[0]?.line.page;
  const isHead = (at: number): boolean => lines[at - HEAD_LINES]?.line.page !== lines[at]!.line.page;
  const cells = ({ line }: TokenLine): string[] => cellsOf(line).map(({ text }) => text);
  const names = new Set(
    lines.slice(0, HEAD_LINES).flatMap((at) => (at.line.page === first ? cells(at) : [])),
  );
  return (index) => {
    const { page } = lines[index]!.line;
    if (page === first || !isHead(index)) return false;
    if (
      lines[index - 1]!.line.page !== page &&
      cells(lines[index]!)
        .slice(1)
        .some((cell) => OF_NUMBER.test(cell))
    )
      return true;
    return cells(lines[index]!).every((cell) => names.has(cell) || titleDirection(cell) === null);
  };
}

/** What follows a title behind a dash to say of which card: "Purchases - A. Holder - card ending in 2013". */
const OF_CARD = /\s+[\u2013\u2014-]\s.*[\dX*]{4}$/iu;

/** "2.4. Unbilled transactions": the number of a part, which may be a day as well. */
const OF_PART = /^\d{1,2}\.\d{1,2}\.? (?=\p{L})/u;

/** The sections of a title: as a whole, but for its days or its card, or of other things with its number before or an aside behind. */
function sectionsTitled(text: string, line: Line): ReadonlySet<Section> {
  const known = sectionsOf(text.replace(DATED, ''));
  if (known.size > 0) return known;
  const whole = textOf(line.words);
  if (OF_CARD.test(whole)) return sectionsOf(whole.replace(OF_CARD, ''));
  const bare = text.replace(ASIDE, '').replace(OF_PART, '');
  if (bare === text) return known;
  const apart = sectionsOf(bare);
  return apart.has('other') ? apart : known;
}

/** Shortest sentence beside a title, words. */
const MIN_SENTENCE_WORDS = 4;

/**
 * Where a title ends beside which a sentence or the number of its account stands: "Deposits and additions    There were 4
 * deposits totaling $500.00.", "Other credits    Account: 1234".
 */
function titleEnd(line: Line): number {
  const [title, beside, value, more] = cellsOf(line);
  if (!title || !beside || more) return line.words.length;
  const isSentence = !value && beside.to - beside.from >= MIN_SENTENCE_WORDS;
  return isSentence || leadingLabel(beside.text, ['accountNumber']) !== null ? title.to : line.words.length;
}

/** Where a known title ends beside which stands the name of the list's only column of amounts: "New charges     Amount". */
function endBesideAmount({ line, dates, monies }: TokenLine): number {
  if (dates.length + monies.length > 0) return line.words.length;
  const [title, name, more] = cellsOf(line);
  if (!title || !name || more || !namesAmountOnly(columnRoles(name.text))) return line.words.length;
  return sectionsOf(title.text).size > 0 ? title.to : line.words.length;
}

/**
 * Where the names of columns begin in a heading whose line says before them what its list holds ("Deposits and other
 * additions  Date posted  Amount"): words that name no column, beside a column of amounts and none of one direction. Null
 * where it cannot say so.
 */
function namesBehindTitle({ columns }: Heading): number | null {
  const has = (role: ColumnRole): boolean => columns.some(({ roles }) => roles.has(role));
  const named = columns.some(({ roles }) => roles.size === 1 && (roles.has('in') || roles.has('out')));
  const [first] = columns;
  if (named || !has('amount') || first!.roles.size > 0) return null;
  return columns.find(({ roles }) => roles.size > 0)!.x0;
}

/**
 * Whether a heading or a row stands right below a line, or below the number of a card there; text that goes on below a row
 * stands further in.
 */
function opensList(lines: readonly TokenLine[], index: number, heads: ReadonlySet<number>): boolean {
  const { line } = lines[index]!;
  const below = lines[index + 1];
  if (below === undefined || below.line.flow !== line.flow) return false;
  if (leadingLabel(textOf(below.line.words), ['accountNumber']) !== null) return heads.has(index + 2);
  return (
    heads.has(index + 1) || (beginsRow(below) && beginOf(lines[index]!) < below.line.x0 + below.line.size)
  );
}

const isShare = (tokens: TokenLine | undefined): boolean =>
  tokens !== undefined && tokens.line.words.at(-1)!.text.endsWith('%');

/** Whether a line says what share of the whole it is, as one beside it does: a chart of what was spent on what. */
function isShareOfMany(lines: readonly TokenLine[], index: number): boolean {
  return isShare(lines[index]) && (isShare(lines[index - 1]) || isShare(lines[index + 1]));
}

/** Whether the line below is nothing but several amounts: the figures of a summary under their names. */
function isOverFigures(lines: readonly TokenLine[], index: number): boolean {
  const below = lines[index + 1];
  if (!below || below.monies.length < 2 || below.dates.length > 0) return false;
  const words = below.monies.reduce((sum, { from, to, strong }) => sum + (strong ? to - from : 0), 0);
  return words === below.line.words.length && below.line.flow === lines[index]!.line.flow;
}

/** Lines above a heading in which its section's name stands. */
const SECTION_REACH_LINES = 2;

/**
 * The section an item stands in: the one named right above its table's heading, else the last in or out before it.
 * Lists of daily balances and other tables hold no bookings: 'balances' and 'other' come back as such.
 */
export function sectionAt(
  line: number,
  heading: Heading | null,
  sections: readonly SectionFact[],
): ReadonlySet<Section> | null {
  const last = sections.findLast((section) => section.line < line);
  if (!last) return null;
  if (last.sections.has('in') || last.sections.has('out')) return last.sections;
  if (heading === null || last.line > heading.last) return last.sections;
  return heading.first - last.line <= SECTION_REACH_LINES ? last.sections : null;
}
