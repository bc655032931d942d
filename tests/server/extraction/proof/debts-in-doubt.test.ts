/** Signs and marks on cards, and on accounts beside which a card or a loan is named. */
import { describe, expect, it } from 'vitest';
import { isThanks } from '../../../../server/extraction/proof/usual.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const CARD = [
  'Credit card statement',
  'Card number: 4417 **** **** 0967',
  'Statement period 01/05/2026 to 31/05/2026',
];

describe('a plus beside what has no minus', () => {
  const account = (debt: string): Small => ({
    above: [
      'Bank statement',
      'Account number: 20450011',
      debt,
      'Opening balance 288.50',
      'Closing balance 385.12',
    ],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['04/05/2026', 'Deposit Harbour Ltd', '+167.60', '456.10'],
      ['09/05/2026', 'Withdrawal', '-170.00', '286.10'],
      ['18/05/2026', 'Invoice 4471', '+99.02', '385.12'],
    ],
  });

  it.each(['Your accounts', 'Loan summary'])(
    'comes in, whatever box stands beside the account: %s',
    (debt) => {
      const read = readSmall(account(debt));
      expect(amountsOf(read)).toEqual([16760, -17000, 9902]);
      expect(read.statement.verification.status).toBe('verified');
    },
  );
});

it('on a card a plus may stand beside what was bought', () => {
  const read = readSmall({
    above: [...CARD, 'Minimum payment 25.00', 'Opening balance 100.00', 'Closing balance 115.00'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['04/05/2026', 'Harbour shop', '+45.00'],
      ['09/05/2026', 'From your account', '-100.00'],
      ['18/05/2026', 'Corner cafe', '+70.00'],
    ],
  });
  expect(amountsOf(read)).toEqual([-4500, 10000, -7000]);
});

describe('a card whose balances are all negative', () => {
  const card = (signs: readonly [string, string], balances: readonly [string, string, string]): Small => ({
    above: [...CARD, `Opening balance ${balances[0]}`, `Closing balance ${balances[2]}`],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['04/05/2026', 'Harbour shop', `${signs[0]}100.00`, balances[1]],
      ['09/05/2026', 'Corner cafe', `${signs[1]}20.00`, balances[2]],
    ],
  });

  it('is in doubt where amounts without a minus make them more so', () => {
    const { verification } = readSmall(card(['+', '+'], ['-50.00', '-150.00', '-170.00'])).statement;
    expect(verification.status).toBe('unverified');
  });

  it('is in none where they have a minus', () => {
    const read = readSmall(card(['-', '-'], ['-50.00', '-150.00', '-170.00']));
    expect(amountsOf(read)).toEqual([-10000, -2000]);
    expect(read.statement.verification.status).toBe('verified');
  });
});

it.each([
  ['with signs', '-90.00', '-300.00', '210.00', '+100.00', '110.00'],
  ['without', '90.00', '300.00', '-210.00', '100.00', '-110.00'],
])(
  'a card whose only refund would go out is in doubt, %s',
  (_, opening, refund, between, bought, closing) => {
    const { verification } = readSmall({
      above: [...CARD, `Opening balance ${opening}`, `Closing balance ${closing}`],
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['04/05/2026', 'Refund Harbour shop', refund, between],
        ['09/05/2026', 'Corner cafe', bought, closing],
      ],
    }).statement;
    expect(verification.status).toBe('unverified');
  },
);

it('a mark speaks louder than the place of a column that nothing names', () => {
  const { statement } = readStatement([
    page(1, [
      row(40, left(40, 'Bank statement'), left(300, 'Statement period 10/03/2026 to 08/05/2026')),
      row(70, left(40, 'Loan summary')),
      row(84, left(40, 'Outstanding'), right(260, '11.00')),
      row(98, left(40, '10/05/2026'), left(130, 'Next instalment'), right(260, '50.00')),
      row(140, left(110, 'Balance brought forward'), right(560, '5442.82')),
      row(154, left(40, '04/04/2026'), left(110, 'Deposit'), right(480, '13.00 CR'), right(560, '5455.82')),
      row(168, left(110, 'Balance carried forward'), right(560, '5455.82')),
      row(200, left(40, 'Balance brought forward'), right(260, '5442.82')),
      row(214, left(40, 'Balance carried forward'), right(260, '5455.82')),
    ]),
  ]);
  const goesIn = statement.transactions.every(({ direction }) => direction === 'in');
  expect(goesIn || statement.verification.status !== 'verified').toBe(true);
});

