/** Ground truth beside statements: `NAME.truth.json` beside `NAME.pdf`, amounts as decimal strings. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

export interface TruthRow {
  /** Booking date; null where the row is printed without any date, which is then not scored. */
  readonly date: string | null;
  readonly description: string;
  /** Decimal strings with a dot, positive; exactly one of the two is set. */
  readonly amountIn: string | null;
  readonly amountOut: string | null;
  /** Balance after the row; null where it cannot be known, which is then not scored. */
  readonly balance: string | null;
  readonly balance_printed: boolean;
  readonly page?: number;
  /** Codes and references of columns of their own; may stand before or after the description. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly description_certain?: boolean;
}

/** What the truth does not tell is not scored. */
export interface TruthAccount {
  readonly number?: string | null;
  readonly holder?: string | null;
  readonly opening_balance?: string | null;
  readonly closing_balance?: string | null;
  /** ISO dates. */
  readonly period_start?: string | null;
  readonly period_end?: string | null;
  readonly transactions: readonly TruthRow[];
  /** Rows an answer may give or leave out. */
  readonly optional_rows?: readonly TruthRow[];
}

export interface Truth {
  readonly kind: string;
  readonly password?: string | null;
  /** ISO 4217 code. */
  readonly currency?: string | null;
  readonly accounts: readonly TruthAccount[];
}

/** A statement to score. */
export interface Case {
  /** Path below the evaluated folder, with `/`. */
  readonly name: string;
  readonly path: string;
  readonly truth: Truth;
}

/** A truth file that is none; the message names it. */
export class TruthError extends Error {
  override name = 'TruthError';
}

const TRUTH_ENDING = '.truth.json';

/** Every statement below the folder that has its truth beside it, in the order of their names. */
export async function findCases(folder: string): Promise<Case[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const statements = new Map(
    paths.filter((path) => !path.endsWith('.json')).map((path) => [withoutExtension(path), path]),
  );
  const cases: Case[] = [];
  for (const truthPath of paths.filter((path) => path.endsWith(TRUTH_ENDING)).sort()) {
    const path = statements.get(truthPath.slice(0, -TRUTH_ENDING.length));
    if (path === undefined) continue;
    const truth = parseTruth(await readFile(truthPath, 'utf8'), truthPath);
    cases.push({ name: relative(folder, path).split(sep).join('/'), path, truth });
  }
  return cases;
}

function withoutExtension(path: string): string {
  return join(dirname(path), basename(path).replace(/\.[^.]*$/, ''));
}

/** Reads a truth file. Throws with its path where it has not the expected shape. */
function parseTruth(text: string, path: string): Truth {
  const value: unknown = JSON.parse(text);
  if (!isTruth(value))
    throw new TruthError(`${path}: not a truth file ("kind" and "accounts[].transactions" expected)`);
  return value;
}

function isTruth(value: unknown): value is Truth {
  if (typeof value !== 'object' || value === null) return false;
  if (!('kind' in value) || typeof value.kind !== 'string') return false;
  if (!('accounts' in value) || !Array.isArray(value.accounts)) return false;
  return value.accounts.every(
    (account: unknown) =>
      typeof account === 'object' &&
      account !== null &&
      'transactions' in account &&
      Array.isArray(account.transactions),
  );
}
