/** QIF and the csv layouts of accounting packages: what their programs ask for, and what comes back from readers. */
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { formatMinor } from '../../../shared/money.ts';
import type { Statement } from '../../../shared/statement.ts';
import { exported, textOf } from './export.ts';
import { oddStatement } from './odd-statements.ts';
import { account, oneAccount, transaction } from './statements.ts';

interface Qif {
  readonly type: string;
  readonly transactions: readonly {
    readonly date: string;
    readonly amount: number;
    readonly payee?: string;
    readonly number?: string;
  }[];
}
const qif2json: { parse(text: string, options: { dateFormat: string[] }): Qif } = createRequire(
  import.meta.url,
)('qif2json');

type Layout = 'qif' | 'csv-quickbooks' | 'csv-xero' | 'csv-freeagent';
const fileOf = async (statement: Statement, format: Layout): Promise<string> =>
  textOf(await exported(statement, format));
const cellsOf = (text: string): string[][] => {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data.pop()).toEqual(['']);
  return data;
};
const american: Statement = {
  ...oneAccount,
  currency: 'USD',
  accounts: [account({ currency: 'USD', kind: 'liability' })],
  formats: { decimalSeparator: '.', dateOrder: 'mdy' },
};
const mixed: Statement = {
  ...oneAccount,
  accounts: [account({ count: 4 })],
  transactions: [
    transaction({ description: 'Cheque 001042', amount: 123_456_789 }),
    transaction({
      date: '2026-03-31',
      direction: 'in',
      amount: 5,
      description: '=cmd, "quoted"\r\nsecond line',
    }),
    transaction({ amount: 0, description: 'Account free of charge' }),
    transaction({ description: '+49 30 1234' }),
  ],
};

describe('qif', () => {
  it('is one account, a caret after every row, in windows-1252', async () => {
    const file = await exported(oneAccount, 'qif');
    expect(file).toMatchObject({ mediaType: 'application/qif; charset=windows-1252', extension: '.qif' });
    expect(Buffer.from(file.body).toString('latin1')).toBe(
      '!Type:Bank\r\nD02/03/2026\r\nT-12.50\r\nPCard payment Greengrocer\r\n^\r\n' +
        'D05/03/2026\r\nT2500.00\r\nPM\xfcller & S\xf6hne, "Gehalt" M\xe4rz\r\n^\r\n',
    );
  });

  it('is a card in American order where the statement is', async () => {
    expect(await fileOf(american, 'qif')).toContain('!Type:CCard\r\nD03/02/2026\r\nT-12.50');
  });

  it('carries check numbers', async () => {
    const read = qif2json.parse(await fileOf(mixed, 'qif'), { dateFormat: ['DD-MM-YYYY'] });
    expect(read.transactions.map(({ number }) => number)).toEqual([
      '001042',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('comes back whole from a reader that is not ours', async () => {
    await fc.assert(
      fc.asyncProperty(oddStatement, async (statement) => {
        const mdy = statement.currency === 'USD';
        const read = qif2json.parse(await fileOf(statement, 'qif'), {
          dateFormat: [mdy ? 'MM-DD-YYYY' : 'DD-MM-YYYY'],
        });
        expect(read.type).toBe(statement.accounts[0]?.kind === 'liability' ? 'CCard' : 'Bank');
        expect(read.transactions.map(({ date, amount }) => [date.slice(0, 10), amount])).toEqual(
          statement.transactions.map(({ date, direction, amount }) => [
            date,
            Number(formatMinor(direction === 'in' || amount === 0 ? amount : -amount, statement.currency)),
          ]),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('csv-quickbooks', () => {
  it('has three columns, signed amounts, and nothing for zero', async () => {
    expect(cellsOf(await fileOf(mixed, 'csv-quickbooks'))).toEqual([
      ['Date', 'Description', 'Amount'],
      ['02/03/2026', 'Cheque 001042', '-1234567.89'],
      ['31/03/2026', `'=cmd, "quoted" second line`, '0.05'],
      ['02/03/2026', 'Account free of charge', ''],
      ['02/03/2026', `'+49 30 1234`, '-12.50'],
    ]);
    expect(cellsOf(await fileOf(american, 'csv-quickbooks'))[1]?.[0]).toBe('03/02/2026');
  });
});

describe('csv-xero', () => {
  it("has the columns of Xero's template", async () => {
    expect(cellsOf(await fileOf(mixed, 'csv-xero'))).toEqual([
      ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'],
      ['02/03/2026', '-1234567.89', '', 'Cheque 001042', '', '001042'],
      ['31/03/2026', '0.05', '', `'=cmd, "quoted" second line`, '', ''],
      ['02/03/2026', '0.00', '', 'Account free of charge', '', ''],
      ['02/03/2026', '-12.50', '', `'+49 30 1234`, '', ''],
    ]);
  });
});

describe('csv-freeagent', () => {
  it('has no heading, no quotes, no commas in the text, and the day first even for dollars', async () => {
    expect(await fileOf(mixed, 'csv-freeagent')).toBe(
      "02/03/2026,-1234567.89,Cheque 001042\r\n31/03/2026,0.05,'=cmd 'quoted' second line\r\n" +
        "02/03/2026,0.00,Account free of charge\r\n02/03/2026,-12.50,'+49 30 1234\r\n",
    );
    expect(await fileOf(american, 'csv-freeagent')).toMatch(/^02\/03\/2026,/);
  });
});

it.each(['csv-quickbooks', 'csv-xero', 'csv-freeagent'] as const)(
  '%s comes back whole, a line per row, with nothing a spreadsheet would evaluate',
  async (format) => {
    const [dateAt, amountAt, textAt] = {
      'csv-quickbooks': [0, 2, 1],
      'csv-xero': [0, 1, 3],
      'csv-freeagent': [0, 1, 2],
    }[format];
    await fc.assert(
      fc.asyncProperty(oddStatement, async (statement) => {
        const text = await fileOf(statement, format);
        const rows = cellsOf(text).slice(format === 'csv-freeagent' ? 0 : 1);
        expect(text.split('\r\n')).toHaveLength(
          statement.transactions.length + (format === 'csv-freeagent' ? 1 : 2),
        );
        expect(text.includes('"') && format === 'csv-freeagent').toBe(false);
        const dayFirst = format === 'csv-freeagent' || statement.currency !== 'USD';
        expect(rows.map((cells) => [cells[dateAt!], Number(cells[amountAt!])])).toEqual(
          statement.transactions.map(({ date, direction, amount }) => {
            const [year, month, day] = date.split('-');
            return [
              dayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`,
              Number(formatMinor(direction === 'in' || amount === 0 ? amount : -amount, statement.currency)),
            ];
          }),
        );
        for (const cells of rows) expect(cells[textAt!]).not.toMatch(/^[=+\-@\t\r]|[\r\n]/);
      }),
      { numRuns: 100 },
    );
  },
);
