/** The rows of a proved account as transactions, oldest first: what is printed of each, and what is in doubt about it. */
import type { DirectionSource, Transaction } from '../../../shared/statement.ts';
import type { Shape } from '../layout/shape.ts';
import type { LedgerRow } from '../proof/ledger.ts';
import { maySayNothing } from '../proof/lists-in-doubt.ts';
import { besideOverlookedBalances } from '../proof/overlooked-balances.ts';
import type { ProvedAccount } from '../proof/proved-account.ts';
import { stated } from './controls.ts';
import type { Dating } from './dates/dating.ts';
import { dateEntries, type EntryDate } from './dates/entry-dates.ts';
import { isRecognised } from './dates/stray-dates.ts';
import type { Item, RawEntry } from './entries/entries.ts';
import { boxesOf } from './evidence.ts';
import { readingFlags } from './flags.ts';
import { likelyFlows } from './likely-flow.ts';
import { pictureFlags, repairsOf } from './repairs.ts';
import { describe } from './texts/text.ts';
import { ONE_COLUMN, textColumns } from './texts/text-columns.ts';

/** The columns of text of each shape. */
export type TextColumns = ReadonlyMap<Shape, ReturnType<typeof textColumns>>;

export function textColumnsByShape(entries: readonly RawEntry[]): TextColumns {
  const byShape = Map.groupBy(entries, (entry) => entry.shape);
  return new Map([...byShape].map(([shape, own]) => [shape, textColumns(shape, own)]));
}

/** Rows as they are read; their proof, their balances and what it leaves in doubt come with `reprove`. */
export function transactionsOf(
  proved: ProvedAccount,
  { account, first }: { readonly account: number; readonly first: number },
  dating: Dating,
  columns: TextColumns,
): Transaction[] {
  const printed = proved.reading.order === 'desc' ? proved.rows.toReversed() : proved.rows;
  const dates = new Map<RawEntry, EntryDate | null>();
  dateEntries(
    printed.map((row) => row.entry),
    dating,
    printed.map(listOf),
    behindBalances(proved.part.items),
  ).forEach((date, index) =>
    // Cards list payments, purchases and holders one after the other, each in its own order; of what was recognised a
    // date out of order may be a digit misread.
    dates.set(
      printed[index]!.entry,
      date && {
        ...date,
        outOfOrder: date.outOfOrder && (proved.kind === 'asset' || isRecognised(printed[index]!.entry)),
      },
    ),
  );
  const effect = proved.books.mirrored ? 1 : proved.reading.effect;
  const flows = proved.chain.directions.map((direction) => direction * effect);
  const likelyFlow = likelyFlows(proved.rows, flows, effect);
  const apart = maySayNothing(proved);
  const overlooked = besideOverlookedBalances(proved);
  const bothNamedAlike = namesOneDirection(proved.rows);
  return proved.rows.map((row, index): Transaction => {
    const { entry } = row;
    const known = flows[index]!;
    const flow = known === 0 ? likelyFlow(row) : known;
    const date = dates.get(entry) ?? null;
    return {
      account,
      date: date?.date ?? dating.period.end ?? dating.period.start ?? '1970-01-01',
      valueDate: date?.other ?? null,
      direction: flow < 0 ? 'out' : 'in',
      amount: row.amount,
      balance: stated(proved, row.balance),
      balancePrinted: row.balance !== null,
      description: describe(entry, columns.get(entry.shape) ?? [ONE_COLUMN], entry.shape.size),
      page: entry.rows[0]!.tokens.line.page,
      boxes: boxesOf(entry),
      confidence: confidenceOf(entry),
      proof: 'none',
      flags: [
        ...readingFlags(entry, date, dating, {
          senseInDoubt: proved.senseInDoubt,
          apart: apart[index]!,
          overlooked: overlooked[index]!,
          opposed:
            proved.books.doubt ||
            (entry.anchor.amount.opposed && (bothNamedAlike || proved.chain.proofs[index] !== 'balance')),
        }),
        ...pictureFlags(entry),
      ],
      repairs: repairsOf(entry),
      directionFrom: proved.assumed[index] ? 'column' : directionSource(row),
      place: first + index,
    };
  });
}

/** How sure the least sure word of an entry's lines is, 0 to 1. */
function confidenceOf({ rows }: RawEntry): number {
  let least = 1;
  for (const { tokens } of rows)
    for (const { confidence } of tokens.line.words) least = Math.min(least, confidence);
  return least;
}

/** Entries that follow the balance of a day on a line of its own. */
function behindBalances(items: readonly Item[]): ReadonlySet<RawEntry> {
  const found = new Set<RawEntry>();
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (item.kind === 'entry' && before?.kind === 'balance' && before.which !== 'opening')
      found.add(item.entry);
  });
  return found;
}

/**
 * Whether the columns of money in and of money out have names of one and the same direction: balances agree as well with
 * the two exchanged.
 */
function namesOneDirection(rows: readonly LedgerRow[]): boolean {
  const sides = rows.map(({ entry: { anchor } }) => anchor.amount).filter(({ role }) => role !== 'amount');
  return sides.some(({ opposed }) => opposed) && sides.some(({ opposed, narrowed }) => !opposed && !narrowed);
}

function directionSource({ flow, entry }: LedgerRow): DirectionSource {
  if (flow === 0) return 'balances';
  const { amount } = entry.anchor;
  return amount.role === 'amount' || amount.named ? 'statement' : 'column';
}

/** The list a row stands in: its section, or its table. */
export function listOf(row: LedgerRow): unknown {
  return row.section ?? row.entry.shape;
}
