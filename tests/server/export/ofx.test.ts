import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinor } from '../../../shared/money.ts';
import type { Statement } from '../../../shared/statement.ts';
import { document, exported, textOf } from './export.ts';
import { entriesByExtractor, statementsByOfxJs } from './ofx-readers.ts';
import { oddStatement } from './odd-statements.ts';
import { account, oneAccount, transaction, twoAccounts } from './statements.ts';

const ofxOf = async (statement: Statement, format: 'ofx' | 'qbo' = 'ofx'): Promise<string> =>
  textOf(await exported(statement, format));

describe('ofx', () => {
  it('is OFX 1.0.2: header, sign-on, account, period, entries, balance', async () => {
    const file = await exported(oneAccount, 'ofx');
    expect(file).toMatchObject({
      mediaType: 'application/x-ofx; charset=windows-1252',
      extension: '.ofx',
      name: null,
    });
    const lines = textOf(file).split('\r\n');
    const fitIds = lines.filter((line) => line.startsWith('<FITID>'));
    expect(fitIds).toHaveLength(2);
    expect(lines.map((line) => (line.startsWith('<FITID>') ? '<FITID>…' : line))).toEqual(
      `OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE
       OLDFILEUID:NONE NEWFILEUID:NONE | <OFX> <SIGNONMSGSRSV1> <SONRS> <STATUS> <CODE>0 <SEVERITY>INFO </STATUS>
       <DTSERVER>20260331120000 <LANGUAGE>ENG </SONRS> </SIGNONMSGSRSV1> <BANKMSGSRSV1> <STMTTRNRS> <TRNUID>1 <STATUS>
       <CODE>0 <SEVERITY>INFO </STATUS> <STMTRS> <CURDEF>GBP <BANKACCTFROM> <BANKID>000000000 <ACCTID>00123456
       <ACCTTYPE>CHECKING </BANKACCTFROM> <BANKTRANLIST> <DTSTART>20260301120000 <DTEND>20260331120000
       <STMTTRN> <TRNTYPE>DEBIT <DTPOSTED>20260302120000 <TRNAMT>-12.50 <FITID>… <NAME>Card_payment_Greengrocer </STMTTRN>
       <STMTTRN> <TRNTYPE>CREDIT <DTPOSTED>20260305120000 <TRNAMT>2500.00 <FITID>…
       <NAME>Müller_&amp;_Söhne,_"Gehalt"_März </STMTTRN>
       </BANKTRANLIST> <LEDGERBAL> <BALAMT>3487.50 <DTASOF>20260331120000 </LEDGERBAL> </STMTRS> </STMTTRNRS>
       </BANKMSGSRSV1> </OFX> |`
        .split(/\s+/)
        .map((line) => (line === '|' ? '' : line.replaceAll('_', ' '))),
    );
  });

  it('is really encoded in windows-1252', async () => {
    const { body } = await exported(oneAccount, 'ofx');
    expect(Buffer.from(body).includes(Buffer.from('M\xfcller &amp; S\xf6hne', 'latin1'))).toBe(true);
  });

  it('writes a card as CCSTMTRS with what is owed as a negative balance, and every account in its decimals', async () => {
    const [bank, card] = statementsByOfxJs(await ofxOf(twoAccounts));
    expect(bank).toMatchObject({ currency: 'JPY', account: '00123456', balance: '4000' });
    expect(card).toMatchObject({ currency: 'KWD', account: 'UNKNOWN-ABABABABAB-2', balance: '-11.500' });
    expect(bank?.entries.map(({ amount }) => amount)).toEqual(['-1000']);
    expect(card?.entries.map(({ type, amount }) => [type, amount])).toEqual([
      ['DEBIT', '-2.500'],
      ['CREDIT', '1.000'],
    ]);
  });

  it('invents neither balance nor currency nor dates', async () => {
    const [facts] = oneAccount.accounts;
    const unknown = {
      ...facts!,
      closingBalance: null,
      currency: null,
      periodStart: null,
      periodEnd: null,
    };
    const rows = oneAccount.transactions.map((row) => ({ ...row, balance: null }));
    const statement = { ...oneAccount, currency: null, accounts: [unknown], transactions: rows };
    expect(statementsByOfxJs(await ofxOf(statement))[0]).toMatchObject({
      currency: 'XXX',
      balance: undefined,
      start: '20260302120000',
      end: '20260305120000',
    });
    const empty = { ...statement, accounts: [{ ...unknown, count: 0 }], transactions: [] };
    expect(statementsByOfxJs(await ofxOf(empty))[0]).toMatchObject({ start: undefined, entries: [] });
    expect(statementsByOfxJs(await ofxOf({ ...empty, accounts: [] }))[0]).toMatchObject({ entries: [] });
  });

  it('takes the last balance of the rows where no closing balance is known', async () => {
    const [facts] = oneAccount.accounts;
    const statement = { ...oneAccount, accounts: [{ ...facts!, closingBalance: null, periodEnd: null }] };
    expect(statementsByOfxJs(await ofxOf(statement))[0]).toMatchObject({
      balance: '3487.50',
      balanceDate: '20260305120000',
    });
  });

  it('keeps to the lengths of the fields and loses nothing the memo has room for', async () => {
    const description = `Transfer to Greenfield Nurseries & Sons ${'reference 4711 '.repeat(30)}`;
    const [facts] = oneAccount.accounts;
    const statement = {
      ...oneAccount,
      accounts: [{ ...facts!, number: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S' }],
      transactions: [transaction({ description }), transaction({ description: 'x'.repeat(300) })],
    };
    const [read] = statementsByOfxJs(await ofxOf(statement));
    expect(read?.account).toBe('11000012345MTLCAST001S');
    expect(read?.entries[0]?.name).toBe('Transfer to Greenfield Nurseries');
    expect(read?.entries[0]?.memo).toBe(description.slice(0, 249));
    expect(description.slice(249, 259)).toBe(' reference');
    expect(read?.entries[1]).toMatchObject({ name: 'x'.repeat(32), memo: 'x'.repeat(255) });
  });

  it.each([
    ['Check 1042', 'out', 'CHECK', '1042'],
    ['CHEQUE NO. 000123 J SMITH', 'out', 'CHECK', '000123'],
    ['Check card 1042 Bakery', 'out', 'DEBIT', undefined],
    ['Check 12/03 deposit', 'out', 'DEBIT', undefined],
    ['Paid in cheque 1042', 'out', 'DEBIT', undefined],
    ['Check 1042 returned', 'in', 'CREDIT', undefined],
  ] as const)('calls %j (%s) a %s', async (description, direction, type, number) => {
    const file = await ofxOf({ ...oneAccount, transactions: [transaction({ description, direction })] });
    expect(/<TRNTYPE>(\w+)/.exec(file)?.[1]).toBe(type);
    expect(/<CHECKNUM>(\w+)/.exec(file)?.[1]).toBe(number);
  });

  it('keeps accounts of one number apart by their currency', async () => {
    const statement = {
      ...twoAccounts,
      accounts: twoAccounts.accounts.map((facts) => ({ ...facts, number: '77', kind: 'asset' as const })),
    };
    const read = statementsByOfxJs(await ofxOf(statement));
    expect(read.map((found) => found.account)).toEqual(['77-JPY', '77-KWD']);
  });

  it('is the same file when it is written again', async () => {
    const [one, two] = await Promise.all([
      exported([document(oneAccount, '01')], 'ofx'),
      exported([document(oneAccount, '02')], 'ofx'),
    ]);
    expect(textOf(one)).toBe(textOf(two));
  });
});

describe('qbo', () => {
  it("is the same statement with Intuit's identification of the institution", async () => {
    const file = await exported(oneAccount, 'qbo');
    expect(file).toMatchObject({
      mediaType: 'application/vnd.intu.qbo; charset=windows-1252',
      extension: '.qbo',
    });
    const institution = '<FI>\r\n<ORG>Statement Desk\r\n<FID>3000\r\n</FI>\r\n<INTU.BID>3000\r\n';
    expect(textOf(file)).toContain(`<LANGUAGE>ENG\r\n${institution}</SONRS>`);
    expect(textOf(file).replace(institution, '')).toBe(await ofxOf(oneAccount));
    expect(entriesByExtractor(textOf(file))).toEqual(entriesByExtractor(await ofxOf(oneAccount)));
  });
});

describe('readers that are not ours', () => {
  it('agree on every row of statements with odd texts', async () => {
    await fc.assert(
      fc.asyncProperty(oddStatement, async (statement) => {
        const file = await ofxOf(statement);
        const { transactions, currency } = statement;
        const written = transactions.map(({ date, direction, amount }) => ({
          date,
          amount: formatMinor(direction === 'in' || amount === 0 ? amount : -amount, currency),
        }));
        const [first] = statementsByOfxJs(file);
        expect(first?.entries.map(({ date, amount }) => ({ date, amount }))).toEqual(written);
        const second = entriesByExtractor(file);
        expect(second.map(({ date, amount }) => ({ date, amount }))).toEqual(written);
        const ids = second.map(({ fitId }) => fitId);
        expect(ids).toEqual(first?.entries.map(({ fitId }) => fitId));
        expect(new Set(ids).size).toBe(transactions.length);
        for (const { name, memo } of first?.entries ?? []) {
          expect(name.length).toBeLessThanOrEqual(32);
          expect(name).toMatch(/\S/);
          expect(memo?.length ?? 0).toBeLessThanOrEqual(255);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('read the texts back, letter by letter where the code page has them', async () => {
    const descriptions = ['Café <Zoë> & Söhne €5', 'Fee "special" ;,|', 'Łódź – Praha', 'US$ & $<5>'];
    const statement = {
      ...oneAccount,
      accounts: [account({ count: 4 })],
      transactions: descriptions.map((description) => transaction({ description })),
    };
    const file = await ofxOf(statement);
    expect(statementsByOfxJs(file)[0]?.entries.map(({ name }) => name)).toEqual([
      'Café <Zoë> & Söhne €5',
      'Fee "special" ;,|',
      'Lódz – Praha',
      'US$ & $<5>',
    ]);
  });
});
