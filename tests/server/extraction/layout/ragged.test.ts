import { describe, expect, it } from 'vitest';
import type { Heading } from '../../../../server/extraction/layout/headings/headings.ts';
import {
  dateBehindText,
  datesBehindTexts,
  isRagged,
  raggedColumns,
  trailing,
} from '../../../../server/extraction/layout/columns/ragged.ts';
import type { TokenLine } from '../../../../server/extraction/layout/tokens.ts';
import type { ColumnRole } from '../../../../server/extraction/reading/lexicon/types.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, rowsOf } from '../../../support/small-statement.ts';
import { DOT, left, page, right, row, rows, SIZE, tokensOf, type Row } from '../../../support/words.ts';

/** Lines of words with single blanks between them. */
const written = (...texts: readonly string[]): TokenLine[] =>
  tokensOf(DOT, rows(100, ...texts.map((text) => [left(40, text)])));

/** Names that follow one another from x = 40 on, `gap` points apart. */
function heading(gap: number, ...columns: readonly [text: string, ...roles: ColumnRole[]][]): Heading {
  let x = 40;
  return {
    page: 1,
    flow: 0,
    first: 0,
    last: 0,
    bars: [],
    columns: columns.map(([text, ...roles]) => {
      const x0 = x;
      x += text.length * 0.5 * SIZE + gap;
      return { text, x0, x1: x - gap, roles: new Set(roles) };
    }),
  };
}

const NAMES: [string, ...ColumnRole[]][] = [
  ['Date', 'date'],
  ['Description', 'description'],
  ['Amount', 'amount'],
  ['Balance', 'balance'],
];

describe('trailing', () => {
  it.each([
    ['none', '04/03/2026 Invoice of 12.50 paid', 0],
    ['one', '04/03/2026 Coffee 12.50', 1],
    ['two, with signs', '04/03/2026 Coffee -12.50 1,000.00', 2],
    ['none before a word', '04/03/2026 Coffee 12.50 in cash', 0],
    ['and only the last where words stand between', '04/03/2026 Coffee USD 9.00 at noon 12.50', 1],
    ['no weak number', '04/03/2026 Card 4402', 0],
  ])('counts %s', (_, text, count) => {
    expect(trailing(written(text)[0]!)).toBe(count);
  });
});

describe('a table written as text', () => {
  const two = written('04/03/2026 Coffee -12.50 987.50', '05/03/2026 Salary of March 1,000.00 1,987.50');

  it('is one from two rows on', () => {
    expect(isRagged(two, null, SIZE)).toBe(true);
  });

  it('is one with a single row under a heading that is written as text too', () => {
    const [row] = two;
    expect(isRagged([row!], heading(2.5, ...NAMES), SIZE)).toBe(true);
    expect(isRagged([row!], heading(30, ...NAMES), SIZE)).toBe(false);
    expect(isRagged([row!], null, SIZE)).toBe(false);
  });

  it('is one under such a heading where amounts stand alone below texts that fill their lines', () => {
    const lines = written('1,240.00', '05/03/2026 Salary of March 1,000.00', 'Total of all 2,240.00');
    expect(isRagged(lines, heading(2.5, ...NAMES), SIZE)).toBe(true);
    expect(isRagged(lines, heading(30, ...NAMES), SIZE)).toBe(false);
  });

  it('is none where cells stand apart', () => {
    const apart = tokensOf(
      DOT,
      rows(
        100,
        [left(40, '04/03/2026 Coffee'), right(400, '12.50'), right(500, '987.50')],
        [left(40, '05/03/2026 Salary'), right(400, '1,000.00'), right(500, '1,987.50')],
      ),
    );
    expect(isRagged(apart, null, SIZE)).toBe(false);
  });
});

