/** Cleans the text of a word as a PDF gives it: one spelling per character, nothing invisible. */
import { plainRadical, RADICAL } from './radicals.ts';

/**
 * Presentation forms that have a plain spelling: full-width ASCII, Latin ligatures, mathematical letters and digits,
 * Hebrew letters with points, Arabic letters as they are joined to their neighbours.
 */
const PRESENTATION_FORM = /[\uff01-\uff5e\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc\u{1d400}-\u{1d7ff}]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const PRIVATE_USE = /\p{Co}/gu;
/** Codes or glyphs within letters that no letter is known for: the font does not say which ones it draws. */
const LOST_LETTER =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /(?<=\p{L}[\u0001-\u0008\u000e-\u001f\p{Co}]*)[\u0001-\u0008\u000e-\u001f\p{Co}](?=[\u0001-\u0008\u000e-\u001f\p{Co}]*\p{L})/gu;
/** The codes of "ff", "fi", "fl", "ffi", "ffl" in fonts of TeX that name no letter: "Co\u001bee". */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const TEX_LIGATURE = /[\u001b-\u001f](?=\p{L})|(?<=\p{L})[\u001b-\u001f]/gu;
const TEX_LIGATURES: Readonly<Record<string, string>> = { '\u001b': 'ff', '\u001c': 'fi', '\u001d': 'fl', '\u001e': 'ffi', '\u001f': 'ffl' }; // prettier-ignore
const UNKNOWN_AT_EDGE = /(?<![\p{L}\ufffd])\ufffd+|\ufffd+(?![\p{L}\ufffd])/gu;
const DIGIT = /\p{Nd}/u;
const PLAIN = /^[\u0021-\u007e]*$/;

/** A minus within a word, as PostScript's own encoding draws every hyphen: "2025−01−02", "CARD−0211". */
const MINUS_WITHIN = /(?<=[\p{L}\p{N}])\u2212(?=[\p{L}\p{N}])/gu;

/** Signs of currencies in UTF-8 that a program took for single bytes: "Â£12.50", "â‚¬ 3,10". */
const TORN_SIGN = /\u00c2([\u00a3\u00a5])|\u00e2\u201a\u00ac/g;
/** Accents, quotes and primes that part thousands as an apostrophe does: "1´234.50". */
const GROUP_MARK = /(?<=\d)[\u00b4\u0060\u2018\u02b9\u02bc\u2032](?=\d{3}(?!\d))/g;
/** A dot at half height before two decimals: "12·50". */
const RAISED_POINT = /(?<=^[^·]*\d)\u00b7(?=\d{2}(?:[^\d·][^·]*)?$)/;

/** Digits of other scripts, which stand in tens from their zero on. */
const OTHER_DIGIT = /(?=[^0-9])\p{Nd}/gu;
/** Arabic's own signs between digits. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '\u066a': '%', '\u066b': '.', '\u066c': ',' };
const ARABIC_SIGN = /[\u066a-\u066c]/g;

/**
 * Lam-alef is one glyph. Where a font says which letters it stands for, they come turned round with the rest of the word, and
 * the article before an alef reads "اال" for "الا"; no word has two alefs in a row.
 */
const TURNED_LAM_ALEF = /(\u0627[\u0622\u0623\u0625\u0627])\u0644/g;

function plainDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  const code = zero;
  while (DIGIT.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/**
 * The word's text; empty where nothing readable is left.
 * Glyphs of private use (icons, undecoded ones) are removed from words, but within letters, and in a word with digits, they
 * become U+FFFD: neither a name nor an amount must lose a character without a trace.
 */
export function cleanWord(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = text
    .replace(PRESENTATION_FORM, (char) => char.normalize('NFKC'))
    .replace(RADICAL, plainRadical)
    .replace(TEX_LIGATURE, (code) => TEX_LIGATURES[code]!)
    .replace(LOST_LETTER, '\ufffd')
    .replace(INVISIBLE, '')
    // A soft hyphen that is drawn is a hyphen: fonts use its code for the same glyph.
    .replaceAll('\u00ad', '-')
    .replace(MINUS_WITHIN, '-')
    .replace(TORN_SIGN, (_, sign: string | undefined) => sign ?? '\u20ac')
    .replace(GROUP_MARK, '\u2019')
    .replace(RAISED_POINT, '.')
    .replace(OTHER_DIGIT, plainDigit)
    .replace(ARABIC_SIGN, (sign) => ARABIC_SIGNS[sign]!)
    .normalize('NFC')
    .replace(TURNED_LAM_ALEF, (_, alefs: string) => `${alefs[0]}\u0644${alefs[1]}`);
  return DIGIT.test(plain)
    ? plain.replace(PRIVATE_USE, '\ufffd')
    : plain.replace(PRIVATE_USE, '').replace(UNKNOWN_AT_EDGE, '');
}
