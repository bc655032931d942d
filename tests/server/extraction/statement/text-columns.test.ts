/** Several columns of texts in one table, and columns whose words are of no text. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const heading = row(
  100,
  left(40, 'Date'),
  left(110, 'Description'),
  right(400, 'Money out'),
  right(500, 'Balance'),
);

describe('columns of texts', () => {
  it('are not made of words that all stand far apart, one below the other', () => {
    const far = (y: number, text: string, ...others: readonly Cell[]): Row =>
      row(y, ...text.split(' ').map((word, at) => left(110 + 30 * at, word)), ...others);
    const texts = [
      ['Card with Acme Shop', 'paid upon 02nd July'],
      ['Rent from July paid', 'into home bank fund'],
      ['Toll into City Arch', 'both ways week days'],
    ];
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        heading,
        ...texts.flatMap(([first, second], index) => {
          const y = 120 + 28 * index;
          const day = left(40, `0${index + 3}/03/2027`);
          return [
            far(y, first!, day, right(400, '5.00'), right(500, `${95 - 5 * index}.00`)),
            far(y + 12, second!),
          ];
        }),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual(
      texts.map((lines) => lines.join(' ')),
    );
  });

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

  it('of the codes of securities between two of texts are read last', () => {
    const names = [left(110, 'Product'), left(200, 'ISIN'), left(300, 'Description'), right(500, 'Amount')];
    const [first] = texts(
      row(100, left(40, 'Date'), ...names),
      ...['IE00BKM4GZ66', 'IE00B3RBWM25', 'DE0008404005'].map((code, index) =>
        row(
          120 + 14 * index,
          left(40, `0${index + 4}/03/2027`),
          left(110, 'World fund'),
          left(200, code),
          left(300, 'Dividend'),
          right(500, '5.00'),
        ),
      ),
    );
    expect(first).toBe('World fund Dividend IE00BKM4GZ66');
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
    expect(bookings(['0206', '0506', '0406', '0806'])).toEqual(['Rent', 'Rent', 'Rent', 'Rent']);
    expect(bookings(['0306', '4417', '9105', '2231'])[1]).toBe('Rent 4417');
    expect(bookings(['0912', '0203', '1107', '2209'])[1]).toBe('Rent 0203');
  });

  const days = ['04', '05', '06', '07'];
  const halls = days.map((_, index) => `Market hall no ${index}`);
  /** Texts of a booking in each hall, one a day, with further cells under their names. */
  const inHalls = (names: readonly Cell[], cells: (index: number) => readonly Cell[]): string[] =>
    texts(
      row(100, left(40, 'Date'), left(110, 'Description'), ...names),
      ...days.map((day, index) =>
        row(120 + 14 * index, left(40, `${day}/03/2027`), left(110, halls[index]!), ...cells(index)),
      ),
    );

  it('leave out noughts without decimals, and the second of two balances', () => {
    const names = [right(320, 'Paid out'), right(380, 'Paid in'), right(500, 'Balance booked by value')];
    expect(
      inHalls(names, (index) => [
        right(320, '5.00'),
        right(380, '0'),
        right(432, `${90 - 5 * index}.00`),
        right(500, `${80 - 5 * index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out what is printed for nothing', () => {
    const names = [right(320, 'Paid out'), right(410, 'Paid in'), right(500, 'Balance')];
    const nothing = ['blank', 'N/A', '-', '0'];
    expect(
      inHalls(names, (index) => [
        right(320, index % 2 === 0 ? '5.00' : nothing[index]!),
        right(410, index % 2 === 0 ? nothing[index]! : '7.00'),
        right(500, `${95 + 2 * (index % 2) + index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out counts and rates, codes of currencies and symbols apart from their amounts', () => {
    const names = [left(210, 'Currency'), right(330, 'Points'), right(410, 'Amount'), right(500, 'Balance')];
    expect(
      inHalls(names, (index) => [
        left(210, 'NZD'),
        right(330, ['5', '17', '1,250', '0.85'][index]!),
        left(370, '$'),
        right(410, '-5.00'),
        right(500, `${90 - 5 * index}.00`),
      ]),
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

  it('leave out the symbol of an empty cell, as spreadsheets print nothing: "$    -"', () => {
    const names = [right(320, 'Paid out'), right(410, 'Paid in'), right(500, 'Balance')];
    const cell = (edge: number, figure: string) => [left(edge - 70, '$'), right(edge, figure)];
    expect(
      inHalls(names, (index) => [
        ...cell(320, index % 2 === 0 ? '5.00' : '-'),
        ...cell(410, index % 2 === 0 ? '-' : '7.00'),
        ...cell(500, `${95 + 2 * (index % 2) + index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out the numbers of notes in the margin before the dates', () => {
    const read = (from: number): string[] =>
      texts(
        row(100, left(40, 'Date'), left(110, 'Description'), right(410, 'Amount')),
        ...days.map((day, index) =>
          row(
            120 + 14 * index,
            ...(index % 2 === 0 ? [left(from, `${index + 11}`)] : []),
            left(40, `${day}/03/2027`),
            left(110, halls[index]!),
            right(410, '5.00'),
          ),
        ),
      );
    expect(read(22)).toEqual(halls);
  });

  it('hold the sign of a number, but none that fills the row', () => {
    const read = (text: string): string[] =>
      texts(
        row(100, left(40, 'Date'), left(110, 'Description'), right(410, 'Amount')),
        ...days.map((day, index) =>
          row(120 + 14 * index, left(40, `${day}/03/2027`), left(110, text), right(410, '5.00')),
        ),
      );
    expect(new Set(read('Check # 1187'))).toEqual(new Set(['Check # 1187']));
    expect(new Set(read('Bakery # Oven'))).toEqual(new Set(['Bakery Oven']));
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

  it('say what a mark says where nothing else does, and a time is nothing', () => {
    const names = row(100, left(40, 'Date'), left(200, 'Type'), left(300, 'Amount'), left(400, 'Balance'));
    const booked = (y: number, day: string, time: string, ...cells: [string, string, string]): Row =>
      row(
        y,
        left(40, `${day}/03/2027 ${time}`),
        ...cells.map((cell, index) => left(200 + 100 * index, cell)),
      );
    const { statement } = readStatement([
      page(1, [
        names,
        booked(120, '04', '09:14', 'Debit', '-40.00', '60.00'),
        booked(140, '05', '16:40', 'Credit', '25.50', '85.50'),
        booked(160, '09', '08:05', 'Debit', '-10.00', '75.50'),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Debit',
      'Credit',
      'Debit',
    ]);
  });

  it('leave out the time between the day of every row and its text, no more than a blank apart', () => {
    const { statement } = readStatement([
      page(1, [
        row(100, left(40, '28/02/2026 14:22 Corner shop'), right(400, '-12.50')),
        row(114, left(40, '02/03/2026 09:10 Ferry lines'), right(400, '-7.50')),
        row(128, left(40, '05/03/2026 19:44 Bookshop'), right(400, '-31.00')),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Corner shop',
      'Ferry lines',
      'Bookshop',
    ]);
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

  it('know codes below a name in the middle of their column', () => {
    const booked = (y: number, day: string, kind: string, code: string, text: string): Row =>
      row(
        y,
        left(40, `${day}/03/2027`),
        left(110, kind),
        left(200, code),
        left(320, text),
        right(500, '5.00'),
      );
    expect(
      texts(
        row(
          100,
          left(40, 'Date'),
          left(130, 'Description'),
          left(235, 'Reference'),
          left(350, 'Details'),
          right(500, 'Amount'),
        ),
        booked(120, '04', 'Purchase', 'KM7', 'Orion Parts'),
        booked(134, '05', 'Transfer', 'KM7', 'Coast Rail'),
        booked(148, '06', 'Purchase', 'TR2', 'Harbour Books'),
      ),
    ).toEqual(['Purchase Orion Parts KM7', 'Transfer Coast Rail KM7', 'Purchase Harbour Books TR2']);
  });

  it('set right begin where the longest text does, behind the numbers of their rows', () => {
    const booked = (at: number, text: string): Row =>
      row(
        120 + 14 * at,
        right(40, `${at}`),
        left(60, `2027-03-0${at + 1}`),
        ...text.split(' ').map((word, index, all) => right(300 - 32 * (all.length - 1 - index), word)),
        right(400, '5.00'),
      );
    const said = ['Card at Mills', 'Rail', 'Rent for the house', 'Shoes', 'Fuel at Mills', 'Tolls'];
    const names = row(100, right(110, 'Date'), right(300, 'Description'), right(400, 'Debit'));
    expect(texts(names, ...said.map((text, at) => booked(at, text)))).toEqual(said);
  });
});

it('names of two texts, set closely, part two columns', () => {
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Kontonummer 20450011'), left(300, 'Anfangssaldo 100,00')),
      // Blanks of 6 points, where those of words are 2.5.
      row(
        100,
        left(40, 'Buchung'),
        left(100, 'Auftraggeber/Empfänger'),
        left(216, 'Verwendungszweck'),
        right(500, 'Betrag'),
      ),
      ...[0, 1, 2, 3].flatMap((at) => [
        row(120 + 26 * at, left(216, `Rechnung ${at}417`)),
        row(
          132 + 26 * at,
          left(40, `0${at + 1}.03.2026`),
          left(100, 'Ada May'),
          left(216, 'vielen Dank'),
          right(500, '-5,00'),
        ),
      ]),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(
    [0, 1, 2, 3].map((at) => `Ada May Rechnung ${at}417 vielen Dank`),
  );
});

it('an amount in other money begins where the texts under an unknown name do', () => {
  const listed = (y: number, day: string, text: string, balance: string): Row =>
    row(y, left(40, `${day}/03/2026`), left(110, text), right(400, '5.00'), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00 GBP')),
      row(100, left(40, 'Date'), left(110, 'Blurb'), right(400, 'Money out'), right(500, 'Balance')),
      listed(120, '01', 'Coffee', '95.00'),
      listed(134, '02', 'Books', '90.00'),
      listed(148, '03', 'USD 53.10 @ 1.0834', '85.00'),
      listed(162, '04', 'Rent', '80.00'),
      listed(176, '05', 'USD 12.70 @ 1.0834', '75.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Coffee',
    'Books',
    'USD 53.10 @ 1.0834',
    'Rent',
    'USD 12.70 @ 1.0834',
  ]);
});
