/** The words of every page, from its text layer or, where the page is a picture, from the recogniser. */
import { ExtractionError } from '../errors.ts';
import type { Suspicions } from '../open/content-streams.ts';
import type { OpenedImages } from '../open/images.ts';
import type { OpenedDocument, OpenedPdf } from '../open/open.ts';
import { FontBook } from './font-widths.ts';
import type { Cell, CellReading } from './ocr/cells.ts';
import { toGrey } from './ocr/grey.ts';
import type { OcrLanguage } from './ocr/language.ts';
import type { RecogniserPool } from './ocr/pool.ts';
import type { PagePicture } from './ocr/pose.ts';
import { judgePage } from './ocr/judge.ts';
import { inspectTextLayer, type TextLayerOptions } from './text-layer.ts';
import type { PageImage } from '../open/images.ts';
import { pdfPage, type PdfPage } from './pdf-page.ts';
import { isOdd, NO_ODDITIES } from './pdfium-oddities.ts';
import { rulesAcross } from './ruled.ts';
import type { WordPage } from './word.ts';

/** A page's words, and whether its text layer was nonsense that nothing better was found for. */
export interface PageWords {
  readonly page: WordPage;
  readonly garbled: boolean;
  /** Much is painted on the page that may be read and is no text of its layer, or hides some: looked for on the first pages. */
  readonly odd: boolean;
}

/** The first page may be a letter. */
const LOOKED_THROUGH = 2;

/** Where recognition finds less than this share of a foreign recogniser's words, those are kept. */
const MIN_SHARE_OF_LAYER = 0.3;

/**
 * Reads the pages of a document, in order. Pictures are recognised some pages ahead, as many as the recogniser has cores.
 * Throws `ExtractionError` `damaged_file` where a page cannot be read: a statement is read whole or not at all.
 */
export async function* readPages(
  document: OpenedDocument,
  recogniser: RecogniserPool,
): AsyncGenerator<PageWords, void, undefined> {
  let language: OcrLanguage | null = null;
  const recognise = async (image: PageImage, number: number): Promise<WordPage> => {
    const picture = toPicture(image);
    const read = await recogniser.read(idOf(document, number), picture, number, language);
    language ??= read.language;
    return read.page;
  };
  const begin =
    document.kind === 'images'
      ? (number: number) => beginImage(document, number, recognise)
      : pdfPages(document, recognise);
  const ahead: Promise<PageWords>[] = [];
  try {
    for (let number = 1; number <= document.pageCount; number += 1) {
      const { words } = await begin(number);
      // Handled where it is awaited; until then a failure must not count as nobody's.
      words.catch(() => {});
      ahead.push(words);
      if (ahead.length > recogniser.width) yield await ahead.shift()!;
    }
    while (ahead.length > 0) yield await ahead.shift()!;
  } finally {
    await Promise.allSettled(ahead);
  }
}

function toPicture(image: PageImage): PagePicture {
  return { grey: toGrey(image), dpi: image.dpi };
}

type Recognise = (image: PageImage, number: number) => Promise<WordPage>;

/** A page that left the file; its words may take longer. */
interface Begun {
  readonly words: Promise<PageWords>;
}

async function beginImage(document: OpenedImages, number: number, recognise: Recognise): Promise<Begun> {
  const image = await document.page(number);
  return { words: recognise(image, number).then((page) => ({ page, garbled: false, odd: false })) };
}

/** Begins the pages of a PDF in order. pdf.js collects the text of the next page while the words of one are found. */
function pdfPages(document: OpenedPdf, recognise: Recognise): (number: number) => Promise<Begun> {
  const suspicions = document.suspicions();
  const options: TextLayerOptions = { fonts: new FontBook(), mayHideText: suspicions.hiddenText };
  let next: Promise<PdfPage> | null = null;
  return async (number) => {
    try {
      const current = next ?? pdfPage(document, number);
      next = number < document.pageCount && document.pdfium === null ? pdfPage(document, number + 1) : null;
      // Handled when its turn comes; until then a failure must not count as nobody's.
      next?.catch(() => {});
      return await beginPdfPage(document, await current, number, { ...options, suspicions }, recognise);
    } catch (cause) {
      throw new ExtractionError(
        'damaged_file',
        `Page ${number} of the PDF cannot be read.`,
        'Download the statement again, or print it to a new PDF, and send that.',
        { cause },
      );
    }
  };
}

