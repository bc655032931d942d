/** Judges whether a text layer decodes to text at all. */
import { isDigitAt } from '../letters.ts';

/** How readable a page's text layer is. */
export interface TextQuality {
  /** Characters drawn, blanks not counted. */
  readonly characters: number;
  /** Share (0 to 1) of characters that stand for nothing: private use, controls, U+FFFD, unassigned. */
  readonly unreadable: number;
  /** The layer is nonsense: fonts without a usable mapping to characters. Such a page has to be read as an image. */
  readonly garbled: boolean;
}

/** Fewer characters say nothing about a page. */
const MIN_CHARACTERS = 20;
const MAX_UNREADABLE_SHARE = 0.15;
/** Even a page of nothing but amounts is half digits. */
const MIN_WORDLIKE_SHARE = 0.3;

const UNREADABLE = /[\p{Co}\p{Cc}\p{Cn}\p{Cs}\ufffd]/gu;
const WORDLIKE = /[\p{L}\p{N}]/gu;
/** Blanks, and what fills a line: leaders of dots, rules of dashes and the like. */
const FILLING = /[ \t\r\n]|([.·…_=*–—-])\1{2,}/gu;
const PLAIN = /^[\w .,:/-]*$/;
/** Most words and many numbers. */
const WORDLIKE_ONLY = /^[A-Za-z0-9]+$/;

/** The letters and digits of a text that is an amount or a date; -1 of any other. */
function lettersOfNumber(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isDigitAt(text, at)) letters += 1;
    else if (!SIGNS.includes(text[at]!) || (at > 0 && !isDigitAt(text, at - 1))) return -1;
  }
  return letters;
}

const SIGNS = '.,:/-';

/** Judges the raw texts of a page, before any cleaning. */
export function textQuality(texts: Iterable<string>): TextQuality {
  let characters = 0;
  let unreadable = 0;
  let wordlike = 0;
  for (const text of texts) {
    if (WORDLIKE_ONLY.test(text)) {
      characters += text.length;
      wordlike += text.length;
      continue;
    }
    const letters = lettersOfNumber(text);
    if (letters >= 0) {
      characters += text.length;
      wordlike += letters;
      continue;
    }
    const drawn = text.replace(FILLING, '');
    characters += drawn.length;
    wordlike += drawn.match(WORDLIKE)?.length ?? 0;
    if (!PLAIN.test(drawn)) unreadable += drawn.match(UNREADABLE)?.length ?? 0;
  }
  const share = characters === 0 ? 0 : unreadable / characters;
  const garbled =
    characters >= MIN_CHARACTERS &&
    (share > MAX_UNREADABLE_SHARE || wordlike / characters < MIN_WORDLIKE_SHARE);
  return { characters, unreadable: share, garbled };
}
