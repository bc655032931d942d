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
import { DOT, left, right, row, rows, SIZE, tokensOf, type Row } from '../../../support/words.ts';

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
