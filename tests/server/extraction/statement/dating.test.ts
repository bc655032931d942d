/** Dates of rows: years from the period and the other days of a statement, and what puts a date in doubt. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { DATED_HEADING, readDates } from '../../../support/dated-rows.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

describe('years', () => {
  it.each([
    [
      'from the period',
      ['Statement period 01/03/2026 to 31/03/2026'],
      ['04/03', '05/03', '31/03'],
      ['2026-03-04', '2026-03-05', '2026-03-31'],
    ],
    [
      'across New Year',
      ['Statement period 15/12/2025 to 14/01/2026'],
      ['28/12', '31/12', '02/01'],
      ['2025-12-28', '2025-12-31', '2026-01-02'],
    ],
    [
      'from a period that prints its year once',
      ['Statement period 15 December to 14 January 2026'],
      ['28 Dec', '31 Dec', '02 Jan'],
      ['2025-12-28', '2025-12-31', '2026-01-02'],
    ],
    [
      'from the date of the statement',
      ['Statement date 05/01/2026'],
      ['28/12', '31/12', '02/01'],
      ['2025-12-28', '2025-12-31', '2026-01-02'],
    ],
    [
      'from a period that begins with the days of a month that is a weekday elsewhere',
      ['Statement period: Mar 1 - Mar 31, 2026'],
      ['Mar 4', 'Mar 9', 'Mar 31'],
      ['2026-03-04', '2026-03-09', '2026-03-31'],
    ],
    [
      'from the day of the statement, not from that of its printing in a later year',
      ['Statement date 31/12/2024', 'Printed on 14/02/2026'],
      ['04/12', '09/12', '30/12'],
      ['2024-12-04', '2024-12-09', '2024-12-30'],
    ],
    [
      'from whole dates whose days are in another order than those of the rows',
      ['Period 01.06.2026 - 30.08.2026', 'Statement date 02.09.2026'],
      ['06-23', '07-04', '08-29'],
      ['2026-06-23', '2026-07-04', '2026-08-29'],
    ],
    [
      'from a period whose days and months only its rows tell apart',
      ['Statement period 01/02/2026 to 02/05/2026'],
      ['04 Feb', '21 Mar', '30 Apr'],
      ['2026-02-04', '2026-03-21', '2026-04-30'],
    ],
    [
      'that stand first with two digits, whatever the days behind look like',
      ['Statement period 26-06-01 to 26-06-30'],
      ['26-06-04', '26-06-25'],
      ['2026-06-04', '2026-06-25'],
    ],
    [
      'from a period in eight digits, without a blank behind its label',
      ['\u67e5\u8be2\u671f\u95f4:20260315 - 20260414'],
      ['03/28', '03/31', '04/02'],
      ['2026-03-28', '2026-03-31', '2026-04-02'],
    ],
    [
      'printed beat the period',
      ['Statement period 01/03/2026 to 31/03/2026'],
      ['04/03/2026', '05/03/2026', '06/03/2026'],
      ['2026-03-04', '2026-03-05', '2026-03-06'],
    ],
  ] as const)('%s', (_, above, dates, expected) => {
    expect(readDates(above, dates)).toEqual({ dates: expected, flags: [] });
  });

  it('that nothing tells are in doubt', () => {
    expect(new Set(readDates([], ['04/03', '15/03', '16/03']).flags)).toEqual(new Set(['date_uncertain']));
  });
});

it('days with two digits of a year of the period are written as its days are, which run forwards', () => {
  expect(readDates(['Statement period 03/08/2019 to 01/09/2019'], ['04/08/19'])).toEqual({
    dates: ['2019-08-04'],
    flags: [],
  });
});

describe('days that could be either', () => {
  it('are of the period that only the other order makes them', () => {
    const { statement } = readSmall({
      above: [
        'Statement period 2021-08-01 through 2021-08-30',
        'Opening balance 4595.79',
        'Closing balance 2128.32',
      ],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['08/02/21', 'Insurance', '', ''],
        ['', 'Ref 4471', '', ''],
        ['', 'for August', '-2467.47', '2128.32'],
      ],
    });
    expect(statement.transactions.map(({ date }) => date)).toEqual(['2021-08-02']);
    expect(statement.verification.status).toBe('verified');
  });

  it.each([
    [['18-10-19'], '2018-10-19'],
    [['18-08-19', '18-10-19'], '2018-08-19'],
  ])('begin with the year where only so they are of the period: %s', (days, first) => {
    const { statement } = readSmall({
      above: ['Period: 2018-08-01 - 2018-10-31', 'Ingående saldo 500,00'],
      heading: ['Datum', 'Text', 'Belopp', 'Saldo'],
      rows: days.map((day, at) => [day, 'Hyra', '-80,00', `${420 - 80 * at},00`]),
    });
    expect(statement.transactions[0]?.date).toBe(first);
    expect(statement.verification.status).toBe('verified');
  });

  it('are written as the day by which a card has to be paid', () => {
    const { statement } = readSmall({
      above: [
        'Statement period 12/02/2019 - 01/01/2020',
        'Payment due date 01/26/2020',
        'Previous balance 0.00',
        'New balance 259.00',
      ],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['12/10', 'Taxi', '115.60'],
        ['12/5', 'Groceries', '143.40'],
      ],
    });
    expect(statement.transactions.map(({ date }) => date).toSorted()).toEqual(['2019-12-05', '2019-12-10']);
    expect(statement.accounts[0]?.periodStart).toBe('2019-12-02');
  });

  it('are written as those of the other accounts, whose lists stand under the same names', () => {
    const account = (y: number, number: string, days: readonly string[]): Row[] => [
      row(y, left(40, `Account number: ${number}`)),
      row(y + 14, left(40, 'Opening balance'), right(300, '100.00')),
      row(y + 28, left(40, 'Closing balance'), right(300, `${100 - 10 * days.length}.00`)),
      row(y + 50, left(40, 'Date'), left(120, 'Details'), right(480, 'Amount')),
      ...days.map((day, index) =>
        row(y + 64 + 14 * index, left(40, day), left(120, 'Fee'), right(480, '-10.00')),
      ),
    ];
    const { statement } = readStatement([
      page(1, [
        row(40, left(40, 'Statement period 02/01/2019 through 03/02/2019')),
        ...account(70, '24040180', ['02/05', '02/15', '02/25']),
        ...account(260, '81494293', ['03/02']),
      ]),
    ]);
    expect(statement.transactions.map(({ date }) => date)).toEqual([
      '2019-02-05',
      '2019-02-15',
      '2019-02-25',
      '2019-03-02',
    ]);
  });
});

it('a period of few days that would be one of a month in the other order leaves its only rows in doubt', () => {
  const flagsOf = (period: string) => readDates([`Statement period ${period}`], ['04/02']).flags;
  expect(flagsOf('01/02/2026 to 04/02/2026')).toEqual(['date_uncertain']);
  expect(flagsOf('01/02/2026 to 10/02/2026')).toEqual([]);
});

it('a date far outside the period is flagged, though the balances agree', () => {
  const { flags } = readDates(
    ['Statement period 01/03/2026 to 31/03/2026'],
    ['04/03/2026', '05/03/2026', '06/03/2026', '07/09/2026'],
  );
  expect(flags).toEqual(['date_outside_period']);
});

describe('dates far out of order', () => {
  const november = ['2026-11-03', '2026-11-05', '2026-11-13', '2026-11-21', '2026-11-26'];

  it.each([
    ['between others', [...november.slice(0, 3), '2026-01-17', '2026-01-18', ...november.slice(3)]],
    ['behind all others', [...november, '2026-01-27', '2026-01-28']],
  ])('are in doubt, also two in a row %s', (_, dates) => {
    expect(readDates([], dates).flags).toEqual(['date_uncertain', 'date_uncertain']);
  });

  it('are none where a list begins anew within the same weeks', () => {
    expect(readDates([], [...november, '2026-11-04', '2026-11-14', '2026-11-28']).flags).toEqual([]);
  });
});

describe('numbers of cheques', () => {
  const rows = (texts: readonly string[]) => [
    ['04/03/2026', texts[0]!, '10.00'],
    ['06/03/2026', texts[1]!, '20.00'],
    ['02/03/2026', texts[2]!, '30.00'],
    ['09/03/2026', texts[3]!, '40.00'],
    ['12/03/2026', texts[4]!, '50.00'],
  ];
  const flagged = (texts: readonly string[]) =>
    readSmall({
      above: ['Beginning balance 1,000.00', 'Checks paid'],
      heading: ['Date', 'Check number', 'Amount'],
      rows: rows(texts),
      below: ['Ending balance 850.00'],
    }).statement.transactions.flatMap(({ date, flags }) => flags.map(({ code }) => `${date} ${code}`));

  it('order their list: a day out of order is no doubt', () => {
    expect(flagged(['1201', '1202', '1203*', '1207', '1208'])).toEqual([]);
  });

  it('do not where rows have words', () => {
    expect(flagged(['Rent', 'Fuel', 'Books', 'Food', 'Shoes'])).toEqual(['2026-03-02 date_uncertain']);
  });
});

describe('a year', () => {
  const quarter = 'Quarter closed 31/12/2024';

  it('is in doubt where a statement was made long after its rows, which end right before another day beside them', () => {
    const { flags } = readDates([quarter, 'Printed on 14/02/2026'], ['04/12', '09/12', '30/12']);
    expect(flags).toContain('date_uncertain');
  });

  it('is in doubt where only the first of a month, from which terms below the rows hold, lies behind them', () => {
    const flagged = (text: string): boolean => {
      const rows = [
        ['24/12', 'Coffee', '12.50', '', '87.50'],
        ['31/12', 'Books', '7.50', '', '80.00'],
      ];
      const { statement } = readSmall({ above: ['Opening balance 100.00'], heading: DATED_HEADING, rows, below: [text] });
      return statement.transactions.some((row) => row.flags.some(({ code }) => code === 'date_uncertain'));
    }; // prettier-ignore
    expect(flagged('Overdrafts cost 9.9% from 01/01/2022')).toBe(true);
    expect(flagged('Ardley, 04/01/2022')).toBe(false);
  });

  it('is in no doubt where it was made soon after its rows, or no other day tells of an earlier one', () => {
    expect(readDates([quarter, 'Printed on 04/01/2025'], ['04/12', '19/12', '30/12']).flags).toEqual([]);
    expect(
      readDates(['Member since 01/06/2019', 'Printed on 14/02/2026'], ['04/12', '09/12', '30/12']).flags,
    ).toEqual([]);
  });
});

it('days that run in order as the period writes its own are no others because value dates stand beside them', () => {
  const booking = (y: number, day: string, value: string, amount: string, balance: string) =>
    row(y, left(40, day), left(100, value), left(160, 'Compra'), right(420, amount), right(520, balance));
  const { statement } = readStatement([
    page(1, [
      row(30, left(40, 'Período: 01.08.2022 - 31.07.2023')),
      row(44, left(40, 'Saldo inicial 1.086,00')),
      row(
        80,
        left(40, 'Data mov.'),
        left(100, 'Data valor'),
        left(160, 'Descrição'),
        right(420, 'Montante'),
        right(520, 'Saldo'),
      ),
      booking(94, '12.08', '12.08', '-140,59', '945,41'),
      booking(108, '12.08', '12.08', '140,59', '1.086,00'),
      booking(122, '12.06', '11.06', '222,50', '1.308,50'),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2022-08-12', '2022-08-12', '2023-06-12']);
});

describe('days that cannot be read otherwise', () => {
  const days = ['09/02/2019', '09/13/2019', '09/17/2019', '09/28/2019'];

  it('are read as they can be, whatever another range of the file says', () => {
    const above = ['Statement period 01/11/2022 to 30/11/2022'];
    expect(readDates(above, days).dates).toEqual(['2019-09-02', '2019-09-13', '2019-09-17', '2019-09-28']);
  });

  it('are in doubt where most are none in the order of the others', () => {
    const { dates, flags } = readDates(
      ['Statement period 01/09/2019 to 30/09/2019'],
      ['02/09/2019', '05/09/2019', '09/13/2019', '17/09/2019', '28/09/2019'],
    );
    expect(dates[2]).not.toBe('2019-09-13');
    expect(flags).toContain('date_uncertain');
  });
});

describe('the year of a copy', () => {
  const days = ['02/06', '05/06', '11/06'];
  const made = 'Printed on 14/07/2026';
  const flagsOf = (...above: readonly string[]): readonly string[] => readDates(above, days).flags;

  it.each(['Account statement no. 6/2024', 'Rekeningafschrift 2024/6'])('is in doubt beside %s', (title) => {
    expect(flagsOf(title, made)).toContain('date_uncertain');
  });

  it('is that of the day on which it was made beside a number of that year', () => {
    expect(flagsOf('Account statement no. 6/2026', made)).not.toContain('date_uncertain');
    expect(flagsOf(made)).not.toContain('date_uncertain');
  });
});
