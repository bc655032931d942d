import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const NAMES = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const HEADING: Row['cells'] = NAMES.map((name, index) =>
  index < 2 ? left([40, 110][index]!, name) : right([360, 450, 560][index - 2]!, name),
);
const booking = ([day, text, out, inward, balance]: readonly string[]): Row['cells'] => [
  left(40, `${day}/06/2026`),
  left(110, text!),
  ...(out === '' ? [] : [right(360, out!)]),
  ...(inward === '' ? [] : [right(450, inward!)]),
  right(560, balance!),
];
const text = (of: string): Row['cells'] => [left(40, of)];

const accounts = (...pages: readonly (readonly Row['cells'][])[]): number[][] =>
  readStatement(
    pages.map((lines, index) =>
      page(
        index + 1,
        lines.map((cells, at) => row(60 + 18 * at, ...cells)),
      ),
    ),
  ).statement.accounts.map(({ first, count }) => [first, count]);

const SAVINGS = [
  ['03', 'Deposit', '', '250.00', '250.00'],
  ['05', 'Withdrawal', '40.00', '', '210.00'],
  ['09', 'Deposit', '', '115.50', '325.50'],
].map(booking);
const SHARES = [
  ['04', 'Deposit', '', '800.00', '800.00'],
  ['08', 'Deposit', '', '120.00', '920.00'],
  ['11', 'Withdrawal', '75.00', '', '845.00'],
].map(booking);

it('another account begins where a table starts from zero below another on its page', () => {
  const lists = [text('Savings'), HEADING, ...SAVINGS, text('Share capital'), HEADING, ...SHARES];
  expect(accounts(lists)).toEqual([
    [0, 3],
    [3, 3],
  ]);
});

it('rows from zero on another page may follow one that is missing', () => {
  expect(accounts([text('Savings'), HEADING, ...SAVINGS], [HEADING, ...SHARES])).toEqual([[0, 6]]);
});

it('rows that go on from those above are of one account, whatever they begin with', () => {
  const further = [['10', 'Withdrawal', '162.75', '', '162.75'], ['12', 'Deposit', '', '10.00', '172.75']]; // prettier-ignore
  expect(accounts([HEADING, ...SAVINGS, HEADING, ...further.map(booking)])).toEqual([[0, 5]]);
});

const forward = (balance: string): Row['cells'] => [
  left(110, 'Balance brought forward'),
  right(560, balance),
];
const SECOND = [
  ['04', 'Deposit', '', '800.00', '900.00'],
  ['08', 'Withdrawal', '20.00', '', '880.00'],
].map(booking);

it('a balance brought forward into a table below another opens the account whose rows alone go on from it', () => {
  const lists = (balance: string) => [
    [text('Everyday'), HEADING, forward('0.00'), ...SAVINGS, text('Shares'), HEADING, forward(balance)],
    SECOND,
  ];
  expect(accounts(lists('100.00').flat())).toEqual([
    [0, 3],
    [3, 2],
  ]);
  // The rows do not go on from it: something is misread.
  expect(accounts(lists('150.00').flat())).toEqual([[0, 5]]);
  // Behind the end of a page a page may be missing.
  const [above, below] = [lists('100.00')[0]!.slice(0, 6), lists('100.00')[0]!.slice(6)];
  expect(accounts(above, [...below, ...SECOND])).toEqual([[0, 5]]);
});

const DATED = [
  text('Statement in CHF'),
  [left(40, 'Balance as of 01/06/2026'), right(560, '100.00')],
  HEADING,
  booking(['03', 'Deposit', '', '250.00', '350.00']),
  booking(['05', 'Withdrawal', '40.00', '', '310.00']),
  [left(40, 'Balance as of 30/06/2026'), right(560, '310.00')],
  text('Statement in EUR'),
  [left(40, 'Balance as of 01/06/2026'), right(560, '75.00')],
  HEADING,
  booking(['04', 'Deposit', '', '20.00', '95.00']),
  booking(['07', 'Withdrawal', '60.00', '', '35.00']),
  [left(40, 'Balance as of 30/06/2026'), right(560, '35.00')],
];

it('a balance behind the closing one opens the account whose rows go on from it', () => {
  expect(accounts(DATED)).toEqual([
    [0, 2],
    [2, 2],
  ]);
});

it('an account that a summary of both ends opens from zero begins there, and once', () => {
  const lists = [
    text('Wallet account'),
    text('Opening balance 0.00'),
    text('Closing balance 325.50'),
    HEADING,
    ...SAVINGS,
    text('Savings account'),
    text('Opening balance 0.00'),
    text('Closing balance 845.00'),
    HEADING,
    ...SHARES,
  ];
  expect(accounts(lists)).toEqual([
    [0, 3],
    [3, 3],
  ]);
});

it('the balance that a list with the newest rows first ends in belongs to no summary below it', () => {
  const ends = (opening: string, closing: string) => [
    text('Account'),
    text(`Opening balance ${opening}`),
    text(`Closing balance ${closing}`),
    HEADING,
  ];
  const newestFirst = (rows: readonly Row['cells'][]) => rows.toReversed();
  const opened = (balance: string): Row['cells'] => [left(40, 'Opening balance'), right(560, balance)];
  const lists = [
    ...ends('0.00', '325.50'),
    ...newestFirst(SAVINGS),
    opened('0.00'),
    ...ends('100.00', '880.00'),
    ...newestFirst(SECOND),
    opened('100.00'),
  ];
  expect(accounts(lists)).toEqual([
    [0, 3],
    [3, 2],
  ]);
});

it('lists of further pages that each state their balances at both ends are accounts', () => {
  const ends = (start: string, end: string): Row['cells'][] => [
    [left(40, 'Saldo per 01.06.2026'), right(240, start)],
    [left(40, 'Saldo per 30.06.2026'), right(240, end)],
    HEADING,
  ];
  expect(accounts([...ends('0.00', '325.50'), ...SAVINGS], [...ends('0.00', '845.00'), ...SHARES])).toEqual([
    [0, 3],
    [3, 3],
  ]);
});
