/** Characters that make a spreadsheet take a text cell for a formula. Source: OWASP, "CSV Injection". */
const FORMULA_START = /^[=+\-@\t\r]/;

/**
 * Keeps a text cell a text: a leading apostrophe stands before anything a spreadsheet would evaluate.
 * For text only; a negative amount begins with a minus and must stay a number.
 */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
