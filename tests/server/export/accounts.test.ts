/** Formats that hold one account, and archives of several. */
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DOWNLOAD_FORMATS } from '../../../shared/api/documents.ts';
import type { Statement } from '../../../shared/statement.ts';
import { ExportRefusedError } from '../../../server/export/index.ts';
import { exported, textOf } from './export.ts';
import { statementsByOfxJs } from './ofx-readers.ts';
import { account, oneAccount, transaction, twoAccounts } from './statements.ts';

const ONE_ACCOUNT_FORMATS = ['qif', 'csv-quickbooks', 'csv-xero', 'csv-freeagent'] as const;

function filesOf(body: string | Uint8Array): Record<string, string> {
  const files = unzipSync(Buffer.from(body));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder('windows-1252').decode(bytes)]),
  );
}

describe.each(ONE_ACCOUNT_FORMATS)('%s of several accounts', (format) => {
  const ending = format === 'qif' ? 'qif' : 'csv';

  it('is an archive with a file each', async () => {
    const file = await exported(twoAccounts, format);
    expect(file).toMatchObject({ mediaType: 'application/zip', extension: '.zip', name: null });
    const files = filesOf(file.body);
    expect(Object.keys(files)).toEqual([`00123456.${ending}`, `Account-2.${ending}`]);
    expect(files[`00123456.${ending}`]).toContain('-1000\r\n'.slice(0, 5));
    expect(files[`Account-2.${ending}`]).toContain('Payment');
  });

  it('is one file where one is chosen, named after it', async () => {
    const file = await exported(twoAccounts, format, 1);
    expect(file).toMatchObject({ extension: `.${ending}`, name: 'march Account-2' });
    expect(textOf(file)).toContain('-2.500');
    expect(textOf(file)).not.toContain('-1000');
  });

  it('is one file where only one has rows, even where none has', async () => {
    const [first, second] = twoAccounts.accounts;
    const half = { ...twoAccounts, accounts: [first!, { ...second!, first: 1, count: 0 }] };
    expect(await exported(half, format)).toMatchObject({ extension: `.${ending}` });
    const none = {
      ...twoAccounts,
      accounts: [
        { ...first!, count: 0 },
        { ...second!, first: 0, count: 0 },
      ],
      transactions: [],
    };
    expect(await exported(none, format)).toMatchObject({ extension: `.${ending}` });
  });
});

describe('names in an archive', () => {
  it('are safe and differ, whatever the accounts are called', async () => {
    const numbers = ['../../etc/passwd', 'C:\\CON', 'etc.passwd', '口座', '座口'];
    const statement: Statement = {
      ...oneAccount,
      accounts: numbers.map((number, first) => account({ number, first, count: 1 })),
      transactions: numbers.map((_, index) => transaction({ account: index })),
    };
    const files = Object.keys(filesOf((await exported(statement, 'csv-xero')).body));
    expect(files).toEqual([
      'etc-passwd.csv',
      'C-CON.csv',
      'etc-passwd-2.csv',
      'account.csv',
      'account-2.csv',
    ]);
  });

  it('say the currency where one number stands in several', async () => {
    const currencies = ['EUR', 'USD'];
    const statement: Statement = {
      ...oneAccount,
      currency: null,
      accounts: currencies.map((currency, first) => account({ currency, first, count: 1 })),
      transactions: currencies.map((_, index) => transaction({ account: index })),
    };
    const files = Object.keys(filesOf((await exported(statement, 'qif')).body));
    expect(files).toEqual(['00123456-EUR.qif', '00123456-USD.qif']);
  });
});

describe('choosing an account', () => {
  it('works in every format, and says which there are where it does not exist', async () => {
    for (const format of DOWNLOAD_FORMATS) {
      expect((await exported(twoAccounts, format, 1)).extension).not.toBe('.zip');
      await expect(exported(twoAccounts, format, 2)).rejects.toThrow(ExportRefusedError);
    }
    const refused = await exported(twoAccounts, 'csv', 2).catch((error: unknown) => error);
    expect(refused).toMatchObject({ hint: expect.stringContaining('0 to 1') });
    const [card] = statementsByOfxJs(textOf(await exported(twoAccounts, 'ofx', 1)));
    expect(card).toMatchObject({ currency: 'KWD' });
    const csv = textOf(await exported(twoAccounts, 'csv', 1)).split('\r\n');
    expect(csv).toHaveLength(4);
    expect(csv[0]).toBe('Date,Type,Description,Amount In,Amount Out,Balance');
  });
});

describe('more rows than a program takes', () => {
  const many = (count: number, description = 'Row'): Statement => ({
    ...oneAccount,
    accounts: [account({ count })],
    transactions: Array.from({ length: count }, (_, index) =>
      transaction({ amount: index + 1, description: `${description} ${index}` }),
    ),
  });

  it.each([
    ['csv-xero', 'Row', [1000, 1000, 1]],
    ['csv-quickbooks', 'Row', [1000, 1000, 1]],
  ] as const)('%s is written in parts', async (format, description, sizes) => {
    const files = filesOf((await exported(many(2001, description), format)).body);
    expect(Object.keys(files)).toEqual([1, 2, 3].map((part) => `00123456-part-${part}.csv`));
    const lines = Object.values(files).map((text) => text.trimEnd().split('\r\n'));
    expect(lines.map((part) => part.length - 1)).toEqual(sizes);
    expect(new Set(lines.map(([head]) => head)).size).toBe(1);
    expect(new Set(lines.flatMap((part) => part.slice(1))).size).toBe(2001);
    expect(await exported(many(1000, description), format)).toMatchObject({ extension: '.csv' });
  });

  it('csv-quickbooks keeps every part under 350 KB', async () => {
    const files = filesOf((await exported(many(900, 'x'.repeat(1000)), 'csv-quickbooks')).body);
    const sizes = Object.values(files).map((text) => Buffer.byteLength(text));
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(350_000);
  });

  it.each(['qif', 'csv-freeagent', 'ofx'] as const)('%s is one file', async (format) => {
    expect((await exported(many(2001), format)).extension).not.toBe('.zip');
  });
});
