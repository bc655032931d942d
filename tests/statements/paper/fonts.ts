/** The type faces a statement may be set in, and how wide a text is in them. */
import { createRequire } from 'node:module';
import path from 'node:path';
import Pdf from 'pdfkit';

/** `sans`, `serif` and `mono` are the standard fonts every reader has; `liberation` is embedded. */
export type Family = 'sans' | 'serif' | 'mono' | 'liberation' | 'japanese' | 'chinese';

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

const FILES: Readonly<Record<Family, () => readonly [regular: string, bold: string]>> = {
  sans: () => ['Helvetica', 'Helvetica-Bold'],
  serif: () => ['Times-Roman', 'Times-Bold'],
  mono: () => ['Courier', 'Courier-Bold'],
  liberation: () => [liberation('Regular'), liberation('Bold')],
  japanese: () => same(eastAsian('sawarabi-gothic', 'japanese')),
  chinese: () => same(eastAsian('zcool-xiaowei', 'chinese-simplified')),
};

const same = (file: string): readonly [string, string] => [file, file];

function eastAsian(name: string, subset: string): string {
  return require.resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff`);
}

/** The name or file pdfkit takes for a face. */
export function fontSource(face: Face): string {
  const [regular, bold] = FILES[face.family]();
  return face.bold ? bold : regular;
}

let ruler: PDFKit.PDFDocument | undefined;

/** Width of a text in points. `spacing` is extra space behind each character. */
export function textWidth(text: string, face: Face, spacing = 0): number {
  ruler ??= new Pdf({ autoFirstPage: true });
  return ruler.font(fontSource(face)).fontSize(face.size).widthOfString(text) + spacing * text.length;
}

/** Breaks a text at blanks into lines no wider than `width` points. A word wider than that keeps its own line. */
export function wrapText(text: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, face) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
