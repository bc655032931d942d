/** What stands around the text of a booking and is none of it: titles, names of columns, marks; and what is. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Word } from '../../../../server/extraction/words/word.ts';
import { columnsAt, left, page, right, row, word, type Row } from '../../../support/words.ts';

describe('lines around an entry', () => {
  const head = row(
    100,
    left(40, 'Date'),
    left(110, 'Description'),
    right(400, 'Amount'),
    right(500, 'Balance'),
  );
  const booking = (y: number, day: string, text: string, amount: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, text), right(400, amount), right(500, balance));
  const textsOf = (...pages: readonly (readonly Row[])[]): string[] =>
    readStatement(pages.map((rows, index) => page(index + 1, rows))).statement.transactions.map(
      ({ description }) => description,
    );

  it('keep an amount that a sentence leads to which begins with a word of direction', () => {
    const said = (y: number): Row => row(y, left(110, 'Paid in advance 310.00'));
    expect(
      textsOf([
        head,
        booking(120, '04', 'Harbour office', '-5.00', '95.00'),
        said(132),
        booking(146, '05', 'Rail', '-5.00', '90.00'),
        booking(160, '06', 'Harbour office', '-5.00', '85.00'),
        said(172),
        booking(186, '07', 'Bakery', '-5.00', '80.00'),
      ]),
    ).toEqual([
      'Harbour office Paid in advance 310.00',
      'Rail',
      'Harbour office Paid in advance 310.00',
      'Bakery',
    ]);
  });

  it('keep an amount that ends their sentence below the amounts of other rows', () => {
    const below = right(500, 'for the garden, her share of invoice 86883 over 3,249.12');
    expect(
      textsOf([
        head,
        booking(120, '04', 'Ann Lee', '-5.00', '95.00'),
        row(132, below),
        booking(150, '05', 'Rail', '-5.00', '90.00'),
        booking(164, '06', 'Market', '-5.00', '85.00'),
        booking(178, '07', 'Bakery', '-5.00', '80.00'),
      ]),
    ).toEqual([
      'Ann Lee for the garden, her share of invoice 86883 over 3,249.12',
      'Rail',
      'Market',
      'Bakery',
    ]);
  });

  it('do not take titles that stand in the column of dates between the rows, nor the name of their day', () => {
    const entry = (y: number, day: string, text: string, balance: string): Row[] => [
      booking(y, day, text, '-5.00', balance),
      row(y + 11, left(110, 'by card')),
    ];
    const days = (y: number, day: string, text: string, balance: string): Row[] => [
      row(y, left(40, `Posting date ${day}/03/2027`)),
      row(y + 12, left(110, text), right(400, '-5.00'), right(500, balance)),
    ];
    expect(
      textsOf([
        head,
        ...entry(120, '04', 'Rail', '95.00'),
        ...entry(142, '05', 'Market', '90.00'),
        row(166, left(40, 'New bookings Ann Lee')),
        ...entry(180, '06', 'Bakery', '85.00'),
        ...entry(202, '07', 'Gas works', '80.00'),
      ]),
    ).toEqual(['Rail by card', 'Market by card', 'Bakery by card', 'Gas works by card']);
    expect(
      textsOf([
        head,
        ...days(120, '04', 'Rail', '95.00'),
        ...days(150, '05', 'Market', '90.00'),
        ...days(180, '06', 'Bakery', '85.00'),
      ]),
    ).toEqual(['Rail', 'Market', 'Bakery']);
  });

  it('keep what begins below the date between the rows where texts begin there', () => {
    const entry = (y: number, day: string, text: string, balance: string): Row[] => [
      booking(y, day, text, '-5.00', balance),
      row(y + 11, left(40, `by card of ${text}`)),
    ];
    expect(
      textsOf([
        head,
        ...entry(120, '04', 'Rail', '95.00'),
        ...entry(142, '05', 'Market', '90.00'),
        ...entry(166, '06', 'Bakery', '85.00'),
        ...entry(190, '07', 'Gas works', '80.00'),
      ]).slice(0, 3),
    ).toEqual(['Rail by card of Rail', 'Market by card of Market', 'Bakery by card of Bakery']);
  });

  it('go on below the balance that is carried over the page, which is none of them', () => {
    expect(
      textsOf(
        [
          head,
          booking(120, '04', 'Rail', '-5.00', '95.00'),
          booking(134, '05', 'Ann Lee', '-5.00', '90.00'),
          row(148, left(110, 'Saldo Übertrag'), right(500, '90.00')),
        ],
        [
          head,
          row(120, left(110, 'Saldo Vortrag'), right(500, '90.00')),
          row(134, left(110, 'for the garden')),
          booking(148, '06', 'Market', '-5.00', '85.00'),
        ],
      ),
    ).toEqual(['Rail', 'Ann Lee for the garden', 'Market']);
  });

  it('leave out names of columns that no language knows, repeated on a further page', () => {
    const names = row(
      100,
      left(40, 'Uldvar'),
      left(110, 'Skervat'),
      right(400, 'Grolmet'),
      right(500, 'Ambrosk'),
    );
    expect(
      textsOf(
        [
          names,
          booking(120, '04', 'Rail', '-5.00', '95.00'),
          booking(134, '05', 'Ann Lee', '-5.00', '90.00'),
        ],
        [
          names,
          booking(114, '06', 'Market', '-5.00', '85.00'),
          booking(128, '07', 'Bakery', '-5.00', '80.00'),
        ],
      ),
    ).toEqual(['Rail', 'Ann Lee', 'Market', 'Bakery']);
  });
});

it('are one column where their name is centred over it, and a blank within them stands below the name', () => {
  const booking = (y: number, day: string, text: string, of: string): Row[] => [
    row(y, left(40, `${day}/03/2027`), left(110, text), right(400, '5.00')),
    row(y + 12, left(116, of), left(204, 'supply')),
    row(y + 24, left(116, 'by agreement')),
  ];
  const { statement } = readStatement([
    page(1, [
      row(84, left(40, 'Date'), left(200, 'Description'), right(400, 'Money out')),
      ...booking(100, '04', 'Standing order to the', 'gas works'),
      ...booking(140, '05', 'Standing order to the', 'water'),
      ...booking(180, '08', 'Standing order to the', 'power'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(
    ['gas works', 'water', 'power'].map((of) => `Standing order to the ${of} supply by agreement`),
  );
});

it('leave out what joins them to their date and to their amount', () => {
  const line = columnsAt(left(40));
  const { statement } = readStatement([
    page(1, [
      line(60, 'Statement period 01/03/2027 to 31/03/2027'),
      line(100, '04 March 2027 - Gas works: -5.00'),
      line(114, '05 March 2027 - Refund - Water board: 7.00'),
      line(128, '08 March 2027 - Broadband 8:00: -9.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Gas works',
    'Refund - Water board',
    'Broadband 8:00',
  ]);
});

it.each([
  'End of statement',
  '*** FIN ESTADO DE CUENTA ***',
  'Ende des Kontoauszugs',
  'Total No. of Deposits: 3',
])('have nothing of the line that says that the list has ended: %s', (line) => {
  const booking = (y: number, day: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, 'Gas works'), right(400, '5.00'));
  const { statement } = readStatement([
    page(1, [
      row(84, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out')),
      booking(100, '04'),
      booking(114, '05'),
      booking(128, '08'),
      row(142, left(110, line)),
    ]),
  ]);
  expect(statement.transactions.at(-1)!.description).toBe('Gas works');
});

it('a text that begins with the word of a mark keeps it, in type whose blanks are as wide as its letters', () => {
  /** Every letter and every blank 6 points wide. */
  const typed = (y: number, at: number, text: string): Word[] =>
    [...text.matchAll(/\S+/g)].map((match) => ({
      ...word(match[0], at + 6 * match.index, y),
      x1: at + 6 * (match.index + match[0].length),
    }));
  const booking = (y: number, day: string, amount: string, text: string): Word[] => [
    ...typed(y, 40, `03/${day}`),
    ...typed(y, 130 - 6 * amount.length, amount),
    ...typed(y, 150, text),
  ];
  const texts = [
    'DEBIT CARD PURCHASE 761770',
    'ACH DEBIT 777214 POWER',
    'POS DEBIT 2721 GROCER',
    'DEBIT CARD FEE 12',
  ];
  const { statement } = readStatement([
    {
      ...page(1, []),
      words: [
        ...typed(60, 40, 'Statement period 03/01/2027 to 03/31/2027'),
        ...typed(86, 200, 'OTHER DEBITS'),
        ...typed(100, 40, 'DATE'),
        ...typed(100, 94, 'AMOUNT'),
        ...typed(100, 150, 'DESCRIPTION'),
        ...texts.flatMap((text, index) =>
          booking(114 + 12 * index, `0${index + 3}`, `${index + 5}.00`, text),
        ),
      ],
    },
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(texts);
});

