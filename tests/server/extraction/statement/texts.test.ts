/** What the columns of a table give to the texts of its bookings. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Word } from '../../../../server/extraction/words/word.ts';
import { left, page, right, row, word, type Cell, type Row } from '../../../support/words.ts';

const heading = row(
  100,
  left(40, 'Date'),
  left(110, 'Description'),
  right(400, 'Money out'),
  right(500, 'Balance'),
);

/** A row whose text begins with its kind and a code apart, over the text itself. */
const coded = (y: number, day: string, code: string, text: string, balance: string): Row[] => [
  row(y, left(40, `${day}/03/2027`), left(110, 'Direct debit'), left(230, code), right(400, '5.00'), right(500, balance)),
  row(y + 12, left(110, text)),
]; // prettier-ignore

describe('a code apart in the column of texts', () => {
  it('stands where it is printed', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        heading,
        ...coded(120, '04', 'PN:417', 'Gas works', '95.00'),
        ...coded(150, '05', 'PN:208', 'Water board', '90.00'),
        ...coded(180, '06', 'PN:931', 'Broadband', '85.00'),
        ...coded(210, '09', 'PN:417', 'Gas works', '80.00'),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Direct debit PN:417 Gas works',
      'Direct debit PN:208 Water board',
      'Direct debit PN:931 Broadband',
      'Direct debit PN:417 Gas works',
    ]);
  });
});

describe('amounts that end texts', () => {
  const booking = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, text), right(500, amount));

  it('are no column, though they line up and nothing has a name', () => {
    const texts = [
      'Invoice 4711 over 1,302.50',
      'Coffee',
      'Invoice 5120 over 8,990.00',
      'Invoice 6033 over 2,040.75',
    ];
    const { statement } = readStatement([
      page(
        1,
        texts.map((text, index) => booking(100 + 14 * index, `0${index + 3}`, text, `-${index + 5}.00`)),
      ),
    ]);
    expect(statement.transactions.map(({ amount, description }) => `${amount} ${description}`)).toEqual(
      texts.map((text, index) => `${index + 5}00 ${text}`),
    );
  });
});

