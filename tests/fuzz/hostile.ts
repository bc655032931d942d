/** Files that mean harm, by name. Each is small, and wants far more than it is. */
import * as pdfs from './pdfs.ts';
import { png, tiff } from './pictures.ts';

export const hostileFiles: Readonly<Record<string, () => Buffer>> = {
  'a page tree that is its own child': pdfs.pageTreeLoop,
  'a page tree of a million million pages': () => pdfs.pageTreeBomb(12),
  'a page tree that claims a thousand million pages': () => pdfs.claimedPages(1_000_000_000),
  'a page tree that claims a negative number of pages': () => pdfs.claimedPages(-5),
  '10,000 pages': () => pdfs.manyPages(10_000),
  'a stream of 200 MB': () => pdfs.streamBomb(200, 1),
  'a stream of 200 MB, compressed three times': () => pdfs.streamBomb(200, 3),
  'a million words on a page': () => pdfs.wordBomb(1_000_000),
  'a form that draws itself': pdfs.formLoop,
  'forms that draw a thousand million texts': () => pdfs.formBomb(9),
  'arrays 100,000 deep': () => pdfs.deepArrays(100_000),
  'a picture of 60,000 by 60,000': () => pdfs.hugePicture(60_000, 60_000),
  'a page of a million by a million points': () => pdfs.hugePage(1_000_000),
  'a PNG of 100 megapixels': () => png({ width: 10_000, height: 10_000 }),
  'a PNG of 1.6 gigapixels': () => png({ width: 40_000, height: 40_000 }),
  'a PNG that claims 4 gigapixels and has a row': () => png({ width: 65_000, height: 65_000, rows: 1 }),
  'a PNG one pixel high and two million wide': () => png({ width: 2_000_000, height: 1 }),
  'a TIFF of 5,000 pages': () => tiff({ pages: 5_000 }),
  'a TIFF whose pages go round in a circle': () => tiff({ pages: 3, loop: true }),
  'a TIFF that claims 60,000 by 60,000': () => tiff({ pages: 1, width: 60_000, height: 60_000 }),
};
