/** Whole files that mutations begin with: generated statements, pictures of every kind, and a folder where one is named. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { layouts } from '../statements/registry.ts';
import { statementPdf, wordlessPdf } from '../support/pdf.ts';
import { formBomb, manyPages, onePage } from './pdfs.ts';
import { png, tiff } from './pictures.ts';

export interface Source {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Every how many layouts of the generator are taken. */
const LAYOUT_STEP = 9;

/** `folder` holds further PDFs and pictures (STATEMENT_DESK_FUZZ_FOLDER); they are read and nothing else. */
export async function sources(folder?: string): Promise<Source[]> {
  const found: Source[] = [
    { name: 'statement.pdf', bytes: await statementPdf() },
    { name: 'encrypted.pdf', bytes: await statementPdf({ password: 'open' }) },
    { name: 'wordless.pdf', bytes: await wordlessPdf() },
    { name: 'forms.pdf', bytes: formBomb(3) },
    { name: 'pages.pdf', bytes: manyPages(4) },
    { name: 'plain.pdf', bytes: onePage(Buffer.from('BT /F1 9 Tf 40 700 Td [(1 May) -300 (5.00)] TJ ET')) },
    { name: 'bits.png', bytes: png({ width: 320, height: 200 }) },
    { name: 'bits.tiff', bytes: tiff({ pages: 3, width: 320, height: 200 }) },
  ];
  for (const layout of layouts.filter((_layout, index) => index % LAYOUT_STEP === 0)) {
    found.push({ name: `${layout.name}.pdf`, bytes: Buffer.from((await layout.generate(1)).pdf) });
  }
  const picture = sharp(drawnStatement());
  for (const format of ['png', 'jpeg', 'tiff', 'webp', 'gif'] as const) {
    found.push({ name: `drawn.${format}`, bytes: await picture.clone().toFormat(format).toBuffer() });
  }
  if (folder !== undefined) {
    for (const name of await readdir(folder)) {
      if (/\.(pdf|png|jpe?g|tiff?|webp|bmp|gif|heic)$/i.test(name)) {
        found.push({ name, bytes: await readFile(join(folder, name)) });
      }
    }
  }
  return found;
}

/** A few lines of a statement, small enough to be recognised quickly. */
function drawnStatement(): Buffer {
  const canvas = createCanvas(420, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 420, 160);
  context.fillStyle = '#000000';
  context.font = '16px sans-serif';
  for (const [index, line] of [
    'Date  Text  Amount  Balance',
    '01/05/2026 Rent -5.00 95.00',
    '02/05/2026 Pay 7.00 102.00',
  ].entries()) {
    context.fillText(line, 12, 40 + index * 36);
  }
  return canvas.toBuffer('image/png');
}
