/** Dates of rows: which is the booking's, order of day and month, years from the period, and what puts one in doubt. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

/** Dates of three rows as read, and the codes of their flags. */
function read(
  above: readonly string[],
  dates: readonly string[],
  heading = HEADING,
): { dates: string[]; flags: string[] } {
  let balance = 10000;
  const rows = dates.map((date, index) => {
    balance -= 100 + index;
    return [
      date,
      `Coffee ${'abcdefgh'[index]}`,
      ((100 + index) / 100).toFixed(2),
      '',
      (balance / 100).toFixed(2),
    ];
  });
  const small: Small = { above: [...above, 'Opening balance 100.00'], heading, rows };
  const { transactions } = readSmall(small).statement;
  return {
    dates: transactions.map((row) => row.date),
    flags: transactions.flatMap((row) => row.flags.map((flag) => flag.code)),
  };
}

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
    expect(read(above, dates)).toEqual({ dates: expected, flags: [] });
  });

  it('that nothing tells are in doubt', () => {
    expect(new Set(read([], ['04/03', '15/03', '16/03']).flags)).toEqual(new Set(['date_uncertain']));
  });
});

describe('order of day and month', () => {
  it.each([
    [
      'by a day above twelve',
      [],
      ['04/03/2026', '05/03/2026', '16/03/2026'],
      ['2026-03-04', '2026-03-05', '2026-03-16'],
    ],
    [
      'month first, by a day above twelve',
      [],
      ['03/04/2026', '03/05/2026', '03/16/2026'],
      ['2026-03-04', '2026-03-05', '2026-03-16'],
    ],
    [
      'by the period',
      ['Statement period 01/03/2026 to 31/03/2026'],
      ['02/03/2026', '04/03/2026', '05/03/2026'],
      ['2026-03-02', '2026-03-04', '2026-03-05'],
    ],
    [
      'month first, by the period',
      ['Statement period 03/01/2026 to 03/31/2026'],
      ['03/02/2026', '03/04/2026', '03/05/2026'],
      ['2026-03-02', '2026-03-04', '2026-03-05'],
    ],
    [
      'two-digit years in front',
      [],
      ['26-03-04', '26-03-05', '26-03-16', '26-03-17'],
      ['2026-03-04', '2026-03-05', '2026-03-16', '2026-03-17'],
    ],
  ] as const)('%s', (_, above, dates, expected) => {
    expect(read(above, dates).dates).toEqual(expected);
  });

  it('of a period is the one in which it does not end before it begins, whatever order its rows have', () => {
    const { dates, flags } = read(
      ['Statement period 05-06-2026 to 04-09-2026', 'Statement date 05-09-2026'],
      ['06.24', '07.19', '08.27'],
    );
    expect(dates).toEqual(['2026-06-24', '2026-07-19', '2026-08-27']);
    expect(flags).toEqual([]);
  });

  it('of rows is that of their period, where this can have but one', () => {
    const rows = ['06-08-2026', '06-08-2026', '06-08-2026'];
    expect(read(['Statement period: 05-06-2026 to 04-09-2026'], rows).dates).toEqual([
      '2026-08-06', '2026-08-06', '2026-08-06',
    ]); // prettier-ignore
  });

  it('of two rows is the one in which they lie in a period whose months have names', () => {
    const period = 'Statement Period: January 1, 2024 - January 31, 2024';
    expect(read([period], ['01/05/2024', '01/10/2024'])).toEqual({
      dates: ['2024-01-05', '2024-01-10'],
      flags: [],
    });
  });

  it('of six digits that may be read from either end is in doubt without a period', () => {
    const flags = (above: readonly string[]): string[] =>
      read(above, ['190920', '200920', '230920']).flags.filter((code) => code === 'date_uncertain');
    expect(flags([])).toHaveLength(3);
  });

  it('of rows without a year is that of the whole days of the period, and in doubt where the days lie nearer in the other', () => {
    const { dates, flags } = read(['Statement period 01/07/2026 to 28/12/2026'], ['12/09', '12/10', '12/12']);
    expect(dates).toEqual(['2026-09-12', '2026-10-12', '2026-12-12']);
    expect(flags).toContain('date_uncertain');
  });

  it('is that of the day of the statement, where both are written alike', () => {
    const { dates, flags } = read(['Statement date: 08/31/2026'], ['05/01/2026', '05/02/2026', '05/03/2026']);
    expect(dates).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
    expect(flags).toEqual([]);
    // As days of one month they would lie nearer.
    const months = ['05/01/2026', '06/01/2026', '07/01/2026'];
    expect(read(['Statement date: 08/31/2026'], months).dates[0]).toBe('2026-05-01');
    // What the rows say themselves weighs more.
    expect(read(['Statement date: 08/31/2026'], ['05/01/2026', '13/01/2026']).dates[0]).toBe('2026-01-05');
  });

  it('is in doubt where rows of one text are of one day each month as well', () => {
    const status = (above: readonly string[], ...texts: readonly string[]) =>
      readSmall({
        above: [...above, 'Opening balance 100.00'],
        heading: ['Date', 'Description', 'Amount', 'Balance'],
        rows: texts.map((text, index) => [`0${index + 5}/01/2026`, text, '1.00', `${101 + index}.00`]),
      }).statement.verification.status;
    expect(status([], 'Interest', 'Interest', 'Interest')).toBe('unverified');
    expect(status([], 'Interest', 'Refund', 'Gift')).toBe('verified');
    expect(status(['Period: 01/01/2026 - 31/01/2026'], 'Interest', 'Interest', 'Interest')).toBe('verified');
  });

  it('of the day of the statement tells the year of rows whose months have names', () => {
    expect(read(['Statement date: 03/31/2024'], ['Mar 01', 'Mar 08']).dates).toEqual([
      '2024-03-01',
      '2024-03-08',
    ]);
  });

  it('is not told by days that lie hardly nearer in an unusual one', () => {
    const { dates, flags } = read([], ['04/07/2026', '02/08/2026', '08/10/2026']);
    expect(dates).toEqual(['2026-07-04', '2026-08-02', '2026-10-08']);
    expect(read([], ['08/10/2025', '02/04/2026', '04/07/2026']).flags).toContain('date_uncertain');
    expect(flags).not.toContain('date_uncertain');
  });

  it('begins with the year where that of the other accounts under the same names does', () => {
    const list = (number: string, rows: Small['rows']): Small => ({
      above: [`Account number ${number}`, 'Opening balance 100.00'],
      heading: HEADING,
      rows,
    });
    const { transactions } = readSmall(
      list('12345678', [
        ['22-07-05', 'Books', '10.00', '', '90.00'],
        ['22-07-12', 'Bread', '10.00', '', '80.00'],
      ]),
      list('87654321', [['22-07-12', 'Coffee', '20.00', '', '80.00']]),
    ).statement;
    expect(transactions.map(({ date }) => date)).toEqual(['2022-07-05', '2022-07-12', '2022-07-12']);
  });

  it('is in doubt where nothing tells', () => {
    expect(read([], ['01/02/2026']).flags).toContain('date_uncertain');
  });
});

