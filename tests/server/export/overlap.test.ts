/** Several documents into one file per account. */
import { describe, expect, it } from 'vitest';
import type { DownloadJsonBody } from '../../../shared/api/documents.ts';
import type { Account, Statement, Transaction } from '../../../shared/statement.ts';
import { document, exported, textOf } from './export.ts';
import { entriesByExtractor, statementsByOfxJs } from './ofx-readers.ts';
import { account, oneAccount, transaction } from './statements.ts';

/** A row of `day` of 2026 ("03-10"); positive minor units are money in. */
const row = (day: string, description: string, minor: number): Transaction =>
  transaction({
    date: `2026-${day}`,
    description,
    amount: Math.abs(minor),
    direction: minor < 0 ? 'out' : 'in',
    balance: null,
  });

function statementOf(facts: Partial<Account>, rows: readonly Transaction[]): Statement {
  const moved = rows.reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0);
  const openingBalance = facts.openingBalance ?? 0;
  return {
    ...oneAccount,
    accounts: [
      account({
        openingBalance,
        closingBalance: openingBalance + moved,
        ...facts,
        first: 0,
        count: rows.length,
      }),
    ],
    transactions: rows,
  };
}

const january = statementOf({ periodStart: '2026-01-01', periodEnd: '2026-01-31', openingBalance: 1000 }, [
  row('01-05', 'Salary', 5000),
  row('01-20', 'Coffee', -300),
  row('01-20', 'Coffee', -300),
]);
/** From the middle of January; closes with 5100. */
const overlapping = statementOf(
  { periodStart: '2026-01-15', periodEnd: '2026-02-15', openingBalance: 6000 },
  [
    row('01-20', 'Coffee', -300),
    row('01-20', 'Coffee', -300),
    row('02-02', 'Rent', -900),
    row('02-03', 'Coffee', -300),
  ],
);
const march = statementOf({ periodStart: '2026-03-01', periodEnd: '2026-03-31', openingBalance: 4200 }, [
  row('03-01', 'Rent', -900),
]);

const jsonOf = async (...statements: readonly Statement[]): Promise<DownloadJsonBody> =>
  JSON.parse(
    textOf(
      await exported(
        statements.map((one, index) => document(one, `0${index}`)),
        'json',
      ),
    ),
  );
const listed = ({ transactions }: DownloadJsonBody): string[] =>
  transactions.map(
    ({ date, description, amountIn, amountOut }) => `${date} ${description} ${amountIn ?? `-${amountOut}`}`,
  );

