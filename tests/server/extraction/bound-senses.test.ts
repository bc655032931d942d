/** A statement of an account and one of a loan in one file, whose rows prove as well turned round. */
import { expect, it } from 'vitest';
import type { Statement } from '../../../shared/statement.ts';
import { inDoubtOfSense, sayingOtherwise, tellsOfItself } from '../../../server/extraction/bound-senses.ts';
import { joinedStatements } from '../../../server/extraction/statement/joined-statements.ts';
import { PROVED, readSmall } from '../../support/small-statement.ts';

const account = readSmall(PROVED);
const loan = readSmall({
  above: ['Loan account 518234856', 'Opening balance 900.00', 'Closing balance 870.00'],
  heading: ['Date', 'Description', 'Amount', 'Amount outstanding'],
  rows: [
    ['15/01/2026', 'Interest charged', '12.00', '912.00'],
    ['28/01/2026', 'Repayment', '-42.00', '870.00'],
  ],
});
const all = joinedStatements(account.statement, loan.statement);
const turned: Statement = {
  ...all,
  transactions: all.transactions.map((row) =>
    row.account === 0 ? { ...row, direction: row.direction === 'in' ? 'out' : 'in' } : row,
  ),
};

it('the part that says otherwise by itself is found', () => {
  expect(sayingOtherwise([account, loan], all, turned)).toEqual([account]);
  expect(sayingOtherwise([account, loan], all, all)).toEqual([]);
});

it('a part without a period does not tell enough', () => {
  expect([account, loan].map(tellsOfItself)).toEqual([true, false]);
});

it('the rows of which the whole says otherwise are in doubt', () => {
  const { statement } = inDoubtOfSense({ ...account, statement: turned }, all);
  expect(statement.transactions.map(({ account, flags }) => [account, flags.length > 0])).toEqual([
    [0, true], [0, true], [0, true], [1, false], [1, false],
  ]); // prettier-ignore
  expect(statement.verification.status).not.toBe('verified');
});

it('so are days that are months by themselves', () => {
  const months = all.transactions.map((row) =>
    row.account === 0 ? { ...row, date: '2026-04-05' as const } : row,
  );
  const whole: Statement = { ...all, transactions: months };
  expect(sayingOtherwise([account, loan], all, whole)).toEqual([account]);
  const { statement } = inDoubtOfSense({ ...account, statement: whole }, all);
  expect(statement.transactions.map(({ flags }) => flags[0]?.code)).toEqual([
    'date_uncertain', 'date_uncertain', 'date_uncertain', undefined, undefined,
  ]); // prettier-ignore
});
