/** Which number is that of an account, and which ones are of two. */
import { describe, expect, it } from 'vitest';
import { accountsOf, CURRENT, HEADING, PERIOD, SAVINGS } from '../../../support/small-accounts.ts';

it('a title may end in a short number behind its label', () => {
  const found = accountsOf(
    { above: [PERIOD, 'Account number: 1111'], heading: HEADING, rows: CURRENT },
    { above: ['Savings Account number: 9999'], heading: HEADING, rows: SAVINGS },
  );
  expect(found.accounts.map(([number]) => number)).toEqual(['1111', '9999']);
});

it.each([
  ['letters before a dash', ['Account Number: 5NA-22187'], '5NA-22187'],
  [
    'the code of a branch over the list',
    ['Account number 1700 2288 4410', 'Branch code 679000'],
    '1700 2288 4410',
  ],
])('is told from other words and numbers: %s', (_name, above, number) => {
  const found = accountsOf({ above: [...above], heading: HEADING, rows: CURRENT });
  expect(found.accounts.map(([one]) => one)).toEqual([number]);
});

describe('numbers that end in the code of a currency', () => {
  it('are those of accounts of their own', () => {
    const title = (code: string, opening: string): string[] => [
      `Account: GE12XX000044551122${code}`,
      `Opening balance ${opening}`,
    ];
    expect(
      accountsOf(
        {
          above: [PERIOD, 'Account number GE12XX000044551122', ...title('GEL', '100.00')],
          heading: HEADING,
          rows: CURRENT,
        },
        { above: title('USD', '9,000.00'), heading: HEADING, rows: SAVINGS },
      ).accounts.map(([number]) => number),
    ).toEqual(['GE12XX000044551122GEL', 'GE12XX000044551122USD']);
  });
});

it('a number in full is the account’s, beside that of its card with digits left out', () => {
  const found = accountsOf({
    above: ['Card number: *4471', 'Account number: 90112233', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [['04/03/2026', 'Coffee', '-12.50', '87.50']],
  });
  expect(found.accounts.map(([number]) => number)).toEqual(['90112233']);
});

it('the number of a form below the name of a column is none', () => {
  const found = accountsOf({
    above: ['Account number: 90112233', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [['04/03/2026', 'Coffee', '-12.50', '87.50']],
    below: ['IBAN BIC Branch Sheet', 'C2550 61306 Form'],
  });
  expect(found.accounts.map(([number]) => number)).toEqual(['90112233']);
});

it('the head of a further page begins no account where its number is that of all, and the second is told by its opening', () => {
  const head = 'Member number: 44109921';
  const names = ['Trans', 'Description', 'Amount', 'New balance'];
  const found = accountsOf(
    {
      above: [head, PERIOD, 'Shares'],
      heading: names,
      rows: [
        ['03/01', 'Previous balance', '', '100.00'],
        ['03/04', 'Dividend', '1.00', '101.00'],
        ['03/31', 'New balance', '', '101.00'],
      ],
    },
    {
      above: [head, PERIOD, 'Drafts'],
      heading: names,
      rows: [
        ['03/01', 'Previous balance', '', '900.00'],
        ['03/05', 'Coffee', '12.50-', '887.50'],
      ],
    },
    {
      above: [head, PERIOD, 'Drafts (continued)'],
      heading: names,
      rows: [
        ['03/06', 'Rent', '87.50-', '800.00'],
        ['03/31', 'New balance', '', '800.00'],
      ],
    },
  );
  expect(found.accounts.map(([number, , opening, closing]) => [number, opening, closing])).toEqual([
    ['44109921', 10_000, 10_100],
    ['44109921', 90_000, 80_000],
  ]);
});

it('an IBAN begins with its country, though that stands apart', () => {
  const found = accountsOf(
    { above: [PERIOD, 'Account PL 27 1140 2004 0000 3002 0135 5387'], heading: HEADING, rows: CURRENT },
    { above: ['Account PL 83 1010 1023 0000 2613 9510 0000'], heading: HEADING, rows: SAVINGS },
  );
  expect(found.accounts.map(([number]) => number)).toEqual([
    'PL 27 1140 2004 0000 3002 0135 5387',
    'PL 83 1010 1023 0000 2613 9510 0000',
  ]);
});

it.each([
  ['CUENTA CORRIENTE Nro. 3-412-0940123456-7 CBU 2850412730094012345671', '3-412-0940123456-7'],
  ['Gold Card bill (Kreditkartennummer: ************9460)', '************9460'],
])('the number of the account that %s names', (title, number) => {
  const found = accountsOf({
    above: [title, PERIOD, 'Movements', 'of all days'],
    heading: HEADING,
    rows: CURRENT,
  });
  expect(found.accounts.map(([value]) => value)).toEqual([number]);
});

it.each([
  ['Current account BE68 5390 0754 7034 EUR No. 006 29-03-2024', 'BE68 5390 0754 7034'],
  ['Devin Rao Account #:512233441', '512233441'],
  ['IBAN IT 60 X 05428 11101 000000123456', 'IT 60 X 05428 11101 000000123456'],
  ['BIC XYZAFRPP     I.B.A.N. FR54 4061 8802 0100 0401 2345 617', 'FR54 4061 8802 0100 0401 2345 617'],
  ['Numero libretto 000041772290', '000041772290'],
  ['Número de depósito: 3004118729', '3004118729'],
])('the number that %s holds, over rows without names of columns', (text, number) => {
  const found = accountsOf({
    above: [PERIOD, text.replace(' No.', '     No.')],
    heading: null,
    rows: CURRENT,
  });
  expect(found.accounts.map(([value]) => value)).toEqual([number]);
});
