/** Decides whether a page of a PDF is read from its text layer or from its picture. */
import type { Suspicions } from '../../open/content-streams.ts';
import type { PdfPage } from '../pdf-page.ts';
import type { TextLayer } from '../text-layer.ts';
import { COVERS_PAGE, coverage } from './coverage.ts';

export type Verdict =
  | { readonly read: 'layer' }
  | {
      readonly read: 'picture';
      /** Nothing of the text is to be seen, so that a scanner's picture is the whole page. */
      readonly alone: boolean;
    };

/** A page with fewer words may be a scan that a program stamped a line on. */
const FEW_WORDS = 40;
const LAYER: Verdict = { read: 'layer' };

/** `suspicions`: the file may hold text that is not to be seen, as scans with recognised text do, and pictures. */
export async function judgePage(
  page: PdfPage,
  layer: TextLayer,
  { hiddenText, pictures }: Suspicions,
): Promise<Verdict> {
  const words = layer.page.words.length;
  const { garbled } = layer.quality;
  const mayBeScan = hiddenText || (pictures && words < FEW_WORDS);
  if (!garbled && words > 0 && !mayBeScan) return LAYER;
  if (garbled) return { read: 'picture', alone: false };
  const { anything, images, shown } = await page.painted();
  if (words === 0) return anything ? { read: 'picture', alone: true } : LAYER;
  if (coverage(page, images) < COVERS_PAGE) return LAYER;
  const visible = characters(shown.filter((text) => text.visible));
  // Somebody's recogniser has been here. It tells neither how sure it was nor what else it might have been.
  if (visible * 2 < characters(shown)) return { read: 'picture', alone: visible === 0 };
  return words < FEW_WORDS ? { read: 'picture', alone: false } : LAYER;
}

function characters(shown: readonly { readonly text: string }[]): number {
  return shown.reduce((sum, { text }) => sum + text.trim().length, 0);
}
