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

/** Between what is said of statements bound in one file. */
const BETWEEN_STATEMENTS = `\n\n${'='.repeat(72)}\n\n`;

export interface Inspected {
  readonly report: string;
  readonly pictures: readonly string[];
}

/** Throws an `ExtractionError` where the file cannot be read, a system error where something cannot be written. */
export async function inspectFile({ source, folder, pages, password }: InspectFile): Promise<Inspected> {
  const bytes = new Uint8Array(await readFile(source));
  const { stages } = await extractStatement(bytes, { password });
  const wanted = pageNumbers(pages, stages.pages.length);
  const parts = stages.parts ?? [stages];
  const report = parts.map(reportOf).join(BETWEEN_STATEMENTS);
  makeFolder(folder);
  await writeFile(
    join(folder, 'stages.json'),
    `${JSON.stringify(stages.parts ? parts.map(stagesToJson) : stagesToJson(stages), null, 1)}\n`,
  );
  await writeFile(join(folder, 'lines.txt'), `${parts.map(linesOf).join(BETWEEN_STATEMENTS)}\n`);
  await writeFile(join(folder, 'report.txt'), `${report}\n`);
  const document = await openDocument(bytes, { password });
  try {
    return { report, pictures: await drawPictures(document, stages, wanted, folder) };
  } finally {
    await document.close();
  }
}
