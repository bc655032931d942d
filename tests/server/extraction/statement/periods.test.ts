/** The period a statement is about: ranges of days, printed in many ways, and months. */
import { describe, expect, it } from 'vitest';
import type { DateText } from '../../../../server/extraction/reading/dates.ts';
import { findFacts, type Facts } from '../../../../server/extraction/statement/facts/facts.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

const facts = (...rows: readonly Row[]): Facts => findFacts(tokensOf(DOT, rows));
const one = (text: string): Facts => facts(row(100, left(40, text)));
const dayOf = (date: DateText | null): number | null =>
  date === null ? null : date.kind === 'named' ? date.day : date.first;

it('a month stands between dashes beside the number of its account; a range of months is none', () => {
  const yearOf = (title: string): string | undefined =>
    readSmall({
      above: [title, 'Opening balance 100.00', 'Closing balance 87.50'],
      heading: ['Date', 'Details', 'Out', 'In', 'Balance'],
      rows: [['04/03', 'Coffee', '12.50', '', '87.50']],
    }).statement.transactions[0]?.date;
  expect(yearOf('Extract - Account 40 2207 881 003 - EUR - March 2024')).toBe('2024-03-04');
});

describe('periods', () => {
  it('stand between arrows', () => {
    expect(
      one('2026-03-01 \u2192 2026-03-31').periods.map(({ from, to }) => [dayOf(from), dayOf(to)]),
    ).toEqual([[1, 31]]);
  });

  it('stand about a stroke behind their label', () => {
    const days = (text: string): unknown => one(text).periods.map(({ from, to }) => [dayOf(from), dayOf(to)]);
    expect(days('za období 1. 3. 2026 / 31. 3. 2026')).toEqual([[1, 31]]);
    expect(days('Rates 1. 3. 2026 / 31. 3. 2026')).toEqual([]);
  });

  it.each(['\u301c', '\uff5e', '...', '\u2026', '>', '->', '\u00bb'])(
    'stand between two days joined by a sign: %s',
    (joint) => {
      const [found] = one(`期間 2026-03-01 ${joint} 2026-03-31`).periods;
      expect([dayOf(found!.from), dayOf(found!.to)]).toEqual([1, 31]);
    },
  );

  it('go on below in their own cell: a figure beside the first of two lines is no day', () => {
    const found = facts(
      row(100, left(40, 'From'), left(170, '2026/03/01'), left(340, 'Deposits'), right(555, '2')),
      row(112, left(40, 'To'), left(170, '2026/03/31'), left(340, 'Withdrawals'), right(555, '17')),
    ).periods;
    expect(found.filter(({ from, to }) => from && to)).toEqual([]);
  });

  it.each([
    ['From:', 'To:'],
    ['Statement starts', 'Statement ends'],
    ['Statement From', 'Statement To'],
    ['Beginning', 'through'],
  ])('may stand in two lines of a column of their own: %s, %s', (from, to) => {
    const found = facts(
      row(100, left(40, 'Harbour Road 12'), left(400, `${from} 01/03/2026`)),
      row(112, left(40, 'Reference 4711'), left(400, `${to} 31/03/2026`)),
    ).periods;
    expect(found.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([
      [1, null],
      [null, 31],
    ]);
  });

  it.each(['対象期間 2026年3月1日 ～2026年3月31日', '対象期間 2026/03/01～ 2026/03/31'])(
    'may be joined by a tilde beside one of them: %s',
    (text) => {
      const found = facts(row(100, left(40, text))).periods;
      expect(found.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([[1, 31]]);
    },
  );

  it('may stand in parentheses glued to their days', () => {
    const [found] = one('Financial year 2025-26 (01-Apr-2025 to 31-Mar-2026)').periods;
    expect([dayOf(found!.from), dayOf(found!.to)]).toEqual([1, 31]);
  });

  it('may stand in parentheses behind the month they are of', () => {
    const [found] = one('Statement period March 2026 (March 02, 2026 - March 31, 2026)').periods;
    expect([dayOf(found!.from), dayOf(found!.to)]).toEqual([2, 31]);
  });

  it('may end with the year of both days, apart', () => {
    const [found] = one('01/06 - 30/06 2026').periods;
    expect([dayOf(found!.from), dayOf(found!.to), found!.to!.year]).toEqual([1, 30, 2026]);
  });

  it.each([
    ['Period: Jun 2025 to Aug 2026', [1, 6, 2025], [31, 8, 2026]],
    ['January - March 2026', [1, 1, 2026], [31, 3, 2026]],
    ['December – February 2026', [1, 12, 2025], [28, 2, 2026]],
  ])('may be of whole months: %s', (text, ...ends) => {
    const [found] = one(text).periods;
    const parts = [found!.from, found!.to].map((date) =>
      date?.kind === 'named' ? [date.day, date.month, date.year] : null,
    );
    expect(parts).toEqual(ends);
  });

  it('have no third day where the first ends with its year', () => {
    const { periods } = one('Statement period 01 Feb 19 - 28 Feb 19');
    expect(periods.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([[1, 28]]);
  });

  it('may stand behind labels in cells of their own, beside other days', () => {
    const found = facts(
      row(
        100,
        left(40, 'Account No:'),
        left(150, '4410'),
        left(300, 'Period From:'),
        left(420, '2026-03-01'),
      ),
      row(
        112,
        left(40, 'Statement Date:'),
        left(150, '2026-04-02'),
        left(300, 'Period To:'),
        left(420, '2026-03-31'),
      ),
    ).periods;
    expect(found.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([
      [1, null],
      [null, 31],
    ]);
  });

  it('are one day where that is said', () => {
    expect(
      one('Statement 52 for the day 14.03.2026').periods.map(({ from, to }) => [dayOf(from), dayOf(to)]),
    ).toEqual([[14, 14]]);
  });

  const periods = (text: string) =>
    one(text).periods.map(({ from, to, weight }) => [dayOf(from), dayOf(to), weight > 2]);

  it.each([
    ['Statement period 1 March 2026 to 31 March 2026', [[1, 31, true]]],
    ['Statement period: 01/03/2026 - 31/03/2026', [[1, 31, true]]],
    ['01.03.2026 bis 31.03.2026', [[1, 31, false]]],
    ['Periodo del 1 de marzo de 2026 al 31 de marzo de 2026', [[1, 31, true]]],
    ['Periodo 1 de marzo al31 de marzo de 2026', [[1, 31, true]]],
    ['du 01/03/2026 au 31/03/2026', [[1, 31, true]]],
    ['Statement period 01/03/2026-31/03/2026', [[1, 31, true]]],
    ['Từ ngày/From: 01/03/2026 Đến ngày/To: 31/03/2026', [[1, 31, true]]],
    ['Data de início 01/03/2026 Data de fim 31/03/2026', [[1, 31, true]]],
    ['Statement period: Mar 1 2026-Mar 31 2026', [[1, 31, true]]],
    ['Statement period: Jan 5-Feb 4, 2026', [[5, 4, true]]],
    ['Statement period 1March2026to 31 March 2026', [[1, 31, true]]],
    ['Periodo dal 1 marzo 2026 al31 marzo 2026', [[1, 31, true]]],
    ['01.03.26–31.03.26', [[1, 31, false]]],
    ['01-Mar-2026 _ 31-Mar-2026', [[1, 31, false]]],
    ['Period 2026-03-01–2026-03-31', [[1, 31, true]]],
    ['1 March 2026 [GMT] - 31 March 2026 [GMT]', [[1, 31, false]]],
    ['1 March 2026 [GMT+02:00] - 31 March 2026 [GMT+02:00]', [[1, 31, false]]],
    ['01.03.2026 \u2212 31.03.2026', [[1, 31, false]]],
    ['2026-03-01 09:12:04 to 2026-03-31 17:45:10', [[1, 31, false]]],
    ['2026-03-01 -- 2026-03-31', [[1, 31, false]]],
    ['MAR1/26-MAR31/26', [[1, 31, false]]],
    ['01-03-2026-31-03-2026', [[1, 31, false]]],
    ['(1 May 2026 - 31 May 2026)', [[1, 31, false]]],
    ['Made on: 2026-04-02 Period to: 2026-03-31', []],
    ['Ref 3/4-5/6', []],
    ['From 01/03/2026', [[1, null, false]]],
    ['Paid on 01/03/2026 and again', []],
    ['01/03/2026 02/03/2026 Coffee', []],
  ] as const)('%s', (text, expected) => {
    expect(periods(text)).toEqual(expected);
  });

  it('is one at the beginning of a line with figures', () => {
    const found = facts(
      row(100, left(40, '03 Jun - 02 Jul 2027'), left(240, 'Start balance'), right(420, '812.40')),
    );
    expect(found.periods.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([[3, 2]]);
  });

  it('is none where all rows begin with two days', () => {
    const found = facts(
      ...[100, 114, 128].map((y) =>
        row(y, left(40, '03 Jun - 04 Jun 2027'), left(240, 'Coffee'), right(420, '12.40')),
      ),
    );
    expect(found.periods).toEqual([]);
  });

  it.each(['Your March 2027 account statement', 'Extrait de compte mars 2027', 'Statement: March 2027.'])(
    'the month in %s is one the statement is about',
    (text) => {
      expect(one(text).anchors).toMatchObject([{ date: { day: 31, month: 3, year: 2027 }, strong: true }]);
    },
  );

  it.each(['Year 2027', 'Année 2027', 'Año: 2027'])(
    'the year in %s is the one the statement is about',
    (text) => {
      expect(one(text).anchors).toMatchObject([{ date: { day: 31, month: 12, year: 2027 }, strong: true }]);
    },
  );

  it.each(['You have been a customer with us since before March 2027', 'Offer 4 of March 2027'])(
    'the month in %s says nothing',
    (text) => {
      expect(one(text).anchors).toEqual([]);
    },
  );

  it.each([
    ['Period 1 March 2026 to 31', 'March 2026'],
    ['Du 01-03-2026 au 31-', '03-2026'],
  ])('cut in two by a narrow cell: %s', (upper, lower) => {
    const found = facts(row(100, left(40, upper)), row(112, left(40, lower))).periods;
    expect(found.map(({ from, to }) => [dayOf(from), dayOf(to)])).toContainEqual([1, 31]);
  });

  it('the date of the statement is kept apart', () => {
    const found = one('Statement date: 31 March 2026');
    expect(found.statementDates).toMatchObject([{ day: 31, month: 3, year: 2026 }]);
    expect(found.periods).toEqual([]);
  });

  it('the date of the statement stands below its name', () => {
    const found = facts(
      row(100, left(40, 'Account number'), left(240, 'Statement date')),
      row(112, left(40, '4966 0412'), left(240, '31 March 2026')),
    );
    expect(found.statementDates).toMatchObject([{ day: 31, month: 3, year: 2026 }]);
  });

  it.each([
    ['Date: 31 March 2026', 1],
    ['Payment due date: 31 March 2026', 0],
  ])('the date of the statement in %s', (text, count) => {
    expect(one(text).statementDates).toHaveLength(count);
  });

  it('stands below the names of its days', () => {
    const below = (first: string, second: string): number[] =>
      facts(
        row(100, left(40, 'Currency'), left(160, first), left(280, second)),
        row(112, left(40, 'PKR'), left(160, '2026-03-01'), left(280, '2026-03-31')),
      ).periods.map(({ weight }) => weight);
    expect(below('From date', 'To date')).toEqual([3]);
    expect(below('Opened', 'Valid until')).toEqual([]);
  });
});

describe('a month that the statement names', () => {
  const ROWS = [
    ['03/03/2026', 'Coffee', '12.50', '', '87.50'],
    ['19/03/2026', 'Salary', '', '500.00', '587.50'],
  ];
  const periodOf = (above: readonly string[], rows = ROWS): unknown[] => {
    const { accounts } = readSmall({
      above: [...above, 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows,
    }).statement;
    return accounts.map(({ periodStart, periodEnd }) => [periodStart, periodEnd]);
  };
  const MARCH = [['2026-03-01', '2026-03-31']];

  it.each([
    ['with its year', ['March 2026'], MARCH],
    ['behind the name of a period', ['Período: marzo de 2026'], MARCH],
    ['in digits behind such a name', ['Account statement for 2026-03'], MARCH],
    ['in digits, the year last', ['Period: 03/2026'], MARCH],
    ['in one digit', ['Statement month: 3/2026'], MARCH],
    ['in digits about a stroke, before a currency', ['Period of the statement 03 / 2026 R$'], MARCH],
    ['in signs', ['2026年3月'], MARCH],
    ['in signs behind a label', ['利用月: 2026年3月分'], MARCH],
    ['in signs, of the payment', ['請求月: 2026年3月'], [[null, null]]],
    ['in signs, of a day', ['2026年3月27日'], [[null, null]]],
    ['in digits behind anything else', ['Card valid thru 03/2026'], [[null, null]]],
    [
      'beside a range, which is the period',
      ['March 2026', 'Period 20/02/2026 - 22/03/2026'],
      [['2026-02-20', '2026-03-22']],
    ],
    ['other than that of its rows', ['February 2026'], [[null, null]]],
  ])('is its period where all rows lie in it: %s', (_, above, expected) => {
    expect(periodOf(above)).toEqual(expected);
  });

  it('is none where a row lies outside', () => {
    const rows = [...ROWS, ['01/04/2026', 'Books', '7.30', '', '580.20']];
    expect(periodOf(['March 2026'], rows)).toEqual([[null, null]]);
  });
});

describe('a period stacked in a cell', () => {
  const stacked = (...cells: readonly (string | null)[]) =>
    facts(
      ...cells.flatMap((text, index) => [
        ...(text === null ? [] : [row(100 + 12 * index, right(500, text))]),
        row(105 + 12 * index, left(40, 'Harbour Road')),
      ]),
    ).periods.map(({ from, to }) => [dayOf(from), dayOf(to)]);

  it('has its days and the word between them on lines of their own', () => {
    expect(stacked('Statement period:', 'March 3 2026', 'through', 'April 2 2026')).toContainEqual([3, 2]);
  });

  it('is none where something else stands above or below the word', () => {
    expect(stacked('March 3 2026', 'through', 'our branches')).not.toContainEqual([3, expect.anything()]);
    expect(stacked('all our branches', 'through', 'April 2 2026')).not.toContainEqual([expect.anything(), 2]);
  });
});

it.each([
  ['Closing date 06/25/2024', 'Next closing date 07/25/2024'],
  ['Fecha de corte 06/25/2024', 'Próxima fecha de corte 07/25/2024'],
])('ends with the day of the statement, not with that of the next one: %s', (...above) => {
  const { statement } = readSmall({
    above: [...above, 'Previous balance 100.00', 'New balance 42.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['06/14/2024', 'Grocer', '12.00'],
      ['06/20/2024', 'Books', '30.00'],
      ['06/21/2024', 'Payment received', '-100.00'],
    ],
  });
  expect(statement.accounts[0]!.periodEnd).toBe('2024-06-25');
});

it('the term in the text of a row, long after all of them, is no period of the statement', () => {
  const { statement } = readSmall({
    above: ['Kontonummer 90112233', 'Alter Saldo per 13.05.2026 100,00', 'Neuer Saldo 40,00'],
    heading: ['Datum', 'Buchungstext', 'Betrag'],
    rows: [
      ['14.05.2026', 'Festgeld angelegt', '-60,00'],
      ['', 'Laufzeit 15.05.2026 - 17.11.2026', ''],
      ['20.05.2026', 'Gutschrift', '0,00'],
    ],
  });
  expect(statement.accounts[0]!.periodEnd).not.toBe('2026-11-17');
});
