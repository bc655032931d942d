import { expect, it } from 'vitest';
import { pageTurns } from '../../../../server/extraction/layout/pages/page-turns.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const HEAD = row(60, left(40, 'Date'), left(120, 'Details'), right(420, 'Amount'), right(520, 'Balance'));
const booking = columnsAt(left(40), left(120), right(420), right(520));

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
