/**
 * Amounts and balances that break the arithmetic, read again: among what the picture supports, the fewest changes that
 * make all printed balances agree, where there is only one such choice.
 */
import { currencyDecimals } from '../../../../shared/money.ts';
import type { Line } from '../../layout/lines/lines.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Stages } from '../../read.ts';
import type { CellReading } from '../../words/ocr/cells.ts';
import type { Word } from '../../words/word.ts';
import type { ProvedAccount } from '../proved-account.ts';
import { balanceOf, ledgerRows, minorOf, signHabits } from '../ledger.ts';
import { solveChain, type PointChoice } from './solve.ts';
import {
  alternatives,
  asPrinted,
  moneyIn,
  moneyKey,
  replacement,
  rereadAll,
  suspectWords,
  type Alternative,
  type Reread,
  type Suspect,
} from './suspects.ts';

/** More broken rows than this are no misread digits: the layout was not understood. */
const MAX_BROKEN = 60;
/** Support (mean share of all looks) below which the picture does not support a text. */
const MIN_SUPPORT = 0.03;
/** The same where a single sum has to tell many rows apart, so that chance would find one that fits. */
const MIN_SUPPORT_IN_BLOCK = 0.2;
/** Rows between two balances from which on it is a block. */
const BLOCK = 4;

/** New words for cells, for all accounts; empty where nothing is to be repaired or nothing tells how. */
export async function repairedFigures(stages: Stages, reread: Reread): Promise<Map<Suspect, Word>> {
  const found = new Map<Suspect, Word>();
  for (const account of stages.reading.accounts) {
    for (const ledger of [chainLedger(account, stages.tokens), ...totalLedgers(account, stages.tokens)]) {
      if (ledger === null || ledger.doubted.length === 0 || ledger.doubted.length > MAX_BROKEN) continue;
      for (const [suspect, word] of await repairLedger(ledger, account, stages, reread))
        found.set(suspect, word);
    }
  }
  return found;
}

/** Rows and printed figures that have to agree, and the rows that may be misread. */
interface Ledger {
  /** The row in the account, and what it changes as read first. */
  readonly rows: readonly { readonly index: number; readonly change: number }[];
  readonly points: readonly Point[];
  /** Places in `rows`. */
  readonly doubted: readonly number[];
  /** What a row read otherwise changes. */
  readonly changeOf: (row: ProvedAccount['rows'][number], direction: number) => number;
}

interface Point {
  readonly position: number;
  readonly value: number;
  /** The figure as printed, where it is a cell that can be read again. */
  readonly cell: { readonly suspect: Suspect; readonly valueOf: (money: MoneyToken) => number } | null;
}

/** The printed balances of an account, with the rows between them. Null where all agree. */
function chainLedger(account: ProvedAccount, lines: readonly TokenLine[]): Ledger | null {
  const { chain, rows, reading, part, printed } = account;
  if (chain.difference === 0 && !chain.broken.includes(true)) return null;
  const decimals = currencyDecimals(part.currency);
  const valueOf = (money: MoneyToken): number => balanceOf(money, decimals, reading.effect);
  const figure = (label: 'opening' | 'closing', value: number): Point['cell'] => {
    const fact = part.figures.find((one) => one.label === label && valueOf(one.money) === value);
    return fact === undefined ? null : figureCell(fact.money, valueOf, lines);
  };
  const points: Point[] = [];
  if (chain.openingPrinted && chain.opening !== null)
    points.push({ position: 0, value: chain.opening, cell: figure('opening', chain.opening) });
  const between = printed.checkpoints.map(({ position, value }): Point => {
    const item = part.items.find((one) => one.kind === 'balance' && valueOf(one.value) === value);
    const cell =
      item?.kind === 'balance' ? { suspect: cellOf(item.row.tokens.line, item.value), valueOf } : null;
    return { position, value, cell };
  });
  const inRows = rows.flatMap((row, index): Point[] => {
    const { balance, row: line } = row.entry.anchor;
    if (row.balance === null || balance === null) return [];
    const suspect = cellOf(line.tokens.line, balance);
    return [{ position: index + 1, value: row.balance, cell: { suspect, valueOf } }];
  });
  points.push(...[...inRows, ...between].sort((a, b) => a.position - b.position));
  if (printed.closings.length > 0 && chain.closing !== null)
    points.push({ position: rows.length, value: chain.closing, cell: figure('closing', chain.closing) });
  return {
    rows: rows.map(({ amount }, index) => ({ index, change: amount * chain.directions[index]! })),
    points,
    doubted: rows.flatMap((_, index) => (chain.broken[index] ? [index] : [])),
    changeOf: (row, direction) => row.amount * (row.flow === 0 ? direction : row.flow * reading.effect),
  };
}

