/**
 * The chain: bytes in, statement out. Every stage is a function over the result of the one before; all results are
 * kept, so that `npm run inspect` can draw them and a test can stop at any of them.
 */
import type { Stage, Statement } from '../../shared/statement.ts';
import { openDocument } from './open/open.ts';
import { readWords } from './words/index.ts';
import type { WordPage } from './words/word.ts';
import { readStatement, type Stages } from './read.ts';
import { ExtractionError } from './errors.ts';

export interface ExtractOptions {
  readonly password?: string | undefined;
  readonly maxPages?: number | undefined;
  readonly onProgress?:
    ((progress: { stage: Stage; pagesDone: number; pagesTotal: number }) => void) | undefined;
}

export interface Extraction {
  readonly statement: Statement;
  readonly stages: Stages;
}

/** Reads a statement. Throws `ExtractionError` where the file cannot be opened or holds no text that can be read. */
export async function extractStatement(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  const document = await openDocument(bytes, { password: options.password, maxPages: options.maxPages });
  try {
    const report = (stage: Stage, pagesDone: number): void =>
      options.onProgress?.({ stage, pagesDone, pagesTotal: document.pageCount });
    report('opening', 0);
    const pages: WordPage[] = [];
    let garbled = 0;
    for await (const layer of readWords(document)) {
      pages.push(layer.page);
      if (layer.quality.garbled) garbled += 1;
      report('reading', pages.length);
    }
    requireText(pages, garbled);
    report('proving', pages.length);
    const stages = readStatement(pages);
    return { statement: stages.statement, stages };
  } finally {
    await document.close();
  }
}

function requireText(pages: readonly WordPage[], garbled: number): void {
  const empty = pages.filter((page) => page.source === 'empty').length;
  if (empty === pages.length) {
    throw new ExtractionError(
      'no_text',
      'The document has no text: its pages are pictures.',
      'Scanned statements cannot be read yet. Ask the bank for the PDF it issues, or download it from online banking.',
    );
  }
  if (garbled > 0 && garbled >= pages.length - empty) {
    throw new ExtractionError(
      'unreadable_text',
      'The text of the document cannot be decoded: its fonts do not say which letters they draw.',
      'Print the document to a new PDF from another program, or ask the bank for another copy.',
    );
  }
}
