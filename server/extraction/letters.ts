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