async function beginPdfPage(
  document: OpenedPdf,
  page: PdfPage,
  number: number,
  { suspicions, ...options }: TextLayerOptions & { readonly suspicions: Suspicions },
  recognise: Recognise,
): Promise<Begun> {
  try {
    const layer = await inspectTextLayer(page, number, options);
    const { garbled } = layer.quality;
    const verdict = await judgePage(page, layer, suspicions);
    if (verdict.read === 'layer') {
      const oddities = number <= LOOKED_THROUGH ? page.oddities() : NO_ODDITIES;
      const rules = rulesAcross(oddities.paths, layer.transform, layer.page.width);
      const ruled = rules.length > 0 ? { ...layer.page, rules } : layer.page;
      return { words: Promise.resolve({ page: ruled, garbled, odd: isOdd(oddities) }) };
    }
    const image = await pictureOf(document, page, number, verdict.alone);
    return {
      words: recognise(image, number).then((read) =>
        !garbled && read.words.length < MIN_SHARE_OF_LAYER * layer.page.words.length
          ? { page: layer.page, garbled, odd: false }
          : { page: read, garbled: garbled && read.words.length === 0, odd: false },
      ),
    };
  } finally {
    page.close();
  }
}

async function pictureOf(
  document: OpenedPdf,
  page: PdfPage,
  number: number,
  alone: boolean,
): Promise<PageImage> {
  const { paintOf, pdfPicture } = await import('./ocr/pdf-picture.ts');
  const full = await page.full();
  const paint = paintOf(await full.getOperatorList());
  return pdfPicture(full, paint, alone, () => document.pageToDraw(number));
}

/** The words of page `number`, from 1, of a PDF as they are recognised on what the page shows, whatever its text layer says. */
export async function wordsShown(
  document: OpenedPdf,
  recogniser: RecogniserPool,
  number: number,
): Promise<WordPage> {
  const page = await pdfPage(document, number);
  try {
    const image = await pictureOf(document, page, number, false);
    const picture = toPicture(image);
    const { page: read } = await recogniser.read(`${idOf(document, number)} shown`, picture, number, null);
    return read;
  } finally {
    page.close();
  }
}

/** Reads cells of page `number`, from 1, again. None where the page was not read from a picture. */
export async function rereadPage(
  document: OpenedDocument,
  recogniser: RecogniserPool,
  number: number,
  cells: readonly Cell[],
): Promise<readonly CellReading[]> {
  const picture = async (): Promise<PagePicture | null> => {
    const image = await pictureOfPage(document, number);
    return image === null ? null : toPicture(image);
  };
  return recogniser.reread(idOf(document, number), picture, cells);
}

const documents = new WeakMap<OpenedDocument, number>();
let opened = 0;

/** Tells a page from all others that this thread reads. */
function idOf(document: OpenedDocument, number: number): string {
  let name = documents.get(document);
  if (name === undefined) documents.set(document, (name = opened += 1));
  return `${name}/${number}`;
}

/** The picture that page `number`, from 1, is read from; null where it is read from its text layer. */
export async function pictureOfPage(document: OpenedDocument, number: number): Promise<PageImage | null> {
  if (document.kind === 'images') return document.page(number);
  const page = await pdfPage(document, number);
  try {
    const suspicions = document.suspicions();
    const layer = await inspectTextLayer(page, number, { mayHideText: suspicions.hiddenText });
    const verdict = await judgePage(page, layer, suspicions);
    return verdict.read === 'layer' ? null : await pictureOf(document, page, number, verdict.alone);
  } finally {
    page.close();
  }
}
