/** Lists that their own total closes, where a title that no lexicon knows opens another one below it. */
import { fold } from '../../reading/fold.ts';
import { leadingLabel, TOTAL_LABELS } from '../../reading/vocabulary.ts';
import { signedUnits } from '../../layout/amounts/money-token.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { SectionFact } from './sections.ts';

/**
 * The lines below the totals that close the lists of one direction: "Payments and credits", rows, "Total payments and
 * credits 984.62", "Anna Muster, card 4417", rows. A total closes a list where it repeats the list's title, or is the sum of its
 * rows; `opensList` says whether rows begin below a line. What the next list holds its title does not say.
 */
export function closedLists(
  lines: readonly TokenLine[],
  found: readonly SectionFact[],
  opensList: (index: number) => boolean,
): SectionFact[] {
  const titles = new Set(found.map(({ line }) => line));
  return found.flatMap(({ line, sections }, at) => {
    if (!sections.has('in') && !sections.has('out')) return [];
    const end = found[at + 1]?.line ?? lines.length;
    let title: string | null = null;
    for (let index = line + 1; index < end - 1; index += 1) {
      const { dates, monies, line: total } = lines[index]!;
      if (dates.length > 0 || !monies.some((money) => money.strong)) continue;
      title ??= fold(textOf(lines[line]!.line.words));
      if (!isTotalOf(title, lines[index]!) && !sumsUp(title, lines, line + 1, index)) continue;
      const below = lines[index + 1]!;
      const opens =
        below.line.flow === total.flow &&
        below.dates.length === 0 &&
        !below.monies.some((money) => money.strong) &&
        !titles.has(index + 1) &&
        opensList(index + 1);
      return opens ? [{ line: below.line.index, sections: new Set<never>() }] : [];
    }
    return [];
  });
}

/** Rows that a total sums which has no word of the list's title: a single one is what a page or a card comes to as well. */
const MIN_SUMMED = 2;
/** Letters of a word that may be one of a title's. */
const TITLE_WORD = /\p{L}{4}/u;

/**
 * Whether a line with a name of totals has the sum of the amounts that end the dated lines above it, from one line on, below a
 * title (folded).
 */
function sumsUp(title: string, lines: readonly TokenLine[], from: number, total: number): boolean {
  const { line, monies } = lines[total]!;
  const money = monies.find(({ strong }) => strong)!;
  const text = textOf(line.words.slice(0, money.from));
  if (leadingLabel(text, TOTAL_LABELS) === null) return false;
  const words = title.split(' ');
  const named = fold(text)
    .split(' ')
    .some((word) => TITLE_WORD.test(word) && words.includes(word));
  const summed = lines.slice(from, total).flatMap((row) => {
    const last = row.monies.findLast(({ strong }) => strong);
    return row.dates.length > 0 && last ? [signedUnits(last)] : [];
  });
  const sum = summed.reduce((all, units) => all + units, 0);
  return summed.length >= (named ? 1 : MIN_SUMMED) && sum !== 0 && Math.abs(sum) === money.units;
}

/** Words behind the title in the name of its total ("for this period"), at most. */
const MAX_SPAN_WORDS = 3;

/** Whether a line is the total of the list with this title (folded): a name of totals and the title behind it. */
function isTotalOf(title: string, { line, monies }: TokenLine): boolean {
  const text = textOf(line.words.slice(0, monies.find((money) => money.strong)!.from));
  if (leadingLabel(text, TOTAL_LABELS) === null) return false;
  const [before, behind, more] = ` ${fold(text)} `.split(` ${title} `);
  if (behind === undefined || more !== undefined || before === '') return false;
  return behind.trim() === '' || behind.trim().split(' ').length <= MAX_SPAN_WORDS;
}