it('texts behind the amounts under names that no lexicon has are whole', () => {
  const line = (y: number, day: string, amount: string, balance: string, text: string): Row =>
    row(y, left(40, `${day}/03/2026`), right(200, amount), right(290, balance), left(300, text));
  const { statement } = readStatement([
    page(1, [
      row(100, left(40, 'Ramoda'), right(200, 'Kyne'), right(290, 'Garo'), left(300, 'Pyru')),
      line(120, '04', '-12.50', '87.50', 'Coffee at the harbour kiosk'),
      line(134, '05', '+500.00', '587.50', 'Wages of the month from Mill and Sons'),
      line(148, '16', '-7.30', '580.20', 'Books'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Coffee at the harbour kiosk',
    'Wages of the month from Mill and Sons',
    'Books',
  ]);
});

it('a text is not cut where it goes on beyond the amounts, which stand below it', () => {
  const item = (y: number, day: string, text: string, amount: string): Row[] => [
    row(y, left(140, `${day}/05/2024`)),
    row(y + 14, left(140, text)),
    row(y + 28, left(140, amount)),
  ];
  const { statement } = readStatement([
    page(1, [
      ...item(60, '02', 'Salary of the Orchard Lane nursery', '2,850.00'),
      ...item(110, '03', 'Rent of the flat by the harbour', '-950.00'),
      ...item(160, '07', 'Grocer at the corner', '-43.90'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Salary of the Orchard Lane nursery',
    'Rent of the flat by the harbour',
    'Grocer at the corner',
  ]);
});
