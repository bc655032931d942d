/** Folded phrases that a text begins with. */
import { describe, expect, it } from 'vitest';
import { phraseBeginnings } from '../../../../server/extraction/reading/phrase-beginnings.ts';

const found = phraseBeginnings(['invoice', 'invoice no', 'number of', 'invoice']);

describe('phrases that a text begins with', () => {
  it('are all that end where a word does, each once', () => {
    expect(found('invoice no 2041')).toEqual(['invoice', 'invoice no']);
    expect(found('invoice')).toEqual(['invoice']);
    expect(found('number of deposits 12')).toEqual(['number of']);
  });

  it('end with no part of a word, and stand nowhere else', () => {
    expect(found('invoices 2041')).toEqual([]);
    expect(found('invoice note')).toEqual(['invoice']);
    expect(found('number ofs')).toEqual([]);
    expect(found('credit invoice')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});
