import type { Transaction } from '../../shared/statement.ts';

/** The word for a check and its number at the very beginning of the text: "Cheque no. 001234", "CHECK #1042". */
const CHECK =
  /^(?:check|cheque|chèque|chq|scheck)\s*(?:no\.?|nr\.?|n°|number|#)?\s*(\d{3,12})(?![\d/.,:-])\b/iu;

/** Number of the check a row pays out, where the text leaves no doubt; else null. */
export function checkNumber({ direction, description }: Transaction): string | null {
  return direction === 'out' ? (CHECK.exec(description.trim())?.[1] ?? null) : null;
}
