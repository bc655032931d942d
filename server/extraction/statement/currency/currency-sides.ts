/**
 * Lists with a column for each of two currencies ("Pesos | Dollars"), as cards print them: every row is booked in one of the two,
 * and both accounts share their lines. Each is read by itself, from lines without what the other one books.
 */
import { beginsRow } from '../../layout/lines/begins-row.ts';
import { cellsOf } from '../../layout/headings/heading-chunks.ts';
import type { Heading } from '../../layout/headings/headings.ts';
import { standsRightBelow, textOf, type Line } from '../../layout/lines/lines.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { currencyOf } from '../../reading/currencies.ts';
import { fold } from '../../reading/fold.ts';
import { columnRoles, leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { MONEY_NAMES } from './currency-hints.ts';

/** The lines of one of the two, and its ISO code; null where its name is that of several ("$", "Pesos"). */
export interface CurrencySide {
  readonly currency: string | null;
  readonly lines: readonly Line[];
}

/** One of the two columns: the words of its name. */
interface SideName {
  readonly name: string;
  readonly words: readonly Word[];
}

/** A heading with both columns, and the names of all that it has. */
interface SidedHeading {
  readonly first: number;
  readonly last: number;
  readonly sides: readonly [SideName, SideName];
  readonly cells: readonly (readonly Word[])[];
}

/** Rows of both columns together, at least. */
const MIN_ROWS = 3;
/** Names of figures that are not what a row books. */
const OTHER_ROLES = ['in', 'out', 'balance'] as const;

/** The two sides in the order of their columns; null where no heading names two currencies or a row is booked in both. */
export function currencySides(
  lines: readonly Line[],
  headings: readonly Heading[],
  tokens: readonly TokenLine[],
): readonly [CurrencySide, CurrencySide] | null {
  const sided = headings.flatMap((heading) => sidedHeading(heading, tokens) ?? []);
  const [first] = sided;
  if (!first) return null;
  const held = heldBySides(sided, tokens);
  const rows = held.filter(({ of }) => beginsRow(of) && !statesBalance(of));
  const alone = [0, 1].map((side) => rows.filter(({ sums }) => sums[side] && !sums[1 - side]).length);
  if (alone.includes(0) || alone[0]! + alone[1]! < MIN_ROWS) return null;
  if (rows.some(({ sums: [one, other] }) => one && other)) return null;
  const sideOf = (side: 0 | 1): CurrencySide => ({
    currency: /^[A-Z]{3}$/.test(first.sides[side].name) ? first.sides[side].name : null,
    lines: withoutSide(lines, side === 0 ? 1 : 0, sided, held),
  });
  return [sideOf(0), sideOf(1)];
}

/** "31/03/2026  Saldo actual  65.30  7.50": both columns, on its day. */
function statesBalance({ line }: TokenLine): boolean {
  return cellsOf(line).some((words) => leadingLabel(textOf(words), ['opening', 'closing']) !== null);
}

function sidedHeading({ first, last }: Heading, tokens: readonly TokenLine[]): SidedHeading | null {
  const cells = tokens.slice(first, last + 1).flatMap(({ line }) => cellsOf(line));
  const sides = cells.flatMap((words) => sideName(words) ?? []);
  const [one, other, more] = sides;
  if (!one || !other || more || one.name === other.name) return null;
  return { first, last, sides: [one, other], cells };
}

/** "Importe U$S", "Soles": a column's name with the currency that it ends in, or begins with; null where it names none. */
function sideName(words: readonly Word[]): SideName | null {
  const name = [words.at(-1)!, words[0]!].map(currencyNamed).find((one) => one !== null) ?? null;
  if (name === null) return null;
  const roles = columnRoles(textOf(words));
  return OTHER_ROLES.some((role) => roles.has(role)) ? null : { name, words };
}

/** An ISO code, the name of a family, or the symbol that several share. */
function currencyNamed({ text }: Word): string | null {
  const bare = text.replace(/^[([]|[)\]:]$/g, '');
  if (bare === '$') return bare;
  const known = currencyOf(bare);
  if (known?.length === bare.length) return known.code;
  return MONEY_NAMES.get(fold(bare)) ?? null;
}

/** A line below a heading, with the amount in either column. */
interface Held {
  readonly of: TokenLine;
  readonly sums: readonly [MoneyToken | null, MoneyToken | null];
}

function heldBySides(sided: readonly SidedHeading[], tokens: readonly TokenLine[]): Held[] {
  const held: Held[] = [];
  sided.forEach((heading, index) => {
    for (const of of tokens.slice(heading.last + 1, sided[index + 1]?.first)) {
      const sums: [MoneyToken | null, MoneyToken | null] = [null, null];
      for (const money of of.monies) {
        if (!money.strong) continue;
        const cell = nearestTo(money, heading.cells);
        const side = heading.sides.findIndex(({ words }) => words === cell);
        if (side >= 0) sums[side] = money;
      }
      held.push({ of, sums });
    }
  });
  return held;
}

/** The name of the column that an amount stands in: by the edge, or the middle, that is nearest. */
function nearestTo({ x0, x1 }: MoneyToken, cells: readonly (readonly Word[])[]): readonly Word[] | null {
  let nearest: readonly Word[] | null = null;
  let least = Infinity;
  for (const words of cells) {
    const [left, right] = [words[0]!.x0, words.at(-1)!.x1];
    const off = Math.min(Math.abs(x0 - left), Math.abs(x1 - right), Math.abs(x0 + x1 - left - right) / 2);
    if (off < least) [nearest, least] = [words, off];
  }
  return nearest;
}

/** The lines without a column: its name, its figures beside those of the other, and whole rows that only it has. */
function withoutSide(
  lines: readonly Line[],
  side: 0 | 1,
  sided: readonly SidedHeading[],
  held: readonly Held[],
): Line[] {
  const words = new Set<Word>(sided.flatMap(({ sides }) => sides[side].words));
  const whole = new Set<number>();
  let above = null as Line | null;
  for (const { of, sums } of held) {
    const { line } = of;
    const own = sums[side];
    const goesOn: boolean =
      above !== null &&
      standsRightBelow(line, above) &&
      of.dates.length === 0 &&
      !of.monies.some((money) => money.strong);
    above = (own && !sums[1 - side]) || goesOn ? line : null;
    if (above) whole.add(line.index);
    else if (own) for (const word of line.words.slice(own.from, own.to)) words.add(word);
  }
  return lines
    .flatMap((line) => {
      if (whole.has(line.index)) return [];
      const kept = line.words.filter((word) => !words.has(word));
      return kept.length === 0 ? [] : [kept.length === line.words.length ? line : { ...line, words: kept }];
    })
    .map((line, index) => (line.index === index ? line : { ...line, index }));
}
