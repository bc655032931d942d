import { expect, it } from 'vitest';
import { withLostSigns } from '../../../../server/extraction/words/lost-signs.ts';
import { left, page, right, rows } from '../../../support/words.ts';

const texts = (...lines: readonly string[]): string[] => {
  const read = withLostSigns([page(1, rows(100, ...lines.map((text) => [left(50, text)])))]);
  return read[0]!.words.map(({ text }) => text);
};

it('strokes part thousands where no number does otherwise, within words and between them', () => {
  expect(texts('98/765,40 €', '1/000/250,00', '12,00', 'Invoice 4/24')).toEqual([
    '98\u202f765,40', '€', '1\u202f000\u202f250,00', '12,00', 'Invoice', '4/24',
  ]); // prettier-ignore
  expect(texts('98 /765,40', '1 /000 /250,00')).toEqual(['98', '765,40', '1', '000', '250,00']);
});

it('strokes in whole numbers stand before one unit', () => {
  const whole = ['25 /000 FCFA', '1 /500 FCFA', '150 /000 FCFA', '7 /350 FCFA'];
  expect(texts(...whole)).toContain('350');
  expect(texts(...whole, '12 /765 Paris')).toContain('/765');
});

it.each([
  ['one number may be two', ['2/125,00']],
  ['thousands with another sign', ['98/765,40', '12/250,00', '1.250,00']],
  ['thousands without one', ['98/765,40', '12/250,00', '1250,00']],
])('strokes stay: %s', (_name, lines) => {
  expect(texts(...lines)).toEqual(lines);
});

it('marks before numbers are minus signs where none closes a quotation', () => {
  expect(texts('"50,00', '"1 250,00', '12,00')).toEqual(['-50,00', '-1', '250,00', '12,00']);
  expect(texts('"50,00', '"70,00', '"Corner shop"')).toContain('"50,00');
  expect(texts('"50,00')).toEqual(['"50,00']);
  expect(texts('"22,300', '"1.250.000,50')).toEqual(['-22,300', '-1.250.000,50']);
});

it('a mark apart from its number is a minus too', () => {
  const marked = [left(50, '"'), left(57, '50,00'), right(400, '"70,00')];
  expect(withLostSigns([page(1, rows(100, marked))])[0]!.words.map(({ text }) => text)).toEqual([
    '-', '50,00', '-70,00',
  ]); // prettier-ignore
});

it('unknown characters are blanks where all of them part thousands', () => {
  const grouped = ['7\ufffd350', '12\ufffd000', '1\ufffd000\ufffd250,00', '+25\ufffd000'];
  expect(texts(...grouped)).toEqual(grouped.map((text) => text.replaceAll('\ufffd', '\u202f')));
  expect(texts(...grouped, '1\ufffd,50')).toEqual([...grouped, '1\ufffd,50']);
});

it('question marks are symbols of a currency where most stand before amounts', () => {
  const shown = ['?2,646.12', '+?711.35', '-?20.00', '(?5.00)', '?-5.00'];
  expect(texts(...shown)).toEqual([
    '\u00a42,646.12',
    '+\u00a4711.35',
    '-\u00a420.00',
    '(\u00a45.00)',
    '\u00a4-5.00',
  ]);
  expect(texts(...shown.slice(0, 2), 'Why?', 'Who?')).toContain('?2,646.12');
  expect(texts('?2,646.12')).toEqual(['?2,646.12']);
});

it('question marks before some of the amounts may stand for a minus', () => {
  const shown = ['?2,646.12', '711.35', '?20.00', '1,900.00'];
  expect(texts(...shown)).toEqual(shown);
});
