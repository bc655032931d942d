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
    const section = sectionAt(item.line, headingAbove(item.entry.shape.tables, item.line), sections);
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
    section !== null && weak.has(section) && signsOf(list).size > 1 ? [section] : [],
  );
  return booked.map((one) => (mixed.includes(one.section!) ? { ...one, section: null } : one));
}

/** The signs amounts of a list carry: one where all are alike. */
function signsOf(list: readonly SectionedEntry[]): ReadonlySet<number> {
  return new Set(
    list.map(({ entry }) => {
      const { sign, markDirection } = entry.anchor.amount.money;
      return sign || markDirection;
    }),
  );
}

/** The heading above a line among the tables of its shape. */
function headingAbove(tables: readonly Table[], line: number): Heading | null {
  return tables.findLast((table) => table.heading !== null && table.heading.last < line)?.heading ?? null;
}
