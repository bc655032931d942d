/**
 * The worker's side of the jobs: reads the file, calls the engine, answers with plain data.
 * An expected failure (`ExtractionError`) becomes a `JobFailure`; anything else rejects and is a bug to be logged.
 */
import { open, readFile } from 'node:fs/promises';
import type { Statement } from '../../shared/statement.ts';
import { ExtractionError } from './errors.ts';
import { collectEarly, collectGarbage, LONG_DOCUMENT } from './garbage.ts';
import type {
  CountAnswer,
  CountJob,
  ExtractAnswer,
  ExtractJob,
  JobFailure,
  ProgressMessage,
  RenderAnswer,
  RenderJob,
} from './jobs.ts';
import { decryptedCopy } from './open/decrypt.ts';
import { openDocument } from './open/open.ts';
import { thrownByPdfjs, tolerateStrayRejections } from './open/pdfjs.ts';
import { KeptValues } from './render/kept.ts';
import type { PosedPicture } from './render/picture.ts';
import type { FindPicture } from './render/render.ts';

tolerateStrayRejections(process);

collectEarly('threads');

/** Counts the pages of an upload, and writes its decrypted copy where it needs a password. */
export function count(job: CountJob): Promise<CountAnswer> {
  return answer(async () => {
    const bytes = await readFile(job.path);
    const document = await openDocument(bytes, { password: job.password, maxPages: job.maxPages });
    const { mediaType, pageCount, neededPassword } = document;
    await document.close();
    if (neededPassword) {
      await writeSynced(job.readingCopyPath, await decryptedCopy(bytes, job.password ?? ''));
    }
    return { ok: true, mediaType, pageCount, readingCopy: neededPassword };
  });
}

/** Reads a statement, telling its progress page by page. */
export function extract(job: ExtractJob): Promise<ExtractAnswer> {
  return answer(async () => {
    try {
      const statement = await read(job);
      // Words, lines and readings are held by nobody any more.
      if (statement.pages.length >= LONG_DOCUMENT) collectGarbage();
      return { ok: true, statement };
    } finally {
      job.progress?.close();
    }
  });
}

async function read(job: ExtractJob): Promise<Statement> {
  const { extractStatement } = await import('./extract.ts');
  const { statement } = await extractStatement(await readFile(job.path), {
    onProgress: (message: ProgressMessage) => job.progress?.postMessage(message),
  });
  return statement;
}

/** How long the picture of a page is kept for the next size it is asked for in, ms. */
const PICTURE_KEPT = 60_000;
const pictures = new KeptValues<PosedPicture | null>(PICTURE_KEPT);

/** Draws one page. A scan takes longest to be decoded and laid straight: that is kept, so that zooming is quick. */
export function render({ path, page, width, keepBytes }: RenderJob): Promise<RenderAnswer> {
  return answer(async () => {
    const { renderPage } = await import('./render/render.ts');
    const document = await openDocument(await readFile(path));
    const remember: FindPicture = (find) =>
      pictures.get(`${page} ${path}`, keepBytes, async () => {
        const value = await find();
        return { value, bytes: value?.image.data.byteLength ?? 0 };
      });
    try {
      return { ok: true, png: await renderPage(document, page, width, remember) };
    } finally {
      await document.close();
    }
  });
}

async function answer<T>(work: () => Promise<T>): Promise<T | JobFailure> {
  try {
    return await work();
  } catch (error) {
    const known = thrownByPdfjs(error) ? damaged(error) : error;
    if (!(known instanceof ExtractionError)) throw error;
    return { ok: false, code: known.code, message: known.message, hint: known.hint };
  }
}

function damaged(cause: unknown): ExtractionError {
  return new ExtractionError(
    'damaged_file',
    'The PDF is damaged: a part of it cannot be read.',
    'Download the statement again, or print it to a new PDF, and send that.',
    { cause },
  );
}

/** Writes a file so that it survives a power cut once this resolves. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
