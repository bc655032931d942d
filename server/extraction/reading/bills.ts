/** What the texts of rows on a firm's statement for its customer begin with, in all languages. */
import { fold } from './fold.ts';
import { lexicons } from './lexicon/index.ts';

const charged = [...new Set(lexicons.flatMap(({ bills }) => bills?.charged ?? []))];
const settled = [...new Set(lexicons.flatMap(({ bills }) => bills?.settled ?? []))];

/** "R Rechnung 0112", "Z Zahlung": the letter of a kind before its name. */
const KIND_LETTER = /^\p{L} (?=\p{L}{2})/u;

/** Whether a text begins with what such a firm charges ("Invoice 2041"), or with what settles that ("Payment received"); null: neither. */
export function billedBy(text: string): 'charged' | 'settled' | null {
  const folded = fold(text).replace(KIND_LETTER, '');
  // "Credit invoice" is none of the invoices, "Invoice payment" one of the payments.
  if (begins(folded, settled)) return 'settled';
  return begins(folded, charged) ? 'charged' : null;
}

function begins(folded: string, phrases: readonly string[]): boolean {
  return phrases.some(
    (phrase) =>
      folded.startsWith(phrase) && (folded.length === phrase.length || folded[phrase.length] === ' '),
  );
}
