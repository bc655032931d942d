/** Reads the words of a page from the text layer of a PDF. */
import { withBoxes } from './boxes.ts';
import { cleanWord } from './clean.ts';
import { removeDoubles } from './doubles.ts';
import { pitchOf, wordsAtPitch } from './fixed-pitch.ts';
import { FontBook } from './font-widths.ts';
import { withoutHidden } from './hidden.ts';
import { layerWords, type PlacedText } from './layer-word.ts';
import { joinLetterSpaced } from './letter-spacing.ts';
import { groupLines, joinPieces } from './lines.ts';
import type { Matrix } from './matrix.ts';
import { uprightView } from './orientation.ts';
import type { PdfPage } from './pdf-page.ts';
import { cutIntoPieces } from './pieces.ts';
import type { Dropped, Piece } from './pieces.ts';
import { mendSpacedRuns } from './spaced-runs.ts';
import { textQuality } from './quality.ts';
import { levelled, tiltOf } from './tilt.ts';
import type { TextQuality } from './quality.ts';
import type { WordPage } from './word.ts';

/** A page's words, with what was seen on the way. */
export interface TextLayer {
  readonly page: WordPage;
  readonly quality: TextQuality;
  /** Text that is on the page but is not part of what it says. */
  readonly dropped: readonly Dropped[];
  /** Maps PDF space to the upright page. */
  readonly transform: Matrix;
}

export interface TextLayerOptions {
  /** Gathers what is learnt of the document's fonts; pass the same for all pages. */
  readonly fonts?: FontBook;
  /** Whether to ask for each word if it can be seen, which takes as long again; yes when left out. */
  readonly mayHideText?: boolean;
}

/** Larger text than both is a watermark ("SPECIMEN" across the page): multiple of the usual size, and points. */
const WATERMARK_TIMES_USUAL = 5;
const WATERMARK_SIZE = 40;

/** Smaller text than both can be read by nobody: share of the usual size, and points. */
const SPECK_SHARE = 0.25;
const SPECK_SIZE = 2;

/** The words of a page, upright, in reading order, with the quality of the layer and what was left out. `number` counts from 1. */
export async function inspectTextLayer(
  page: PdfPage,
  number: number,
  options: TextLayerOptions = {},
): Promise<TextLayer> {
  const { fonts = new FontBook(), mayHideText = true } = options;
  const boxed = withBoxes(page.text.items);
  const items = page.text.exact ? boxed : await mendSpacedRuns(boxed, page);
  const { width, height, transform: asItLies } = uprightView(page, items);
  const tilt = tiltOf(items, asItLies);
  const transform = tilt === 0 ? asItLies : levelled(asItLies, tilt, width, height);
  const dropped: Dropped[] = [];
  const pieces = cutIntoPieces({ ...page.text, items }, transform, fonts, dropped);
  const inside = withinPage(pieces, width, height, dropped);
  const seen = mayHideText ? withoutHidden(inside, (await page.painted()).shown, transform, dropped) : inside;
  const drawn = withoutSpecks(withoutWatermarks(seen, dropped), dropped);
  const texts: PlacedText[] = [];
  const lines = groupLines(drawn).map((line) => removeDoubles(line, dropped));
  const pitch = (fonts.pitch = pitchOf(lines) ?? fonts.pitch);
  for (const line of lines) {
    const atPitch = pitch && wordsAtPitch(line, pitch);
    for (const piece of atPitch ?? joinLetterSpaced(joinPieces(line))) {
      const text = cleanWord(piece.text);
      if (text !== '') texts.push(placed(piece, text));
    }
  }
  const words = layerWords(texts);
  return {
    page: {
      number,
      width,
      height,
      source: words.length > 0 ? 'text' : 'empty',
      words,
      ...(tilt === 0 ? {} : { tilt }),
    },
    quality: textQuality(items.map((item) => item.str)),
    dropped,
    transform,
  };
}

/** Leaves out what lies outside the crop box, which no viewer shows. */
function withinPage(pieces: readonly Piece[], width: number, height: number, dropped: Dropped[]): Piece[] {
  return pieces.filter((piece) => {
    const x = (piece.x0 + piece.x1) / 2;
    const y = piece.baseline - piece.ascent / 2;
    const inside = x >= 0 && x <= width && y >= 0 && y <= height;
    if (!inside) dropped.push({ text: piece.text, reason: 'outside' });
    return inside;
  });
}

function withoutWatermarks(pieces: readonly Piece[], dropped: Dropped[]): readonly Piece[] {
  const largest = pieces.reduce((size, piece) => Math.max(size, piece.size), 0);
  if (largest <= WATERMARK_SIZE) return pieces;
  const usual = usualSize(pieces);
  return pieces.filter((piece) => {
    const huge = piece.size > WATERMARK_SIZE && piece.size > WATERMARK_TIMES_USUAL * usual;
    // A balance may be printed as large as that; a watermark is a word.
    const watermark = huge && !/\d/.test(piece.text);
    if (watermark) dropped.push({ text: piece.text, reason: 'watermark' });
    return !watermark;
  });
}

/** Leaves out text set so small that it is there for machines alone, as for the search of a mailbox. */
function withoutSpecks(pieces: readonly Piece[], dropped: Dropped[]): readonly Piece[] {
  if (!pieces.some(({ size }) => size < SPECK_SIZE)) return pieces;
  const largest = Math.min(SPECK_SIZE, SPECK_SHARE * usualSize(pieces));
  return pieces.filter((piece) => {
    const speck = piece.size < largest;
    if (speck) dropped.push({ text: piece.text, reason: 'hidden' });
    return !speck;
  });
}

function usualSize(pieces: readonly Piece[]): number {
  const sizes = pieces.map((piece) => piece.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)]!;
}

function placed(piece: Piece, text: string): PlacedText {
  return {
    text,
    x0: piece.x0,
    y0: piece.baseline - piece.ascent,
    x1: Math.max(piece.x1, piece.x0 + 0.01),
    y1: piece.baseline + piece.descent,
    baseline: piece.baseline,
    size: piece.size,
  };
}
