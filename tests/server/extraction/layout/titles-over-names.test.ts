/** Titles of lists right above the names of their columns. */
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../../../../server/extraction/layout/headings/headings.ts';
import { DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

describe('a title over names', () => {
  it('is no part of them, though its words could name columns', () => {
    const [heading] = findHeadings(
      tokensOf(DOT, [
        row(100, left(40, 'Withdrawals and debits by card')),
        row(112, left(40, 'Date'), left(110, 'Description'), right(400, 'Amount')),
        row(140, left(40, '04/03/2026'), left(110, 'Coffee'), right(400, '12.50')),
      ]),
    );
    expect(heading!.columns.map(({ text }) => text)).toEqual(['Date', 'Description', 'Amount']);
  });
  it('a phrase that makes no name with any below it is a title, whatever its words may mean elsewhere', () => {
    const lines = (title: string): string[] =>
      findHeadings(
        tokensOf(DOT, [
          row(100, left(40, title)),
          row(112, left(42, 'Date'), left(200, 'Description'), right(400, 'Amount')),
          row(126, left(42, '04/03/2026'), left(200, 'Coffee'), right(400, '12.50')),
        ]),
      )[0]!.columns.map(({ text }) => text);
    expect(lines('Payments made by Ada Moor')).toEqual(['Date', 'Description', 'Amount']);
    expect(lines('Transactions by Ada and Bela Moor together')).toEqual(['Date', 'Description', 'Amount']);
  });

  it("is no part of a date's name that ends before the title does, nor of two names below one of its words", () => {
    const lines = (title: string, text: number): string[] =>
      findHeadings(
        tokensOf(DOT, [
          row(100, left(40, title)),
          row(114, left(40, 'Date'), left(text, 'Description'), right(400, 'Amount')),
          row(128, left(40, '04/03/2026'), left(text, 'Coffee'), right(400, '12.50')),
        ]),
      )[0]!.columns.map(({ text }) => text);
    expect(lines('Transaction details', 200)).toEqual(['Date', 'Description', 'Amount']);
    expect(lines('TRANSACTION DETAILS', 80)).toEqual(['Date', 'Description', 'Amount']);
  });

  it('is no part of names that are written as text either', () => {
    const [heading] = findHeadings(
      tokensOf(DOT, [
        row(100, left(40, 'Withdrawals by debit card')),
        row(112, left(40, 'Date Description Amount')),
        row(126, left(40, '04/03/2026 Coffee 12.50')),
      ]),
    );
    expect(heading!.columns.map(({ text }) => text)).toEqual(['Date', 'Description', 'Amount']);
  });

  it('are no part of the names of lists side by side where each stands over the first name of its list', () => {
    const names = [left(40, 'Date'), left(90, 'Text'), right(260, 'Amount')] as const;
    const [heading] = findHeadings(
      tokensOf(DOT, [
        row(100, left(40, 'Deposits'), left(320, 'Withdrawals')),
        row(112, ...names, left(320, 'Date'), left(370, 'Text'), right(540, 'Amount')),
        row(140, left(40, '04/03/2026'), left(110, 'Coffee'), right(260, '12.50')),
      ]),
    );
    expect(heading!.columns.map(({ text }) => text)).toEqual([
      'Date',
      'Text',
      'Amount',
      'Date',
      'Text',
      'Amount',
    ]);
  });

  it('names of two lines stay together where the lower one names nothing else', () => {
    const [heading] = findHeadings(
      tokensOf(DOT, [
        row(100, left(40, 'Date'), left(110, 'Description'), right(400, 'Transaction')),
        row(112, right(400, 'amount')),
        row(140, left(40, '04/03/2026'), left(110, 'Coffee'), right(400, '12.50')),
      ]),
    );
    expect(heading!.columns.at(-1)).toMatchObject({ text: 'Transaction amount', roles: new Set(['amount']) });
  });
});

describe('names that begin anew side by side', () => {
  const list = (...over: readonly Row[]): string[] =>
    findHeadings(
      tokensOf(DOT, [
        ...over,
        row(
          112,
          left(40, 'Check'),
          right(140, 'Amount'),
          left(160, 'Date'),
          left(220, 'Check'),
          right(320, 'Amount'),
          left(340, 'Date'),
        ),
        row(124, left(40, '1400'), right(140, '12.50'), left(160, '5/23'), left(220, '1407')),
      ]),
    ).flatMap(({ columns }) => columns.map(({ text }) => text));

  it('have no part in titles and notes above them', () => {
    const names = ['Check', 'Amount', 'Date', 'Check', 'Amount', 'Date'];
    expect(
      list(
        row(88, left(40, 'TRANSACTION DETAILS')),
        row(100, left(40, 'Checks'), left(120, '* There is a break')),
      ),
    ).toEqual(names);
  });

  it('go on from a line that begins anew as well', () => {
    const upper = row(100, right(140, 'Paid'), right(320, 'Paid'));
    expect(list(upper)).toContain('Paid Amount');
  });
});