/** Rows of one direction with their printed total, where it disagrees and no balance proves them. */
function totalLedgers(account: ProvedAccount, lines: readonly TokenLine[]): Ledger[] {
  const { totals, rows, chain, reading, part } = account;
  const decimals = currencyDecimals(part.currency);
  const valueOf = (money: MoneyToken): number => minorOf(money, decimals);
  return totals.mismatches.map(({ direction, printed }): Ledger => {
    const flows = chain.directions.map((one) => one * reading.effect);
    const side = direction === 'in' ? 1 : -1;
    const label = direction === 'in' ? 'totalIn' : 'totalOut';
    const total = part.figures.find((one) => one.label === label && valueOf(one.money) === printed);
    const chosen = rows.flatMap(({ amount }, index) =>
      flows[index] === side ? [{ index, change: amount }] : [],
    );
    return {
      rows: chosen,
      points: [
        { position: 0, value: 0, cell: null },
        {
          position: chosen.length,
          value: printed,
          cell: total === undefined ? null : figureCell(total.money, valueOf, lines),
        },
      ],
      doubted: chosen.flatMap(({ index }, at) => (chain.proofs[index] === 'none' ? [at] : [])),
      changeOf: (row) => row.amount,
    };
  });
}

/** The cell of a figure beside the tables; null where its line is not known. */
function figureCell(
  money: MoneyToken,
  valueOf: (money: MoneyToken) => number,
  lines: readonly TokenLine[],
): Point['cell'] {
  const found = lines.find(({ monies }) => monies.includes(money));
  return found === undefined ? null : { suspect: cellOf(found.line, money), valueOf };
}

type Choice = Alternative<MoneyToken> & { readonly suspect: Suspect; readonly reading: CellReading };

async function repairLedger(
  ledger: Ledger,
  account: ProvedAccount,
  { style }: Stages,
  reread: Reread,
): Promise<Map<Suspect, Word>> {
  const doubted = new Set(ledger.doubted);
  const amounts = ledger.rows.map(({ index }, at) => {
    if (!doubted.has(at)) return null;
    const { amount, row } = account.rows[index]!.entry.anchor;
    return cellOf(row.tokens.line, amount.money);
  });
  const pointCells = ledger.points.map(({ position, cell }) =>
    cell !== null && (doubted.has(position - 1) || doubted.has(position)) ? cell.suspect : null,
  );
  const suspects = [...new Set([...amounts, ...pointCells].filter((cell) => cell !== null))];
  const readings = await rereadAll(suspects, reread);
  const choices = (suspect: Suspect | null, first: MoneyToken | null, least: number): Choice[] => {
    const reading = suspect === null ? undefined : readings.get(suspect);
    if (suspect === null || reading === undefined) return [];
    return alternatives(reading, (text) => moneyIn(suspect, text, style), moneyKey)
      .filter(
        ({ value, support }) => support >= least && (first === null || moneyKey(value) !== moneyKey(first)),
      )
      .map((one) => ({ ...one, suspect, reading }));
  };
  const habits = signHabits(account.rows);
  const decimals = currencyDecimals(account.part.currency);
  const rowOptions = ledger.rows.map(({ index, change }, at) => {
    const row = account.rows[index]!;
    const { anchor } = row.entry;
    const options = choices(amounts[at]!, anchor.amount.money, leastSupport(ledger, at));
    return {
      options,
      values: [
        change,
        ...options.map(({ value }) => {
          const entry = { ...row.entry, anchor: { ...anchor, amount: { ...anchor.amount, money: value } } };
          const [read] = ledgerRows(
            [{ entry, section: row.section }],
            { ...account.reading, order: 'asc', datedOnly: false },
            habits,
            decimals,
          );
          return ledger.changeOf(read!, account.chain.directions[index]!);
        }),
      ],
    };
  });
  const pointOptions = ledger.points.map(({ position, value, cell }, at) => {
    const options = choices(pointCells[at]!, null, MIN_SUPPORT).filter(
      (one) => cell!.valueOf(one.value) !== value,
    );
    const point: PointChoice = {
      position,
      values: [value, ...options.map((one) => cell!.valueOf(one.value))],
    };
    return { options, point };
  });
  const changes = solveChain(
    rowOptions.map(({ values }) => values),
    pointOptions.map(({ point }) => point),
  );
  return new Map(
    changes.map(({ of, index, choice }) => {
      const { options } = of === 'row' ? rowOptions[index]! : pointOptions[index]!;
      const { suspect, text, reading } = options[choice - 1]!;
      return [suspect, replacement(suspect, text, asPrinted(text, style), reading)];
    }),
  );
}

/** Where a single sum tells many rows apart, more support is asked for. */
function leastSupport({ points }: Ledger, row: number): number {
  const before = points.findLast(({ position }) => position <= row);
  const behind = points.find(({ position }) => position > row);
  const rows = (behind?.position ?? Infinity) - (before?.position ?? -Infinity);
  return rows >= BLOCK ? MIN_SUPPORT_IN_BLOCK : MIN_SUPPORT;
}

const cells = new WeakMap<MoneyToken, Suspect>();

/** What a one that stands apart is often taken for ("| 872,02"), and how close before its number it stands, ems. */
const STROKE = /^[|!Il]$/;
const STROKE_GAP = 0.6;

/** The cell of an amount with the strokes right before it; the same object for the same amount. */
function cellOf(line: Line, money: MoneyToken): Suspect {
  const { words, size } = line;
  let { from } = money;
  while (
    from > 0 &&
    STROKE.test(words[from - 1]!.text) &&
    words[from]!.x0 - words[from - 1]!.x1 < STROKE_GAP * size
  )
    from -= 1;
  const known = cells.get(money) ?? suspectWords(line, from, money.to);
  cells.set(money, known);
  return known;
}
