import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { buildLines } from '../../../../server/extraction/layout/lines/lines.ts';
import { tokenise } from '../../../../server/extraction/layout/tokens.ts';
import type { Word } from '../../../../server/extraction/words/word.ts';
import { BOOKING, headings } from '../../../support/headings.ts';
import { DOT, left, right, row, tokensOf, word } from '../../../support/words.ts';

describe('names of columns, told apart', () => {
  it('names a column by two lines, though words of the lower one name others', () => {
    expect(
      headings(
        row(88, right(560, 'Amount')),
        row(100, left(40, 'Date'), left(120, 'Details'), right(560, 'of entry')),
        BOOKING,
      ),
    ).toEqual([['Date=date', 'Details=description', 'Amount of entry=amount']]);
  });

  it('tells columns apart that are set with single blanks', () => {
    expect(headings(row(100, left(40, 'Date Description Amount')), BOOKING)[0]).toHaveLength(3);
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

  it('stacks lines further apart where the upper one tells apart what the lower one names alike', () => {
    const lower = row(100, left(40, 'Date'), left(120, 'Date'), left(200, 'Details'), right(560, 'Amount'));
    const stacked = (...upper: readonly string[]) =>
      headings(row(76, left(40, upper[0]!), left(120, upper[1]!)), lower, BOOKING)[0]!.slice(0, 2);
    expect(stacked('Transaction', 'Posting')).toEqual(['Transaction Date=date', 'Posting Date=date']);
    expect(stacked('Closing', 'Closing')).toEqual(['Date=date', 'Date=date']);
  });

  it('takes two short words for names only where they are those of dates or amounts', () => {
    expect(
      headings(
        row(88, left(40, 'Received'), left(120, 'Transaction')),
        row(100, left(40, 'by us'), left(120, 'date'), left(200, 'Details'), right(560, 'Amount')),
        BOOKING,
      ),
    ).toEqual([['Received by us=date', 'Transaction date=date', 'Details=description', 'Amount=amount']]);
    const named = headings(
      row(100, left(40, 'Txn Dt'), left(120, 'Particulars'), right(560, 'Amt Bal')),
      BOOKING,
    );
    expect(named[0]).toContain('Amt=amount');
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

  it('keeps a name in spaced letters together whose words name both directions', () => {
    const names = (letter: number): string[] | undefined => {
      const spaced = (text: string, x: number): Word => ({
        ...word(text, x, 100),
        x1: x + text.length * letter,
      });
      const words = [
        spaced('DATE', 40),
        spaced('PAID', 300),
        spaced('IN', 300 + 4 * letter + 6),
        spaced('BALANCE', 480),
      ];
      const lines = buildLines([{ number: 1, width: 595, height: 842, source: 'text', words }]);
      return findHeadings(lines.map((line) => tokenise(line, DOT)))[0]?.columns.map(({ text }) => text);
    };
    expect(names(8)).toEqual(['DATE', 'PAID IN', 'BALANCE']);
    expect(names(5)).toEqual(['DATE', 'PAID', 'IN', 'BALANCE']);
  });

  it('takes small letters behind a capital for no name of their own, widely as they are set', () => {
    const names = (second: string): string[] | undefined =>
      headings(
        row(
          100,
          left(40, 'Date'),
          left(100, 'Details'),
          left(300, 'Paid'),
          left(326, second),
          left(380, 'Paid out'),
          left(470, 'Balance'),
        ),
        BOOKING,
      )[0];
    expect(names('in')).toContain('Paid in=in');
    expect(names('In')).toContain('Paid=out');
  });

  it('takes the year that stands below the name of the dates for no number', () => {
    const names = (...below: Parameters<typeof row>[1][]): string[][] =>
      headings(
        row(100, left(40, 'Fecha'), left(100, 'Fecha'), left(160, 'Concepto'), right(400, 'Importe')),
        row(111, ...below),
        row(130, left(40, '04.03'), left(100, '05.03'), left(160, 'Panadería'), right(400, '12.50')),
      );
    expect(names(left(40, '2026'), left(100, 'valor'))).toEqual([
      ['Fecha 2026=date', 'Fecha valor=valueDate', 'Concepto=description', 'Importe=amount'],
    ]);
    // A row may begin with a number that could be a year.
    expect(names(left(40, '2026'), left(160, 'Kiosco'), right(400, '8.00'))).toEqual([
      ['Fecha=date', 'Fecha=date', 'Concepto=description', 'Importe=amount'],
    ]);
  });

  it('takes what names nothing by itself, set a little apart, to the name that it ends', () => {
    const names = (second: string): string[] =>
      headings(
        row(
          100,
          left(40, 'Data'),
          left(66, second),
          left(130, 'Opis'),
          right(300, 'Kwota'),
          right(400, 'Saldo'),
        ),
        BOOKING,
      )[0]!.slice(0, 2);
    expect(names('waluty')).toEqual(['Data waluty=valueDate', 'Opis=description']);
    expect(names('Opis')).toEqual(['Data=date', 'Opis=description']);
  });
});