describe('amounts behind blanks', () => {
  const AT = [210, 263, 341, 298, 417, 236];
  const lines = (edges: readonly number[]): TokenLine[] =>
    tokensOf(DOT, rows(100, ...edges.map((edge) => [left(40, '04/03/2026 Coffee'), right(edge, '12.50')])));

  it('are ragged where they line up nowhere', () => {
    expect(isRagged(lines(AT), null, SIZE)).toBe(true);
  });

  it('are a table where they do', () => {
    expect(isRagged(lines([400, 400, 300, 300, 400, 400]), null, SIZE)).toBe(false);
  });

  it('are no table either where one name covers them and two edges hold few', () => {
    const scattered = lines([400, 400, 300, 300, 350, 350, 210, 263]);
    expect(isRagged(scattered, heading(30, ['Date', 'date'], ['Amount', 'amount']), SIZE)).toBe(true);
    expect(isRagged(scattered, heading(30, ...NAMES), SIZE)).toBe(false);
  });

  it('are a table where those with a minus end with it below those without', () => {
    const name = heading(30, ['Date', 'date'], ['Amount', 'amount']);
    const amounts = ['12.50-', '120.75', '3.20-', '44.10', '1,200.00', '7.35-'];
    const cells = amounts.map((amount, index) => [
      left(40, `0${index + 1}/03/2026 Coffee`),
      right(500, amount),
    ]);
    const wide = rows(100, ...cells).map((each) => ({ ...each, size: 1.2 * SIZE }));
    expect(isRagged(tokensOf(DOT, wide), name, SIZE)).toBe(false);
  });

  it('are ragged where one name covers them and one of them ends elsewhere by more than chance', () => {
    const name = heading(30, ['Date', 'date'], ['Amount', 'amount']);
    expect(isRagged(lines([341, 300, 341, 300, 417]), name, SIZE)).toBe(true);
    expect(isRagged(lines([341, 341, 341, 341, 417]), name, SIZE)).toBe(false);
  });

  it('are ragged where they all stand as far behind texts of a few lengths', () => {
    const behind = (blank: number, texts: readonly string[]): TokenLine[] =>
      tokensOf(
        DOT,
        texts.map((text, index) => {
          const said = `04/03/2026 ${text}`;
          return row(100 + 14 * index, left(40, said), left(40 + said.length * 0.5 * SIZE + blank, '12.50'));
        }),
      );
    const texts = ['Rent', 'Groceries', 'Rent', 'Groceries', 'Rent', 'Groceries'];
    expect(isRagged(behind(8, texts), null, SIZE)).toBe(true);
    // Texts of one length: amounts in a column stand so.
    expect(isRagged(behind(8, ['Rent', 'Taxi', 'Rent', 'Food']), null, SIZE)).toBe(false);
    // A column is further away.
    expect(isRagged(behind(80, texts), null, SIZE)).toBe(false);
  });

  it('are left alone where there are too few to tell', () => {
    expect(isRagged(lines(AT.slice(0, 3)), null, SIZE)).toBe(false);
  });
});

describe('raggedColumns', () => {
  it('are as many as most rows have amounts at their end, from left to right, with the names of a heading', () => {
    const lines = written(
      '04/03/2026 Coffee -12.50 987.50',
      '05/03/2026 Invoice of 9.00 -9.00 978.50',
      '06/03/2026 Correction 1.00',
    );
    const columns = raggedColumns(lines, heading(2.5, ...NAMES));
    expect(columns.map(({ heading: name, edge, roles }) => [name, edge, [...roles]])).toEqual([
      ['Amount', 0, ['amount']],
      ['Balance', 1, ['balance']],
    ]);
  });

  it('have no names where a heading names another number of columns', () => {
    const lines = written('04/03/2026 Coffee 12.50 987.50', '05/03/2026 Tea 9.00 978.50');
    const names: [string, ...ColumnRole[]][] = [
      ['Date', 'date'],
      ['Paid out', 'out'],
      ['Paid in', 'in'],
      ['Balance', 'balance'],
    ];
    expect(raggedColumns(lines, heading(2.5, ...names)).map((column) => column.heading)).toEqual([
      null,
      null,
    ]);
  });
});

