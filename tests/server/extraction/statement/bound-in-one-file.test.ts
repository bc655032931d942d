/** What one of several statements in a file says is not said of the others. */
import { describe, expect, it } from 'vitest';
import { accountCurrency, toTransactionBody } from '../../../../server/export/api-body.ts';
import { joinedStatements } from '../../../../server/extraction/statement/joined-statements.ts';
import { readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

/** Rows without years, from 100.00 to 62.50. */
const ROWS = [
  ['04 May', 'Coffee', '12.50', '', '87.50'],
  ['09 May', 'Books', '40.00', '', '47.50'],
  ['18 May', 'Refund', '', '15.00', '62.50'],
];

const statement = (number: string, above: readonly string[], rows = ROWS): Small => ({
  above: [`Account number: ${number}`, ...above, 'Opening balance 100.00', 'Closing balance 62.50'],
  heading: HEADING,
  rows,
});

const flagsOf = (...pages: readonly Small[]) =>
  readSmall(...pages).statement.transactions.map(({ flags }) => flags.map(({ code }) => code));

describe('the year of rows without one', () => {
  const further = statement('30991188', ['Statement period 01/05/2022 to 31/05/2022']);

  it('is in doubt where only the period of a statement behind theirs tells it', () => {
    const [first, , , other] = flagsOf(statement('20450011', []), further);
    expect(first).toContain('date_uncertain');
    expect(other).toEqual([]);
  });

  it('is that of the period above them', () => {
    const flags = flagsOf(statement('20450011', ['Statement period 01/05/2022 to 31/05/2022']), further);
    expect(flags.flat()).toEqual([]);
  });

  it('is that of the day on which their own statement was made', () => {
    const read = readSmall(
      statement('20450011', ['Statement date: 20/05/2022']),
      statement('30991188', ['Statement date: 20/05/2024']),
    );
    const years = rowsOf(read).map((row) => row.slice(0, 4));
    expect(years).toEqual(['2022', '2022', '2022', '2024', '2024', '2024']);
  });
});

it('the balances of an overdrawn account beside a card are stated as they are printed', () => {
  const { transactions, accounts } = readSmall(
    {
      above: [
        'Account number: 20450011',
        'Statement period 01/05/2022 to 31/05/2022',
        'Opening balance 100.00',
      ],
      heading: HEADING,
      rows: [
        ['04 May', 'Rent', '312.50', '', '-212.50'],
        ['18 May', 'Books', '40.00', '', '-252.50'],
      ],
      below: ['Page 1 of 2'],
    },
    {
      above: [
        'Credit card statement',
        'Card number: 5500 1234 9876 0001',
        'Statement period 01/05/2022 to 31/05/2022',
        'Credit limit 2,000.00',
        'Opening balance 100.00',
      ],
      heading: HEADING,
      rows: [
        ['02 May', 'Shoes', '60.00', '', '160.00'],
        ['21 May', 'Payment received', '', '100.00', '60.00'],
      ],
      below: ['Page 2 of 2'],
    },
  ).statement;
  expect(accounts.map(({ kind }) => kind)).toEqual(['asset', 'liability']);
  expect(transactions.map(({ balance }) => balance)).toEqual([-21250, -25250, 16000, 6000]);
});

it('amounts of an unknown currency have cents beside a statement in yen', () => {
  const yen: Small = {
    above: ['Account number: 1234567', 'Currency: JPY', 'Statement period 01/05/2022 to 31/05/2022'],
    heading: HEADING,
    rows: [
      ['', 'Opening balance', '', '', '10,000'],
      ['04 May', 'Coffee', '1,250', '', '8,750'],
      ['18 May', 'Refund', '', '1,500', '10,250'],
    ],
  };
  const other = statement('20450011', ['Statement period 01/05/2022 to 31/05/2022']);
  const joined = joinedStatements(readSmall(yen).statement, readSmall(other).statement);
  const bodies = joined.transactions.map((row) =>
    toTransactionBody(row, accountCurrency(joined, row.account)),
  );
  expect(bodies.map(({ balance }) => balance)).toEqual(['8750', '10250', '87.50', '47.50', '62.50']);
});

describe('a last page that is not in the file', () => {
  const paged = (below: readonly string[], above: readonly string[]): Small => ({
    above: ['Statement period 01/05/2022 to 31/05/2022', ...above],
    heading: HEADING,
    rows: [['', 'Opening balance', '', '', '100.00'], ...ROWS, ['', 'Carried forward', '', '', '62.50']],
    below,
  });

  it.each([
    ['may hold further rows behind what is carried over', [], 'unverified'],
    ['holds none where the closing balance is reached', ['Closing balance 62.50'], 'verified'],
  ])('%s', (_, above, status) => {
    const { verification } = readSmall(paged(['Page 1 of 2'], above)).statement;
    expect(verification).toMatchObject({
      status,
      warnings: ['Page 2 of 2 is missing from the file.'],
    });
  });
});

it('neither of two days without names is that of the posting where now one and now the other is later', () => {
  const days = [
    ['02/05/2022', '04/05/2022', '12.50', '112.50'],
    ['09/05/2022', '08/05/2022', '40.00', '152.50'],
    ['11/05/2022', '12/05/2022', '10.00', '162.50'],
    ['20/05/2022', '18/05/2022', '15.00', '177.50'],
    ['20/05/2022', '20/05/2022', '5.00', '182.50'],
  ];
  const flags = flagsOf({
    above: [
      'Credit card statement',
      'Credit limit 2,000.00',
      'Statement period 01/05/2022 to 31/05/2022',
      'Previous balance 100.00',
      'New balance 182.50',
    ],
    heading: null,
    rows: days.map(([one, other, amount, balance]) => [one!, `${other} Shop`, amount!, balance!]),
  });
  expect(flags[0]).toContain('date_uncertain');
});
