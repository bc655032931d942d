/** Pairs the rows of an answer with the rows of the truth, as multisets: the order does not matter. */
import type { TransactionBody } from '../../../shared/api/documents.ts';
import { similarity } from './similarity.ts';
import type { TruthRow } from './truth.ts';

export interface Pair {
  readonly truth: TruthRow;
  readonly answer: TransactionBody;
  /** Date, amount in and amount out all equal (date not asked where the truth has none). */
  readonly strict: boolean;
}

export interface Matching {
  readonly pairs: readonly Pair[];
  /** Rows of the truth nothing was paired with. */
  readonly missing: readonly TruthRow[];
  /** Rows of the answer nothing was paired with, without those the truth calls optional. */
  readonly surplus: readonly TransactionBody[];
}

/** Amounts compare as decimals: `12.5`, `12.50` and `+12.50` are one, as are `0` and `-0.00`. */
export function canonicalDecimal(text: string | null): string | null {
  if (text === null || text === '') return null;
  const match = /^([+-]?)0*(\d*?)(?:\.(\d*?)0*)?$/.exec(text.trim());
  if (!match) return text.trim();
  const whole = match[2] === '' || match[2] === undefined ? '0' : match[2];
  const digits = match[3] ? `${whole}.${match[3]}` : whole;
  return match[1] === '-' && digits !== '0' ? `-${digits}` : digits;
}

/** Rows that may be partners share a key; so no row is compared with all others. */
interface Rule {
  readonly key: (row: TruthRow | TransactionBody) => string | null;
  readonly fits: (truth: TruthRow, answer: TransactionBody) => boolean;
}

const byAmount: Rule['key'] = (row) => canonicalDecimal(row.amountIn) ?? canonicalDecimal(row.amountOut);
const bySides: Rule['key'] = (row) =>
  `${canonicalDecimal(row.amountIn) ?? ''}|${canonicalDecimal(row.amountOut) ?? ''}`;
const byDate: Rule['key'] = (row) => row.date;

const sameDate: Rule['fits'] = (truth, answer) => truth.date === null || truth.date === answer.date;
const sameText: Rule['fits'] = (truth, answer) => similarity(truth.description, answer.description) >= 0.7;

const STRICT: Rule = { key: bySides, fits: sameDate };
/** After the strict pairs, rows that are wrong in one field are paired so that the other fields can be scored. */
const LOOSE: readonly Rule[] = [
  { key: bySides, fits: () => true },
  { key: byAmount, fits: sameDate },
  { key: byAmount, fits: () => true },
  { key: byDate, fits: sameText },
];

/** Matches an answer with the truth; among equals the partner with the right balance and text is taken. */
export function matchRows(
  truth: readonly TruthRow[],
  optional: readonly TruthRow[],
  answer: readonly TransactionBody[],
): Matching {
  const pairs: Pair[] = [];
  // Copies: equal rows of the truth are told apart by identity, even when a caller repeats one object.
  const rowsOfTruth = truth.map((row) => ({ ...row }));
  const missing = new Set<TruthRow>(rowsOfTruth);
  const surplus = new Set(answer);
  const take = (
    rule: Rule,
    rows: readonly TruthRow[],
    found: (row: TruthRow, answer: TransactionBody) => void,
  ) => {
    const byKey = Map.groupBy(surplus, rule.key);
    for (const row of rows) {
      const candidates = byKey.get(rule.key(row)) ?? [];
      const partner = best(
        row,
        candidates.filter((candidate) => surplus.has(candidate) && rule.fits(row, candidate)),
      );
      if (!partner) continue;
      surplus.delete(partner);
      found(row, partner);
    }
  };
  const pairUp = (strict: boolean) => (row: TruthRow, partner: TransactionBody) => {
    missing.delete(row);
    pairs.push({ truth: row, answer: partner, strict });
  };
  // Dated rows first: a row without date would otherwise take the partner of one that needs it.
  const dated = rowsOfTruth.filter(({ date }) => date !== null);
  const undated = rowsOfTruth.filter(({ date }) => date === null);
  take(STRICT, [...dated, ...undated], pairUp(true));
  take(STRICT, optional, () => {});
  for (const rule of LOOSE) take(rule, [...missing], pairUp(false));
  return { pairs, missing: [...missing], surplus: [...surplus] };
}

/** Of several equal candidates the one with the right balance, then the most similar text, then the first. */
function best(truth: TruthRow, candidates: readonly TransactionBody[]): TransactionBody | undefined {
  if (candidates.length < 2) return candidates[0];
  const balance = canonicalDecimal(truth.balance);
  const rank = (row: TransactionBody): number =>
    (canonicalDecimal(row.balance) === balance ? 2 : 0) + similarity(row.description, truth.description);
  return candidates.map((row) => ({ row, rank: rank(row) })).reduce((a, b) => (b.rank > a.rank ? b : a)).row;
}
