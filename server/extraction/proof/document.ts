/**
 * The whole document under competing readings of its columns: each shape of table in turn is tried under its
 * readings while the others keep their best, and the arithmetic of all accounts decides.
 */
import type { Shape } from '../layout/shape.ts';
import type { Table } from '../layout/tables.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { withDaysCarriedOver } from '../statement/dates/carried-days.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { Facts } from '../statement/facts/facts.ts';
import type { MoneyRole } from '../statement/entries/row-kinds.ts';
import type { Debt } from '../statement/kind.ts';
import type { SectionFact } from '../statement/lists/sections.ts';
import { cutAccounts } from '../statement/parts/accounts.ts';
import { itemsOf, type StreamContext } from '../statement/entries/stream.ts';
import { currencyDecimals } from '../../../shared/money.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { proveAccount } from './account.ts';
import type { ProvedAccount } from './proved-account.ts';
import { debtsOf } from './debts.ts';
import { datingsOf, trendOf } from './datings.ts';
import { booksNothing } from './no-charge.ts';
import { roleReadings, type RoleReading } from './readings.ts';
import { shapesWithOwnEnds } from './own-ends.ts';
import { isTransactionShape } from './transaction-shapes.ts';
import { bettered } from './trial-steps.ts';
import type { Trial } from './trial.ts';

export interface DocumentInput {
  readonly tables: readonly Table[];
  readonly shapes: readonly Shape[];
  readonly facts: Facts;
  /** All lines of the document. */
  readonly lines: readonly TokenLine[];
  readonly sections: readonly SectionFact[];
  readonly currency: string | null;
  /** How clearly the statement speaks of a card or a loan. */
  readonly debt: Debt;
  /** It names itself the books of the account's holder. */
  readonly books: boolean;
}

export interface DocumentReading {
  readonly roles: ReadonlyMap<Shape, readonly MoneyRole[]>;
  readonly accounts: readonly ProvedAccount[];
  /** Date order and period per account. */
  readonly datings: readonly Dating[];
  readonly score: number;
}

/** Heading evidence counts this much against one proved row. */
const EVIDENCE_WEIGHT = 0.4;

export function chooseReading(input: DocumentInput): DocumentReading {
  const readings = new Map<Shape, RoleReading[]>();
  for (const shape of input.shapes) readings.set(shape, roleReadings(shape));
  const live = input.shapes.filter(
    (shape) => readings.get(shape)!.length > 0 && isTransactionShape(shape, input.shapes),
  );
  const chosen = new Map<Shape, RoleReading>();
  const cache = new Map<RoleReading, Item[]>();
  const context: StreamContext = {
    tables: input.tables,
    titles: input.facts.titles,
    sections: new Map(input.sections.map((section) => [section.line, section])),
  };
  const items = (shape: Shape, reading: RoleReading): Item[] => {
    const known = cache.get(reading);
    if (known) return known;
    const made = itemsOf(shape, reading, context);
    cache.set(reading, made);
    return made;
  };
  for (const shape of live) {
    const [first, ...others] = readings.get(shape)!;
    const books = (reading: RoleReading): boolean => !booksNothing(items(shape, reading), reading.roles);
    chosen.set(shape, [first!, ...others].find(books) ?? first!);
  }
  const evaluate = (facts = input.facts): DocumentReading => {
    const stream = [...chosen]
      .flatMap(([shape, reading]) => items(shape, reading))
      .toSorted((a, b) => a.table - b.table);
    return judge(withDaysCarriedOver(stream, live), chosen, { ...input, facts });
  };
  const trial: Trial = {
    ...input,
    live,
    ended: shapesWithOwnEnds(live, input.lines, input.facts),
    readings,
    chosen,
    items,
    evaluate,
  };
  return bettered(trial, evaluate());
}

function judge(
  stream: readonly Item[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  input: DocumentInput,
): DocumentReading {
  const inEntries = new Set<number>();
  for (const item of stream) {
    if (item.kind === 'entry') for (const row of item.entry.rows) inEntries.add(row.tokens.line.index);
    else if (item.kind === 'balance') inEntries.add(item.row.tokens.line.index);
  }
  const parts = cutAccounts(stream, input.facts, inEntries, input.currency);
  const datings = datingsOf(parts, input);
  const trends = parts.map(({ items }, index) =>
    trendOf(
      items.filter((item) => item.kind === 'entry'),
      datings[index]!,
    ),
  );
  // An account all of whose rows are of one day runs as the others do.
  const trend = trends.find((one) => one !== 0) ?? 0;
  const ends = parts.map(({ items }) => Math.max(0, ...items.map(({ line }) => line + 1)));
  const owns = parts.map((_, index) => input.lines.slice(ends[index - 1] ?? 0, ends[index]));
  const debts = debtsOf(parts, owns, input.debt);
  const accounts = parts.map((part, index) =>
    proveAccount(part, {
      ...(parts.length > 1 && input.debt === 'strong' ? { own: owns[index]! } : {}),
      decimals: currencyDecimals(part.currency),
      lines: input.lines,
      sections: input.sections,
      debt: debts[index]!,
      books: input.books,
      dating: datings[index]!,
      dateTrend: trends[index] === 0 ? trend : trends[index]!,
    }),
  );
  let score = accounts.reduce((sum, account) => sum + account.score, 0);
  for (const reading of chosen.values()) score += EVIDENCE_WEIGHT * reading.evidence;
  return {
    roles: new Map([...chosen].map(([shape, reading]) => [shape, reading.roles])),
    accounts,
    datings,
    score,
  };
}
