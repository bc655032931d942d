import type { Result } from './run.ts';
import { f1, type Score, type Share } from './score.ts';

/** What is counted row by row, or fact by fact. */
type Measure = 'dates' | 'amounts' | 'directions' | 'balances' | 'descriptions' | 'facts';

/** Scores of several files together. Shares add their rows; `perfect` and the states count files. */
export interface Total extends Pick<Score, 'strict' | Measure> {
  readonly name: string;
  readonly files: number;
  readonly failed: number;
  readonly f1: number;
  readonly perfect: number;
  readonly states: Readonly<Record<Score['status'], number>>;
  readonly silentErrors: number;
}

/** Totals by kind (digital, scan, photo, mixed), by folder, and of all files. */
export function totalsOf(results: readonly Result[]): Total[] {
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  const folders = Map.groupBy(results, ({ name }) => (name.includes('/') ? `${name.split('/')[0]}/` : './'));
  return [
    ...[...kinds].map(([kind, members]) => total(kind, members)),
    ...[...folders].map(([folder, members]) => total(folder, members)),
    total('all', results),
  ];
}

function total(name: string, results: readonly Result[]): Total {
  const scores = results.map(({ score }) => score);
  const strict = {
    matched: sum(scores, (score) => score.strict.matched),
    surplus: sum(scores, (score) => score.strict.surplus),
    missing: sum(scores, (score) => score.strict.missing),
  };
  const state = (status: Score['status']): number => scores.filter((score) => score.status === status).length;
  return {
    name,
    files: results.length,
    failed: state('failed'),
    strict,
    f1: f1(strict),
    dates: addShares(scores, (score) => score.dates),
    amounts: addShares(scores, (score) => score.amounts),
    directions: addShares(scores, (score) => score.directions),
    balances: addShares(scores, (score) => score.balances),
    descriptions: addShares(scores, (score) => score.descriptions),
    facts: addShares(scores, (score) => score.facts),
    perfect: scores.filter(({ perfect }) => perfect).length,
    states: {
      verified: state('verified'),
      unverified: state('unverified'),
      mismatch: state('mismatch'),
      failed: state('failed'),
    },
    silentErrors: scores.filter(({ silentError }) => silentError).length,
  };
}

function sum(scores: readonly Score[], pick: (score: Score) => number): number {
  return scores.reduce((all, score) => all + pick(score), 0);
}

function addShares(scores: readonly Score[], pick: (score: Score) => Share): Share {
  return {
    right: sum(scores, (score) => pick(score).right),
    of: sum(scores, (score) => pick(score).of),
  };
}
