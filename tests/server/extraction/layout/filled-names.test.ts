/** Dots for blanks in typewritten lines. */
import { describe, expect, it } from 'vitest';
import { withoutFilling } from '../../../../server/extraction/layout/headings/filled-names.ts';
import { word } from '../../../support/words.ts';

const parts = (...texts: readonly string[]): [string, number, number][] =>
  withoutFilling(texts.map((text, index) => word(text, 40 + 200 * index, 100))).map(({ text, x0, x1 }) => [
    text,
    x0,
    x1,
  ]);

describe('withoutFilling', () => {
  it('parts names that dots join', () => {
    expect(parts('DATE......AMOUNT.TEXT').map(([text]) => text)).toEqual(['DATE', 'AMOUNT', 'TEXT']);
  });

  it('takes dots from behind a figure, which ends where its digits do', () => {
    expect(parts('187.96....', '12.50.......1,204.10')).toEqual([
      ['187.96', 40, 70],
      ['12.50', 240, 265],
      ['1,204.10', 300, 340],
    ]);
  });

  it.each(['12.50', 'v1.2.3', 'and so on...', '01.02.2026', '........', 'INV-20260...'])(
    'leaves %s',
    (text) => {
      expect(parts(text).map(([part]) => part)).toEqual([text]);
    },
  );
});
