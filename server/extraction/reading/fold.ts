/**
 * Folding text for look-ups: case, accents, punctuation and letter variants away, one space between words.
 * `fold("Übertrag, s. nächstes Blatt")` is `"ubertrag s nachstes blatt"`.
 */
import { hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';

const VARIANTS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ƒ: 'f',
}; // prettier-ignore

/**
 * "CrØdit": capitals within a word are letters with accents, in fonts that name PDF's StandardEncoding for text written in
 * WinAnsiEncoding (the codes of é, è, ê, á).
 */
const MISPLACED: Readonly<Record<string, string>> = { Ø: 'é', Ł: 'è', Œ: 'ê', Æ: 'á' };
const MISPLACED_CAPITAL = /(?<=\p{L})[ØŁŒÆ](?=\p{Ll})|(?<=\p{Ll})[ØŁŒÆ]/gu;

/** Texts without anything to fold but their case. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Texts with punctuation, but without accents or letter variants. */
const ASCII = /^[ -~]*$/;

export const fold = rememberedText((text): string => {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return ASCII.test(lower) ? lower.replace(/[^a-z0-9]+/g, ' ').trim() : foldLetters(text);
});

/** As `fold`, of a text without letters, of which most come once: nothing is kept of it. */
function foldedNumber(text: string): string {
  return text.replace(/\D+/g, ' ').trim();
}

/** The folded words of a text, given word by word; a single empty one where nothing is left. */
export function foldedWords(texts: readonly string[]): string[] {
  const words: string[] = [];
  for (const text of texts) {
    const folded = hasNoLetters(text) ? foldedNumber(text) : fold(text);
    if (folded.includes(' ')) words.push(...folded.split(' '));
    else if (folded !== '') words.push(folded);
  }
  return words.length === 0 ? [''] : words;
}

function foldLetters(text: string): string {
  return text
    .replace(MISPLACED_CAPITAL, (letter) => MISPLACED[letter] ?? letter)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþıƒ]/g, (letter) => VARIANTS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
