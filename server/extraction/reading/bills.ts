/** What the texts of rows on a firm's statement for its customer begin with, in all languages. */
import { FirstLetters } from '../letters.ts';
import { fold } from './fold.ts';
import { lexicons } from './lexicon/index.ts';
import { phraseBeginnings } from './phrase-beginnings.ts';

const phrasesOf = (kind: 'charged' | 'settled'): readonly string[] =>
  lexicons.flatMap(({ bills }) => bills?.[kind] ?? []);

const charged = phraseBeginnings(phrasesOf('charged'));
const settled = phraseBeginnings(phrasesOf('settled'));
/** What most texts do not begin with; one that begins with the letter of a kind passes. */
const letters = new FirstLetters([...phrasesOf('charged'), ...phrasesOf('settled')]);

/** "R Rechnung 0112", "Z Zahlung": the letter of a kind before its name. */
const KIND_LETTER = /^\p{L} (?=\p{L}{2})/u;

/** Whether a text begins with what such a firm charges ("Invoice 2041"), or with what settles that ("Payment received"); null: neither. */
export function billedBy(text: string): 'charged' | 'settled' | null {
  if (!letters.mayBe(text)) return null;
  const folded = fold(text).replace(KIND_LETTER, '');
  // "Credit invoice" is none of the invoices, "Invoice payment" one of the payments.
  if (settled(folded).length > 0) return 'settled';
  return charged(folded).length > 0 ? 'charged' : null;
}
