/**
 * A sheet to draw on: the picture of a page with a legend above it and notes beside it. Everything is placed in points
 * of the page, as the engine knows them; the sheet turns them into pixels.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../../shared/statement.ts';
import { ownBox } from '../../extraction/words/own-places.ts';
import type { WordPage } from '../../extraction/words/word.ts';

/** `fill` and `stroke` are CSS colours; `dash` draws a broken outline. */
export interface BoxStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: boolean;
}

export interface LegendEntry {
  readonly colour: string;
  readonly text: string;
}

/** How the places the engine knows lie on the page. */
type Place = Pick<WordPage, 'width' | 'height' | 'aside' | 'mirrored' | 'tilt'>;

interface Note {
  /** Points from the top of the page. */
  readonly y: number;
  readonly text: string;
  readonly colour: string;
}

/** Sizes around the page, in pixels. */
const LEGEND_ROW = 26;
const GUTTER = 46;
const NOTES_WIDTH = 560;
const NOTE_HEIGHT = 17;
const INK = '#1f2933';
const PAPER = '#f4f5f7';

/** The letters of notes come with pdf.js, so that pictures look alike on machines without fonts. */
const FONT = 'Inspect Sans';
let fontReady = false;
function useFont(): void {
  if (fontReady) return;
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  GlobalFonts.registerFromPath(join(folder, 'standard_fonts', 'LiberationSans-Regular.ttf'), FONT);
  fontReady = true;
}

export class Sheet {
  readonly #canvas: Canvas;
  readonly #context: SKRSContext2D;
  readonly #scale: number;
  readonly #page: Place;
  readonly #top: number;
  readonly #bottom: number;
  readonly #notesX: number;
  readonly #notes: Note[] = [];

  private constructor(
    canvas: Canvas,
    scale: number,
    page: Place,
    top: number,
    bottom: number,
    notesX: number,
  ) {
    this.#canvas = canvas;
    this.#page = page;
    this.#context = canvas.getContext('2d');
    this.#scale = scale;
    this.#top = top;
    this.#bottom = bottom;
    this.#notesX = notesX;
  }

  /** `picture` is the page as PNG. */
  static async over(
    picture: Uint8Array,
    page: Place,
    title: string,
    legend: readonly LegendEntry[],
  ): Promise<Sheet> {
    useFont();
    const image = await loadImage(Buffer.from(picture));
    const width = GUTTER + image.width + NOTES_WIDTH;
    const rows = legendRows(legend, width);
    const top = LEGEND_ROW * (rows.length + 1) + 8;
    const canvas = createCanvas(width, top + image.height + 8);
    const context = canvas.getContext('2d');
    context.fillStyle = PAPER;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, GUTTER, top);
    // The page steps back behind what is drawn on it.
    context.fillStyle = 'rgba(255, 255, 255, 0.35)';
    context.fillRect(GUTTER, top, image.width, image.height);
    context.fillStyle = INK;
    context.font = `bold 17px "${FONT}"`;
    context.fillText(title, 12, 22);
    context.font = `14px "${FONT}"`;
    rows.forEach((entries, row) => {
      const y = LEGEND_ROW * (row + 1) + 6;
      for (const { x, colour, text } of entries) {
        context.fillStyle = colour;
        context.fillRect(x, y, 14, 14);
        context.fillStyle = INK;
        context.fillText(text, x + 20, y + 12);
      }
    });
    const scale = image.width / page.width;
    return new Sheet(canvas, scale, page, top, top + image.height, GUTTER + image.width + 12);
  }

  box(box: Box, style: BoxStyle): void {
    const own = ownBox(this.#page, box);
    const [x, y] = [GUTTER + own.x0 * this.#scale, this.#top + own.y0 * this.#scale];
    const width = (own.x1 - own.x0) * this.#scale;
    const height = (own.y1 - own.y0) * this.#scale;
    const context = this.#context;
    if (style.fill !== undefined) {
      context.fillStyle = style.fill;
      context.fillRect(x, y, width, height);
    }
    if (style.stroke !== undefined) {
      context.strokeStyle = style.stroke;
      context.lineWidth = style.width ?? 1;
      context.setLineDash(style.dash ? [4, 3] : []);
      context.strokeRect(x, y, width, height);
      context.setLineDash([]);
    }
  }

  /** A straight line between two points of the page. */
  line(from: { x: number; y: number }, to: { x: number; y: number }, colour: string, width = 1): void {
    const context = this.#context;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(...this.#at(from.x, from.y));
    context.lineTo(...this.#at(to.x, to.y));
    context.stroke();
  }

  /** Small text on a coloured ground whose lower left corner is the point. */
  tag(x: number, y: number, text: string, colour: string): void {
    const context = this.#context;
    context.font = `11px "${FONT}"`;
    const [px, py] = this.#at(x, y);
    const width = context.measureText(text).width + 6;
    context.fillStyle = colour;
    context.fillRect(px, py - 13, width, 13);
    context.fillStyle = '#ffffff';
    context.fillText(text, px + 3, py - 3);
  }

  /** Text in the gutter left of the page. */
  gutter(y: number, text: string, colour: string): void {
    const context = this.#context;
    context.font = `11px "${FONT}"`;
    context.fillStyle = colour;
    const [, py] = this.#at(0, y);
    context.fillText(text, GUTTER - 6 - context.measureText(text).width, py);
  }

  /** A remark beside the page, as near to `y` as the remarks above it leave room. */
  note(y: number, text: string, colour: string): void {
    this.#notes.push({ y, text, colour });
  }

  async encode(): Promise<Uint8Array> {
    this.#drawNotes();
    return await this.#canvas.encode('png');
  }

  #drawNotes(): void {
    const context = this.#context;
    context.font = `13px "${FONT}"`;
    const notes = this.#notes.toSorted((a, b) => a.y - b.y);
    // A crowded page: the notes begin higher, so that the last one still stands on the sheet.
    const room = (from: number): number => this.#bottom - (notes.length - from) * NOTE_HEIGHT;
    let free = this.#top;
    notes.forEach((note, index) => {
      const wanted = this.#at(0, note.y)[1] - NOTE_HEIGHT / 2;
      const y = Math.max(free, Math.min(wanted, room(index)));
      free = y + NOTE_HEIGHT;
      context.fillStyle = note.colour;
      context.fillRect(this.#notesX, y + 2, 4, NOTE_HEIGHT - 4);
      context.fillStyle = INK;
      context.fillText(this.#fitted(note.text), this.#notesX + 10, y + 13);
    });
  }

  /** Text cut to the width of the notes. */
  #fitted(text: string): string {
    const room = NOTES_WIDTH - 34;
    if (this.#context.measureText(text).width <= room) return text;
    let cut = text;
    while (cut.length > 1 && this.#context.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
    return `${cut}…`;
  }

  #at(x: number, y: number): [number, number] {
    const own = ownBox(this.#page, { x0: x, x1: x, y0: y, y1: y });
    return [GUTTER + own.x0 * this.#scale, this.#top + y * this.#scale];
  }
}

/** Legend entries in rows that fit the sheet. */
function legendRows(legend: readonly LegendEntry[], width: number): (LegendEntry & { x: number })[][] {
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = `14px "${FONT}"`;
  const rows: (LegendEntry & { x: number })[][] = [[]];
  let x = 12;
  for (const entry of legend) {
    const room = measure.measureText(entry.text).width + 44;
    if (x + room > width && x > 12) {
      rows.push([]);
      x = 12;
    }
    rows.at(-1)!.push({ ...entry, x });
    x += room;
  }
  return rows;
}
