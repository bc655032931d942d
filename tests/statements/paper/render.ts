/** Marks into a PDF file, written plainly or in one of the odd ways real programs write them. */
import Pdf from 'pdfkit';
import { textWidth, THIN_SPACE, useFace } from './fonts.ts';
import type { Mark, Paper, TextMark } from './paper.ts';
import { mirrored, partsOf } from './right-to-left.ts';
import type { Random } from '../random.ts';

export interface Writing {
  /** Degrees clockwise a viewer must turn the page: the content is written turned the other way. */
  readonly rotate?: 0 | 90 | 180 | 270;
  /** The pages, counted from 1, that `rotate` is for; all by default. */
  readonly rotatedPages?: readonly number[];
  /** The content is drawn turned by these degrees and no rotation is declared: it looks turned. */
  readonly drawnRotation?: 90 | 180 | 270;
  /** Two pages side by side on one sheet of double width. */
  readonly twoUp?: boolean;
  /** Points cut from each side by a crop box. */
  readonly crop?: number;
  /** Every text is written twice, the second time shifted by so many points. */
  readonly overprint?: number;
  readonly glyphByGlyph?: boolean;
  /** Writes the marks of each page in a random order. */
  readonly shuffle?: Random;
  readonly encryption?: { readonly password: string; readonly version: '1.4' | '1.7ext3' };
  /** Embedded fonts tell wrong letters for their glyphs: it looks right and reads as nonsense. */
  readonly nonsense?: boolean;
  /** Whatever has a digit is filled in a field of a form. */
  readonly form?: boolean;
  /** Puts a stray blank before the last digit of some amounts, as careless typesetting does. */
  readonly splitDigits?: Random;
}

export async function renderPdf(paper: Paper, writing: Writing = {}): Promise<Uint8Array> {
  const { encryption } = writing;
  const doc = new Pdf({
    autoFirstPage: false,
    info: {
      Title: 'Statement',
      Producer: 'statement generator',
      CreationDate: new Date(Date.UTC(2026, 0, 1)),
    },
    ...(encryption ? { userPassword: encryption.password, pdfVersion: encryption.version } : {}),
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  if (writing.form) doc.font('Helvetica').initForm();
  sheets(paper, writing).forEach((sheet, i) => {
    const turned = writing.rotatedPages?.includes(i + 1) ?? true;
    writeSheet(doc, sheet, turned ? writing : { ...writing, rotate: 0 });
  });
  if (writing.nonsense) scrambleLetters(doc);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly { readonly marks: readonly Mark[]; readonly dx: number }[];
}

function sheets(paper: Paper, writing: Writing): Sheet[] {
  const { width, height } = paper;
  const pages = paper.rightToLeft
    ? paper.pages.map((marks) => marks.map((mark) => mirrored(mark, width)))
    : paper.pages;
  if (!writing.twoUp) return pages.map((marks) => ({ width, height, parts: [{ marks, dx: 0 }] }));
  const result: Sheet[] = [];
  for (let i = 0; i < pages.length; i += 2) {
    const parts = pages.slice(i, i + 2).map((marks, place) => ({ marks, dx: place * width }));
    result.push({ width: width * 2, height, parts });
  }
  return result;
}

function writeSheet(doc: PDFKit.PDFDocument, sheet: Sheet, writing: Writing): void {
  // A declared rotation turns the view clockwise, so the content is drawn turned counter-clockwise.
  const turn = writing.rotate ? 360 - writing.rotate : (writing.drawnRotation ?? 0);
  const sideways = turn % 180 !== 0;
  const width = sideways ? sheet.height : sheet.width;
  const height = sideways ? sheet.width : sheet.height;
  doc.addPage({ size: [width, height], margin: 0 });
  const dictionary = doc.page.dictionary.data as Record<string, unknown>;
  if (writing.rotate) dictionary['Rotate'] = writing.rotate;
  if (writing.crop) {
    dictionary['CropBox'] = [writing.crop, writing.crop, width - writing.crop, height - writing.crop];
  }
  doc.save();
  if (turn === 90) doc.transform(0, 1, -1, 0, width, 0);
  else if (turn === 180) doc.transform(-1, 0, 0, -1, width, height);
  else if (turn === 270) doc.transform(0, -1, 1, 0, 0, height);
  for (const part of sheet.parts) {
    doc.save().translate(part.dx, 0);
    const marks = writing.shuffle ? writing.shuffle.shuffle(part.marks) : part.marks;
    // Fills go first: a shuffled page must still show its text.
    for (const mark of marks) if (mark.kind !== 'text') writeShape(doc, mark);
    for (const mark of marks) if (mark.kind === 'text') writeText(doc, mark, writing);
    doc.restore();
  }
  doc.restore();
}

function writeShape(doc: PDFKit.PDFDocument, mark: Exclude<Mark, TextMark>): void {
  if (mark.kind === 'line') {
    doc.moveTo(mark.x0, mark.y0).lineTo(mark.x1, mark.y1).lineWidth(mark.width).stroke(mark.color);
    return;
  }
  if (mark.fill) doc.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.fill);
  if (mark.stroke) doc.rect(mark.x, mark.y, mark.width, mark.height).lineWidth(0.6).stroke(mark.stroke);
}

function writeText(doc: PDFKit.PDFDocument, mark: TextMark, writing: Writing): void {
  useFace(doc, mark.face).fillColor(mark.color);
  if (writing.form && /\d/.test(mark.text)) {
    writeField(doc, mark);
    return;
  }
  if (mark.ink === 'outline') {
    writeOutline(doc, mark);
    return;
  }
  const { splitDigits } = writing;
  const text =
    splitDigits && splitDigits.chance(0.35) ? mark.text.replace(/([.,]\d)(\d)$/, '$1 $2') : mark.text;
  if (mark.angle !== 0) doc.save().rotate(mark.angle, { origin: [mark.x, mark.y] });
  if (mark.ink === 'invisible') doc.addContent('3 Tr');
  if (writing.glyphByGlyph) writeGlyphs(doc, mark, text);
  else for (const part of partsOf(text, mark.face)) writeRun(doc, part.text, mark.x + part.x, mark);
  if (mark.ink === 'invisible') doc.addContent('0 Tr');
  if (writing.overprint !== undefined) writeRun(doc, text, mark.x + writing.overprint, mark);
  if (mark.angle !== 0) doc.restore();
}

const FIELD_HEIGHT = 14;
/** Viewers leave this between the edge of a field and its text. */
const FIELD_PADDING = 2;

function writeField(doc: PDFKit.PDFDocument, { text, x, y, face }: TextMark): void {
  const middle = y - 0.35 * face.size;
  const width = textWidth(text, face) + 2 * FIELD_PADDING;
  doc.font('Helvetica');
  doc.formText(`field ${x} ${y}`, x - FIELD_PADDING, middle - FIELD_HEIGHT / 2, width, FIELD_HEIGHT, {
    value: text,
    fontSize: face.size,
  });
}

function writeRun(doc: PDFKit.PDFDocument, text: string, x: number, mark: TextMark): void {
  for (const run of text.split(THIN_SPACE)) {
    if (run !== '') {
      doc.text(run, x, mark.y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(mark.spacing ? { characterSpacing: mark.spacing } : {}),
      });
    }
    x += textWidth(run + THIN_SPACE, mark.face, mark.spacing);
  }
}

