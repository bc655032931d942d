/** What is painted on a page by pdf.js's list of its operators. Loads pdf.js. */
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { paintOf } from './ocr/pdf-picture.ts';
import type { Painted } from './pdf-page.ts';
import { shownTexts } from './shown-text.ts';

export function paintedByOperators(operators: PDFOperatorList): Painted {
  return { ...paintOf(operators), shown: shownTexts(operators) };
}