describe('columns of texts', () => {
  const head = (second: string): Row =>
    row(100, left(40, 'Date'), left(110, 'Payee'), left(230, second), right(500, 'Amount'));
  const booking = (y: number, day: string, payee: string, text: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, payee), left(230, text), right(500, '-5.00'));
  const texts = (...rows: readonly Row[]): string[] =>
    readStatement([page(1, rows)]).statement.transactions.map(({ description }) => description);

  it('of payee and purpose are read from left to right, however long they are', () => {
    const [first] = texts(
      head('Purpose'),
      booking(120, '04', 'Gas works', 'Invoice of the last winter 2231'),
      booking(134, '05', 'Rail', 'Ticket from the coast to the hills'),
      booking(148, '06', 'Ann Lee', 'Her share of the long weekend'),
    );
    expect(first).toBe('Gas works Invoice of the last winter 2231');
  });

  it('of codes are read where they stand', () => {
    const codes = row(
      100,
      left(40, 'Date'),
      left(110, 'Reference'),
      left(230, 'Details'),
      right(500, 'Amount'),
    );
    const [first] = texts(
      codes,
      booking(120, '04', 'QX-2231', 'Gas works'),
      booking(134, '05', 'QX-2240', 'Rail tickets'),
      booking(148, '06', 'QX-2252', 'Ann Lee'),
    );
    expect(first).toBe('QX-2231 Gas works');
  });

  it('stand behind their codes under one name for both', () => {
    const entry = (y: number, day: string, code: string, text: readonly [string, string]): Row[] => [
      row(y, left(230, text[0])),
      row(y + 11, left(40, `${day}/03/2027`), left(110, code), left(230, text[1]), right(500, '-5.00')),
    ];
    const [, second, third] = texts(
      row(100, left(40, 'Date'), left(110, 'Payment type and details'), right(500, 'Amount')),
      ...entry(120, '04', 'DD', ['Gas works of the', 'northern coast']),
      ...entry(150, '05', 'VIS', ['Rail tickets from', 'the hills']),
      ...entry(180, '06', 'SO', ['Her share of the', 'long weekend']),
      ...entry(210, '07', 'DD', ['Water board of', 'the lower town']),
    );
    expect(second).toBe('VIS Rail tickets from the hills');
    expect(third).toBe('SO Her share of the long weekend');
  });

  it('of codes between two of texts are read last', () => {
    const names = [left(110, 'Type'), left(200, 'Reference'), left(300, 'Details'), right(500, 'Amount')];
    const [first] = texts(
      row(100, left(40, 'Date'), ...names),
      ...['QX-2231', 'QX-2240', 'QX-2252'].map((code, index) =>
        row(
          120 + 14 * index,
          left(40, `0${index + 4}/03/2027`),
          left(110, 'Direct debit'),
          left(200, code),
          left(300, 'Gas works'),
          right(500, '-5.00'),
        ),
      ),
    );
    expect(first).toBe('Direct debit Gas works QX-2231');
  });

  it('are read after what stands above and to their right, and before what their cell is in the middle of', () => {
    const texted = (y: number, day: string, kind: number, text: readonly string[], below: string): Row[] => [
      row(y, left(40, `${day}/03/2027`), left(230, text[0]!), right(500, '-5.00'), ...at(kind === 0, 'Card')),
      ...text
        .slice(1)
        .map((line, index) => row(y + 11 * (index + 1), left(230, line), ...at(kind === index + 1, 'Card'))),
      ...(below === '' ? [] : [row(y + 11 * text.length, left(110, below))]),
    ];
    const at = (there: boolean, text: string): Cell[] => (there ? [left(110, text)] : []);
    const [first, second, third] = texts(
      head('Purpose'),
      ...texted(120, '04', 1, ['Gas works', 'winter'], ''),
      ...texted(160, '05', 0, ['Rail tickets'], ''),
      ...texted(200, '06', -1, ['Ann Lee', 'her share'], 'Rate 3 of 9'),
    );
    expect(first).toBe('Card Gas works winter');
    expect(second).toBe('Card Rail tickets');
    expect(third).toBe('Ann Lee her share Rate 3 of 9');
  });

  it('of value dates in digits only are no text, of other digits are', () => {
    const bookings = (digits: readonly string[]): string[] =>
      texts(
        row(100, left(40, 'Booked'), left(110, 'Text'), left(300, 'Value'), right(500, 'Amount')),
        ...digits.map((code, index) =>
          row(
            120 + 14 * index,
            left(40, `0${index + 3}/06/2027`),
            left(110, 'Rent'),
            left(300, code),
            right(500, '-5.00'),
          ),
        ),
      );
    expect(bookings(['0306', '0406', '0406', '0606'])).toEqual(['Rent', 'Rent', 'Rent', 'Rent']);
    expect(bookings(['0306', '4417', '9105', '2231'])[1]).toBe('Rent 4417');
  });

  const days = ['04', '05', '06', '07'];
  const halls = days.map((_, index) => `Market hall no ${index}`);

  it('leave out noughts without decimals, and the second of two balances', () => {
    const names = [right(320, 'Paid out'), right(380, 'Paid in'), right(500, 'Balance booked by value')];
    expect(
      texts(
        row(100, left(40, 'Date'), left(110, 'Description'), ...names),
        ...days.map((day, index) =>
          row(
            120 + 14 * index,
            left(40, `${day}/03/2027`),
            left(110, halls[index]!),
            right(320, '5.00'),
            right(380, '0'),
            right(432, `${90 - 5 * index}.00`),
            right(500, `${80 - 5 * index}.00`),
          ),
        ),
      ),
    ).toEqual(halls);
  });

  it('leave out what is printed for nothing', () => {
    const names = [right(320, 'Paid out'), right(410, 'Paid in'), right(500, 'Balance')];
    expect(
      texts(
        row(100, left(40, 'Date'), left(110, 'Description'), ...names),
        ...['blank', 'N/A', '-', '0'].map((nothing, index) =>
          row(
            120 + 14 * index,
            left(40, `0${index + 4}/03/2027`),
            left(110, halls[index]!),
            right(320, index % 2 === 0 ? '5.00' : nothing),
            right(410, index % 2 === 0 ? nothing : '7.00'),
            right(500, `${95 + 2 * (index % 2) + index}.00`),
          ),
        ),
      ),
    ).toEqual(halls);
  });

  it('leave out counts and rates, codes of currencies and symbols apart from their amounts', () => {
    const names = [left(210, 'Currency'), right(330, 'Points'), right(410, 'Amount'), right(500, 'Balance')];
    expect(
      texts(
        row(100, left(40, 'Date'), left(110, 'Description'), ...names),
        ...days.map((day, index) =>
          row(
            120 + 14 * index,
            left(40, `${day}/03/2027`),
            left(110, halls[index]!),
            left(210, 'NZD'),
            right(330, ['5', '17', '1,250', '0.85'][index]!),
            left(370, '$'),
            right(410, '-5.00'),
            right(500, `${90 - 5 * index}.00`),
          ),
        ),
      ),
    ).toEqual(halls);
  });

  it('leave out the code of a currency in a cell of its own before the amount', () => {
    expect(
      texts(
        row(100, left(40, 'Date'), left(110, 'Description'), right(410, 'Amount'), right(500, 'Balance')),
        ...days.map((day, index) =>
          row(
            120 + 14 * index,
            left(40, `${day}/03/2027`),
            left(110, halls[index]!),
            left(330, ['RUR', 'RUR', 'EUR', 'RUR'][index]!),
            right(410, '-5.00'),
            right(500, `${90 - 5 * index}.00`),
          ),
        ),
      ),
    ).toEqual(halls);
  });

  it('hold the number of a cheque without the mark of a gap before it', () => {
    expect(
      texts(
        row(100, left(40, 'Date'), left(110, 'Check number'), right(410, 'Amount')),
        ...['2204', '2207*', '2208', '2213 *'].map((number, index) =>
          row(120 + 14 * index, left(40, `0${index + 3}/03/2027`), left(110, number), right(410, '5.00')),
        ),
      ),
    ).toEqual(['2204', '2207', '2208', '2213']);
  });

  it('are not made of lines that go on further in', () => {
    const long = (y: number, day: string, text: string): Row[] => [
      row(y, left(40, `${day}/03/2027`), left(110, 'Wire out'), right(500, '-5.00')),
      row(y + 11, left(116, text)),
    ];
    const [first, second] = texts(
      row(100, left(40, 'Date'), left(110, 'Description'), right(500, 'Amount')),
      ...long(120, '04', 'Beneficiary Orion Parts, invoice 2231'),
      ...long(150, '05', 'Beneficiary Coast Rail, invoice 2240'),
      ...long(180, '06', 'Beneficiary Ann Lee, invoice 2252'),
    );
    expect(first).toBe('Wire out Beneficiary Orion Parts, invoice 2231');
    expect(second).toBe('Wire out Beneficiary Coast Rail, invoice 2240');
  });
});

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

