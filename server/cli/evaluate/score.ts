/** Scores one answer against its truth. Pure; the definitions are those of `docs/evaluation.md`. */
import type { TransactionBody } from '../../../shared/api/documents.ts';
import type { Statement, VerificationStatus } from '../../../shared/statement.ts';
import { accountCurrency, toTransactionBody } from '../../export/api-body.ts';
import { scoreFacts, type FactScore } from './facts.ts';
import { canonicalDecimal, matchRows, type Pair } from './match.ts';
import { DESCRIPTION_THRESHOLD, descriptionSimilarity } from './similarity.ts';
import type { Truth, TruthRow } from './truth.ts';

/** A share as its two counts, so that totals can add them. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface Score {
  readonly truthRows: number;
  readonly answerRows: number;
  /** Rows with date, amount in and amount out all equal; surplus and missing rows around them. */
  readonly strict: { readonly matched: number; readonly surplus: number; readonly missing: number };
  readonly dates: Share;
  readonly amounts: Share;
  readonly directions: Share;
  readonly balances: Share;
  readonly descriptions: Share;
  /** What the statement says beside its rows: currency, numbers, holders, periods, opening and closing balances. */
  readonly facts: Share;
  /** Every row strict and none too many. */
  readonly perfect: boolean;
  readonly status: VerificationStatus | 'failed';
  /** Shown `verified` though not perfect or with a printed balance wrong: the worst a reading can do. */
  readonly silentError: boolean;
  /** For people: what is wrong, row by row. */
  readonly differences: readonly string[];
}

/** F1 of strict rows: the harmonic mean of precision and recall; 1 where there is nothing to find and nothing found. */
export function f1({ matched, surplus, missing }: Score['strict']): number {
  const all = 2 * matched + surplus + missing;
  return all === 0 ? 1 : (2 * matched) / all;
}

/** Scores a statement the engine answered with. */
export function scoreStatement(truth: Truth, statement: Statement): Score {
  const answer = statement.transactions.map((transaction) =>
    toTransactionBody(transaction, accountCurrency(statement, transaction.account)),
  );
  return scoreRows(truth, answer, statement.verification.status, scoreFacts(truth, statement));
}

/** Scores a file the engine could not read: every row is missing. */
export function scoreFailure(truth: Truth): Score {
  return scoreRows(truth, [], 'failed', scoreFacts(truth, null));
}

function scoreRows(
  truth: Truth,
  answer: readonly TransactionBody[],
  status: Score['status'],
  facts: FactScore,
): Score {
  const rows = truth.accounts.flatMap((account) => account.transactions);
  const optional = truth.accounts.flatMap((account) => account.optional_rows ?? []);
  const { pairs, missing, surplus } = matchRows(rows, optional, answer);
  const strictPairs = pairs.filter(({ strict }) => strict);
  const looseCount = pairs.length - strictPairs.length;
  const strict = {
    matched: strictPairs.length,
    surplus: surplus.length + looseCount,
    missing: missing.length + looseCount,
  };
  // A file that could not be read is no perfect reading, even of a statement without transactions.
  const perfect = status !== 'failed' && strict.surplus === 0 && strict.missing === 0;
  const wrongPrinted = strictPairs.some((pair) => pair.truth.balance_printed && !balanceRight(pair));
  return {
    truthRows: rows.length,
    answerRows: answer.length,
    strict,
    dates: share(rows, pairs, (row) => row.date !== null, dateRight),
    amounts: share(rows, pairs, () => true, amountRight),
    directions: share(rows, pairs, () => true, directionRight),
    balances: share(rows, pairs, (row) => row.balance !== null, balanceRight),
    descriptions: share(rows, pairs, (row) => row.description_certain !== false, descriptionRight),
    facts: { right: facts.right, of: facts.of },
    perfect,
    status,
    silentError: status === 'verified' && (!perfect || wrongPrinted),
    differences: [
      ...missing.map((row) => `missing  ${rowText(row)}`),
      ...surplus.map((row) => `surplus  ${rowText(row)}`),
      ...pairs.flatMap(pairDifferences),
      ...facts.differences,
    ],
  };
}

function share(
  rows: readonly TruthRow[],
  pairs: readonly Pair[],
  counts: (row: TruthRow) => boolean,
  right: (pair: Pair) => boolean,
): Share {
  return {
    right: pairs.filter((pair) => counts(pair.truth) && right(pair)).length,
    of: rows.filter(counts).length,
  };
}

const dateRight = ({ truth, answer }: Pair): boolean => truth.date === null || truth.date === answer.date;
const directionRight = ({ truth, answer }: Pair): boolean =>
  (truth.amountIn === null) === (answer.amountIn === null);
const amountRight = ({ truth, answer }: Pair): boolean =>
  canonicalDecimal(truth.amountIn ?? truth.amountOut) ===
  canonicalDecimal(answer.amountIn ?? answer.amountOut);
const balanceRight = ({ truth, answer }: Pair): boolean =>
  truth.balance === null || canonicalDecimal(truth.balance) === canonicalDecimal(answer.balance);
const descriptionRight = ({ truth, answer }: Pair): boolean =>
  truth.description_certain === false ||
  descriptionSimilarity(answer.description, truth.description, codesOf(truth)) >= DESCRIPTION_THRESHOLD;

function codesOf(row: TruthRow): string[] {
  return Object.values(row.extra ?? {}).filter((value) => typeof value === 'string');
}

function pairDifferences(pair: Pair): string[] {
  const { truth, answer } = pair;
  const lines: string[] = [];
  if (!pair.strict) lines.push(`row      ${rowText(truth)}  ≠  ${rowText(answer)}`);
  if (!balanceRight(pair)) {
    lines.push(`balance  ${rowText(truth)}: ${truth.balance} ≠ ${answer.balance || 'none'}`);
  }
  if (!descriptionRight(pair)) lines.push(`text     "${truth.description}" ≠ "${answer.description}"`);
  return lines;
}

function rowText(row: TruthRow | TransactionBody): string {
  const amount = row.amountIn === null ? `-${row.amountOut}` : `+${row.amountIn}`;
  return `${row.date ?? 'undated'} ${amount} ${row.description.slice(0, 50)}`;
}