describe('dates behind texts', () => {
  const behind = written('CARD PURCHASE SHOP 12-15 44.56', 'TRANSFER TO J DOE ON 12/11 12-16 $9.00');

  it('stand right before the amounts', () => {
    expect(behind.map((line) => dateBehindText(line)?.date)).toMatchObject([
      { kind: 'numeric' },
      { kind: 'numeric' },
    ]);
    expect(behind.map((line) => line.line.words[dateBehindText(line)!.from]!.text)).toEqual([
      '12-15',
      '12-16',
    ]);
  });

  it('are where a table has its dates when most rows have one there', () => {
    expect(datesBehindTexts(behind, null, 10)).toBe(true);
  });

  it('are those of another list where the first row begins with its date under the name of it', () => {
    const lines = written(
      '04/03/2026 Coffee 12.50',
      'Rent monthly 11/04/2026 9.00',
      'Gym monthly 12/04/2026 1.00',
    );
    const names = { page: 1, flow: 0, first: 0, last: 0, bars: [] };
    const name = (roles: readonly ('date' | 'description')[], x0: number) => ({
      columns: [{ text: 'name', x0, x1: x0 + 40, roles: new Set(roles) }],
    });
    const x0 = lines[0]!.line.x0;
    expect(datesBehindTexts(lines, null, 10)).toBe(true);
    expect(datesBehindTexts(lines, { ...names, ...name(['date'], x0) }, 10)).toBe(false);
    expect(datesBehindTexts(lines, { ...names, ...name(['description'], x0) }, 10)).toBe(true);
  });

  it('are part of the text where rows begin with a date', () => {
    const lines = written(
      '04/03/2026 Coffee on 04/03 12.50',
      '05/03/2026 Tea on 05/03 9.00',
      'FEE 12-16 1.00',
    );
    expect(dateBehindText(lines[0]!)).not.toBeNull();
    expect(datesBehindTexts(lines, null, 10)).toBe(false);
  });

  it('are none with words behind them', () => {
    expect(dateBehindText(written('TRANSFER 12-15 TO J DOE 44.56')[0]!)).toBeNull();
  });
});

