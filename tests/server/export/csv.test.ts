import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exported } from './export.ts';
import { oneAccount, transaction, twoAccounts } from './statements.ts';

const rowsOf = (body: string | Uint8Array): string[][] =>
  papaparse.parse<string[]>(String(body), { delimiter: ',', newline: '\r\n', skipEmptyLines: false }).data;

describe('csv', () => {
  it('has the six columns, CRLF after every line and no byte order mark', async () => {
    const { body, mediaType, extension } = await exported(oneAccount, 'csv');
    expect(body).toBe(
      'Date,Type,Description,Amount In,Amount Out,Balance\r\n' +
        '2026-03-02,DEBIT,Card payment Greengrocer,,12.50,987.50\r\n' +
        '2026-03-05,CREDIT,"Müller & Söhne, ""Gehalt""\nMärz",2500.00,,3487.50\r\n',
    );
    expect(mediaType).toBe('text/csv; charset=utf-8');
    expect(extension).toBe('.csv');
  });

  it('names account and currency, and keeps each currency in its own decimals, where there are several accounts', async () => {
    const { body } = await exported(twoAccounts, 'csv');
    expect(rowsOf(body)).toEqual([
      ['Date', 'Type', 'Description', 'Amount In', 'Amount Out', 'Balance', 'Account', 'Currency'],
      ['2026-03-02', 'DEBIT', 'Card payment Greengrocer', '', '1000', '4000', '00123456', 'JPY'],
      ['2026-03-02', 'DEBIT', 'Card payment Greengrocer', '', '2.500', '12.500', 'Account 2', 'KWD'],
      ['2026-03-02', 'CREDIT', 'Payment, thank you', '1.000', '', '', 'Account 2', 'KWD'],
      [''],
    ]);
  });

  it.each(['=1+1', '+44 20 7946 0000', '-DISCOUNT', '@SUM(A1)', '\tTAB', '\rCR'])(
    'guards the text %j against being evaluated',
    async (description) => {
      const statement = { ...oneAccount, transactions: [transaction({ description })] };
      const { body } = await exported(statement, 'csv');
      expect(rowsOf(body)[1]?.[2]).toBe(`'${description}`);
    },
  );

  it('leaves negative balances numbers and harmless texts alone', async () => {
    const statement = {
      ...oneAccount,
      transactions: [transaction({ balance: -505, description: 'A = B + C' })],
    };
    const { body } = await exported(statement, 'csv');
    expect(rowsOf(body)[1]?.slice(2)).toEqual(['A = B + C', '', '12.50', '-5.05']);
  });

  it('is a header alone where there is no transaction', async () => {
    const statement = { ...oneAccount, transactions: [] };
    const { body } = await exported(statement, 'csv');
    expect(body).toBe('Date,Type,Description,Amount In,Amount Out,Balance\r\n');
  });
});
