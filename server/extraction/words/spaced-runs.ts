/**
 * Finds the words of letter-spaced runs that pdf.js has taken apart.
 *
 * Where letters stand further apart than a tenth of an em, `getTextContent` writes a blank behind each, and the blanks
 * between words are lost among them ("M O N E Y O U T"). The operators still hold the blanks that were typed.
 */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { PdfPage } from './pdf-page.ts';

/** Four single characters or more, each followed by one blank. */
const TAKEN_APART = /^(?:\S ){3,}\S$/u;

/** The items with the blanks of letter-spaced runs as they were typed; asks for the operators only where needed. */
export async function mendSpacedRuns(
  items: readonly TextItem[],
  page: Pick<PdfPage, 'painted'>,
): Promise<readonly TextItem[]> {
  if (!items.some((item) => TAKEN_APART.test(item.str))) return items;
  const typed = new Map<string, string>();
  for (const { text } of (await page.painted()).shown) {
    const words = text.trim();
    if (/\s/.test(words)) typed.set(words.replace(/\s/g, ''), words.replace(/\s+/g, ' '));
  }
  return items.map((item) => {
    if (!TAKEN_APART.test(item.str)) return item;
    const words = typed.get(item.str.replaceAll(' ', ''));
    return words === undefined ? item : { ...item, str: words };
  });
}
