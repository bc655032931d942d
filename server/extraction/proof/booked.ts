/** Which entries of an account are bookings, and the section each stands in. */
import type { Heading } from '../layout/headings/headings.ts';
import type { Table } from '../layout/tables.ts';
import { sectionAt, type SectionFact } from '../statement/lists/sections.ts';
import { titlesOver } from '../statement/lists/titles-beside.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { RawEntry } from '../statement/entries/entries.ts';
import { sectionDirection, type SectionedEntry } from './ledger.ts';
import type { Section } from '../reading/vocabulary.ts';
import { countBelow } from '../ascending.ts';
import { remembered } from '../remembered.ts';

/** The bookings of an account, in the order of their lines. */
export interface Booked {
  readonly entries: readonly SectionedEntry[];
  /** The same with the rows of such lists, which go on in the columns of the bookings; null where there are none. */
  readonly withOthers: readonly SectionedEntry[] | null;
  /** Some of those print a running balance, as bookings do. */
  readonly othersRun: boolean;
}

/** Entries that are bookings by their section: lists of daily balances and the like hold none. */
export function bookedEntries(part: AccountPart, sections: readonly SectionFact[]): Booked {
  const all = part.items.filter((item) => item.kind === 'entry');
  // Rows of one page have their title and their heading in common.
  const sectionOf = sectionsOfTables(sections);
  const said = all.map(({ entry, line }) => {
    const { tables } = entry.shape;
    const section = sectionOf(tables)(tables, line);
    const none = section !== null && !section.has('in') && !section.has('out');
    return { entry, section, none: none && (section.has('balances') || section.has('other')) };
  });
  const booked = said.filter(({ none }) => !none);
  // A title that happens to read like another table's does not empty the account.
  if (booked.length === 0)
    return {
      entries: runningOnly(all.map(({ entry }) => entry)).map((entry) => ({ entry, section: null })),
      withOthers: null,
      othersRun: false,
    };
  const weak = new Set(sections.flatMap((fact) => (fact.byWords ? [fact.sections] : [])));
  const mixed = [...Map.groupBy(booked, ({ section }) => section)].flatMap(([section, list]) =>
    section !== null && isMixed(list, section, weak.has(section)) ? [section] : [],
  );
  const sectioned = (of: typeof said): SectionedEntry[] =>
    of.map(({ entry, section, none }) => ({
      entry,
      section: none || mixed.includes(section!) ? null : section,
    }));
  const tables = new Set(booked.map(({ entry }) => entry.table));
  const shapes = new Set(booked.map(({ entry }) => entry.shape));
  // The head of a page may bear a title ("Account summary") above the heading that it repeats, and the last list of a card ("Interest")
  // names of its own like those of the others.
  const runsOn = ({ entry }: { readonly entry: RawEntry }): boolean =>
    entry.anchor.balance !== null && shapes.has(entry.shape);
  const isBeside = ({ table, shape }: RawEntry): boolean => tables.has(table) || shapes.has(shape);
  const others = said.filter(
    (one) => one.none && (runsOn(one) || (one.section!.has('other') && isBeside(one.entry))),
  );
  return {
    othersRun: others.some(runsOn),
    entries: sectioned(booked),
    withOthers:
      others.length === 0 ? null : sectioned(said.filter((one) => !one.none || others.includes(one))),
  };
}

/**
 * Entries without those of lists that state no balance, where another does: below what is still to come the bookings may follow under
 * names of columns alone, without a title of their own.
 */
function runningOnly(entries: readonly RawEntry[]): readonly RawEntry[] {
  const running = new Set(entries.flatMap(({ anchor, shape }) => (anchor.balance === null ? [] : [shape])));
  return running.size === 0 ? entries : entries.filter(({ shape }) => running.has(shape));
}

/** What tells the section of a line among tables, which titles beside theirs say nothing of. */
function sectionsOfTables(
  sections: readonly SectionFact[],
): (tables: readonly Table[]) => ReturnType<typeof sectionsByPlace> {
  const all = sectionsByPlace(sections);
  if (sections.every(({ beside }) => beside === undefined)) return () => all;
  const known = new Map<readonly Table[], ReturnType<typeof sectionsByPlace>>();
  return (tables) => {
    const own = known.get(tables) ?? sectionsByPlace(titlesOver(tables, sections));
    known.set(tables, own);
    return own;
  };
}

/** The section of a line among the tables of its shape. Lines below the same title and heading are asked about once. */
function sectionsByPlace(
  sections: readonly SectionFact[],
): (tables: readonly Table[], line: number) => ReadonlySet<Section> | null {
  const known = new Map<Heading | null, Map<number, ReadonlySet<Section> | null>>();
  return (tables, line) => {
    const headings = headingsOf(tables);
    const at = countBelow(headings, line, ({ last }) => last) - 1;
    const title = countBelow(sections, line, (section) => section.line) - 1;
    const nearest = headings[at] ?? null;
    const titles = known.get(nearest) ?? new Map<number, ReadonlySet<Section> | null>();
    known.set(nearest, titles);
    let section = titles.get(title);
    if (section === undefined) {
      const isAbove = nearest !== null && tables.some(({ above }) => above === nearest);
      section =
        isAbove && (sections[title]?.line ?? -1) < nearest.first
          ? null
          : sectionAt(line, firstOfPages(headings, at, sections[title]?.line ?? -1), sections);
      titles.set(title, section);
    }
    return section;
  };
}

const headingsOf = remembered((tables: readonly Table[]): Heading[] =>
  tables.flatMap(({ heading, above }) => heading ?? above ?? []),
);

/**
 * The heading of a list; where it goes on over pages that repeat its heading, the first of them below the last title.
 */
function firstOfPages(headings: readonly Heading[], nearest: number, title: number): Heading | null {
  let at = nearest;
  const goesOn = (): boolean =>
    headings[at - 1]!.first > title && headings[at]!.page !== headings[at - 1]!.page;
  while (at > 0 && goesOn()) at -= 1;
  return headings[at] ?? null;
}

/** Amounts against the sign of their list, from which they are no exceptions to it. */
const MIN_AGAINST = 2;
const AGAINST_SHARE = 0.15;

/** Whether a list holds both directions, whatever its title says; a title known as a whole allows for exceptions. */
function isMixed(list: readonly SectionedEntry[], section: ReadonlySet<Section>, byWords: boolean): boolean {
  const side = sectionDirection(section, -1);
  const signs = list.map(({ entry }) => {
    const { sign, markDirection } = entry.anchor.amount.money;
    // The mark of what the title says speaks as the minus of a list does: "-525.00" and "25.00 CR" among the credits.
    return sign || (markDirection !== 0 && markDirection === side ? -1 : markDirection);
  });
  const counts = [...Map.groupBy(signs, (sign) => sign).values()].map((same) => same.length);
  if (counts.length < 2) return false;
  const against = list.length - Math.max(...counts);
  return byWords || against >= Math.max(MIN_AGAINST, AGAINST_SHARE * list.length);
}
