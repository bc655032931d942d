/** The type faces a statement may be set in, and how wide a text is in them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Pdf from 'pdfkit';
import { unpackWoff } from './woff.ts';

/** `sans`, `serif` and `mono` are the standard fonts every reader has; `liberation` is embedded. */
export type Family = 'sans' | 'serif' | 'mono' | 'liberation' | 'dejavu' | 'japanese' | 'chinese';

export interface Face {
  readonly family: Family;
  readonly bold?: boolean;
  /** Type size in points. */
  readonly size: number;
}

const require = createRequire(import.meta.url);

/** Liberation Sans (SIL Open Font License) comes with pdf.js; it has the letters of Central Europe. */
const liberation = (style: 'Regular' | 'Bold'): string =>
  path.join(
    path.dirname(require.resolve('pdfjs-dist/package.json')),
    'standard_fonts',
    `LiberationSans-${style}.ttf`,
  );

/** DejaVu Sans (the licence of Bitstream Vera) has Arabic and Hebrew letters beside the Latin ones. */
const dejavu = (style: string): string => require.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`);

/** Sawarabi Gothic and ZCOOL XiaoWei (both SIL Open Font License) for Japanese and Chinese; one weight each. */
const eastAsian = (name: string, subset: string): string =>
  require.resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff`);

const same = (file: string): readonly [string, string] => [file, file];

const FILES: Readonly<Record<Family, () => readonly [regular: string, bold: string]>> = {
  sans: () => ['Helvetica', 'Helvetica-Bold'],
  serif: () => ['Times-Roman', 'Times-Bold'],
  mono: () => ['Courier', 'Courier-Bold'],
  liberation: () => [liberation('Regular'), liberation('Bold')],
  dejavu: () => [dejavu(''), dejavu('-Bold')],
  japanese: () => same(eastAsian('sawarabi-gothic', 'japanese')),
  chinese: () => same(eastAsian('zcool-xiaowei', 'chinese-simplified')),
};

const unpacked = new Map<string, Buffer>();

/** Makes a face the current one of a document. */
export function useFace(doc: PDFKit.PDFDocument, face: Face): PDFKit.PDFDocument {
  const [regular, bold] = FILES[face.family]();
  const file = face.bold ? bold : regular;
  if (!file.endsWith('.woff')) return doc.font(file).fontSize(face.size);
  if (!registered.get(doc)?.has(file)) {
    let font = unpacked.get(file);
    if (!font) unpacked.set(file, (font = unpackWoff(readFileSync(file))));
    doc.registerFont(file, font);
    registered.set(doc, (registered.get(doc) ?? new Set()).add(file));
  }
  return doc.font(file).fontSize(face.size);
}

/** Which unpacked fonts a document knows already. */
const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>();

let ruler: PDFKit.PDFDocument | undefined;

/** A narrow no-break space: no font here has it, so it is set as typesetting programs do, by moving on. */
export const THIN_SPACE = '\u202f';
/** Its width in ems. */
const THIN_SPACE_EMS = 0.2;

/** Width of a text in points. `spacing` is extra space behind each character. */
export function textWidth(text: string, face: Face, spacing = 0): number {
  ruler ??= new Pdf({ autoFirstPage: true });
  const [first = '', ...others] = text.split(THIN_SPACE);
  const doc = useFace(ruler, face);
  const gaps = others.length * THIN_SPACE_EMS * face.size;
  const runs = [first, ...others].reduce((sum, run) => sum + doc.widthOfString(run), 0);
  return runs + gaps + spacing * text.length;
}

/** Breaks a text into lines no wider than `width` points: at blanks, and inside a word that is too wide alone. */
export function wrapText(text: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, face) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (textWidth(line, face) > width && line.length > 1) {
      const fitting = longestFitting(line, face, width);
      lines.push(line.slice(0, fitting));
      line = line.slice(fitting);
    }
  }
  return [...lines, line];
}

function longestFitting(word: string, face: Face, width: number): number {
  let length = word.length - 1;
  while (length > 1 && textWidth(word.slice(0, length), face) > width) length--;
  return length;
}
