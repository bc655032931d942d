/** What can be told of a text by its characters alone, before anything is looked up: two fifths of a statement's words are numbers. */

/** The first character behind the digits and marks of ASCII. */
const BEHIND_MARKS = 0x40;

/** Whether a text holds nothing but ASCII's digits, marks and blanks; so no name, label or month. */
export function hasNoLetters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= BEHIND_MARKS) return false;
  return true;
}

const NOUGHT = 0x30;
const NINE = 0x39;

/** Whether the character at an index is one of 0 to 9. */
export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= NOUGHT && code <= NINE;
}

/** Whether a text holds one of 0 to 9. */
export function holdsDigit(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isDigitAt(text, at)) return true;
  return false;
}

const LETTERS = 26;
const LETTER_A = 0x61;

/** A small or capital letter of ASCII as a number from 0, or -1. */
function letterAt(text: string, at: number): number {
  // oxlint-disable-next-line unicorn/prefer-code-point -- a unit is enough to know an ASCII letter
  const letter = (text.charCodeAt(at) | 0x20) - LETTER_A;
  return letter >= 0 && letter < LETTERS ? letter : -1;
}

/** The first three letters of a text as one number; -1 where they are not three letters of ASCII. */
function tripleOf(text: string): number {
  const first = letterAt(text, 0);
  const second = first < 0 ? -1 : letterAt(text, 1);
  const third = second < 0 ? -1 : letterAt(text, 2);
  return third < 0 ? -1 : (first * LETTERS + second) * LETTERS + third;
}

/**
 * Tells most texts that begin with none of a set of folded words by their first three letters, which is done sooner than
 * looking them up.
 */
export class FirstLetters {
  readonly #triples = new Uint8Array(LETTERS ** 3);

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const triple = tripleOf(word);
      if (triple >= 0) this.#triples[triple] = 1;
    }
  }

  /** False of texts that surely begin with none, as they are printed; true of all with anything but three plain letters in front. */
  mayBe(text: string): boolean {
    const triple = tripleOf(text);
    return triple < 0 || this.#triples[triple] === 1;
  }

  /** As `mayBe`, of the words a text is made of: "Balance/Baht" holds two. */
  mayHold(text: string): boolean {
    if (this.mayBe(text)) return true;
    for (let at = 2; at < text.length; at += 1) if (letterAt(text, at) < 0) return true;
    return false;
  }
}
