/** Letters that were read for digits in dates, and a digit for a letter: an O is a nought, and a stroke a one, in many faces. */
import { parseDateText } from '../../reading/dates.ts';

/** Between, before or behind digits and what parts them. */
const NOUGHT = /(?<=[\d./-])[Oo]|[Oo](?=[\d./-])/g;
const ONE = /(?<=[\d./-])[Il|]|[Il|](?=[\d./-])/g;

const LETTER_O = /0(?=\p{L}{2})/gu;

/** The first word of a piece ("80ct 2019"), with the first letter of its month; elsewhere "20ct" are cents. */
export function withLetterInMonth(text: string): string {
  if (!/\d0\p{L}/u.test(text) || parseDateText(text) !== null) return text;
  const letters = text.replace(LETTER_O, 'O');
  return parseDateText(letters) === null ? text : letters;
}

/** The text with digits for such letters, where it is a date with them and none without. */
export function withDigitsInDate(text: string): string {
  if (!/\d/.test(text) || !/[OoIl|]/.test(text) || parseDateText(text) !== null) return text;
  const digits = text.replace(NOUGHT, '0').replace(ONE, '1');
  return digits !== text && parseDateText(digits) !== null ? digits : text;
}
