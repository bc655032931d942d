/**
 * The glyphs of a page as PDFium places them, gathered to runs without blanks. Every run begins and ends where its glyphs
 * do, so that nothing has to be estimated.
 */
import type { TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api.js';
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';
import { pitchOf } from './fixed-pitch.ts';
import { groupLines, JOIN_GAP } from './lines.ts';
import type { PageText } from './pdf-page.ts';
import { accentsOf, isAccent, type Accents } from './pdfium-accents.ts';
import {
  characterAt,
  inOrder,
  isBlank,
  isInkless,
  isSquare,
  SOFT_HYPHEN,
  withLigature,
} from './pdfium-characters.ts';
import { Hands, reach, type Font, type Hand } from './pdfium-hands.ts';
import { isWithoutOutlines, losesText } from './pdfium-lost.ts';

/** Glyphs may overlap by this share of the em within a run (kerning); further, text is drawn over text. */
const MAX_OVERLAP = 0.3;
/** A glyph off the baseline by this share of the em begins a run of its own. */
const SAME_BASELINE = 0.05;
/** Extents that differ by less than this share of the em are one. */
const SAME_PLACE = 0.01;
/** Where only the ink of glyphs is known, this share of the em may be free between two of a word. */
const INK_GAP = 0.25;
/** As much within one object of text, where PDFium sees no blank. */
const INK_GAP_IN_OBJECT = 0.6;
/** Objects of text that are this share of the em apart are words of their own, as pdf.js has them; within one it is spacing. */
const BLANK_GAP = 0.102;

/** The text of a page; null where PDFium may have lost some. `text` is PDFium's text page, 0 where there is none. */
export function runsOf(engine: Pdfium, text: Pointer, page: Pointer): PageText | null {
  let reader = readerOf(engine, text, null);
  if (reader.accented) {
    const accents = accentsOf(engine, text);
    if (accents.drawn.size > 0) reader = readerOf(engine, text, accents);
  }
  if (
    !reader.outlined ||
    !reader.placed ||
    (reader.torn && !isAtPitch(reader.items)) ||
    losesText(engine, page, reader.objects, reader.fonts)
  )
    return null;
  return { items: reader.items, styles: reader.styles, exact: true };
}

/** Whether what looks torn is set letter by letter at one pitch: where each stands is told all the same. */
function isAtPitch(items: readonly TextItem[]): boolean {
  const written = items.flatMap(({ str, transform: [, , , , x0, y], width, height }) =>
    str.trim() === '' ? [] : [{ text: str, x0, x1: x0 + width, size: height, baseline: y }],
  );
  return pitchOf(groupLines(written)) !== null;
}

function readerOf(engine: Pdfium, text: Pointer, accents: Accents | null): Reader {
  const reader = new Reader(engine, text, accents);
  const count = text === 0 ? 0 : engine.call.FPDFText_CountChars(text);
  for (let index = 0; index < count; index += 1) reader.take(index);
  reader.flush();
  return reader;
}

function itemOf(
  str: string,
  { a, b, c, d, size, font }: Hand,
  x: number,
  y: number,
  width: number,
): TextItem {
  const transform = [a * size, b * size, c * size, d * size, x, y];
  return { str, dir: 'ltr', width, height: size, transform, fontName: font.name, hasEOL: false };
}

/** A glyph that has been read: where it begins, how far it reaches, and the length of its em. One for all, of object 0 at first. */
class Glyph {
  object: Pointer = 0;
  x = 0;
  y = 0;
  advance = 0;
  em = 0;

  become(object: Pointer, x: number, y: number, advance: number, em: number): void {
    this.object = object;
    this.x = x;
    this.y = y;
    this.advance = advance;
    this.em = em;
  }
}

/** Whether the next object of text, which begins at `x`, `y`, stands behind a glyph with a blank that nothing is drawn for. */
function isApart(last: Glyph, { ux, uy, em, font }: Hand, x: number, y: number): boolean {
  if (!font.advances || last.object === 0) return false;
  const dx = x - last.x;
  const dy = y - last.y;
  if (Math.abs(dy * ux - dx * uy) > SAME_BASELINE * em) return false;
  const gap = dx * ux + dy * uy - last.advance;
  return gap > BLANK_GAP * em && gap <= JOIN_GAP * Math.max(em, last.em);
}

/** Figures parted on a page, from which its widths are in doubt. */
const MIN_PARTED = 4;

const isPoint = (code: number): boolean => code === 0x2c || code === 0x2e;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

class Reader {
  readonly items: TextItem[] = [];
  readonly #engine: Pdfium;
  readonly #text: Pointer;
  readonly #hands: Hands;
  readonly #accents: Accents | null;
  /** There are accents, which may be drawn over letters. */
  accented = false;
  /** The objects that characters belong to, and the fonts of those that are no blanks. */
  readonly objects = new Set<Pointer>();
  readonly fonts = new Set<Pointer>();
  /** PDFium knows the outlines of all fonts. */
  outlined = true;
  /** Every character has a place of its own, or that of its glyph. */
  placed = true;
  /** Figures that go on behind a comma or point ("1,880.33"), and those that a blank parts there which nothing draws. */
  #whole = 0;
  #parted = 0;
  /** The last character, and whether PDFium has put a blank behind it. */
  #code = 0;
  #blankPut = false;
  readonly #last = new Glyph();
  #hand: Hand | null = null;
  /** The run so far: its text, where it began, and its extent from there along its direction. */
  #string = '';
  #x = 0;
  #y = 0;
  #from = 0;
  #to = 0;
  /** Where each of its characters begins. */
  readonly #starts: number[] = [];
  /** The object that the last character of the run belongs to: another may begin with a blank, on another line. */
  #drawn: Pointer = 0;
  /** The blank behind the run. */
  #blank: TextItem | null = null;

  constructor(engine: Pdfium, text: Pointer, accents: Accents | null) {
    this.#engine = engine;
    this.#text = text;
    this.#accents = accents;
    this.#hands = new Hands(engine, text);
  }

  get styles(): Readonly<Record<string, TextStyle>> {
    return this.#hands.styles;
  }

  /** Where the widths that a file tells of its glyphs are wrong, PDFium puts blanks into most figures. */
  get torn(): boolean {
    return this.#parted >= MIN_PARTED && this.#parted > this.#whole;
  }

  take(index: number): void {
    const { call, memory, scratch } = this.#engine;
    const code = call.FPDFText_GetUnicode(this.#text, index);
    const blank = isBlank(code) || (code === 0 && isInkless(this.#engine, this.#text, index));
    if (this.#accents?.drawn.has(index)) {
      this.objects.add(call.FPDFText_GetTextObject(this.#text, index));
      return;
    }
    // Blanks that PDFium has put between what stands apart: how far apart it stands tells as much.
    if (blank && call.FPDFText_IsGenerated(this.#text, index) === 1) {
      // An accent ends before its letter does.
      if (this.#accents?.drawn.has(index - 1)) return;
      this.#blankPut = true;
      return this.flush();
    }
    if (isPoint(this.#code) && isDigit(code)) {
      if (this.#blankPut) this.#parted += 1;
      else this.#whole += 1;
    }
    const between = !(isSquare(this.#code) && isSquare(code));
    this.#code = code;
    this.#blankPut = false;
    this.accented ||= isAccent(code);
    const object = call.FPDFText_GetTextObject(this.#text, index);
    if (object === 0) return this.flush();
    const last = this.#last;
    const sameObject = object === last.object;
    const hand = sameObject ? this.#hand! : this.#change(object, index);
    call.FPDFText_GetCharOrigin(this.#text, index, scratch, scratch + 8);
    const x = memory.HEAPF64[scratch >> 3]!;
    const y = memory.HEAPF64[(scratch >> 3) + 1]!;
    const advance = Math.max(0, reach(this.#engine, this.#text, index, hand, x, y));
    // Where a word may be parted at the end of a line; drawn it is a hyphen.
    if (code === SOFT_HYPHEN && advance < SAME_PLACE * hand.em) return;
    if (sameObject && x === last.x && y === last.y) {
      // Letters of one glyph have its place in common. Else the file has told what to read in place of its glyphs
      // (`ActualText`), and where letters of that stand nobody knows.
      if (blank || Math.abs(advance - last.advance) > SAME_PLACE * hand.em) this.placed = false;
      else if (this.#string !== '' && this.#blank === null) {
        last.become(object, x, y, advance, hand.em);
        this.#string = withLigature(this.#string, characterAt(this.#engine, this.#text, index));
        this.#starts.push(this.#starts.at(-1)!);
        return;
      }
    }
    const apart = between && !blank && !sameObject && this.#blank === null && isApart(last, hand, x, y);
    last.become(object, x, y, advance, hand.em);
    if (blank) {
      if (this.#blank !== null) this.flush();
      this.#blank = itemOf(' ', hand, x, y, advance);
      return;
    }
    if (!hand.font.seen) this.#see(hand.font, object);
    if (apart) {
      this.flush();
      this.#blank = itemOf(' ', hand, x, y, 0);
      this.flush();
    }
    if (this.#string === '' || !this.#goesOn(hand, x, y, advance, object === this.#drawn)) this.flush();
    else if (this.#blank !== null) {
      // A blank that the next glyph is drawn over parts nothing: writers move back behind it where glyphs are kerned.
      if ((x - this.#x) * hand.ux + (y - this.#y) * hand.uy > this.#to) this.flush();
      else this.#blank = null;
    }
    if (this.#string === '') {
      this.#x = x;
      this.#y = y;
      this.#from = 0;
      this.#to = 0;
    }
    const along = (x - this.#x) * hand.ux + (y - this.#y) * hand.uy;
    this.#from = Math.min(this.#from, along);
    this.#to = Math.max(this.#to, along + advance);
    this.#starts.push(along);
    this.#drawn = object;
    this.#string +=
      this.#accents?.letters.get(index) ??
      (code > 0x20 && code < 0x7f ? String.fromCharCode(code) : characterAt(this.#engine, this.#text, index));
  }

  #see(font: Font, object: Pointer): void {
    font.seen = true;
    this.fonts.add(this.#engine.call.FPDFTextObj_GetFont(object));
    this.outlined &&= !isWithoutOutlines(this.#engine, object);
  }

  /** Ends the run, with the blank behind it. */
  flush(): void {
    const string = this.#string;
    if (string !== '') {
      this.#string = '';
      const hand = this.#hand!;
      const [x, y] = [this.#x + this.#from * hand.ux, this.#y + this.#from * hand.uy];
      this.items.push(itemOf(inOrder(string, this.#starts), hand, x, y, this.#to - this.#from));
      this.#starts.length = 0;
    }
    if (this.#blank !== null) this.items.push(this.#blank);
    this.#blank = null;
  }

  /** Whether a glyph belongs to the run, by its place. */
  #goesOn({ em, ux, uy, font }: Hand, x: number, y: number, advance: number, sameObject: boolean): boolean {
    const dx = x - this.#x;
    const dy = y - this.#y;
    if (Math.abs(dy * ux - dx * uy) > SAME_BASELINE * em) {
      // Within one object only a font that is written downwards leaves the baseline.
      if (sameObject) this.#hands.styles[font.name]!.vertical = true;
      return false;
    }
    const start = dx * ux + dy * uy;
    const apart = Math.max(start - this.#to, this.#from - (start + advance));
    if (apart > (font.advances ? JOIN_GAP : sameObject ? INK_GAP_IN_OBJECT : INK_GAP) * em) return false;
    const over = Math.min(this.#to - start, start + advance - this.#from);
    return over <= MAX_OVERLAP * em;
  }

  /** Another object of text: the run goes on where it is drawn by the same hand. */
  #change(object: Pointer, index: number): Hand {
    this.objects.add(object);
    const hand = this.#hands.handOf(object, index, this.#hand);
    if (hand !== this.#hand) this.flush();
    return (this.#hand = hand);
  }
}
