import { expect, it } from 'vitest';
import { pageTurns } from '../../../../server/extraction/layout/pages/page-turns.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const HEAD = row(60, left(40, 'Date'), left(120, 'Details'), right(420, 'Amount'), right(520, 'Balance'));
const booking = (y: number, day: string, text: string, amount: string, balance: string): Row =>
  row(y, left(40, day), left(120, text), right(420, amount), right(520, balance));

const first = [HEAD, booking(80, '04 Mar', 'Coffee', '-12.50', '87.50')];
const second = [HEAD, row(80, left(40, '2027')), booking(100, '12 Mar', 'Lunch', '-5.00', '82.50')];

it.each([
  ['on the next page', 2],
  ['on the one behind a page that is left out', 3],
])('a row that the end of its page cuts may go on %s, below its heading', (_, next) => {
  const { tokens } = readStatement([page(1, first), page(next, second)]);
  const cut = tokens.findLastIndex(({ line }) => line.page === 1);
  const [rest] = pageTurns(tokens)(cut);
  expect(tokens[rest!]!.line.words.map(({ text }) => text)).toEqual(['2027']);
});