describe('a short list', () => {
  it('ends each row with more amounts than line up: amount and balance', () => {
    const at = (y: number, date: string, ...cells: [number, string][]): Row =>
      row(y, left(40, date), ...cells.map(([x, text]) => left(x, text)));
    const stages = readStatement([
      page(1, [
        at(60, 'Opening balance 500.00', [300, 'Closing balance 389.15']),
        at(90, '04/03/2026', [110, 'Ferry office'], [190, '50.00'], [240, '450.00']),
        at(104, '05/03/2026', [110, 'Wages of Holt Farm'], [230, '1,800.00'], [281, '2,250.00']),
        at(118, '09/03/2026', [110, 'Boat deposit'], [211, '1,860.85'], [265, '389.15']),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([-5000, 180000, -186085]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('has no column of the one amount in another currency', () => {
    const at = (date: string, text: string, amount: string): Row =>
      row(NaN, left(40, date), left(100, text), right(520, amount));
    const lines = [
      at('20/09/2026', 'Payment received', '€ 400.00-'),
      at('22/09/2026', 'Greengrocer', '€ 100.00'),
      at('25/09/2026', 'App store', '€ 53.00'),
      at('26/09/2026', 'Late fee', '€ 9.20'),
    ].map((made, index) => ({ ...made, y: 120 + 15 * index }));
    lines[2] = row(
      150,
      left(40, '25/09/2026'),
      left(100, 'App store'),
      left(300, 'US$ 10.00'),
      right(520, '€ 53.00'),
    );
    const stages = readStatement([
      page(1, [row(80, left(40, 'Credit card statement of 05/10/2026')), ...lines]),
    ]);
    expect(rowsOf(stages)).toContain('2026-09-25 -5300 App store US$ 10.00');
    expect(stages.statement.transactions).toHaveLength(4);
  });
});

it('numbers of texts that end where amounts of a table written as text do are no amounts', () => {
  const texts = ['Tea', 'Tea', 'Tea', 'A walk through the old town', 'Two tickets for the evening boat'];
  const lines = texts.flatMap((text, index) => [
    [left(40, `0${4 + index}/03/2026 ${text} -12.50 ${(987.5 - 12.5 * index).toFixed(2)}`)],
    [left(40, `Paid on 01/03 now 440${index}`)],
  ]);
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 1,000.00')),
      row(80, left(40, 'Date Description Amount Balance')),
      ...rows(100, ...lines),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual(texts.map(() => -1250));
});

it('a few rows of text of which two end together by chance lose none of the others', () => {
  const of = (y: number, date: string, text: string, at: number, amount: string): Row =>
    row(y, left(40, date), left(110, text), right(at, amount));
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period: July 1, 2022 through July 31, 2022')),
      row(60, left(40, 'Beginning balance 379.36')),
      row(80, left(40, 'Deposits and other credits')),
      of(94, '07/03/22', 'REDWING FREIGHT PAYROLL', 420, '2,557.29'),
      row(120, left(40, 'Withdrawals and other debits')),
      of(134, '07/01/22', 'CARD PURCHASE SALTGRASS HARDWARE GRAYLING MI CARD 8700', 540, '27.44'),
      of(148, '07/18/22', 'MONTHLY SERVICE FEE', 290, '8.47'),
      of(162, '07/21/22', 'CARD PURCHASE DUSTY SPUR DINER PORT LAVINIA TX CARD 2359', 540, '127.59'),
      row(190, left(40, 'Ending balance 2,773.15')),
    ]),
  ]);
  expect(amountsOf(stages).toSorted((a, b) => a - b)).toEqual([-12759, -2744, -847, 255729]);
});

describe('rows padded with blanks in letters of many widths', () => {
  const texts = [
    'Baker',
    'Fee',
    'Rent of the house',
    'Cinema',
    'Taxi',
    'Wages of March',
    'Refund',
    'Gift',
    'Grocer',
    'Pub',
  ];
  const list = (shifts: readonly number[] | null): string[] => {
    let balance = 1_000_00;
    const lines = texts.map((text, index) => {
      const amount = 10_07 + index * 131;
      const side = index % 5 === 2 ? 1 : -1;
      balance += side * amount;
      const shift = shifts?.[index] ?? 0;
      const [credit, behind] = shifts === null ? [40, 0] : [75, 30];
      const edge = shifts === null ? 430 : 420;
      return row(
        114 + 14 * index,
        left(40, `0${(index % 9) + 1}/03/2026`.slice(-10)),
        left(110, text),
        right(330 + shift + (side > 0 ? credit : 0), (amount / 100).toFixed(2)),
        right(edge + shift + (side > 0 ? behind : 0), (balance / 100).toFixed(2)),
      );
    });
    const names = row(
      100,
      left(40, 'Date'),
      left(110, 'Details'),
      right(330, 'Debit'),
      right(370, 'Credit'),
      right(430, 'Balance'),
    );
    const stages = readStatement([page(1, [row(60, left(40, 'Opening balance 1000.00')), names, ...lines])]);
    return amountsOf(stages).map(String);
  };
  const expected = texts.map((_, index) => String((index % 5 === 2 ? 1 : -1) * (10_07 + index * 131)));

  it('have no columns where one would hold two amounts of a row', () => {
    expect(list([0, 5, 14, 9, 3, 7, 11, 17, 8, 5])).toEqual(expected);
  });

  it('keep theirs where they line up', () => {
    expect(list(null)).toEqual(expected);
  });
});

it('amounts with marks in a column of their own stand in columns, whatever a few lines without a mark end in', () => {
  const marked = (y: number, day: string, amount: string, mark: string): Row =>
    row(y, left(40, `${day}.03.`), left(90, `Laden ${day}`), right(400, amount), left(430, mark));
  const rowsWithMarks = Array.from({ length: 14 }, (_, index) =>
    marked(114 + 14 * index, String(index + 3).padStart(2, '0'), `${index + 5},10`, index === 4 ? 'H' : 'S'),
  );
  const other = (y: number, day: string, amount: string, x: number): Row =>
    row(y, left(40, `M-4${day}`), left(250, `${day}.03.`), right(x, amount));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Zeitraum 01.03.2026 bis 31.03.2026')),
      row(100, left(40, 'Datum'), left(90, 'Erläuterung'), right(400, 'Betrag')),
      ...rowsWithMarks,
      other(340, '13', '27,52', 391),
      other(354, '21', '145,07', 372),
      other(368, '22', '5,07', 356),
      other(382, '23', '1,08', 335),
    ]),
  ]);
  expect(amountsOf(stages).slice(0, 5)).toEqual([-510, -610, -710, -810, 910]);
});