it('do not take the number of a page whose title stands above the repeated heading', () => {
  const booking = (y: number, day: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, 'Direct debit'), right(400, '5.00'), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      row(36, right(500, 'Page 1 of 2')),
      row(40, left(40, 'Rekeningoverzicht')),
      row(60, left(40, 'Opening balance 100.00')),
      heading,
      ...['04', '05', '06'].map((day, index) => booking(120 + 14 * index, day, `${95 - 5 * index}.00`)),
    ]),
    page(2, [
      row(36, right(500, 'Page 2 of 2')),
      row(40, left(40, 'Rekeningoverzicht')),
      heading,
      booking(120, '09', '80.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(Array(4).fill('Direct debit'));
});

describe('the head of a page', () => {
  const headed = (text: string, entryGoesOn: boolean, above: readonly Row[] = []): string[] => {
    const head = row(90, left(40, text));
    const booking = (y: number, day: string, of: string): Row =>
      row(y, left(40, `${day}/03/2027`), left(110, of), right(400, '5.00'));
    const names = row(102, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out'));
    const pages = [
      [head, names, booking(114, '04', 'Gas works'), booking(126, '05', 'Water board')],
      [
        head,
        ...above,
        ...(entryGoesOn ? [row(102, left(110, 'meter 3381'))] : []),
        booking(114, '08', 'Broadband'),
      ],
    ];
    return readStatement(pages.map((rows, index) => page(index + 1, rows))).statement.transactions.map(
      ({ description }) => description,
    );
  };

  it('is no text of the entry that goes on closely below it', () => {
    expect(headed('From 01/03/2027 to 31/03/2027', true)).toEqual([
      'Gas works',
      'Water board meter 3381',
      'Broadband',
    ]);
  });

  it('may be the name of the amounts alone', () => {
    const name = row(100, right(400, 'Amount'));
    expect(headed('Everyday account', false, [name])).toEqual(['Gas works', 'Water board', 'Broadband']);
  });

  it('is none where no entry goes on', () => {
    expect(headed('Everyday account, sheet 1', false)).toEqual(['Gas works', 'Water board', 'Broadband']);
  });
});

it('have nothing of an address and a day over a repeated heading', () => {
  const head = [
    row(48, left(40, 'Mrs'), left(330, 'Service centre')),
    row(60, left(40, 'Lane'), left(330, '4 Mill Road')),
    row(72, left(40, 'Day'), left(80, '31/03/2027')),
    row(96, left(40, 'Sheet')),
  ];
  const names = row(
    130,
    left(40, 'No.'),
    left(80, 'Date'),
    left(150, 'Description'),
    right(500, 'Money out'),
  );
  const booking = (y: number, day: string): Row[] => [
    row(y, left(80, `${day}/03/2027`), left(150, 'Gas works'), right(500, '5.00')),
    row(y + 12, left(150, 'meter 3381')),
  ];
  const { statement } = readStatement([
    page(1, [...head, names, ...booking(144, '04'), ...booking(170, '05')]),
    page(2, [...head, names, ...booking(144, '08')]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(
    Array(3).fill('Gas works meter 3381'),
  );
});

it('have nothing of the small print below the heading of a page without rows', () => {
  const names = row(84, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out'));
  const booking = (y: number, day: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, 'Gas works'), right(400, '5.00'));
  const { statement } = readStatement([
    page(1, [names, booking(100, '04'), booking(114, '05'), booking(128, '08')]),
    page(2, [names, { ...row(110, left(110, 'Please tell us of errors within 30 days')), size: 7 }]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(Array(3).fill('Gas works'));
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
  const line = (y: number, text: string): Row => row(y, left(40, text));
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

describe('a line at the end of a page', () => {
  const booking = (y: number, day: string, text: string): Row =>
    row(y, left(40, `${day}/03/2027`), left(110, text), right(400, '5.00'));
  const lastOfPage = (line: string): string => {
    const head = row(100, left(40, 'Date'), left(110, 'Description'), right(400, 'Money out'));
    const first = [head, booking(120, '04', 'Gas works'), booking(134, '05', 'Water board')];
    const pages = [
      page(1, [...first, row(146, left(110, 'meter 3381')), row(158, left(110, line))]),
      page(2, [head, booking(120, '08', 'Broadband'), booking(134, '09', 'Bakery')]),
    ];
    return readStatement(pages).statement.transactions[1]!.description;
  };

  it.each(['continued on next page...', '(Continued overleaf)', 'Fortsetzung auf Seite 2', 'suite >>>'])(
    'is no text where it says that the list goes on: %s',
    (line) => {
      expect(lastOfPage(line)).toBe('Water board meter 3381');
    },
  );

  it('is no text where it notes what a mark in the rows means', () => {
    expect(lastOfPage('## These fees include tax')).toBe('Water board meter 3381');
    expect(lastOfPage('#4471 of May here')).toBe('Water board meter 3381 #4471 of May here');
  });

  it('is text of the row where it says anything else', () => {
    expect(lastOfPage('continued supply to 31 May')).toBe(
      'Water board meter 3381 continued supply to 31 May',
    );
  });
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