/** Each character alone, blanks left out: the reader must rebuild the words from the gaps. */
function writeGlyphs(doc: PDFKit.PDFDocument, mark: TextMark, text: string): void {
  let x = mark.x;
  for (const glyph of text) {
    if (glyph !== ' ') writeRun(doc, glyph, x, mark);
    x += textWidth(glyph, mark.face, mark.spacing);
  }
}

/** The part of pdfkit's embedded font that knows the glyphs' shapes; pdfkit's typings leave it out. */
interface ShapedFont {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string }; readonly advanceWidth: number }[];
  };
}

function hasShapes(doc: object): doc is { readonly _font: { readonly font: ShapedFont } } {
  if (!('_font' in doc) || typeof doc._font !== 'object' || doc._font === null) return false;
  const { _font: font } = doc;
  return 'font' in font && typeof font.font === 'object' && font.font !== null && 'layout' in font.font;
}

/** The glyphs as filled shapes: it can be seen but there is no text. Embedded fonts only. */
function writeOutline(doc: PDFKit.PDFDocument, mark: TextMark): void {
  if (!hasShapes(doc)) throw new Error(`no outlines in the font ${mark.face.family}`);
  const { font } = doc._font;
  const scale = mark.face.size / font.unitsPerEm;
  let x = mark.x;
  for (const glyph of font.layout(mark.text).glyphs) {
    doc.save().translate(x, mark.y).scale(scale, -scale);
    doc.path(glyph.path.toSVG()).fill(mark.color);
    doc.restore();
    x += glyph.advanceWidth * scale;
  }
}

/** pdfkit's embedded fonts keep, by glyph, the characters a reader is told; its typings leave it out. */
function scrambleLetters(doc: PDFKit.PDFDocument): void {
  if (!('_fontFamilies' in doc) || typeof doc._fontFamilies !== 'object' || doc._fontFamilies === null)
    return;
  for (const font of Object.values(doc._fontFamilies) as unknown[]) {
    if (typeof font !== 'object' || font === null || !('unicode' in font) || !Array.isArray(font.unicode))
      continue;
    font.unicode = font.unicode.map((_, glyph: number) => [0x21 + ((glyph * 37) % 90)]);
  }
}
