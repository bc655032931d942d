/** Which entries of an account are bookings, and the section each stands in. */
import type { Heading } from '../layout/headings.ts';
import type { Table } from '../layout/tables.ts';
import { sectionAt, type SectionFact } from '../statement/sections.ts';
import type { AccountPart } from '../statement/accounts.ts';
import type { SectionedEntry } from './ledger.ts';

/** Entries that are bookings by their section: lists of daily balances and the like hold none. */
export function bookedEntries(part: AccountPart, sections: readonly SectionFact[]): SectionedEntry[] {
  const all = part.items.filter((item) => item.kind === 'entry');
  const booked = all.flatMap((item) => {
    const section = sectionAt(
      item.line,
      headingAbove(item.entry.shape.tables, item.line, sections),
      sections,
    );
    const none =
      section !== null &&
      !section.has('in') &&
      !section.has('out') &&
      (section.has('balances') || section.has('other'));
    return none ? [] : [{ entry: item.entry, section }];
  });
  // A title that happens to read like another table's does not empty the account.
  if (booked.length === 0) return all.map((item) => ({ entry: item.entry, section: null }));
  const weak = new Set(sections.flatMap((fact) => (fact.byWords ? [fact.sections] : [])));
  const mixed = [...Map.groupBy(booked, ({ section }) => section)].flatMap(([section, list]) =>
    section !== null && isMixed(list, weak.has(section)) ? [section] : [],
  );
  return booked.map((one) => (mixed.includes(one.section!) ? { ...one, section: null } : one));
}

/**
 * The heading above a line among the tables of its shape; where a list goes on over pages that repeat its heading, the
 * first of them below the last title.
 */
function headingAbove(
  tables: readonly Table[],
  line: number,
  sections: readonly SectionFact[],
): Heading | null {
  const title = sections.findLast((section) => section.line < line)?.line ?? -1;
  const above = tables.flatMap(({ heading }) => (heading !== null && heading.last < line ? [heading] : []));
  let at = above.length - 1;
  const goesOn = (): boolean => above[at - 1]!.first > title && above[at]!.page === above[at - 1]!.page + 1;
  while (at > 0 && goesOn()) at -= 1;
  return above[at] ?? null;
}

/** Amounts against the sign of their list, from which they are no exceptions to it. */
const MIN_AGAINST = 2;
const AGAINST_SHARE = 0.15;

/** Whether a list holds both directions, whatever its title says; a title known as a whole allows for exceptions. */
function isMixed(list: readonly SectionedEntry[], byWords: boolean): boolean {
  const signs = list.map(({ entry }) => {
    const { sign, markDirection } = entry.anchor.amount.money;
    return sign || markDirection;
  });
  const counts = [...Map.groupBy(signs, (sign) => sign).values()].map((same) => same.length);
  if (counts.length < 2) return false;
  const against = list.length - Math.max(...counts);
  return byWords || against >= Math.max(MIN_AGAINST, AGAINST_SHARE * list.length);
}
