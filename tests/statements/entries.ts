/** The table of an account's entries: which lines it has, and what of it goes into the truth. */
import { entryCells, placeColumns, type CellContext, type Column } from './columns.ts';
import { writeDate } from './format.ts';
import type { Scene } from './letterhead.ts';
import type { Account } from './model.ts';
import { writeMoney } from './money.ts';
import type { Paper } from './paper/paper.ts';
import { drawTable, type Cell, type TableRow, type TableStyle } from './paper/table.ts';
import { truthRow, type TruthTransaction } from './truth.ts';

/** What stands in the table and how. */
export interface EntryTable {
  readonly columns: readonly Column[];
  readonly gutter?: number;
  readonly style?: Partial<TableStyle>;
  /** Which rows print a balance. */
  readonly balances?: 'row' | 'day' | 'none';
  readonly order?: 'asc' | 'desc';
  /** Text of a line in the table that states the opening or closing balance. */
  readonly openingRow?: string;
  readonly closingRow?: string;
  /** Text of a line at the end that adds up the out and in columns. */
  readonly totalsRow?: string;
  /** Balance lines at the foot and head of pages. */
  readonly carried?: { readonly foot?: string; readonly head?: string };
  /** Sums of the page's entries in the out and in columns at its foot. */
  readonly pageTotals?: string;
  /** Prints the date only on the first entry of a day. */
  readonly dateOnce?: boolean;
  /** Prints the date as a line of its own above the day's entries, in this pattern. */
  readonly dateHeading?: string;
  /** What the date is called there ("Booking date:"). */
  readonly dateHeadingName?: string;
  /** Prints on that line what is there at the end of the day, behind these words. */
  readonly dateHeadingBalance?: string;
  /** Prints a line with this text and the balance below each day. */
  readonly dayBalanceRow?: string;
  /** Leaves the date out of these lines. */
  readonly dayBalanceUndated?: boolean;
  /** Newest first: sets these lines below the bookings of their day all the same. */
  readonly dayBalanceBelow?: boolean;
}
/** How an entry came to be printed. */
export interface PrintedRow {
  page: number;
  description: string;
  balance: boolean;
  extra: Record<string, string>;
}

