/** Reads one statement and writes what every stage saw: pictures, `stages.json`, `lines.txt`, and a report for people. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractStatement } from '../../extraction/extract.ts';
import { openDocument } from '../../extraction/open/open.ts';
import { makeFolder } from '../../storage/make-folder.ts';
import { linesOf } from './lines.ts';
import { drawPictures } from './pictures.ts';
import { pageNumbers } from './pages.ts';
import { reportOf } from './report.ts';
import { stagesToJson } from './stages-json.ts';

export interface InspectFile {
  readonly source: string;
  /** Folder the findings are written to; made where it is missing. */
  readonly folder: string;
  /** As on the command line (`1-3,7`); all pages where left out. */
  readonly pages?: string | undefined;
  readonly password?: string | undefined;
}

export interface Inspected {
  readonly report: string;
  readonly pictures: readonly string[];
}

/** Throws an `ExtractionError` where the file cannot be read, a system error where something cannot be written. */
export async function inspectFile({ source, folder, pages, password }: InspectFile): Promise<Inspected> {
  const bytes = new Uint8Array(await readFile(source));
  const { stages } = await extractStatement(bytes, { password });
  const wanted = pageNumbers(pages, stages.pages.length);
  const report = reportOf(stages);
  makeFolder(folder);
  await writeFile(join(folder, 'stages.json'), `${JSON.stringify(stagesToJson(stages), null, 1)}\n`);
  await writeFile(join(folder, 'lines.txt'), `${linesOf(stages)}\n`);
  await writeFile(join(folder, 'report.txt'), `${report}\n`);
  const document = await openDocument(bytes, { password });
  try {
    return { report, pictures: await drawPictures(document, stages, wanted, folder) };
  } finally {
    await document.close();
  }
}
