/** Decides whether a page of a PDF is read from its text layer or from its picture. */
import type { Suspicions } from '../../open/content-streams.ts';
import type { PDFPageProxy } from '../../open/pdfjs.ts';
import { shownTexts } from '../shown-text.ts';
import type { TextLayer } from '../text-layer.ts';
import { COVERS_PAGE, coverage, paintOf, type Paint } from './pdf-picture.ts';

export type Verdict =
  | { readonly read: 'layer' }
  | {
      readonly read: 'picture';
      readonly paint: Paint;
      /** Nothing of the text is to be seen, so that a scanner's picture is the whole page. */
      readonly alone: boolean;
    };

/** A page with fewer words may be a scan that a program stamped a line on. */
const FEW_WORDS = 40;
const LAYER: Verdict = { read: 'layer' };

/** `suspicions`: the file may hold text that is not to be seen, as scans with recognised text do, and pictures. */
export async function judgePage(
  page: PDFPageProxy,
  layer: TextLayer,
  { hiddenText, pictures }: Suspicions,
): Promise<Verdict> {
  const words = layer.page.words.length;
  const { garbled } = layer.quality;
  const mayBeScan = hiddenText || (pictures && words < FEW_WORDS);
  if (!garbled && words > 0 && !mayBeScan) return LAYER;
  const operators = await page.getOperatorList();
  const paint = paintOf(operators);
  if (garbled) return { read: 'picture', paint, alone: false };
  if (words === 0) return paint.anything ? { read: 'picture', paint, alone: true } : LAYER;
  if (coverage(page, paint.images) < COVERS_PAGE) return LAYER;
  const shown = shownTexts(operators);
  const visible = characters(shown.filter((text) => text.visible));
  // Somebody's recogniser has been here. It tells neither how sure it was nor what else it might have been.
  if (visible * 2 < characters(shown)) return { read: 'picture', paint, alone: visible === 0 };
  return words < FEW_WORDS ? { read: 'picture', paint, alone: false } : LAYER;
}

function characters(shown: readonly { readonly text: string }[]): number {
  return shown.reduce((sum, { text }) => sum + text.trim().length, 0);
}
