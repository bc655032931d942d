/** Printed totals: what they prove, what they contradict, and what they must not be taken for. */
import { describe, expect, it } from 'vitest';
import { checkTotals } from '../../../../server/extraction/proof/totals.ts';
import { amountsOf, readSmall, type Small } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in'];
const ROWS = [
  ['04/03/2026', 'Coffee', '12.50', ''],
  ['05/03/2026', 'Salary', '', '500.00'],
  ['16/03/2026', 'Books', '7.30', ''],
];
const small = (above: readonly string[], rows: Small['rows'] = ROWS): Small => ({
  above: ['Statement period 01/03/2026 to 31/03/2026', ...above],
  heading: HEADING,
  rows,
});

describe('totals', () => {
  it('of both directions prove every row', () => {
    const { statement } = readSmall(small(['Total money out 19.80', 'Total money in 500.00']));
    expect(statement.transactions.map((row) => row.proof)).toEqual(['totals', 'totals', 'totals']);
    expect(statement.verification.status).toBe('verified');
  });

  it('against the names of the columns prove neither', () => {
    const { statement } = readSmall(small(['Total money out 500.00', 'Total money in 19.80']));
    expect(statement.verification.status).toBe('unverified');
    expect(statement.transactions.flatMap((row) => row.flags.map(({ code }) => code))).toContain(
      'amount_uncertain',
    );
  });

  it.each([
    ['both totals are the other way round, one of them nothing', [0], [24000], 1, true],
    ['they agree', [0], [24000], -1, false],
    ['only nothing is printed', [0], [], 1, false],
    ['one total alone would be the other way round', [], [24000], 1, false],
  ] as const)('say that a single row is turned: %s', (_name, totalsIn, totalsOut, flow, exchanged) => {
    const printed = { totalsIn, totalsOut, totals: [], starts: [], newestFirst: false };
    expect(checkTotals(printed, [24000], [flow], 55000).exchanged).toBe(exchanged);
  });

  it('are no net of both directions where the total of the other is printed and agrees', () => {
    const amounts = [68_385, 6104, 7425, 6104, 7425];
    const printed = { totals: [], starts: [], newestFirst: false };
    const checked = (totalsOut: readonly number[]) =>
      checkTotals({ ...printed, totalsIn: [68_385], totalsOut }, amounts, [1, 1, 1, -1, -1], null);
    expect(checked([13_529]).mismatches).toMatchObject([
      { direction: 'in', printed: 68_385, computed: 81_914 },
    ]);
    expect(checked([]).mismatches).toEqual([]);
  });

  it('of one direction that the rows of the other come to contradict them, though the balances agree', () => {
    const { statement } = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Total money in 19.80', 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['16/03/2026', 'Books', '7.30', '', '580.20'],
      ],
    });
    expect(statement.verification.status).toBe('mismatch');
  });

  it('of both directions under a name of one are what their columns say', () => {
    const { statement } = readSmall({
      above: ['Kontoauszug vom 01.03.2026 bis 31.03.2026'],
      heading: ['Tag', 'Vorgang', 'Haben', 'Soll'],
      rows: [
        ['04.03.2026', 'Bäckerei', '', '12,50'],
        ['05.03.2026', 'Gehalt', '500,00', ''],
        ['16.03.2026', 'Bücher', '', '7,30'],
        ['', 'Summe der Umsätze', '500,00', '19,80'],
      ],
    });
    expect(statement.verification.warnings).toEqual([]);
    expect(statement.transactions.map((row) => row.proof)).toEqual(['totals', 'totals', 'totals']);
  });

  it('of one direction prove the rows of that direction', () => {
    const { statement } = readSmall(small(['Total money out 19.80']));
    expect(statement.transactions.map((row) => row.proof)).toEqual(['totals', 'none', 'totals']);
    expect(statement.verification.status).toBe('unverified');
  });

  it('below the table prove it as well', () => {
    const { statement } = readSmall(small([], [...ROWS, ['', 'Total', '19.80', '500.00']]));
    expect(statement.transactions).toHaveLength(3);
    expect(statement.verification.status).toBe('verified');
  });

  it('below a list with the newest row first prove it as well, and not where they are those of a part', () => {
    const newest = ROWS.toReversed();
    const whole = readSmall(small([], [...newest, ['', 'Total', '19.80', '500.00']])).statement;
    expect(whole.transactions.map(({ date }) => date.slice(8))).toEqual(['04', '05', '16']);
    expect(whole.verification.status).toBe('verified');
    const part = readSmall(small([], [...newest, ['', 'Total', '7.30', '']])).statement;
    expect(part.transactions.map((row) => row.proof)).toEqual(['none', 'none', 'none']);
    expect(part.verification.status).toBe('unverified');
  });

  it('below rows that are listed newest first do not turn their order round', () => {
    const { statement } = readSmall(
      small(
        [],
        [['', 'Closing balance', '', '580.20'], ...ROWS.toReversed(), ['', 'Total', '19.80', '500.00']],
      ),
      { heading: HEADING, rows: [], below: ['Opening balance 100.00'] },
    );
    expect(statement.verification.status).toBe('verified');
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([8750, 58750, 58020]);
  });

  it('of each page of a list with the newest row first prove that page', () => {
    const { statement } = readSmall(
      small([], [...ROWS.slice(1).toReversed(), ['', 'Page total', '7.30', '500.00']]),
      {
        heading: HEADING,
        rows: [...ROWS.slice(0, 1), ['', 'Page total', '12.50', '']],
      },
    );
    expect(statement.transactions.map(({ date, proof }) => [date.slice(-2), proof])).toEqual([
      ['04', 'totals'],
      ['05', 'totals'],
      ['16', 'totals'],
    ]);
  });

  it('of each page prove that page', () => {
    const { statement } = readSmall(small([], [...ROWS.slice(0, 2), ['', 'Page total', '12.50', '500.00']]), {
      heading: HEADING,
      rows: [...ROWS.slice(2), ['', 'Page total', '7.30', '']],
    });
    expect(statement.transactions.map((row) => row.proof)).toEqual(['totals', 'totals', 'totals']);
  });

  it('of both directions are told without a known word by what they sum', () => {
    const read = (sumIn: string) =>
      readSmall({
        heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        rows: [
          ['16/03/2026', 'Books', '7.30', '', '580.20'],
          ['05/03/2026', 'Salary', '', '500.00', '587.50'],
          ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
          ['', 'Zubor', '19.80', sumIn],
        ],
      }).statement;
    expect(read('500.00').verification).toMatchObject({ status: 'verified', rowsProved: 3 });
    expect(read('501.00').verification.status).toBe('unverified');
  });

  it('that disagree are a mismatch with a warning, and never verified', () => {
    const { statement } = readSmall(small(['Total money out 20.80', 'Total money in 500.00']));
    expect(statement.verification.status).toBe('mismatch');
    expect(statement.verification.warnings.join('\n')).toMatch(/20\.80.*19\.80/);
  });

  it('of the other direction contradict rows that nothing but a total proves', () => {
    const status = (moneyIn: string) =>
      readSmall({
        above: ['Account statement', `Total money in ${moneyIn}`, 'Total money out 19.80'],
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['04/03/2026', 'Coffee', '-12.50'],
          ['05/03/2026', 'Books', '-7.30'],
        ],
      }).statement.verification.status;
    expect([status('0.00'), status('80.00')]).toEqual(['verified', 'mismatch']);
  });

  const firstUntold = (moneyIn: string) =>
    readSmall({
      above: ['Account statement', 'Account number 12345678'],
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', 'Ref 4471', '120.00', '920.00'],
        ['05/03/2026', 'Ref 4472', '15.00', '905.00'],
        ['16/03/2026', 'Ref 4473', '40.00', '945.00'],
      ],
      below: [`Total money in ${moneyIn}`, 'Total money out 15.00'],
    }).statement;

  it('of both sides tell the direction of the first row, before which no balance is printed', () => {
    const { transactions, verification } = firstUntold('160.00');
    expect(transactions[0]).toMatchObject({ direction: 'in', proof: 'totals', flags: [] });
    expect(verification.status).toBe('verified');
  });

  it('do not where they agree with neither', () => {
    const { transactions, verification } = firstUntold('170.00');
    expect(transactions[0]!.flags.map(({ code }) => code)).toContain('direction_uncertain');
    expect(verification.status).toBe('mismatch');
  });

  it('of purchases less the refunds among them prove both', () => {
    const { statement } = readSmall({
      above: ['Credit card statement', 'Statement period 01/03/2026 to 31/03/2026'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['05/03/2026', 'Refund', '5.00 CR'],
        ['16/03/2026', 'Books', '7.30'],
        ['', 'Total', '14.80'],
      ],
    });
    expect(statement.transactions.map((row) => row.proof)).toEqual(['totals', 'totals', 'totals']);
  });

  it('of what is left to pay for purchases and refunds prove both', () => {
    const read = (total: string) =>
      readSmall({
        above: ['Credit card statement', 'Credit limit 500.00'],
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['04/03/2026', 'Coffee', '12.50'],
          ['05/03/2026', 'Refund', '-5.00'],
          ['16/03/2026', 'Books', '7.30'],
        ],
        below: [`Total purchases ${total}`],
      }).statement.transactions.map((row) => row.proof);
    expect(read('14.80')).toEqual(['totals', 'totals', 'totals']);
    expect(read('24.80')).toEqual(['none', 'none', 'none']);
  });

  it('are no bookings', () => {
    const stages = readSmall(
      small([], [...ROWS, ['', 'Totals', '19.80', '500.00'], ['', 'Net movement', '', '480.20']]),
    );
    expect(amountsOf(stages)).toEqual([-1250, 50000, -730]);
  });
});

