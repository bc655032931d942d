import { describe, expect, it } from 'vitest';
import { canonicalDecimal } from '../../../../server/cli/evaluate/match.ts';
import { f1, scoreFailure, scoreStatement } from '../../../../server/cli/evaluate/score.ts';
import { descriptionSimilarity, similarity } from '../../../../server/cli/evaluate/similarity.ts';
import type { Truth, TruthRow } from '../../../../server/cli/evaluate/truth.ts';
import type { Statement, Transaction } from '../../../../shared/statement.ts';
import { oneAccount, transaction } from '../../export/statements.ts';

const greengrocer: TruthRow = {
  date: '2026-03-02',
  description: 'Card payment Greengrocer',
  amountIn: null,
  amountOut: '12.5',
  balance: '987.50',
  balance_printed: true,
};
const salary: TruthRow = {
  date: '2026-03-05',
  description: 'Müller & Söhne, "Gehalt" März',
  amountIn: '2500.00',
  amountOut: null,
  balance: '3487.50',
  balance_printed: false,
};

const truthOf = (transactions: TruthRow[], optional_rows: TruthRow[] = []): Truth => ({
  kind: 'digital',
  accounts: [{ transactions, optional_rows }],
});
const answerOf = (
  transactions: readonly Transaction[],
  status: Statement['verification']['status'] = 'verified',
): Statement => ({ ...oneAccount, transactions, verification: { ...oneAccount.verification, status } });

const first = oneAccount.transactions[0]!;
const second = oneAccount.transactions[1]!;

describe('scoring a statement', () => {
  it('is perfect in any order, with amounts compared as decimals and descriptions folded', () => {
    const score = scoreStatement(truthOf([salary, greengrocer]), oneAccount);
    expect(score).toMatchObject({ perfect: true, silentError: false, differences: [] });
    expect(f1(score.strict)).toBe(1);
    expect(score.descriptions).toEqual({ right: 2, of: 2 });
  });

  it('compares rows as a multiset: a real duplicate is asked twice', () => {
    const truth = truthOf([greengrocer, greengrocer]);
    expect(scoreStatement(truth, answerOf([first])).strict).toEqual({ matched: 1, surplus: 0, missing: 1 });
    expect(scoreStatement(truth, answerOf([first, first])).perfect).toBe(true);
    expect(scoreStatement(truth, answerOf([first, first, first])).strict).toEqual({
      matched: 2,
      surplus: 1,
      missing: 0,
    });
  });

  it('calls a row wrong in one field a miss and a surplus, and still scores its other fields', () => {
    const score = scoreStatement(
      truthOf([greengrocer, salary]),
      answerOf([{ ...first, date: '2026-02-03' }, { ...second, direction: 'out' }]), // prettier-ignore
    );
    expect(score.strict).toEqual({ matched: 0, surplus: 2, missing: 2 });
    expect(f1(score.strict)).toBe(0);
    expect(score.dates).toEqual({ right: 1, of: 2 });
    expect(score.directions).toEqual({ right: 1, of: 2 });
    expect(score.amounts).toEqual({ right: 2, of: 2 });
  });

  it('calls verified with a wrong row a silent error, and the same row unverified not', () => {
    const wrong = [{ ...first, amount: 1251 }, second];
    expect(scoreStatement(truthOf([greengrocer, salary]), answerOf(wrong)).silentError).toBe(true);
    expect(scoreStatement(truthOf([greengrocer, salary]), answerOf(wrong, 'mismatch')).silentError).toBe(
      false,
    );
  });

  it('calls verified with a wrong printed balance a silent error, with a wrong computed one not', () => {
    const truth = truthOf([greengrocer, salary]);
    const printed = scoreStatement(truth, answerOf([{ ...first, balance: 98_751 }, second]));
    expect(printed).toMatchObject({ perfect: true, silentError: true, balances: { right: 1, of: 2 } });
    const computed = scoreStatement(truth, answerOf([first, { ...second, balance: null }]));
    expect(computed).toMatchObject({ perfect: true, silentError: false, balances: { right: 1, of: 2 } });
  });

  it('asks no date of a row printed without one, and gives dated rows their partner first', () => {
    const undated = { ...greengrocer, date: null };
    const score = scoreStatement(
      truthOf([undated, greengrocer]),
      answerOf([first, { ...first, date: '2026-03-09' }]),
    );
    expect(score).toMatchObject({ perfect: true, dates: { right: 1, of: 1 } });
  });

  it('lets optional rows be given or left out', () => {
    const truth = truthOf([greengrocer], [salary]);
    expect(scoreStatement(truth, answerOf([first])).perfect).toBe(true);
    expect(scoreStatement(truth, answerOf([first, second])).perfect).toBe(true);
  });

  it('does not score unknowable balances and uncertain descriptions', () => {
    const row = { ...greengrocer, balance: null, description: 'unreadable', description_certain: false };
    const score = scoreStatement(truthOf([row]), answerOf([first]));
    expect(score).toMatchObject({ balances: { right: 0, of: 0 }, descriptions: { right: 0, of: 0 } });
  });

  it('counts every row of a file that could not be read as missing, and never calls it perfect', () => {
    const score = scoreFailure(truthOf([greengrocer, salary]));
    expect(score).toMatchObject({ perfect: false, status: 'failed', silentError: false });
    expect(score.strict).toEqual({ matched: 0, surplus: 0, missing: 2 });
    expect(scoreFailure(truthOf([])).perfect).toBe(false);
  });

  it('pairs thousands of equal amounts without comparing all with all', () => {
    const rows = Array.from({ length: 4000 }, (_, index) => ({ ...first, amount: index + 1 }));
    const truth = rows.map((row) => ({ ...greengrocer, amountOut: (row.amount / 100).toFixed(2) }));
    expect(scoreStatement(truthOf(truth), answerOf(rows)).perfect).toBe(true);
  });
});

