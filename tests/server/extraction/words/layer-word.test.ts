import { expect, it } from 'vitest';
import { layerWords, wordValues } from '../../../../server/extraction/words/layer-word.ts';

const PLACED = [
  { text: 'Rent', x0: 50.25, y0: 91.5, x1: 71.125, y1: 102.2, baseline: 100, size: 10 },
  { text: '450.00', x0: 300.1, y0: 92.5, x1: 331.7, y1: 102.1, baseline: 100.3, size: 9.5 },
];
const WHOLE = PLACED.map((placed) => ({ ...placed, bold: false, confidence: 1, alternatives: [] }));

it('keeps every value of every word of a page', () => {
  const words = layerWords(PLACED);
  expect(words.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1])).toEqual(
    PLACED.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1]),
  );
  expect(words.map(wordValues)).toEqual(WHOLE);
});

it('is written down with its values', () => {
  expect(JSON.parse(JSON.stringify(layerWords(PLACED)))).toEqual(WHOLE);
});

it('is changed by its values, which name a first reading where there is one', () => {
  const [word] = layerWords(PLACED);
  expect({ ...wordValues(word!), text: 'Lent' }).toEqual({ ...WHOLE[0], text: 'Lent' });
  expect(wordValues({ ...wordValues(word!), firstRead: 'Tent' })).toEqual({ ...WHOLE[0], firstRead: 'Tent' });
});