describe('two date columns', () => {
  const two = (first: string, second: string) => {
    const { statement } = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: [first, second, 'Description', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', '06/03/2026', 'Coffee', '-12.50', '87.50'],
        ['05/03/2026', '09/03/2026', 'Salary', '500.00', '587.50'],
        ['10/03/2026', '11/03/2026', 'Books', '-7.30', '580.20'],
      ].map(([a, b, text, ...cells]) => [a!, `${b}`, text!, ...cells]),
    });
    return statement.transactions.map((row) => [row.date.slice(-2), row.valueDate?.slice(-2)]);
  };

  it.each([
    [
      'Booking date',
      'Value date',
      [
        ['04', '06'],
        ['05', '09'],
        ['10', '11'],
      ],
    ],
    [
      'Value date',
      'Booking date',
      [
        ['06', '04'],
        ['09', '05'],
        ['11', '10'],
      ],
    ],
    [
      'Transaction date',
      'Posting date',
      [
        ['06', '04'],
        ['09', '05'],
        ['11', '10'],
      ],
    ],
  ] as const)('%s, %s', (first, second, expected) => {
    expect(two(first, second)).toEqual(expected);
  });

  /** Rows whose days under the first name stand once each, or where they are given; value dates in every row. */
  const onceEach = (days: readonly string[], values: readonly string[]) => {
    const balances = ['90.00', '80.00', '70.00', '60.00', '50.00', '40.00'];
    return readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: ['Transaction date', 'Description', 'Value date', 'Amount', 'Balance'],
      rows: balances.map((balance, at) => [days[at]!, 'Coffee', values[at]!, '-10.00', balance]),
    }).statement;
  };

  it('of which the first stands once for all rows of its day, and the others do not run in order', () => {
    const { transactions } = onceEach(
      ['05/03/2026', '', '', '09/03/2026', '', ''],
      ['05/03/2026', '03/03/2026', '06/03/2026', '04/03/2026', '09/03/2026', '07/03/2026'],
    );
    expect(transactions.map(({ date }) => date.slice(-2))).toEqual(['05', '05', '05', '09', '09', '09']);
  });

  it('of which the first stands in few rows, among them the first, are in doubt where the others run in order', () => {
    const statement = onceEach(
      ['04/03/2026', '', '', '08/03/2026', '', ''],
      ['05/03/2026', '06/03/2026', '07/03/2026', '09/03/2026', '10/03/2026', '11/03/2026'],
    );
    expect(statement.verification.status).toBe('unverified');
  });

  /** Rows of a day as printed under a name, a value date, an amount and a balance. */
  const besideValue = (name: string, days: readonly string[], below: readonly string[]) => {
    const amounts = ['90.00', '80.00', '70.00', '60.00'];
    const { statement } = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: [name, '', 'Value date', 'Amount', 'Balance'],
      rows: amounts.map((balance, at) => [days[at]!, 'Coffee', `1${at}/03/2026`, '-10.00', balance]),
      below,
    });
    return statement;
  };

  it('of which only the second is named, under figures of other lists', () => {
    const list = [1, 2, 3, 4, 5, 6].map((at) => `Rate ${at}.50 on balances above 1,000.00`);
    const days = ['04/03/2026', '05/03/2026', '06/03/2026', '07/03/2026'];
    expect(besideValue('Sprat', days, list).transactions.map(({ date }) => date.slice(-2))).toEqual([
      '04', '05', '06', '07',
    ]); // prettier-ignore
  });

  it('of which the first is not read are in doubt', () => {
    const { transactions, verification } = besideValue(
      'Booking date',
      ['4.III', '5.III', '6.III', '7.III'],
      [],
    );
    expect(transactions.map(({ date }) => date.slice(-2))).toEqual(['10', '11', '12', '13']);
    expect(verification.status).toBe('unverified');
  });
});

