/** Scores what a statement says beside its rows: its currency, its accounts and what each of them is called and held. */
import type { AccountBody } from '../../../shared/api/documents.ts';
import type { Statement } from '../../../shared/statement.ts';
import { toAccountBody } from '../../export/api-body.ts';
import { canonicalDecimal } from './match.ts';
import { DESCRIPTION_THRESHOLD, similarity } from './similarity.ts';
import type { Truth } from './truth.ts';

/** Facts of an account that a truth may tell, and when an answer is the same. */
const ACCOUNT_FACTS = {
  number: (truth, answer) => charactersOf(truth) === charactersOf(answer),
  holder: (truth, answer) => similarity(answer.toLowerCase(), truth.toLowerCase()) >= DESCRIPTION_THRESHOLD,
  period_start: (truth, answer) => truth === answer,
  period_end: (truth, answer) => truth === answer,
  opening_balance: (truth, answer) => canonicalDecimal(truth) === canonicalDecimal(answer),
  closing_balance: (truth, answer) => canonicalDecimal(truth) === canonicalDecimal(answer),
} as const satisfies Partial<Record<keyof AccountBody, (truth: string, answer: string) => boolean>>;

export type AccountFact = keyof typeof ACCOUNT_FACTS;

const NAMES = Object.keys(ACCOUNT_FACTS) as AccountFact[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of the object above

/** "1234-567 890" and "1234567890" are one number. */
const charactersOf = (text: string): string => text.replace(/[^\p{L}\p{N}*]/gu, '').toUpperCase();

export interface FactScore {
  readonly right: number;
  readonly of: number;
  /** For people: what is wrong, fact by fact. */
  readonly differences: readonly string[];
}

/**
 * Facts that the truth tells and the answer has as well. Where the answer has another number of accounts, all facts of the
 * accounts are wrong. `statement` is null where the file could not be read.
 */
export function scoreFacts(truth: Truth, statement: Statement | null): FactScore {
  const answers = statement?.accounts.map((account) => toAccountBody(account, statement.currency)) ?? [];
  const alike = answers.length === truth.accounts.length;
  const told: { name: string; truth: string; answer: string | null; right: boolean }[] = [];
  const { currency } = truth;
  if (currency) {
    const answer = statement?.currency ?? null;
    told.push({ name: 'currency', truth: currency, answer, right: answer === currency });
  }
  truth.accounts.forEach((account, index) => {
    for (const name of NAMES) {
      const expected = account[name];
      if (expected === null || expected === undefined) continue;
      const answer = alike ? answers[index]![name] : null;
      const right = answer !== null && ACCOUNT_FACTS[name](expected, answer);
      told.push({ name, truth: expected, answer, right });
    }
  });
  return {
    right: told.filter(({ right }) => right).length,
    of: told.length,
    differences: [
      ...(alike || statement === null ? [] : [`accounts ${truth.accounts.length} ≠ ${answers.length}`]),
      ...told
        .filter(({ right }) => !right)
        .map((fact) => `fact     ${fact.name} ${fact.truth} ≠ ${fact.answer ?? 'none'}`),
    ],
  };
}
