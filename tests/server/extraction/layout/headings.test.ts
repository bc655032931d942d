import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings.ts';
import { buildLines } from '../../../../server/extraction/layout/lines.ts';
import { tokenise } from '../../../../server/extraction/layout/tokens.ts';
import type { Word } from '../../../../server/extraction/words/word.ts';
import { DOT, left, right, row, tokensOf, word, type Row } from '../../../support/words.ts';

/** Columns of each heading as `text=roles`, unknown ones as `text=?`. */
function headings(...rows: readonly Row[]): string[][] {
  return findHeadings(tokensOf(DOT, rows)).map((heading) =>
    heading.columns.map((column) => `${column.text}=${[...column.roles].toSorted().join('/') || '?'}`),
  );
}

const BOOKING = row(140, left(40, '04/03/2026'), left(120, 'Coffee'), right(400, '12.50'));

describe('findHeadings', () => {
  it('leaves out the label of a balance that begins right below it in a narrow column', () => {
    const names = ['Date=date', 'Details=description', 'Paid out=out', 'Left=balance'];
    const table = (...label: readonly string[]): string[][] =>
      headings(
        row(100, left(40, 'Date'), left(120, 'Details'), right(400, 'Paid out'), right(480, 'Left')),
        ...label.map((text, index) =>
          row(112 + 11 * index, left(220, text), ...(index === 2 ? [right(480, '120.50')] : [])),
        ),
        row(150, left(40, '04/03/2026'), left(220, 'Coffee'), right(400, '12.50'), right(480, '108.00')),
      );
    expect(table('BALANCE', 'BROUGHT', 'FORWARD')).toEqual([names]);
  });

  it('names the columns of one line', () => {
    expect(
      headings(
        row(
          100,
          left(40, 'Date'),
          left(120, 'Description'),
          right(400, 'Paid out'),
          right(480, 'Paid in'),
          right(560, 'Balance'),
        ),
        BOOKING,
      ),
    ).toEqual([['Date=date', 'Description=description', 'Paid out=out', 'Paid in=in', 'Balance=balance']]);
  });

  it('names the balance that runs through a list though it has the name of one that is brought forward', () => {
    expect(
      headings(
        row(88, left(40, 'Date'), left(120, 'Value'), right(560, 'Balance')),
        row(
          100,
          left(40, 'posted'),
          left(120, 'date'),
          left(180, 'Details'),
          right(480, 'Amount'),
          right(560, 'forward'),
        ),
        BOOKING,
      ),
    ).toEqual([
      [
        'Date posted=date',
        'Value date=valueDate',
        'Details=description',
        'Amount=amount',
        'Balance forward=balance',
      ],
    ]);
  });

  it('names a column by two lines, though words of the lower one name others', () => {
    expect(
      headings(
        row(88, right(560, 'Amount')),
        row(100, left(40, 'Date'), left(120, 'Details'), right(560, 'of entry')),
        BOOKING,
      ),
    ).toEqual([['Date=date', 'Details=description', 'Amount of entry=amount']]);
  });

  it('names payments as money in beside purchases, and as money out beside receipts', () => {
    const named = (...sides: readonly [string, string]): string[] =>
      headings(
        row(
          100,
          left(40, 'Date'),
          left(120, 'Description'),
          ...sides.map((side, index) => right(400 + 80 * index, side)),
          right(560, 'Balance'),
        ),
        BOOKING,
      )[0]!.slice(2, 4);
    expect(named('Purchases (£)', 'Payments (£)')).toEqual(['Purchases (£)=out', 'Payments (£)=in']);
    expect(named('Payments', 'Charges')).toEqual(['Payments=in', 'Charges=out']);
    expect(named('Payments', 'Receipts')).toEqual(['Payments=out', 'Receipts=in']);
  });

  it('tells columns apart that are set with single blanks', () => {
    expect(headings(row(100, left(40, 'Date Description Amount')), BOOKING)[0]).toHaveLength(3);
  });

  it('leaves out a row with dashes for nothing, though its figure is cut off', () => {
    const names = row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Paid out'));
    const opening = row(114, left(40, '-'), left(120, 'Opening Balance'), right(400, '-'));
    expect(headings(names, opening, BOOKING)).toEqual(headings(names, BOOKING));
  });

  it('stacks a heading of two lines, column by column', () => {
    const found = headings(
      row(100, left(40, 'Transaction'), right(400, 'Withdrawal'), right(480, 'Deposit')),
      row(112, left(40, 'date'), left(120, 'Description'), right(400, 'amount'), right(480, 'amount')),
      BOOKING,
    );
    expect(found).toEqual([
      ['Transaction date=date', 'Description=description', 'Withdrawal amount=out', 'Deposit amount=in'],
    ]);
  });

  it.each([
    ['wherever its cell ends', 'Buchungsda', 'tum', 'Zahlungseinga', 'ng'],
    ['at a hyphen', 'Buchungs-', 'datum', 'Zahlungsein-', 'gang'],
  ])('puts a name together whose word is broken %s', (_, day, dayEnd, paid, paidEnd) => {
    const found = findHeadings(
      tokensOf(DOT, [
        row(100, left(40, day), left(120, 'Beschreibung'), right(400, paid)),
        row(112, left(40, dayEnd), right(400, paidEnd)),
        BOOKING,
      ]),
    );
    expect(found[0]!.columns.map(({ roles }) => [...roles])).toEqual([['date'], ['description'], ['in']]);
  });

  it('parts names that dots join', () => {
    const found = headings(row(100, left(40, 'DATE........AMOUNT.DESCRIPTION')), BOOKING);
    expect(found).toEqual([['DATE=date', 'AMOUNT=amount', 'DESCRIPTION=description']]);
  });

  it('keeps lines of one name together whose words begin apart', () => {
    const found = headings(
      row(100, left(40, 'Дата'), left(120, 'Описание'), right(400, 'Сумма'), right(500, 'Сумма')),
      row(112, left(40, 'операции'), right(400, 'в валюте'), right(500, 'в валюте')),
      row(124, right(400, 'операции'), right(500, 'счета')),
      BOOKING,
    );
    expect(found[0]!.slice(2)).toEqual(['Сумма в валюте операции=foreign', 'Сумма в валюте счета=amount']);
  });

  it('holds a column that is named by one long word unknown to the lexicon', () => {
    const found = headings(
      row(
        100,
        left(40, 'Buchung'),
        left(110, 'Valuta'),
        left(170, 'Kontobewegungsangaben'),
        right(400, 'Amount'),
      ),
      BOOKING,
    );
    expect(found).toEqual([
      ['Buchung=date/description', 'Valuta=currency/valueDate', 'Kontobewegungsangaben=?', 'Amount=amount'],
    ]);
  });

  it('knows the name of amounts in other money, in one line and in two', () => {
    const found = headings(
      row(
        100,
        left(40, 'Data'),
        left(120, 'Descrizione'),
        right(400, 'Importo in Euro'),
        right(520, 'Importo in'),
      ),
      row(111, right(520, 'altre valute')),
      BOOKING,
    );
    expect(found[0]!.slice(2)).toEqual(['Importo in Euro=amount', 'Importo in altre valute=foreign']);
  });

  it('takes a phrase between the name of a date and that of an amount for the name of the text', () => {
    const found = headings(
      row(100, left(40, 'Date'), left(120, 'Our list of all your orders to others'), right(400, 'Debit')),
      BOOKING,
    );
    expect(found).toEqual([['Date=date', 'Our list of all your orders to others=?', 'Debit=out']]);
  });

  it('parts a name that goes on below from the one set closely beside it', () => {
    const found = headings(
      row(100, left(40, 'Buchungs- Valuta'), left(160, 'Text'), right(400, 'Betrag')),
      row(111, left(40, 'datum')),
      BOOKING,
    );
    expect(found).toEqual([
      ['Buchungs- datum=date', 'Valuta=currency/valueDate', 'Text=description', 'Betrag=amount'],
    ]);
  });

  it('keeps a name together whose second line would be two names', () => {
    const [found] = headings(
      row(100, left(40, 'DATE'), left(120, 'DETAILS'), left(435, 'AMOUNT')),
      row(112, left(40, 'POSTED'), left(430, 'OF ENTRY')),
      BOOKING,
    );
    expect(found).toEqual(['DATE POSTED=date', 'DETAILS=description', 'AMOUNT OF ENTRY=amount']);
  });

  it('parts names at a blank much wider than those within a name that goes on below', () => {
    const [found] = headings(
      row(
        100,
        left(40, 'Fecha'),
        left(120, 'Descripción'),
        right(340, 'Cargos y'),
        left(400, 'Saldo'),
        left(428, 'a'),
        left(441, 'Cuotas'),
      ),
      row(112, right(340, 'abonos'), left(400, 'diferir')),
      row(140, left(40, '04/03/2026'), left(120, 'Panadería'), right(340, '12.50'), right(438, '0.00')),
    );
    expect(found).toContain('Saldo a diferir=foreign');
    expect(found).toHaveLength(5);
  });

  it('gives a name that stands over two columns to both', () => {
    const found = headings(
      row(100, left(50, 'Fecha'), left(419, 'Saldo EUR')),
      row(
        112,
        left(40, 'Oper'),
        left(70, 'Liq'),
        left(120, 'Concepto'),
        right(330, 'Importe'),
        right(435, 'Operación'),
        left(446, 'Liquidación'),
      ),
      BOOKING,
    );
    expect(found).toEqual([
      [
        'Fecha Oper=date',
        'Fecha Liq=valueDate',
        'Concepto=description',
        'Importe=amount',
        'Saldo EUR Operación=balance',
        'Saldo EUR Liquidación=balance',
      ],
    ]);
  });

  it('parts names of opposite directions at the wider blank', () => {
    const closely = (blank: number) =>
      headings(
        row(
          100,
          left(40, 'Date'),
          left(120, 'Details'),
          left(300, 'Withdrawals ($)'),
          left(300 + 72.5 + blank, 'Deposits ($)'),
        ),
        BOOKING,
      )[0];
    expect(closely(6)).toEqual([
      'Date=date',
      'Details=description',
      'Withdrawals ($)=out',
      'Deposits ($)=in',
    ]);
    expect(closely(3)).not.toContain('Withdrawals ($)=out');
  });

  it('keeps a name in spaced letters together, and names of narrow columns apart', () => {
    const words = (letter: number): Word[] =>
      [
        ['DATE', 40],
        ['TRANSACTION', 40 + 4 * letter + 12],
        ['PAID', 320],
        ['OUT', 320 + 4 * letter + 10],
        ['BALANCE', 480],
      ].map(([text, x]) => {
        const made = word(String(text), Number(x), 100);
        return { ...made, x1: made.x0 + made.text.length * letter };
      });
    const texts = (letter: number): string[] => {
      const lines = buildLines([
        { number: 1, width: 595, height: 842, source: 'text', words: words(letter) },
      ]);
      return findHeadings(lines.map((line) => tokenise(line, DOT))).flatMap(({ columns }) =>
        columns.map(({ text }) => text),
      );
    };
    expect(texts(8)).toContain('PAID OUT');
    expect(texts(5)).toEqual(['DATE', 'TRANSACTION', 'PAID', 'OUT', 'BALANCE']);
  });

  it('keeps a title right above out of it', () => {
    const found = findHeadings(
      tokensOf(DOT, [
        row(86, left(40, 'Account activity')),
        row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount')),
        BOOKING,
      ]),
    );
    expect(found).toMatchObject([{ first: 1, last: 1 }]);
  });

  it('keeps a title out of it beside which the note to a star stands', () => {
    const lists = (beside: string): string[][] =>
      headings(
        row(88, left(40, 'Checks and substitute checks'), left(300, beside)),
        row(
          100,
          ...[40, 240].flatMap((x) => [left(x, 'Date'), left(x + 40, 'Check'), right(x + 140, 'Amount')]),
        ),
        BOOKING,
      );
    const names = ['Date=date', 'Check=reference', 'Amount=amount'];
    expect(lists('* Break in the numbers')).toEqual([[...names, ...names]]);
  });

  it('knows amounts that are taken from and put into the account', () => {
    expect(
      headings(
        row(88, right(300, 'Amounts deducted'), right(400, 'Amounts added')),
        row(
          97,
          left(40, 'Date'),
          left(120, 'Description'),
          right(300, 'from your account ($)'),
          right(400, 'to your account ($)'),
          right(480, 'Balance ($)'),
        ),
        row(140, left(40, '04/03/2026'), left(120, 'Coffee'), right(300, '12.50'), right(480, '108.00')),
      ).flat(),
    ).toEqual([
      'Date=date',
      'Description=description',
      'Amounts deducted from your account ($)=out',
      'Amounts added to your account ($)=in',
      'Balance ($)=balance',
    ]);
  });

  it('keeps a title in larger type out of it, though it reads like the first line of a name', () => {
    const names = (size: number): number | undefined =>
      findHeadings(
        tokensOf(DOT, [
          { ...row(84, left(40, 'Transactions')), size },
          row(100, left(40, 'Trans'), left(90, 'Post'), left(160, 'Description'), right(400, 'Amount')),
          row(112, left(40, 'Date'), left(90, 'Date')),
          BOOKING,
        ]),
      )[0]?.first;
    expect(names(13)).toBe(1);
  });

  it.each([
    ['the beginning of a label', 'Balance brought'],
    ['the beginning of a text', 'CARD PAYMENT TO FRESH'],
  ])('leaves %s below it to the rows', (_, text) => {
    const found = findHeadings(
      tokensOf(DOT, [
        row(100, left(40, 'Date'), left(160, 'Description'), right(400, 'Amount')),
        row(111, left(120, text)),
        BOOKING,
      ]),
    );
    expect(found).toMatchObject([{ first: 0, last: 0 }]);
  });

  it('keeps a label with its value right above out of it', () => {
    const found = findHeadings(
      tokensOf(DOT, [
        row(88, left(40, 'Currency : euros of the account')),
        row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount')),
        BOOKING,
      ]),
    );
    expect(found).toMatchObject([{ first: 1, last: 1 }]);
  });

  it('gives a currency before a name to it, not to the one before', () => {
    const found = headings(
      row(100, left(40, 'Date'), left(120, 'Description'), left(300, '(GBP) Amount (GBP) Balance')),
      BOOKING,
    );
    expect(found[0]!.slice(2)).toEqual(['(GBP) Amount=amount', '(GBP) Balance=balance']);
  });

  it('leaves out the currency in a name', () => {
    expect(
      headings(row(100, left(40, 'Date'), right(400, 'Amount in EUR'), right(500, 'Balance (EUR)')), BOOKING),
    ).toEqual([['Date=date', 'Amount in EUR=amount', 'Balance (EUR)=balance']]);
  });

  it.each([
    ['Money in (R)', 'in'],
    ['Amount (in $)', 'amount'],
    ['Amount (in`)', 'amount'],
    ['Amount in EUR', 'amount'],
  ])('takes %s for a name with its unit', (name, role) => {
    const line = row(100, left(40, 'Date'), left(120, 'Details'), right(400, name), right(500, 'Balance'));
    expect(headings(line, BOOKING)[0]).toContain(`${name}=${role}`);
  });

  it('keeps names no language knows, as long as most are known', () => {
    expect(
      headings(
        row(100, left(40, 'Date'), left(120, 'Description'), left(300, 'Zyx'), right(480, 'Amount')),
        BOOKING,
      )[0],
    ).toContain('Zyx=?');
  });

  it.each([
    ['a sentence', row(100, left(40, 'Your balance and the date of your next payment are shown below'))],
    ['a row with an amount', row(100, left(40, 'Date'), left(120, 'Balance'), right(400, '12.50'))],
    [
      'a line with an account number',
      row(100, left(40, 'Date'), left(120, 'Description'), left(250, '90112233'), right(400, 'Amount')),
    ],
    [
      'the heading of a summary',
      row(
        100,
        left(40, 'Opening balance'),
        left(150, 'Money in'),
        left(260, 'Money out'),
        left(380, 'Closing balance'),
      ),
    ],
    ['a single known word', row(100, left(40, 'Balance'))],
    ['text columns alone', row(100, left(40, 'Date'), left(120, 'Description'))],
    ['one name twice', row(100, left(40, 'Deposits'), left(200, 'Deposits'))],
  ])('is not taken in by %s', (_, line) => {
    expect(headings(line, BOOKING)).toEqual([]);
  });

  it('finds the heading of every page, never overlapping', () => {
    const head = row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'));
    const found = findHeadings(tokensOf(DOT, [head, BOOKING], [head, BOOKING]));
    expect(found.map(({ page, first, last }) => [page, first, last])).toEqual([
      [1, 0, 0],
      [2, 2, 2],
    ]);
  });

  it('does not run over the end of a page', () => {
    const found = findHeadings(
      tokensOf(
        DOT,
        [row(800, left(40, 'Transaction'), right(400, 'Withdrawal'))],
        [row(40, left(40, 'date'), left(120, 'Description'), right(400, 'amount'))],
      ),
    );
    expect(found.every((heading) => heading.first === heading.last)).toBe(true);
  });
});