describe('nothing printed to prove against', () => {
  it('is unverified, with every row flagged', () => {
    const { statement } = readSmall(small([]));
    expect(statement.verification).toMatchObject({
      status: 'unverified',
      rowsProved: 0,
      rowsFlagged: 3,
      difference: null,
    });
    expect(statement.transactions.flatMap((row) => row.flags.map((flag) => flag.code))).toEqual([
      'unproved',
      'unproved',
      'unproved',
    ]);
  });
});

describe('a balance that disagrees', () => {
  const table = (printed: string, amount: string): Small => ({
    above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['04/03/2026', 'Coffee', '-12.50', '87.50'],
      ['05/03/2026', 'Refund', amount, printed],
      ['06/03/2026', 'Books', '-7.30', ''],
      ['07/03/2026', 'Lunch', '-10.00', ''],
    ],
  });

  it('is a mismatch with the difference, and only the rows around it are in doubt', () => {
    const { statement } = readSmall({
      ...table('138.50', '50.00'),
      rows: [
        ['04/03/2026', 'Coffee', '-12.50', '87.50'],
        ['05/03/2026', 'Refund', '50.00', '138.50'],
        ['06/03/2026', 'Books', '-7.30', '131.20'],
      ],
    });
    expect(statement.verification).toMatchObject({ status: 'mismatch', difference: 100 });
    expect(statement.transactions.map((row) => row.flags.map((flag) => flag.code))).toEqual([
      [],
      ['balance_mismatch'],
      [],
    ]);
  });

  it('suggests the turn that makes it agree', () => {
    const { statement } = readSmall({
      ...table('37.50', '50.00'),
      rows: [
        ['04/03/2026', 'Coffee', '-12.50', '87.50'],
        ['05/03/2026', 'Refund', '+50.00', '37.50'],
        ['06/03/2026', 'Books', '-7.30', '30.20'],
        ['07/03/2026', 'Salary', '+90.00', '120.20'],
        ['08/03/2026', 'Lunch', '-10.00', '110.20'],
      ],
    });
    expect(statement.verification.status).toBe('mismatch');
    expect(statement.transactions[1]!.flags[0]).toMatchObject({
      code: 'balance_mismatch',
      suggestion: 'Balances if 50.00 is money out.',
    });
  });
});
