/**
 * Titles side by side, each over a list of its own: "Money in | Money out" over "Date | Details | Amount | Date | Details | Amount". Beside
 * one that tells its direction, "Payments" are the other one: "Receipts | Payments", "Payments | Purchases".
 */
import type { Heading } from '../../layout/headings/headings.ts';
import type { Table } from '../../layout/tables.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { directionSaid } from '../../reading/directions.ts';
import { sectionsOf } from '../../reading/vocabulary.ts';
import { cellsOf } from '../facts/cells.ts';
import type { SectionFact } from './sections.ts';

/** How far a title and its list may begin before the name of the list's dates, in ems. */
const EDGE_EM = 1;

/** The titles of a line right above names of columns that begin anew, with their dates, below each of them; none elsewhere. */
export function titlesBeside(
  { line, monies, dates }: TokenLine,
  heading: Heading | undefined,
): readonly SectionFact[] {
  if (!heading || monies.length + dates.length > 0) return [];
  const starts = heading.columns.filter(({ roles }) => roles.has('date')).map(({ x0 }) => x0);
  const cells = starts.length < 2 ? [] : cellsOf(line);
  if (cells.length < 2 || cells.length !== starts.length) return [];
  const edge = EDGE_EM * line.size;
  const sides = withOthers(cells.map(({ text }) => sideOf(text)));
  const titles = cells.flatMap(({ x0 }, at): SectionFact[] => {
    const beside = { from: starts[at]! - edge, to: (starts[at + 1] ?? Infinity) - edge };
    const side = sides[at]!;
    if (side === null || side === 'either' || x0 < beside.from || x0 >= beside.to) return [];
    return [{ line: line.index, sections: new Set([side]), byWords: true, beside }];
  });
  return titles.length === cells.length ? titles : [];
}

type Side = ReturnType<typeof directionSaid>;

function sideOf(title: string): Side {
  const known = sectionsOf(title);
  if (known.size === 1 && known.has('in')) return 'in';
  if (known.size === 1 && known.has('out')) return 'out';
  return directionSaid(title);
}

/** Of two titles, one of which may be of either direction, that is the one which the other is not. */
function withOthers(sides: readonly Side[]): readonly Side[] {
  if (sides.length !== 2) return sides;
  return sides.map((side, index) => {
    const other = sides[1 - index];
    return side === 'either' && (other === 'in' || other === 'out') ? OPPOSITE[other] : side;
  });
}

const OPPOSITE = { in: 'out', out: 'in' } as const;

/** The sections that hold for tables: titles beside those of other tables do not. */
export function titlesOver(
  tables: readonly Table[],
  sections: readonly SectionFact[],
): readonly SectionFact[] {
  return sections.filter(
    ({ beside }) =>
      beside === undefined ||
      tables.some(({ x0, x1 }) => middle(x0, x1) < beside.to && middle(x0, x1) >= beside.from),
  );
}

/** Windows reach to the edges of the page: the middle of one is within its list. */
function middle(x0: number, x1: number): number {
  return (x0 + x1) / 2;
}
