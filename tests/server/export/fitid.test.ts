import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../shared/statement.ts';
import { document, exported, textOf } from './export.ts';
import { entriesByExtractor } from './ofx-readers.ts';
import { account, oneAccount, transaction } from './statements.ts';

const coffee = transaction({ date: '2026-03-10', description: 'Coffee bar', amount: 350 });
const statementOf = (rows: Statement['transactions'], number: string | null = '00123456'): Statement => ({
  ...oneAccount,
  accounts: [account({ number, count: rows.length })],
  transactions: rows,
});
const idsOf = async (statement: Statement, seed = 'ab'): Promise<string[]> =>
  entriesByExtractor(textOf(await exported([document(statement, seed)], 'ofx'))).map(({ fitId }) => fitId);

/** SHA-256 of `[number, currency, [date, minor units, text] as JSON, occurrence]`, computed by another program. */
const GOLDEN = ['0884f2d5a1a376d654571d44d76756d4', '37c741d84877f52e9ed47c8574cabff2'];

describe('the FITID', () => {
  it('never changes between versions of this program: importers would take every row for a new one', async () => {
    expect(await idsOf(statementOf([coffee, coffee]))).toEqual(GOLDEN);
  });

  it('keeps real twins apart', async () => {
    const ids = await idsOf(statementOf([coffee, coffee, coffee]));
    expect(new Set(ids).size).toBe(3);
  });

  it('does not hang on other rows, on the document, on balances or on spaces', async () => {
    const [alone] = await idsOf(statementOf([coffee]));
    const others = [
      transaction({}),
      { ...coffee, description: ' Coffee\n bar ', balance: 5, balancePrinted: false, page: 7 },
      transaction({ direction: 'in' }),
    ];
    expect((await idsOf(statementOf(others), 'cd'))[1]).toBe(alone);
  });

  it.each([
    ['date', { date: '2026-03-11' }],
    ['amount', { amount: 351 }],
    ['direction', { direction: 'in' as const }],
    ['text', { description: 'Coffee Bar' }],
  ])('is another one for another %s', async (_field, change) => {
    const ids = await idsOf(statementOf([coffee, { ...coffee, ...change }]));
    expect(new Set(ids).size).toBe(2);
    expect((await idsOf(statementOf([{ ...coffee, ...change }])))[0]).toBe(ids[1]);
  });

  it('is another one for another account or currency, but not for another way to print the number', async () => {
    const [id] = await idsOf(statementOf([coffee], '00-12 34.56'));
    expect(id).toBe(GOLDEN[0]);
    const [other] = await idsOf(statementOf([coffee], '00123457'));
    expect(other).not.toBe(id);
    const dollars = { ...statementOf([coffee]), accounts: [account({ currency: 'USD', count: 1 })] };
    expect((await idsOf(dollars))[0]).not.toBe(id);
  });

  it('agrees between documents that do not print the number, whose accounts stay apart', async () => {
    expect(await idsOf(statementOf([coffee], null), '01')).toEqual(
      await idsOf(statementOf([coffee], null), '02'),
    );
    const accountIn = async (seed: string): Promise<string | undefined> =>
      /<ACCTID>(.*)/.exec(textOf(await exported([document(statementOf([coffee], null), seed)], 'ofx')))?.[1];
    expect(await accountIn('0a')).toBe('UNKNOWN-0A0A0A0A0A-1');
    expect(await accountIn('0b')).toBe('UNKNOWN-0B0B0B0B0B-1');
  });
});