describe('amounts', () => {
  it.each([
    ['12.50', '12.5'],
    ['+012.5', '12.5'],
    ['-0.00', '0'],
    ['1000', '1000'],
    ['.50', '0.5'],
    ['', null],
    [null, null],
  ])('%j is %j', (text, expected) => {
    expect(canonicalDecimal(text)).toBe(expected);
  });
});

describe('facts', () => {
  const told = oneAccount.accounts[0]!;
  const truth: Truth = {
    kind: 'digital',
    currency: oneAccount.currency,
    accounts: [
      {
        number: `${told.number!.slice(0, 4)} ${told.number!.slice(4)}`,
        holder: told.holder!.toUpperCase(),
        period_start: told.periodStart,
        opening_balance: '1000.0',
        closing_balance: null,
        transactions: [greengrocer, salary],
      },
    ],
  };

  it('are scored where the truth tells them, numbers without blanks and names without case', () => {
    expect(scoreStatement(truth, oneAccount).facts).toEqual({ right: 5, of: 5 });
    const wrong: Statement = {
      ...oneAccount,
      currency: 'SEK',
      accounts: [{ ...told, holder: 'Somebody Else', periodStart: null }],
    };
    const score = scoreStatement(truth, wrong);
    expect(score.facts).toEqual({ right: 2, of: 5 });
    expect(score.perfect).toBe(true);
    expect(score.differences).toEqual([
      `fact     currency ${oneAccount.currency} ≠ SEK`,
      `fact     holder ${told.holder!.toUpperCase()} ≠ Somebody Else`,
      `fact     period_start ${told.periodStart} ≠ none`,
    ]);
  });

  it('of accounts are all wrong where there are more or fewer of them, or no answer at all', () => {
    const score = scoreStatement(truth, { ...oneAccount, accounts: [told, told] });
    expect(score.facts).toEqual({ right: 1, of: 5 });
    expect(score.differences[0]).toBe('accounts 1 ≠ 2');
    expect(scoreFailure(truth).facts).toEqual({ right: 0, of: 5 });
  });
});

describe('descriptions', () => {
  it('forgives case, blanks and a tenth of the characters', () => {
    expect(similarity('CARD  payment', 'Card Payment')).toBe(1);
    expect(similarity('abcdefghij', 'abcdefghiX')).toBeCloseTo(0.9);
    expect(similarity('', '')).toBe(1);
  });

  it('lets codes and references stand before or behind', () => {
    const truth = transaction({}).description;
    expect(descriptionSimilarity(`VIS ${truth} FX85044386`, truth, ['VIS', 'FX85044386'])).toBe(1);
    expect(descriptionSimilarity(`VIS ${truth} FX85044386`, truth, [])).toBeLessThan(0.9);
  });
});
