/**
 * The chain: bytes in, statement out. Every stage is a function over the result of the one before; all results are
 * kept, so that `npm run inspect` can draw them and a test can stop at any of them.
 */
import type { Stage, Statement, Transaction } from '../../shared/statement.ts';
import { openDocument, type OpenedDocument } from './open/open.ts';
import { createRecogniserPool, type RecogniserPool } from './words/ocr/pool.ts';
import { mayBeShownOtherwise, pagesAsShown } from './words/as-shown.ts';
import { asTheyLie, rereadAside } from './words/own-places.ts';
import { PAGE_STEPS } from './words/page-steps.ts';
import { readPages, rereadPage } from './words/pages.ts';
import type { WordPage } from './words/word.ts';
import { repairByProof } from './proof/repair/index.ts';
import { readStatement, type Stages } from './read.ts';
import { optimiseLate } from './compiler.ts';
import { ExtractionError } from './errors.ts';
import { collectEarly, LONG_DOCUMENT } from './garbage.ts';
import { inTurn } from './in-turn.ts';

export interface ExtractOptions {
  readonly password?: string | undefined;
  readonly maxPages?: number | undefined;
  readonly onProgress?:
    ((progress: { stage: Stage; pagesDone: number; pagesTotal: number }) => void) | undefined;
  /** Reads pages that are pictures; the thread's own when left out. */
  readonly recogniser?: RecogniserPool | undefined;
}

optimiseLate();

/** Stays warm from one document to the next: loading the networks takes as long as reading a page. */
let ownRecogniser: RecogniserPool | null = null;

export interface Extraction {
  readonly statement: Statement;
  readonly stages: Stages;
}

/** Reads a statement. Throws `ExtractionError` where the file cannot be opened or holds no text that can be read. */
export async function extractStatement(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  const recogniser = options.recogniser ?? (ownRecogniser ??= createRecogniserPool());
  const document = await openDocument(bytes, { password: options.password, maxPages: options.maxPages });
  if (document.pageCount >= LONG_DOCUMENT) collectEarly('long');
  try {
    const report = (stage: Stage, pagesDone: number): void =>
      options.onProgress?.({ stage, pagesDone, pagesTotal: document.pageCount });
    report('reading', 0);
    const pages: WordPage[] = [];
    let garbled = 0;
    let odd = false;
    for await (const words of readPages(document, recogniser)) {
      pages.push(words.page);
      if (words.garbled) garbled += 1;
      odd ||= words.odd;
      report('reading', pages.length);
    }
    requireText(pages, garbled);
    report('proving', pages.length);
    // pdf.js keeps what it has read of a file; only pictures, and what may show something else than it says, are ever looked at again.
    if (pages.every((page) => page.source !== 'ocr') && !mayBeShownOtherwise(pages)) await document.close();
    const read = await readAll(document, recogniser, pages);
    if (read.statement.verification.status === 'verified' || !(odd || hasNoAmounts(read))) return read;
    const shown = await pagesAsShown(document, recogniser, pages);
    const other = shown && (await readAll(document, recogniser, shown));
    return other && isBetter(other, read) ? other : read;
  } finally {
    recogniser.rest();
    await document.close();
  }
}

async function readAll(
  document: OpenedDocument,
  recogniser: RecogniserPool,
  pages: readonly WordPage[],
): Promise<Extraction> {
  const laid = inTurn(PAGE_STEPS, pages);
  const stages = await repairByProof(readStatement(laid), readStatement, (number, cells) =>
    rereadAside(laid[number - 1]!, cells, (own) => rereadPage(document, recogniser, number, own)),
  );
  return { statement: asTheyLie(stages.statement, laid), stages };
}

/** Lines that begin with a day, from which it is strange that none has an amount. */
const MIN_DATED_LINES = 3;

function hasNoAmounts({ statement: { transactions }, stages: { tokens } }: Extraction): boolean {
  if (transactions.length > 0 || tokens.some(({ monies }) => monies.some(({ strong }) => strong)))
    return false;
  return tokens.filter(({ dates }) => dates[0]?.from === 0).length >= MIN_DATED_LINES;
}

function dated(transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.filter(({ boxes }) => boxes.some(({ part }) => part === 'date'));
}

/** Whether rows are proved that were not, or have days where none had. */
function isBetter({ statement: { verification, transactions } }: Extraction, before: Extraction): boolean {
  const days = dated(transactions).length;
  if (verification.status === 'verified') return days > 0;
  return dated(before.statement.transactions).length === 0 && days > 0;
}

function requireText(pages: readonly WordPage[], garbled: number): void {
  const empty = pages.filter((page) => page.source === 'empty').length;
  if (empty === pages.length) {
    throw new ExtractionError(
      'no_text',
      'No text can be found on the pages of the document.',
      'Scan the statement again with 300 dpi, or photograph it from straight above in good light. Best is the PDF that the bank issues.',
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
