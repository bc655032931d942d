import { hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import type { Word } from './word.ts';

/** A word of a text layer before its place is packed: all that differs from word to word. */
export type PlacedText = Pick<Word, 'text' | 'x0' | 'y0' | 'x1' | 'y1' | 'baseline' | 'size'>;

/** Numbers that are kept of a word. */
const NUMBERS = 6;
/** One list for all words: a long document has hundreds of thousands. */
const NO_ALTERNATIVES: Word['alternatives'] = [];

/**
 * One text for all words that say the same: what is kept by their texts (`rememberedText`) is found quicker so, and a long
 * document says most of its words again and again.
 */
const sameWord = rememberedText((text) => text);

/** Numbers, most of which come once, are left as they are. */
function sameText(text: string): string {
  return hasNoLetters(text) ? text : sameWord(text);
}

/**
 * The words of one page's text layer. A thousand pages have some four hundred thousand words, which live until the
 * statement is read; as plain objects each takes 200 bytes and seven allocations, for V8 keeps every fraction apart. Here
 * the numbers of a page lie in one list.
 */
export function layerWords(texts: readonly PlacedText[]): Word[] {
  const numbers = new Float64Array(NUMBERS * texts.length);
  return texts.map(({ text, x0, y0, x1, y1, baseline, size }, index) => {
    const at = NUMBERS * index;
    numbers[at] = x0;
    numbers[at + 1] = y0;
    numbers[at + 2] = x1;
    numbers[at + 3] = y1;
    numbers[at + 4] = baseline;
    numbers[at + 5] = size;
    return new LayerWord(sameText(text), numbers, at);
  });
}

/** Its values are read as those of any word, but a spread (`{ ...word }`) does not see them: see `wordValues`. */
class LayerWord implements Word {
  readonly text: string;
  readonly #numbers: Float64Array;
  readonly #at: number;

  constructor(text: string, numbers: Float64Array, at: number) {
    this.text = text;
    this.#numbers = numbers;
    this.#at = at;
  }

  get x0(): number {
    return this.#numbers[this.#at]!;
  }
  get y0(): number {
    return this.#numbers[this.#at + 1]!;
  }
  get x1(): number {
    return this.#numbers[this.#at + 2]!;
  }
  get y1(): number {
    return this.#numbers[this.#at + 3]!;
  }
  get baseline(): number {
    return this.#numbers[this.#at + 4]!;
  }
  get size(): number {
    return this.#numbers[this.#at + 5]!;
  }
  get bold(): boolean {
    return false;
  }
  get confidence(): number {
    return 1;
  }
  get alternatives(): Word['alternatives'] {
    return NO_ALTERNATIVES;
  }
  /** For `JSON.stringify`. */
  toJSON(): Word {
    return wordValues(this);
  }
}

/** A word as a plain object, to be changed or written down. */
export function wordValues(word: Word): Word {
  const { text, x0, y0, x1, y1, baseline, size, bold, confidence, alternatives, firstRead } = word;
  return {
    text,
    x0,
    y0,
    x1,
    y1,
    baseline,
    size,
    bold,
    confidence,
    alternatives,
    ...(firstRead === undefined ? {} : { firstRead }),
  };
}