it('what is collected from an account in Dutch goes the way of the other rows', () => {
  const { statement } = readSmall({
    above: ['Creditcardoverzicht', 'Periode 01-05-2026 t/m 31-05-2026'],
    heading: ['Datum', 'Omschrijving', 'Bedrag', 'Saldo'],
    rows: [
      ['05-05-2026', 'Incasso energie', '296,50', '2.158,40'],
      ['11-05-2026', 'Betaalautomaat', '306,90', '2.465,30'],
      ['20-05-2026', 'Geldautomaat', '100,00', '2.565,30'],
    ],
  });
  expect(amountsOf({ statement })).toEqual([-29650, -30690, -10000]);
});

describe('a list without balances, one of whose minuses takes the opening away by chance', () => {
  const list = (...payments: readonly string[]): Small => ({
    above: ['Statement period 01/05/2026 to 31/05/2026', 'Opening balance 100.00', 'Closing balance 320.00'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['03/05/2026', 'A. Partner', '500.00'],
      ['04/05/2026', 'Harbour Ltd', '100.00'],
      ...payments.map((amount, index) => [`0${5 + index}/05/2026`, 'Corner cafe', amount]),
      ['18/05/2026', 'J. Holder', '20.00'],
    ],
  });

  it('is of an account where many rows have one', () => {
    const read = readSmall(list('-100.00', '-150.00', '-150.00'));
    expect(amountsOf(read)).toEqual([50000, 10000, -10000, -15000, -15000, 2000]);
  });

  it('is in doubt where it prints balances', () => {
    const { verification } = readSmall({
      above: ['Opening balance 125.00', 'Closing balance 215.00'],
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['03/03/2026', 'Retainer', '180.00', '305.00'],
        ['09/03/2026', 'Receipt 118', '-125.00', '180.00'],
        ['17/03/2026', 'Design hours', '43.50', '223.50'],
        ['28/03/2026', 'Credit note', '-8.50', '215.00'],
      ],
    }).statement;
    expect(verification.status).toBe('unverified');
  });
});

it('totals of two lists, the title of the first at the head of its page, tell how their rows go', () => {
  const listed = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, day), left(120, text), right(500, amount));
  const { statement } = readStatement([
    page(1, [
      row(42, left(40, 'Deposits and other additions')),
      listed(56, 'Date', 'Description', 'Amount'),
      listed(70, '06/05/26', 'Payroll', '953.59'),
      listed(84, '06/12/26', 'Broker', '90.00'),
      row(98, left(40, 'Total deposits and other additions'), right(500, '$1,043.59')),
      row(112, left(40, 'Withdrawals and other subtractions')),
      listed(126, 'Date', 'Description', 'Amount'),
      listed(140, '06/05/26', 'Paddle', '-10.86'),
      listed(154, '06/17/26', 'Theatre', '-14.50'),
      listed(168, '06/17/26', 'Films', '-15.49'),
      row(182, left(40, 'Total withdrawals and other subtractions'), right(500, '-$40.85')),
    ]),
  ]);
  expect(statement.verification.status).toBe('verified');
});

it('a card that owes its bare balances is in doubt as an account, though most amounts have a minus', () => {
  const read = readSmall({
    above: [...CARD, 'Minimum payment 25.00', 'Opening balance 500.00', 'Closing balance 360.00'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['04/05/2026', 'Harbour shop', '70.00', '570.00'],
      ['09/05/2026', 'Northern Light', '-100.00', '470.00'],
      ['12/05/2026', 'Northern Light', '-60.00', '410.00'],
      ['18/05/2026', 'Northern Light', '-50.00', '360.00'],
    ],
  });
  expect(read.statement.verification.status).toBe('unverified');
});

it.each([
  ['Thank you', 'Ref 4471', true],
  ['Northern Light', 'Pagamento ricevuto', true],
  ['Northern Light', 'Invoice 4471 thank you', false],
])(
  'thanks beside the amount, and those for a payment on further lines, are of the card: %s, %s',
  (text, below, isOfCard) => {
    const [account] = readStatement([
      page(1, [
        ...CARD.map((line, index) => row(60 + 14 * index, left(40, line))),
        row(120, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount')),
        row(134, left(40, '04/05/2026'), left(120, text), right(400, '20.00')),
        row(148, left(120, below)),
        row(162, left(40, '09/05/2026'), left(120, 'Harbour shop'), right(400, '-50.00')),
      ]),
    ]).reading.accounts;
    expect(isThanks(account!.rows[0]!.entry)).toBe(isOfCard);
  },
);
