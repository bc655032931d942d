/** Several columns of texts in one table. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { textsOnPage } from '../../../support/small-statement.ts';
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

  it('of payee and purpose are read from left to right, however long they are', () => {
    const [first] = textsOnPage(
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
    const [first] = textsOnPage(
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
    const [, second, third] = textsOnPage(
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
    const [first] = textsOnPage(
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
    const [first] = textsOnPage(
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
    const [first, second, third] = textsOnPage(
      head('Purpose'),
      ...texted(120, '04', 1, ['Gas works', 'winter'], ''),
      ...texted(160, '05', 0, ['Rail tickets'], ''),
      ...texted(200, '06', -1, ['Ann Lee', 'her share'], 'Rate 3 of 9'),
    );
    expect(first).toBe('Card Gas works winter');
    expect(second).toBe('Card Rail tickets');
    expect(third).toBe('Ann Lee her share Rate 3 of 9');
  });

  it('are not made of lines that go on further in', () => {
    const long = (y: number, day: string, text: string): Row[] => [
      row(y, left(40, `${day}/03/2027`), left(110, 'Wire out'), right(500, '-5.00')),
      row(y + 11, left(116, text)),
    ];
    const [first, second] = textsOnPage(
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
      textsOnPage(
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
    expect(textsOnPage(names, ...said.map((text, at) => booked(at, text)))).toEqual(said);
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
