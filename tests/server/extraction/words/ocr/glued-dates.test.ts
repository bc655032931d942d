/** Dates read in one word with their label. */
import { expect, it } from 'vitest';
import { withDatesApart } from '../../../../../server/extraction/words/ocr/glued-dates.ts';
import { word } from '../../../../support/words.ts';

const texts = (...of: string[]): string[] =>
  withDatesApart(of.map((text, index) => word(text, 50 + 100 * index, 90))).map(({ text }) => text);

it('stand in words of their own', () => {
  expect(texts('Bookingdate:25', 'January', '2025')).toEqual(['Bookingdate:', '25', 'January', '2025']);
  expect(texts('Date:03/04/2025')).toEqual(['Date:', '03/04/2025']);
  const [label, day] = withDatesApart([word('Datum:3.', 50, 90), word('Mai', 95, 90)]);
  expect([label!.x0, label!.x1, day!.x0, day!.x1]).toEqual([50, 80, 80, 90]);
});

it('are told from numbers and from what stands in another line', () => {
  expect(texts('Ref:25', 'Januar-Miete')).toEqual(['Ref:25', 'Januar-Miete']);
  expect(texts('Ref:448812', 'May')).toEqual(['Ref:448812', 'May']);
  const apart = withDatesApart([word('Ref:25', 50, 90), word('January', 50, 104)]);
  expect(apart.map(({ text }) => text)).toEqual(['Ref:25', 'January']);
});
