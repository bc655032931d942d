/**
 * Rows that name the account they come from and the one they go to ("466.35 | Source Acc. 3027 | Dest. Acc. 3001"): the one that is in
 * all of them is the holder's own, and the side it is on tells whether money comes in.
 */
import { textOf } from '../layout/lines/lines.ts';
import { rowLine } from '../layout/row-line.ts';
import type { Shape } from '../layout/shape.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { namesParty } from '../reading/around.ts';
import { remembered } from '../remembered.ts';
import type { RawEntry } from '../statement/entries/entries.ts';

/** Where the cells of a column stand, between the names beside it, points. */
interface Cell {
  readonly from: number;
  readonly to: number;
}

interface Parties {
  readonly payer: Cell;
  readonly payee: Cell;
}

/** Rows from which an account that is in all of them is the holder's. */
const MIN_ROWS = 2;
/** What stands for an account: not "N/A", nor a dash; where a program counts its accounts, a number of any length. */
const NAMED = /[\p{L}\d]{3}|^\d+$/u;

/** Whether money comes in or goes out by the accounts that a row names; null where they do not tell. */
export function sideOfParties({ anchor: { row }, shape }: RawEntry): 'in' | 'out' | null {
  const parties = partiesOf(shape);
  const own = parties && ownOf(shape);
  if (!own) return null;
  const pays = cellText(row.tokens, parties.payer) === own;
  const isPaid = cellText(row.tokens, parties.payee) === own;
  return pays === isPaid ? null : pays ? 'out' : 'in';
}

const partiesOf = remembered((shape: Shape): Parties | null => {
  const columns = shape.heading?.columns ?? [];
  if (shape.ragged) return null;
  const cellNamed = (party: 'payer' | 'payee'): Cell | null => {
    const at = columns.findIndex(({ text }) => namesParty(text) === party);
    if (at < 0) return null;
    return { from: columns[at - 1]?.x1 ?? -Infinity, to: columns[at + 1]?.x0 ?? Infinity };
  };
  const [payer, payee] = [cellNamed('payer'), cellNamed('payee')];
  return payer && payee ? { payer, payee } : null;
});

/** The account that every row names on one of its sides; null where there is none, or two. */
const ownOf = remembered((shape: Shape): string | null => {
  const parties = partiesOf(shape)!;
  const rows = shape.tables
    .flatMap(({ lines }) => lines)
    .filter((tokens) => rowLine(tokens, shape).monies.some((money) => money !== null))
    .map((tokens) => [cellText(tokens, parties.payer), cellText(tokens, parties.payee)]);
  if (rows.length < MIN_ROWS) return null;
  const own = rows[0]!.filter((account) => NAMED.test(account) && rows.every((row) => row.includes(account)));
  return own.length === 1 ? own[0]! : null;
});

function cellText({ line }: TokenLine, { from, to }: Cell): string {
  return textOf(line.words.filter(({ x0, x1 }) => x0 >= from && x1 <= to));
}