describe('a list without names whose amounts print their signs', () => {
  const edges = [300, 320, 300, 300, 320, 300];
  const list = (...texts: readonly string[]): number[] =>
    amountsOf(
      readStatement([
        page(1, [
          row(60, left(40, 'Account statement of March 2026')),
          ...texts.map((text, at) =>
            row(
              100 + 14 * at,
              left(40, `0${at + 1}/03/2026`),
              left(120, 'Corner shop'),
              right(edges[at]!, text),
            ),
          ),
        ]),
      ]),
    );

  it('has one column of them, wherever they end', () => {
    expect(list('-13.64', '-11.78', '+61.74', '+21.24', '-33.44', '-9.91')).toEqual([
      -1364, -1178, 6174, 2124, -3344, -991,
    ]);
    expect(list('-13.64', '-11.78', '61.74', '21.24', '-33.44', '-9.91')).toEqual([
      -1364, -1178, 6174, 2124, -3344, -991,
    ]);
  });

  it('has two of them where hardly any amount prints one', () => {
    const [, second, , fourth, fifth] = list('13.64', '11.78', '61.74', '-21.24', '33.44', '9.91');
    expect(second! * fourth! > 0 && fifth! * fourth! > 0).toBe(true);
  });
});

describe('whole units at the end of written rows', () => {
  it.each([',', ' '])('stand in groups (%j), and below a thousand there is nothing to group', (group) => {
    const texts = [
      'Currency: JPY',
      'Period 01/03/2026 - 31/03/2026',
      `Opening balance 100${group}000`,
      `Closing balance 318${group}250`,
      '01/03/2026 Coffee -950',
      `02/03/2026 Rent of March for the flat -12${group}000`,
      '04/03/2026 Bread -300',
      `05/03/2026 Wages of Larch and sons 240${group}000`,
      `09/03/2026 Insurance -8${group}500`,
    ];
    const stages = readStatement([page(1, rows(40, ...texts.map((text) => [left(40, text)])))]);
    expect(amountsOf(stages)).toEqual([-950, -12_000, -300, 240_000, -8500]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('a table whose wrapped texts begin with a day and end in an amount', () => {
  const cash = (index: number, amount: string, edge: number): Row[] => [
    row(100 + 30 * index, left(40, '04/03'), left(100, 'Cash in town'), right(edge, amount)),
    row(111 + 30 * index, left(100, `04/03 ${'town '.repeat(index)}${amount}`)),
  ];
  const lines = tokensOf(
    DOT,
    [400, 400, 460, 400, 400].flatMap((edge, index) => cash(index, `${index + 1}5.00`, edge)),
  ).filter(({ monies }) => monies.length > 0);

  it('has the columns that the rows under the name of the day tell of', () => {
    expect(isRagged(lines, heading(30, ...NAMES), SIZE)).toBe(false);
    expect(isRagged(lines, null, SIZE)).toBe(true);
  });
});
