import { describe, expect, it } from 'vitest';
import { textQuality } from '../../../../server/extraction/words/quality.ts';

describe('textQuality', () => {
  it('takes leaders and rules for what fills a line', () => {
    const page = [
      'Opening balance',
      '.'.repeat(200),
      '1,204.50',
      '_'.repeat(300),
      'Card payment',
      '·'.repeat(150),
    ];
    expect(textQuality(page).garbled).toBe(false);
  });

  it('tells text that decodes to nothing', () => {
    const nothing = Array.from({ length: 30 }, (_, index) => String.fromCodePoint(0xe000 + index)).join('');
    expect(textQuality([nothing])).toMatchObject({ garbled: true, unreadable: 1 });
    expect(textQuality(['#$%&!?'.repeat(20)]).garbled).toBe(true);
  });

  it('says nothing of a page with few characters', () => {
    expect(textQuality(['!!']).garbled).toBe(false);
  });
});
