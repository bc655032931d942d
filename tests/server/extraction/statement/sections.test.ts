/** Titles of lists: known as a whole, or by their words where a list begins below; and lines that only look like one. */
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { findSections } from '../../../../server/extraction/statement/lists/sections.ts';
import { columnsAt, DOT, left, right, row, tokensOf, type Cell, type Row } from '../../../support/words.ts';

const sectionsIn = (...rows: readonly Row[]): string[] => {
  const tokens = tokensOf(DOT, rows);
  return findSections(tokens, findHeadings(tokens)).map(({ sections }) => [...sections].join('+'));
};

const booking = (y: number): Row =>
  row(y, left(40, '04/03/2026'), left(120, 'Some text'), right(500, '12.50'));

describe('findSections', () => {
  it.each([
    ['Checks in number order', 'out'],
    ['Regular deposits and more deposits', 'in'],
    ['Deposits and other credits', 'in'],
    ['Recent payments', 'in+out'],
    ['Money coming in', 'in'],
    ['Payments out of your account', 'out'],
    ['2026 totals year to date', 'other'],
    ['Summary of government charges', 'other'],
    ['Pending from 1 March 2026 to 31 March 2026', 'other'],
    ['Pending transactions (not included in your balance)', 'other'],
    ['Reverted from March 1, 2026 to March 31, 2026', 'other'],
  ])('%s above rows', (title, section) => {
    expect(sectionsIn(row(100, left(40, title)), booking(114))).toEqual([section]);
  });

  it('no title is the name at the top of the first page, at the top of a further one', () => {
    const names = row(60, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount'));
    const list = [names, booking(74)];
    const further = (name: string): string[] => {
      const top = row(40, left(40, name));
      const head = [row(20, left(40, 'Harbour Credit')), row(40, left(40, '12 Lower Street'))];
      const tokens = tokensOf(DOT, [...head, ...list], [top, ...list]);
      return findSections(tokens, findHeadings(tokens)).map(({ sections }) => [...sections].join('+'));
    };
    expect(further('Harbour Credit')).toEqual([]);
    expect(further('Harbour Credits')).toEqual(['in']);
    const beside = (...cells: string[]): string[] => {
      const top = row(40, ...cells.map((text, index) => left(40 + 300 * index, text)));
      const head = [row(20, left(40, 'Harbour Credit'), left(340, 'Account statement'))];
      const tokens = tokensOf(DOT, [...head, row(40, left(40, '12 Lower Street')), ...list], [top, ...list]);
      return findSections(tokens, findHeadings(tokens)).map(({ sections }) => [...sections].join('+'));
    };
    expect(beside('Harbour Credit', 'A. Reed')).toEqual([]);
    expect(beside('Harbour Credits', 'A. Reed')).toEqual(['in']);
  });

  it('no title is the first line of a text in whose middle the day and the amount of its row stand', () => {
    const under = (y: number): string[] =>
      sectionsIn(
        row(100, left(40, 'Gutschrift Moor KG')),
        row(y, left(200, '04/03/2026'), right(500, '12.50')),
        row(2 * y - 100, left(40, 'Lohn Juli')),
      );
    expect(under(104)).toEqual([]);
    expect(under(114)).toEqual(['in']);
  });

  it('a list ends at its sum, whatever words of its title that says, where an unknown title stands over rows', () => {
    const total = row(142, left(40, 'Total payments and credits for this period'), right(500, '25.00'));
    const list = [row(100, left(40, 'Payments and other credits')), booking(114), booking(128)];
    const next = [row(164, left(40, 'M Whitlow   Card ending in 4417')), booking(178)];
    expect(sectionsIn(...list, total, ...next)).toEqual(['in', '']);
    const other = row(142, left(40, 'Total payments and credits for this period'), right(500, '26.00'));
    expect(sectionsIn(...list, other, ...next)).toEqual(['in']);
  });

  it('a title that begins with balances, over days with one figure each, is of balances', () => {
    const day = (y: number, figure: string): Row => row(y, left(40, '04/03/2026'), right(500, figure));
    expect(sectionsIn(row(100, left(40, 'Saldos Invest Fácil')), day(114, '602.45'))).toEqual(['balances']);
    expect(sectionsIn(row(100, left(40, 'Saldos Invest Fácil')), booking(114))).toEqual([]);
  });

  it('no title is what hangs from the row above, nearer than to the day of the rows below', () => {
    const under = (y: number): string[] =>
      sectionsIn(
        row(88, left(40, 'Monday 4 March 2026')),
        row(102, left(40, 'Non-sterling'), right(400, '2.50')),
        row(y, left(40, 'Transaction fees')),
        row(128, left(40, 'Tuesday 5 March 2026'), right(500, '12.50')),
      );
    expect(under(112)).toEqual([]);
    expect(under(115)).toEqual(['out']);
  });

  it('no title is the first line of a text that begins with the word of others, at their place', () => {
    const cell = (y: number, text: string, ...amount: readonly string[]): Row =>
      row(y, left(40, text), ...amount.map((each) => right(500, each)));
    const rows = [
      cell(100, 'Kortköp 10/12 Ahlgren Skövde', '58.20'),
      cell(120, 'Kortköp 11/12 Ekvall Nyköping', '30.00'),
    ];
    const cut = [cell(140, 'Kortköp 11/12 Ekvall & Dotter AB'), cell(151, 'Sandviken', '2.72')];
    expect(sectionsIn(...rows, ...cut)).toEqual([]);
    expect(sectionsIn(...cut)).toEqual(['out']);
  });

  it('no title is a line of names that begins with that of the days', () => {
    const names = row(
      100,
      left(40, 'Boekdatum'),
      left(120, 'Details'),
      left(380, 'Afschrijving Bijschrijvin'),
    );
    expect(sectionsIn(names, booking(114))).toEqual([]);
    expect(sectionsIn(row(100, left(40, 'Afschrijving')), booking(114))).toEqual(['out']);
  });

  it('no title is the first line of an entry that has its day beside it and its amount below', () => {
    const entry = (y: number, text: string): Row[] => [
      row(y, left(120, text), left(300, '04 Mar 2026')),
      row(y + 5, left(40, '1'), left(200, 'CG44109'), right(500, '12.50')),
    ];
    const title = row(60, left(40, 'Transactions'));
    expect(sectionsIn(title, ...entry(100, 'Cash In'), ...entry(130, 'Send Money'))).toEqual([]);
  });

  it('no title is the first line of an entry that has its days behind it and its amount below further text', () => {
    const entry = (y: number, text: string): Row[] => [
      row(y, left(40, text), left(300, '04/03/2026'), left(380, '05/03/2026')),
      row(y + 11, left(40, 'Some text')),
      row(y + 22, left(40, 'Invoice 1204 of 28/02/2026'), right(500, '12.50')),
    ];
    expect(sectionsIn(...entry(100, 'Deposits'), ...entry(133, 'Withdrawals'))).toEqual([]);
    // A title may tell the days of its list.
    const title = row(100, left(40, 'Deposits'), left(300, '01/03/2026 - 31/03/2026'));
    expect(sectionsIn(title, booking(114))).toEqual(['in']);
  });

  it('no title is the first line of an entry whose day stands further above, beside the text of another', () => {
    const entry = (y: number, day: string, text: string): Row[] => [
      row(y, ...(day ? [left(40, day)] : []), left(120, text)),
      row(y + 11, left(120, 'Card 1742')),
      row(y + 22, left(120, 'Some text'), right(500, '12.50')),
    ];
    const day = [
      ...entry(100, '04/03/2026', 'Shop'),
      ...entry(133, '', 'Deposits'),
      ...entry(166, '', 'Fees'),
    ];
    expect(sectionsIn(...day)).toEqual([]);
    // Over rows of its own it is one.
    const title = row(133, left(120, 'Deposits'));
    expect(sectionsIn(...entry(100, '04/03/2026', 'Shop'), title, booking(160))).toEqual(['in']);
  });

  it('no title is a fee in whole units where the rows around it have their amounts', () => {
    const yen = (y: number, text: string, amount: string): Row =>
      row(y, left(40, '04/03/2026'), left(120, text), right(500, amount));
    const fee = row(114, left(120, '手数料'), right(500, '110'));
    expect(sectionsIn(yen(100, '振込', '12,500'), fee, yen(128, '現金', '3,000'))).toEqual([]);
    const title = row(114, left(120, '手数料'), left(300, '3'));
    expect(sectionsIn(yen(100, '振込', '12,500'), title, yen(142, '現金', '3,000'))).toEqual(['out']);
  });

  it('none is the kind of a booking below its text, beside the year that its narrow cell leaves below the day', () => {
    const entry = (y: number, day: string, kind: string): Row[] => [
      row(y, left(40, `Mar ${day},`), left(120, 'Some text'), right(500, '12.50')),
      row(y + 11, left(40, '2026'), left(120, kind)),
    ];
    const kinds = ['Withdrawal', 'Deposit', 'Withdrawal', 'Withdrawal'];
    expect(
      sectionsIn(...kinds.flatMap((kind, index) => entry(100 + 28 * index, `0${index + 1}`, kind))),
    ).toEqual([]);
    // A title stands over the rows, not in one.
    expect(sectionsIn(booking(100), row(140, left(40, 'Deposit')), booking(154))).toEqual(['in']);
  });

  it('none is a label of a summary in notes beside the rows', () => {
    const note = columnsAt(left(420));
    const day = (y: number): Row =>
      row(y, left(40, '04/03/2026'), left(120, 'Some text'), right(380, '12.50'));
    const rows = [100, 114, 128, 142, 156, 170, 184].map(day);
    const notes = ['At a glance', 'Opens at', 'Money in', '25.00', 'Money out', '62.50', 'Call us'];
    const aside = notes.map((text, index) => note(93 + 14.5 * index, text));
    const sorted = [...rows, ...aside].toSorted((a, b) => a.y - b.y);
    expect(sectionsIn(...sorted)).toEqual([]);
  });

  it('a title beside which a sentence states its total', () => {
    const sentence = left(300, 'There were 2 deposits and additions totaling $512.50.');
    const heading = row(114, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount'));
    expect(sectionsIn(row(100, left(40, 'Deposits and additions'), sentence), heading, booking(128))).toEqual(
      ['in'],
    );
  });

  it.each([
    ['alone', [left(300, 'Account: 4402 1187')]],
    ['and what it is called', [left(300, 'Account:'), left(420, '4402 1187')]],
  ])('a title beside which the account stands, its number %s', (_, beside) => {
    const heading = row(114, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount'));
    expect(sectionsIn(row(100, left(40, 'Other credits (+)'), ...beside), heading, booking(128))).toEqual([
      'in',
    ]);
  });

  it('titles in the middle of the page, close above the first row, which are over none of its cells', () => {
    expect(sectionsIn(row(100, left(240, 'Deposits & credits')), booking(112))).toEqual(['in']);
    expect(sectionsIn(row(100, left(120, 'Deposits & credits')), booking(112))).toEqual([]);
  });

  it('titles between dashes', () => {
    expect(sectionsIn(row(100, left(40, '------ Other Debits ------')), booking(114))).toEqual(['out']);
  });

  it('no words that stand behind the date of a row elsewhere', () => {
    const [text, dated] = [left(120, 'Cash withdrawals'), left(40, '04/03/2026')];
    const below = row(114, left(120, '(05/03/2026)'), right(500, '12.50'));
    expect(sectionsIn(row(100, text), below)).toEqual(['out']);
    expect(sectionsIn(row(100, text), below, row(130, dated, text))).toEqual([]);
    expect(sectionsIn(row(100, text), below, row(130, dated, left(240, 'Cash withdrawals')))).toEqual([
      'out',
    ]);
  });

  it('words of both directions say neither', () => {
    expect(sectionsIn(row(100, left(40, 'Withdrawals against deposits here')), booking(114))).toEqual([]);
  });

  it('words with no list below', () => {
    expect(
      sectionsIn(row(100, left(40, 'Regular deposits help')), row(114, left(40, 'to save for later'))),
    ).toEqual([]);
  });

  it('text of a booking further in than its row', () => {
    expect(sectionsIn(booking(100), row(114, left(120, 'Fees')), booking(128))).toEqual([]);
  });

  it('a list ends at its total, where a plain title and a heading open another', () => {
    expect(
      sectionsIn(
        row(60, left(40, 'Your deposits')),
        row(74, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount')),
        booking(88),
        row(102, left(40, 'Total deposits'), right(500, '12.50')),
        row(130, left(40, 'Card 4402')),
        row(144, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount')),
        booking(158),
      ),
    ).toEqual(['in', '']);
  });

  it('a list goes on behind a total, where the heading is only printed again', () => {
    expect(
      sectionsIn(
        row(60, left(40, 'Your deposits')),
        row(74, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount')),
        booking(88),
        row(102, left(40, 'Total'), right(500, '12.50')),
        row(116, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount')),
        booking(130),
      ),
    ).toEqual(['in']);
  });

  it.each([
    ['in its place', 40, ['in', '']],
    ['elsewhere', 60, ['in']],
  ])('a title %s over a heading as the list before has it begins another list', (_, x, sections) => {
    const heading = (y: number): Row =>
      row(y, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount'));
    expect(
      sectionsIn(
        row(60, left(40, 'Your deposits')),
        heading(74),
        booking(88),
        row(112, left(x, 'Of this month')),
        heading(126),
        booking(140),
      ),
    ).toEqual(sections);
  });

  it('a summary within a list ends at the next plain title', () => {
    expect(
      sectionsIn(
        row(60, left(40, 'Payments and credits')),
        row(80, left(40, 'Summary')),
        row(94, left(40, 'Payments'), right(500, '12.50')),
        row(108, left(40, 'Total payments and credits'), right(500, '12.50')),
        row(130, left(40, 'Detail')),
        booking(144),
      ),
    ).toEqual(['in', 'other', 'in']);
    // Below the names of the columns stands the text of a booking.
    const heading = row(130, left(40, 'Date'), left(120, 'Text'), right(500, 'Amount'));
    expect(
      sectionsIn(
        row(80, left(40, 'Summary')),
        row(94, left(40, 'Last month'), right(500, '12.50')),
        row(108, left(40, 'This month'), right(500, '12.50')),
        heading,
        row(144, left(120, 'Corner shop')),
        booking(158),
      ),
    ).toEqual(['other']);
  });
});

it('words of a title closely below an entry, far from the next, are of its text', () => {
  const entry = (y: number, kind: string): Row[] => [
    row(y, left(300, '04.03.2026'), right(500, '-12.50')),
    row(y + 4, left(40, 'Grocer')),
    row(y + 16, left(40, kind)),
  ];
  const rows = [
    ...entry(100, 'Card, withdrawals abroad'),
    ...entry(152, 'Card, food'),
    ...entry(204, 'Card, food'),
  ];
  expect(sectionsIn(...rows)).toEqual([]);
});

it('no title is what stands further in than its row, closely below a line of its text that tells of figures', () => {
  const entry = (...figure: readonly Cell[]): Row[] => [
    row(100, left(40, '31/03/2026'), left(120, 'Settlement'), right(500, '1.95')),
    row(111, left(120, '9.60 % overdraft'), ...figure),
    row(122, left(120, 'Fees from 01/03/2026 to 31/03/2026')),
    row(133, left(120, 'Bookings by machine')),
  ];
  expect(sectionsIn(...entry(right(300, '1.00')))).toEqual([]);
  // Where the amounts stand it is no figure of a text.
  expect(sectionsIn(...entry(right(500, '1.00')))).toEqual(['out']);
});