/** Draws the table of a spec and tells how each entry was printed. Also for statements of several accounts. */
export function drawEntries(paper: Paper, scene: Scene, spec: EntryTable): PrintedRow[] {
  const { account, language, numbers, face } = scene;
  const { entries } = account;
  const desc = spec.order === 'desc';
  const order = desc ? [...entries.keys()].reverse() : [...entries.keys()];
  const balances = spec.balances ?? 'row';
  const printed: PrintedRow[] = entries.map(() => ({ page: 0, description: '', balance: false, extra: {} }));
  const rows: TableRow[] = [];
  const firstColumn = spec.columns[0]!.id;
  const dateId = spec.columns.find((column) => column.role === 'date')?.id;

  const sameDay = (a: number | undefined, b: number): boolean =>
    a !== undefined && entries[a]?.date === entries[b]!.date;

  const placeOf = (id: string): Pick<Cell, 'place'> => {
    const place = spec.columns.find((column) => column.id === id)?.place;
    return place ? { place } : {};
  };

  const balanceRow = (text: string, minor: number, date?: string): TableRow => {
    const balance = spec.columns.find((column) => column.role === 'balance');
    const target = balance ?? spec.columns.find((column) => column.role === 'amount' || column.role === 'in');
    const dress = balance?.dress ?? scene.dress;
    const dateText =
      date && dateId
        ? spec.columns
            .find((c) => c.id === dateId)!
            .cell(
              { ...entries[0]!, date },
              { account, language, numbers, showsBalance: false, showsDate: true },
            )
        : '';
    return {
      bold: true,
      cells: {
        ...(dateId && dateText
          ? { [dateId]: { ...placeOf(dateId), lines: [dateText].flat(), bold: false } }
          : {}),
        description: text,
        ...(target
          ? {
              [target.id]: {
                ...placeOf(target.id),
                lines: [writeMoney(minor, account.currency, numbers, dress)],
              },
            }
          : {}),
      },
    };
  };
  const sumRow = (text: string, included: readonly number[]): TableRow => {
    const sum = (sign: number): number =>
      included.reduce(
        (total, i) => total + (Math.sign(entries[i]!.amount) === sign ? Math.abs(entries[i]!.amount) : 0),
        0,
      );
    const cell = (id: 'out' | 'in', minor: number): Cell => {
      const dress = spec.columns.find((c) => c.role === id)?.dress ?? {};
      return { ...placeOf(id), lines: [writeMoney(minor, account.currency, numbers, dress)] };
    };
    return {
      bold: true,
      ruleAbove: true,
      cells: { description: text, out: cell('out', -sum(-1)), in: cell('in', sum(1)) },
    };
  };

  if (spec.openingRow && !desc) rows.push(balanceRow(spec.openingRow, account.opening, account.start));
  if (spec.closingRow && desc) rows.push(balanceRow(spec.closingRow, account.closing, account.end));
  order.forEach((index, place) => {
    const entry = entries[index]!;
    const firstOfDay = !sameDay(order[place - 1], index);
    // The day's last booking is the last printed one, or the first where the newest stands on top.
    const lastOfDay = desc ? firstOfDay : !sameDay(order[place + 1], index);
    const showsBalance = balances === 'row' || (balances === 'day' && lastOfDay);
    const context: CellContext = {
      account,
      language,
      numbers,
      showsBalance,
      showsDate: !spec.dateOnce || firstOfDay,
    };
    if (spec.dateHeading && firstOfDay) {
      const date = writeDate(entry.date, spec.dateHeading, language);
      const text = [spec.dateHeadingName ?? [], date, spec.dateHeadingBalance ?? []].flat().join(' ');
      const dayEnd = order.findLast((other) => entries[other]!.date === entry.date)!;
      const balance = spec.dateHeadingBalance ? balanceRow('', entries[dayEnd]!.balance).cells : {};
      rows.push({ bold: true, cells: { ...balance, [firstColumn]: text } });
    }
    const { cells, extra } = entryCells(entry, spec.columns, context);
    rows.push({ cells, entry: index });
    printed[index] = {
      description: '',
      page: 0,
      balance: showsBalance && spec.columns.some((c) => c.role === 'balance'),
      extra,
    };
    if (spec.dayBalanceRow && (spec.dayBalanceBelow ? !sameDay(order[place + 1], index) : lastOfDay)) {
      const date = spec.dayBalanceUndated ? undefined : entry.date;
      const dayEnd = desc ? entries.findLast((other) => other.date === entry.date)! : entry;
      rows.push(balanceRow(spec.dayBalanceRow, dayEnd.balance, date));
    }
  });
  if (spec.totalsRow) rows.push(sumRow(spec.totalsRow, order));
  if (spec.closingRow && !desc) rows.push(balanceRow(spec.closingRow, account.closing, account.end));
  if (spec.openingRow && desc) rows.push(balanceRow(spec.openingRow, account.opening, account.start));

  const balanceAfter = (done: number): number => {
    if (desc) return done < order.length ? entries[order[done]!]!.balance : account.opening;
    return done === 0 ? account.opening : entries[order[done - 1]!]!.balance;
  };
  let pageFirst = 0;
  const { carried, pageTotals } = spec;
  drawTable(
    paper,
    placeColumns(paper, spec.columns, spec.gutter),
    rows,
    { face, ...spec.style },
    {
      placed: (entry, page, wrapped) => {
        Object.assign(printed[entry]!, { page, description: wrapped.join(' ') });
      },
      pageEnd: (done) => {
        const foot = [
          ...(pageTotals ? [sumRow(pageTotals, order.slice(pageFirst, done))] : []),
          ...(carried?.foot ? [balanceRow(carried.foot, balanceAfter(done))] : []),
        ];
        if (done > 0) pageFirst = done;
        return foot;
      },
      pageStart: (done) => (carried?.head ? [balanceRow(carried.head, balanceAfter(done))] : []),
    },
  );
  return printed;
}

/** Truth of the entries as they were printed, oldest first. */
export function truthRows(
  account: Account,
  columns: readonly Column[],
  printed: readonly PrintedRow[],
  balanceKnown: boolean,
): TruthTransaction[] {
  const valueDate = columns.some((column) => column.role === 'value');
  return account.entries.map((entry, i) => {
    const { page, balance, extra, description } = printed[i]!;
    const details = Object.keys(extra).length > 0 ? { extra } : {};
    return truthRow(
      entry,
      account.currency,
      { page, balance, valueDate, description, ...details },
      balanceKnown,
    );
  });
}
