/** Lines cut by the end of a page, drawn once more above the top of the next one. */
import { expect, it } from 'vitest';
import { withoutCutLines } from '../../../../server/extraction/words/cut-lines.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const entry = (y: number, text: string, amount: string): Row =>
  row(y, left(40, '22.02'), left(110, text), right(420, amount));
const texts = (of: ReturnType<typeof withoutCutLines>): string[] =>
  of.map(({ words }) => words.map(({ text }) => text).join(' '));

it('are read once', () => {
  const pages = [
    page(1, [entry(800, 'Coffee', '3.20'), entry(830, 'Fee', '1.50')]),
    page(2, [entry(8, 'Fee', '1.50'), entry(22, 'Books', '12.00')]),
  ];
  expect(texts(withoutCutLines(pages))).toEqual(['22.02 Coffee 3.20 22.02 Fee 1.50', '22.02 Books 12.00']);
});

it('are two rows where the second stands where a page may begin, or says something else', () => {
  const first = page(1, [entry(830, 'Fee', '1.50')]);
  for (const again of [entry(40, 'Fee', '1.50'), entry(8, 'Fee', '1.60')]) {
    const pages = [first, page(2, [again])];
    expect(withoutCutLines(pages)).toEqual(pages);
  }
});
