/** Numbers of accounts that no label announces as such. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

const numberOf = (...above: readonly string[]): string | null =>
  numberOver(...above, 'Opening balance 100.00');

/** The number where a line stands right over the table, as a title does. */
const numberOver = (...above: readonly string[]): string | null =>
  readSmall({
    above,
    heading: ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'],
    rows: [
      ['04/03/2026', 'Coffee', '10.00', '', '90.00'],
      ['05/03/2026', 'Wages', '', '50.00', '140.00'],
    ],
  }).statement.accounts[0]!.number;

describe('the number of an account', () => {
  it.each([
    ['behind the name of its account', 'Account Garden Plus 65-50123456-7', '65-50123456-7'],
    ['behind the sign of a number', 'N° 30003 01234 00050123456 78', '30003 01234 00050123456 78'],
    ['behind the word for number in two scripts', 'Number 號碼 123-456789-833', '123-456789-833'],
    [
      'in more groups than a card has',
      'Account Direct 41 1050 1214 1000 0090 4410 9921',
      '41 1050 1214 1000 0090 4410 9921',
    ],
    ['in the groups of a country', 'Everyday 02-0500-0123456-00', '02-0500-0123456-00'],
    ['whose end is printed', 'Travel card ending in: 5524', '5524'],
    ['whose end stands in brackets', 'Everyday checking (...4410)', '...4410'],
    ['whose end stands in brackets behind a letter', 'Everyday checking (x4410)', 'x4410'],
    ['behind its currency', 'Konto EUR Nr. 65501234567', '65501234567'],
    ['behind the kind of its account', 'Harbour Express Checking 359681417731', '359681417731'],
    ['in groups behind a kind that is one word with its name', 'Lønkonto Ung 40 2218 99317', '40 2218 99317'],
    ['before the days of the period', 'K Hale Account 67176516 01 Mar 2026 to 31 Mar 2026', '67176516'],
    [
      'in groups with a letter alone',
      'IBAN IT 60 X 05428 11101 000000123456',
      'IT 60 X 05428 11101 000000123456',
    ],
    [
      'before the end of a sentence',
      'Bookings of your account DE12500105170648489890.',
      'DE12500105170648489890',
    ],
    ['with letters among its digits', 'Loan Account No. 4A0PLN881204471', '4A0PLN881204471'],
    ['behind a branch and a stroke', 'AG/CONTA 0001 / 220417-5', '220417-5'],
    ['that a wallet goes by', 'Mobile Number: 0977218440', '0977218440'],
    ['that a wallet goes by, with its country', 'MSISDN +233 244 118 807', '+233 244 118 807'],
    ['behind the number of a branch', 'Reg.nr. 6695 Kontonr. 1001448820', '1001448820'],
    [
      'in brackets behind the name of its account',
      'Card/Account: Regalia Gold (XXXX-XXXX-XXXX-4812) | Member: Rahul',
      'XXXX-XXXX-XXXX-4812',
    ],
    ['behind the code of a branch in Britain', '20-44-88 44882077', '44882077'],
    ['of a member', 'Member: Ruth Aldous Member No: 104-8820', '104-8820'],
    ['in two ways', 'Giro account 1234567890, DE12 5001 0517 0648 4898 90', 'DE12 5001 0517 0648 4898 90'],
  ])('%s', (_, line, number) => {
    expect(numberOf(line)).toBe(number);
  });

  it.each([
    ['of the telephone of a bank', 'Telephone 0977218440'],
    ['in brackets of which nothing is left out', 'Everyday checking (4410)'],
    ['that is a month', 'Account statement 2026/09'],
    ['of a few digits behind the word for number', 'Number 4471'],
    ['of a few digits behind the currency, which are an amount', 'Account USD 4 471'],
    ['of a statement in its year', 'Account statement 2026/004'],
    ['behind a number of something else', 'Number of your claim 65501234567'],
    ['behind a sentence on an account', 'Transfer to your other savings 65501234567'],
    ['behind too many words', 'Account of the garden and seeds society 65501234567'],
  ])('is none %s', (_, line) => {
    expect(numberOf(line)).toBeNull();
  });

  it('does not go on in a cell far behind it, where it is long enough by itself', () => {
    const numbers = row(40, left(40, 'Garden 12'), left(250, 'Cuenta Oro 10244187712'), left(450, '1 de 2'));
    const holder = row(70, left(40, 'Mrs Ida May Reed'));
    const list = [
      row(100, left(40, 'Date'), left(110, 'Details'), left(420, 'Paid out'), left(500, 'Paid in')),
      row(114, left(40, '04/03/2026'), left(110, 'Coffee'), left(425, '10.00')),
      row(128, left(40, '05/03/2026'), left(110, 'Wages'), left(500, '50.00')),
    ];
    expect(readStatement([page(1, [numbers, holder, ...list])]).statement.accounts[0]!.number).toBe(
      '10244187712',
    );
  });

  it('stands in a title that has its holder in another cell', () => {
    const title = row(
      86,
      left(40, 'Cheque account garden and seeds 65501234567 in pounds'),
      left(380, 'Owner Mrs Ida May Reed'),
    );
    const list = [
      row(100, left(40, 'Date'), left(110, 'Details'), left(420, 'Paid out'), left(500, 'Paid in')),
      row(114, left(40, '04/03/2026'), left(110, 'Coffee'), left(425, '10.00')),
      row(128, left(40, '05/03/2026'), left(110, 'Wages'), left(500, '50.00')),
    ];
    const { statement } = readStatement([page(1, [title, ...list])]);
    expect(statement.accounts[0]!.number).toBe('65501234567');
  });

  it('is no title where it stands beside the name of the bank at the head of a page', () => {
    const head = row(
      86,
      left(40, 'Reed & Marsh Friendly'),
      left(280, 'Account number of your statement GB52 3170 2599 7533 1307'),
    );
    const list = (y: number, day: string): ReturnType<typeof row>[] => [
      row(y, left(40, 'Date'), left(110, 'Details'), left(420, 'Paid out'), left(500, 'Paid in')),
      row(y + 14, left(40, `${day}/03/2026`), left(110, 'Coffee'), left(425, '10.00')),
    ];
    const title = row(86, left(40, 'Account number 65501234567'));
    const { statement } = readStatement([
      page(1, [title, ...list(100, '04')]),
      page(2, [head, ...list(100, '05')]),
    ]);
    expect(statement.accounts.map(({ number }) => number)).toEqual(['65501234567']);
  });

  it('stands behind the code of its bank', () => {
    expect(numberOver('Ridge Ltd Sort code 20-11-04 Account no. 10245478')).toBe('10245478');
  });

  it('is not the code of the town that an address ends in', () => {
    expect(numberOver('Account No. 782-50978-4', 'LEE MEI', '12 HILL ROAD', 'SINGAPORE 420012')).toBe(
      '782-50978-4',
    );
    const heading = [
      ['Date', 40],
      ['Description', 110],
      ['Amount', 400],
    ] as const;
    const found = readStatement([
      page(1, [
        row(60, left(40, 'LEE MEI'), left(300, 'Account No. 782-50978-4')),
        row(72, left(40, '12 HILL ROAD')),
        row(76, left(300, '1 Mar 2026 to 31 Mar 2026')),
        row(84, left(40, 'SINGAPORE 420012')),
        row(110, ...heading.map(([name, x]) => left(x, name))),
        row(126, left(40, '04/03/2026'), left(110, 'Coffee'), left(400, '12.50')),
      ]),
    ]);
    expect(found.statement.accounts[0]!.number).toBe('782-50978-4');
  });

  it('is none where two may be', () => {
    expect(numberOf('Number 65501234567', 'N° 30003012345')).toBeNull();
  });
});