it('a date far outside the period is flagged, though the balances agree', () => {
  const { flags } = read(
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
    expect(read([], dates).flags).toEqual(['date_uncertain', 'date_uncertain']);
  });

  it('are none where a list begins anew within the same weeks', () => {
    expect(read([], [...november, '2026-11-04', '2026-11-14', '2026-11-28']).flags).toEqual([]);
  });
});

describe('a year', () => {
  const quarter = 'Quarter closed 31/12/2024';

  it('is in doubt where a statement was made long after its rows, which end right before another day beside them', () => {
    const { flags } = read([quarter, 'Printed on 14/02/2026'], ['04/12', '09/12', '30/12']);
    expect(flags).toContain('date_uncertain');
  });

  it('is in doubt where only the first of a month, from which terms below the rows hold, lies behind them', () => {
    const flagged = (text: string): boolean => {
      const rows = [
        ['24/12', 'Coffee', '12.50', '', '87.50'],
        ['31/12', 'Books', '7.50', '', '80.00'],
      ];
      const { statement } = readSmall({ above: ['Opening balance 100.00'], heading: HEADING, rows, below: [text] });
      return statement.transactions.some((row) => row.flags.some(({ code }) => code === 'date_uncertain'));
    }; // prettier-ignore
    expect(flagged('Overdrafts cost 9.9% from 01/01/2022')).toBe(true);
    expect(flagged('Ardley, 04/01/2022')).toBe(false);
  });

  it('is in no doubt where it was made soon after its rows, or no other day tells of an earlier one', () => {
    expect(read([quarter, 'Printed on 04/01/2025'], ['04/12', '19/12', '30/12']).flags).toEqual([]);
    expect(
      read(['Member since 01/06/2019', 'Printed on 14/02/2026'], ['04/12', '09/12', '30/12']).flags,
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
    expect(read(above, days).dates).toEqual(['2019-09-02', '2019-09-13', '2019-09-17', '2019-09-28']);
  });

  it('are in doubt where most are none in the order of the others', () => {
    const { dates, flags } = read(
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
  const flagsOf = (...above: readonly string[]): readonly string[] => read(above, days).flags;

  it.each(['Account statement no. 6/2024', 'Rekeningafschrift 2024/6'])('is in doubt beside %s', (title) => {
    expect(flagsOf(title, made)).toContain('date_uncertain');
  });

  it('is that of the day on which it was made beside a number of that year', () => {
    expect(flagsOf('Account statement no. 6/2026', made)).not.toContain('date_uncertain');
    expect(flagsOf(made)).not.toContain('date_uncertain');
  });
});