describe('several documents', () => {
  it('of one account become one, in date order, with shared rows once and twins twice', async () => {
    const body = await jsonOf(overlapping, january);
    expect(listed(body)).toEqual([
      '2026-01-05 Salary 50.00',
      '2026-01-20 Coffee -3.00',
      '2026-01-20 Coffee -3.00',
      '2026-02-02 Rent -9.00',
      '2026-02-03 Coffee -3.00',
    ]);
    expect(body.accounts).toEqual([
      expect.objectContaining({
        period_start: '2026-01-01',
        period_end: '2026-02-15',
        opening_balance: '10.00',
        closing_balance: '42.00',
        count: 5,
      }),
    ]);
    expect(body).toMatchObject({ file_ids: [expect.any(String), expect.any(String)], transaction_count: 5 });
    expect(body.verification).toMatchObject({ status: 'verified', difference: '0.00', warnings: [] });
  });

  it('count a row as often as the document that has it most often', async () => {
    const once = statementOf({ periodStart: '2026-01-01', periodEnd: '2026-01-31' }, [
      row('01-20', 'Coffee', -300),
    ]);
    for (const documents of [
      [once, january, once],
      [once, once, january],
    ]) {
      const body = await jsonOf(...documents);
      expect(listed(body).filter((line) => line.includes('Coffee'))).toHaveLength(2);
    }
  });

  it('put a row only the later one has where its date belongs', async () => {
    const later = { ...overlapping, transactions: [row('01-18', 'Cash', -100), ...overlapping.transactions] };
    const [facts] = overlapping.accounts;
    const body = await jsonOf(january, { ...later, accounts: [{ ...facts!, count: 5 }] });
    expect(listed(body).slice(0, 3)).toEqual([
      '2026-01-05 Salary 50.00',
      '2026-01-18 Cash -1.00',
      '2026-01-20 Coffee -3.00',
    ]);
  });

  it('without a common day keep all rows, whatever they look like', async () => {
    const late = statementOf({ periodStart: '2026-02-01', periodEnd: '2026-02-28', openingBalance: 5400 }, [
      row('01-20', 'Coffee', -300),
    ]);
    const body = await jsonOf(january, late);
    expect(listed(body).filter((line) => line.includes('Coffee'))).toHaveLength(3);
    expect(body.verification).toMatchObject({ status: 'verified', difference: '0.00' });
  });

  it('say where one begins with another balance than the one before it ended with', async () => {
    const body = await jsonOf(january, march);
    expect(body.verification.status).toBe('mismatch');
    expect(body.verification.difference).toBe('12.00');
    expect(body.verification.warnings[0]).toMatch(
      /2026-01-31 closes with 54\.00.*2026-03-01 opens with 42\.00/,
    );
    expect((await jsonOf(january, overlapping, march)).verification).toMatchObject({
      status: 'verified',
      warnings: [],
    });
  });

  it('are verified only together, and carry the warnings of each', async () => {
    const unverified: Statement = {
      ...march,
      verification: { ...march.verification, status: 'unverified', warnings: ['No balance is printed.'] },
    };
    const { verification } = await jsonOf(overlapping, unverified);
    expect(verification.status).toBe('unverified');
    expect(verification.warnings).toEqual(['march.pdf: No balance is printed.']);
  });

  it('keep accounts apart that differ in number, currency or kind, or have no number', async () => {
    const others: Partial<Account>[] = [
      { number: '99' },
      { currency: 'EUR' },
      { kind: 'liability' },
      { number: null },
      { number: null },
    ];
    const body = await jsonOf(
      march,
      ...others.map((facts) => statementOf(facts, [row('03-01', 'Rent', -900)])),
    );
    expect(body.accounts).toHaveLength(6);
    expect(body.transactions).toHaveLength(6);
    expect(body.accounts.map(({ first, count }) => [first, count])).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => [at, 1]),
    );
  });

  it('count doubts that nobody has settled, and sum no different currencies', async () => {
    const flag = { code: 'unproved', message: 'Nothing proves it.', suggestion: null } as const;
    const edited = { ...flag, code: 'edited' } as const;
    const [rent] = march.transactions;
    const doubtful = [
      { ...rent!, flags: [flag] },
      { ...rent!, flags: [flag], confirmed: true },
      { ...rent!, flags: [edited], proof: 'none' as const },
    ];
    const { verification } = await jsonOf(statementOf({ number: '7' }, doubtful), march);
    expect(verification).toMatchObject({
      rows_flagged: 1,
      rows_proved: 3,
      total_out: '36.00',
      difference: '0.00',
    });
    const euros = statementOf({ number: '7', currency: 'EUR' }, doubtful);
    expect((await jsonOf(euros, march)).verification).toMatchObject({ total_in: '0.00', total_out: '0.00' });
  });

  it('take the number for the same however it is spaced', async () => {
    const spaced = { ...overlapping, accounts: [{ ...overlapping.accounts[0]!, number: '00 12-34 56' }] };
    expect((await jsonOf(january, spaced)).accounts).toHaveLength(1);
  });

  it('give the rows the FITIDs they have alone', async () => {
    const idsOf = async (...statements: readonly Statement[]): Promise<string[]> => {
      const file = await exported(
        statements.map((one, index) => document(one, `0${index}`)),
        'ofx',
      );
      return entriesByExtractor(textOf(file)).map(({ fitId }) => fitId);
    };
    const together = await idsOf(january, overlapping);
    const alone = [...(await idsOf(january)), ...(await idsOf(overlapping))];
    expect(together).toHaveLength(5);
    expect(new Set(together)).toEqual(new Set(alone));
  });

  it('are named by account and period', async () => {
    const documents = [document(january, '01'), document(overlapping, '02')];
    expect((await exported(documents, 'qif')).name).toBe('00123456 2026-01-01 to 2026-02-15');
    const two = [document(january, '01'), document(statementOf({ number: '99' }, []), '02')];
    expect((await exported(two, 'csv')).name).toBe('statements 2026-01-01 to 2026-03-31');
  });
});

describe('one document', () => {
  /** Two statements of one account in one file. */
  const twoMonths = (second: Partial<Account>): Statement => ({
    ...oneAccount,
    accounts: [
      account({ periodStart: '2026-01-01', periodEnd: '2026-01-31', first: 0, count: 2, closingBalance: 7 }),
      account({ first: 2, count: 1, closingBalance: 8, ...second }),
    ],
    transactions: [row('01-20', 'Coffee', -300), row('01-20', 'Coffee', -300), row('02-01', 'Rent', -900)],
  });

  it('with two months of an account gives one account', async () => {
    const file = await exported(twoMonths({ periodStart: '2026-01-31', periodEnd: '2026-02-28' }), 'ofx');
    expect(statementsByOfxJs(textOf(file))).toEqual([
      expect.objectContaining({ account: '00123456', balance: '0.08', end: '20260228120000' }),
    ]);
    expect(entriesByExtractor(textOf(file))).toHaveLength(3);
  });

  it('with two accounts at the same time under one number keeps them two', async () => {
    const file = await exported(twoMonths({ periodStart: '2026-01-01', periodEnd: '2026-01-31' }), 'ofx');
    expect(statementsByOfxJs(textOf(file)).map((read) => read.account)).toEqual(['00123456', '00123456-2']);
  });
});
