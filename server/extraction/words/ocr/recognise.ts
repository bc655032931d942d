/** Reads the words of a picture of a page. Blocks the calling thread for a second or two. */
import type { WordPage } from '../word.ts';
import { readCells, type Cell, type CellReading } from './cells.ts';
import type { Core } from './core.ts';
import { FIRST, firstLook } from './first-look.ts';
import type { OcrLanguage } from './language.ts';
import { preparePage, upsideDown, type PagePicture, type PreparedPage } from './pose.ts';
import { secondLook } from './second-look.ts';
import { toWords } from './words.ts';

export interface RecognisedPage {
  readonly page: WordPage;
  /** The page's language; null where it has too few words to tell. */
  readonly language: OcrLanguage | null;
}

/** Pieces read to tell which way up a page stands. */
const SAMPLE = 16;
const POINTS_PER_INCH = 72;

/** Reads page `number`; `language` is that of the pages before, where known. `id` is what the page is kept under. */
export async function recognisePage(
  core: Core,
  id: string,
  picture: PagePicture,
  number: number,
  language: OcrLanguage | null,
): Promise<RecognisedPage> {
  const prepared = await prepare(core, id, picture);
  const scale = POINTS_PER_INCH / prepared.dpi;
  const first = firstLook(core, prepared, language);
  const words = toWords(secondLook(core, prepared, first), scale);
  return {
    page: {
      number,
      width: prepared.width * scale,
      height: prepared.height * scale,
      source: words.length > 0 ? 'ocr' : 'empty',
      words,
    },
    language: first.language,
  };
}

/**
 * Reads cells of a page again; they are given in points of the page as it was read before. Null where the page is not
 * kept any more and its picture is not given.
 */
export async function rereadCells(
  core: Core,
  id: string,
  picture: PagePicture | null,
  cells: readonly Cell[],
): Promise<CellReading[] | null> {
  const page = kept.get(id) ?? (picture === null ? null : await prepare(core, id, picture));
  return page === null ? null : readCells(core, page, cells);
}

/** Pages this thread prepared last: their cells are often read again soon after. */
const kept = new Map<string, PreparedPage>();
/** A page takes 9 MB with 300 dpi. */
const MOST_KEPT = 3;

async function prepare(core: Core, id: string, picture: PagePicture): Promise<PreparedPage> {
  const page = await preparePage(picture, (one) => isUpright(core, one));
  kept.delete(id);
  kept.set(id, page);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return page;
}

/** Which of the two ways up reads better. */
export function isUpright(core: Core, page: PreparedPage): boolean {
  core.use(FIRST);
  return sampleConfidence(core, page) >= sampleConfidence(core, upsideDown(page));
}

function sampleConfidence(core: Core, { image, segments }: PreparedPage): number {
  const longest = segments.toSorted((a, b) => b.letters.length - a.letters.length).slice(0, SAMPLE);
  const words = core.read(image, longest).flatMap((reading) => reading.words);
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, characters)
  );
}
