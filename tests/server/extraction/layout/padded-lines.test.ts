/** Rows padded with blanks as for type of one width, printed in another. */
import { describe, expect, it } from 'vitest';
import { paddedCells } from '../../../../server/extraction/layout/lines/padded-lines.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Word, WordPage } from '../../../../server/extraction/words/word.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { PITCH, SIZE, word } from '../../../support/words.ts';

const BLANK_EM = 0.28;
const NARROW = /[fijlrt1.,'| -]/g;

/** How wide letters are in a type whose letters differ, points. */
function widthOf(text: string): number {
  const narrow = text.match(NARROW)?.length ?? 0;
  return (narrow * 0.28 + (text.length - narrow) * 0.56) * SIZE;
}

/** The words of a line of text, each blank of the same width. */
function printed(text: string, index: number): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const before = text.slice(0, match.index);
    const blanks = before.match(/ /g)?.length ?? 0;
    const x0 = 50 + widthOf(before.replaceAll(' ', '')) + blanks * BLANK_EM * SIZE;
    return { ...word(match[0], x0, 100 + PITCH * index), x1: x0 + widthOf(match[0]) };
  });
}

const sheet = (...lines: readonly string[]): WordPage => ({
  number: 1,
  width: 595,
  height: 842,
  source: 'text',
  words: lines.flatMap(printed),
});

const padded = (widths: readonly number[], rows: readonly (readonly string[])[]): string[] =>
  rows.map((cells) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  );

const read = (widths: readonly number[], rows: readonly (readonly string[])[], ...below: readonly string[]) =>
  readStatement([sheet(...padded(widths, rows), ...below)]);

describe('rows padded with blanks', () => {
  const NAMES = ['Date', 'Details', 'Withdrawal', 'Deposit', 'Balance'];
  const WIDTHS = [11, 34, 10, 10, 10];

  it('have their amounts in the columns that letters counted tell', () => {
    const stages = read(WIDTHS, [
      NAMES,
      ['04 Mar 2026', 'WAGES OF THE MUMMING GUILD', '', '1,200.00', '1,300.00'],
      ['05 Mar 2026', 'Till', '44.25', '', '1,255.75'],
      ['09 Mar 2026', 'Rent of the boat house', '200.00', '', '1,055.75'],
      ['12 Mar 2026', 'Refund', '', '10.00', '1,065.75'],
      ['19 Mar 2026', 'Ferry', '65.75', '', '1,000.00'],
    ]);
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 +120000 WAGES OF THE MUMMING GUILD',
      '2026-03-05 -4425 Till',
      '2026-03-09 -20000 Rent of the boat house',
      '2026-03-12 +1000 Refund',
      '2026-03-19 -6575 Ferry',
    ]);
  });

  it('tell the direction of a single row that its balance leaves open', () => {
    const rows = [NAMES, ['04 Mar 2026', 'Till', '', '1,200.00', '1,300.00']];
    expect(rowsOf(read(WIDTHS, rows))).toEqual(['2026-03-04 +120000 Till']);
  });

  it('may have the number of the row and a reference before their day', () => {
    const stages = read(
      [3, 10, 11, 24, 10, 10, 10],
      [
        ['No', 'Ref', 'Date', 'Details', 'Debit', 'Credit', 'Balance'],
        ['1', 'TX4410', '04.03.2026', 'WAGES OF MAY', '', '1,200.00', '1,300.00'],
        ['2', 'TX4411', '05.03.2026', 'Till 18.03.2026', '44.25', '', '1,255.75'],
        ['3', 'TX4412', '09.03.2026', 'Rent', '200.00', '', '1,055.75'],
      ],
    );
    expect(stages.statement.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-03-04', 120000],
      ['2026-03-05', 4425],
      ['2026-03-09', 20000],
    ]);
  });

  it('may have words behind their amounts', () => {
    const stages = read(
      [11, 30, 10, 10, 9],
      [
        ['Date', 'Details', 'Amount', 'Balance', 'Status'],
        ['04 Mar 2026', 'WAGES OF THE MUMMING GUILD', '1,200.00', '1,300.00', 'Completed'],
        ['05 Mar 2026', 'Till', '-44.25', '1,255.75', 'Completed'],
        ['09 Mar 2026', 'Rent', '-200.00', '1,055.75', 'Completed'],
      ],
    );
    expect(rowsOf(stages).map((text) => text.split(' ')[1])).toEqual(['+120000', '-4425', '-20000']);
  });

  it('are none where gaps are no whole numbers of blanks', () => {
    const lines = padded(WIDTHS, [NAMES, ['04 Mar 2026', 'Till', '44.25', '', '55.75']]).map(printed);
    expect(paddedCells(lines, null).bars).toHaveLength(8);
    const shifted = lines.map((words, line) =>
      words.map((one, index) => ({
        ...one,
        x0: one.x0 + line + index * 1.3,
        x1: one.x1 + line + index * 1.3,
      })),
    );
    expect(paddedCells(shifted, null).bars).toEqual([]);
  });

  it('are none in type of one width, where columns stand under one another', () => {
    const lines = padded(WIDTHS, [NAMES, ['04 Mar 2026', 'Till', '44.25', '', '55.75']]).map((text, index) =>
      [...text.matchAll(/\S+/g)].map((match) => word(match[0], 50 + 5 * match.index, 100 + PITCH * index)),
    );
    expect(paddedCells(lines, null)).toEqual({ padding: null, bars: [] });
  });
});
