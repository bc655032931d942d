/** The statements that are measured: invented by the generator, so that everyone measures the same pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  balanceColumn,
  codeColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
} from '../statements/columns.ts';
import { english } from '../statements/language/english.ts';
import type { Layout } from '../statements/layout.ts';
import { layouts } from '../statements/registry.ts';
import { single } from '../statements/single.ts';

export interface BenchFile {
  readonly name: string;
  readonly path: string;
  readonly pages: number;
}

/** A long statement: one account, running balances, brought and carried forward lines on every page. */
function longStatement(name: string, rows: number): Layout {
  return single({
    name,
    tags: ['pages:many'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    period: 'quarter',
    rows: [rows, rows],
    account: { overdraft: true, opening: 90_000 },
    face: { family: 'sans', size: 7 },
    columns: [
      dateColumn('Date', 'dd MMM', 40),
      codeColumn('Type'),
      descriptionColumn('Description'),
      outColumn('Paid out'),
      inColumn('Paid in'),
      balanceColumn('Balance', 80),
    ],
    carried: { foot: 'Balance carried forward', head: 'Balance brought forward' },
    openingRow: 'Balance brought forward',
  });
}

/** Writes layouts into a folder. Encrypted ones are left out: the other readers are given no password. */
async function write(folder: string, chosen: readonly Layout[]): Promise<BenchFile[]> {
  await mkdir(folder, { recursive: true });
  const files: BenchFile[] = [];
  for (const layout of chosen) {
    const { pdf, truth, password } = await layout.generate(1);
    if (password !== undefined) continue;
    const path = join(folder, `${layout.name}.pdf`);
    await writeFile(path, pdf);
    files.push({ name: layout.name, path, pages: truth.pages });
  }
  return files;
}

/** Everyday statements of many conventions, and a long one. `share`: every how manieth layout is taken. */
export function writeMixture(folder: string, share: number): Promise<BenchFile[]> {
  return write(folder, [
    ...layouts.filter((_, index) => index % share === 0),
    longStatement('long', Math.round(2_400 / share)),
  ]);
}

/** One statement of about `rows` rows. */
export async function writeLong(folder: string, name: string, rows: number): Promise<BenchFile> {
  const [file] = await write(folder, [longStatement(name, rows)]);
  if (file === undefined) throw new Error('nothing was written');
  return file;
}
