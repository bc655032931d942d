import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { BOOKING, headings } from '../../../support/headings.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

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

  it('leaves out a label with the sentence beside it', () => {
    const row_ = row(100, left(40, 'Narrative'), left(150, 'Charges for 2, outward SEPA payment'));
    expect(
      headings(row_, row(114, left(40, 'NONREF'), left(300, '04/03/2026'), right(480, '-0.44'))),
    ).toEqual([]);
  });

  it('leaves out labels of a summary, the day by which to pay among them', () => {
    const values = row(114, left(40, '120.50'), left(240, '20.00'), left(400, '04/04/2026'));
    const names = row(160, left(40, 'Date'), left(120, 'Details'), right(480, 'Amount'));
    const over = (...labels: readonly string[]): string[][] =>
      headings(
        row(100, ...labels.map((text, index) => left(40 + 180 * index, text))),
        values,
        names,
        row(174, left(40, '04/03/2026'), left(120, 'Coffee'), right(480, '12.50')),
      );
    const list = ['Date=date', 'Details=description', 'Amount=amount'];
    expect(over('Total outstanding balance', 'Minimum payment due', 'Payment due date')).toEqual([list]);
    expect(over('Total owed balance', 'Minimum payment', 'Payment due date')).toEqual([list]);
    expect(over('Date', 'Balance', 'Payment')).toHaveLength(2);
  });

  it('leaves out figures under their labels, a word of which names a column as well', () => {
    const labels = ['Saldo no início do período', 'Total créditos', 'Total a débito', 'Saldo final'];
    const found = headings(
      row(100, ...labels.map((text, index) => left(40 + 140 * index, text))),
      row(114, ...['120.50', '80.00', '12.50', '188.00'].map((text, index) => left(40 + 140 * index, text))),
      row(160, left(40, '04/03/2026')),
      row(174, left(40, 'Café'), right(480, '-12.50')),
    );
    expect(found).toEqual([]);
  });

  it('takes one phrase that it does not know among the names of a day and of amounts', () => {
    const names = (...texts: readonly string[]): string[][] =>
      headings(
        row(100, ...texts.map((text, index) => left(40 + 140 * index, text))),
        row(114, left(40, '04/03/2026'), left(180, 'Coffee'), right(380, '12.50'), right(520, '0.00')),
      );
    expect(names('Date', 'Whither and wherefore', 'Debit', 'Credit')).toEqual([
      ['Date=date', 'Whither and wherefore=?', 'Debit=out', 'Credit=in'],
    ]);
    expect(names('Date', 'Whither and wherefore', 'Whence and whereto', 'Credit')).toEqual([]);
  });

  it('tells the names of a list from those of an empty one above its title', () => {
    const list = (y: number, ...names: readonly string[]): Row =>
      row(y, left(40, 'Date'), left(120, names[0]!), right(480, names[1]!));
    const table = (title: string): string[][] =>
      headings(
        list(100, 'Details', 'Amount'),
        row(114, left(40, title)),
        list(128, 'Description', 'Balance'),
        BOOKING,
      );
    expect(table('Other savings')).toEqual([
      ['Date=date', 'Details=description', 'Amount=amount'],
      ['Date=date', 'Description=description', 'Balance=balance'],
    ]);
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

  it('knows names with strokes for blanks', () => {
    expect(
      headings(row(100, left(40, 'created_at'), left(120, 'description'), right(400, 'amount')), BOOKING),
    ).toEqual([['created_at=date', 'description=description', 'amount=amount']]);
  });

  it('leaves out a row with dashes for nothing, though its figure is cut off', () => {
    const names = row(100, left(40, 'Date'), left(120, 'Description'), right(400, 'Paid out'));
    const opening = row(114, left(40, '-'), left(120, 'Opening Balance'), right(400, '-'));
    expect(headings(names, opening, BOOKING)).toEqual(headings(names, BOOKING));
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

  it('begins anew where the names stand again below the title of the next list', () => {
    const names = (y: number): Row =>
      row(y, left(40, 'Date'), right(200, 'Amount'), left(240, 'Description'));
    const rowBelow = row(142, left(40, '03/04'), right(200, '12.50'), left(240, 'Coffee'));
    const found = headings(names(100), row(114, left(40, 'Withdrawals')), names(128), rowBelow);
    const named = ['Date=date', 'Amount=amount', 'Description=description'];
    expect(found).toEqual([named, named]);
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

  describe('a further line of a row, whose words could be names', () => {
    const NAMES = row(
      80,
      left(40, 'Data'),
      left(120, 'Operazione'),
      left(200, 'Controparte'),
      left(280, 'Causale'),
      right(440, 'Importo'),
      right(520, 'Saldo'),
    );
    const first = row(
      92,
      left(40, '04/03/2026'),
      left(120, 'Bonifico'),
      left(200, 'Rossella'),
      left(280, 'Commissione'),
      right(440, '12.50'),
      right(520, '87.50'),
    );
    const firsts = (...rows: readonly Row[]): number[] =>
      findHeadings(tokensOf(DOT, [NAMES, first, ...rows])).map((heading) => heading.first);

    it('is none where its cells are those of the texts above', () => {
      expect(firsts(row(103, left(120, 'ricevuto'), left(280, 'IBAN')))).toEqual([0]);
      expect(firsts(row(103, left(200, 'Bini')), row(114, left(120, 'ricevuto'), left(280, 'IBAN')))).toEqual(
        [0],
      );
    });

    it('is one elsewhere, and over amounts', () => {
      expect(firsts(row(103, left(60, 'ricevuto'), left(280, 'IBAN')))).toEqual([0, 2]);
      expect(firsts(row(103, left(120, 'Descrizione'), right(440, 'Importo')))).toEqual([0, 2]);
      expect(firsts(row(133, left(120, 'ricevuto'), left(280, 'IBAN')))).toEqual([0, 2]);
    });
  });
});
