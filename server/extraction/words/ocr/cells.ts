/** Reads single cells of a page again, with several networks, at several sizes, and tells what the picture supports. */
import type { Core } from './core.ts';
import { supportedTexts, type Lattice, type Supported } from './lattice.ts';
import type { OcrLanguage } from './language.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { layStrips } from './strips.ts';

/** A place on a page where an amount or a date stands, or should stand. Points of the upright page. */
export interface Cell {
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  /** Type size, points. */
  readonly size: number;
  /** Blank to the right that belongs to nobody: a sign or a mark may stand there, too faint to be seen at first. */
  readonly free: number;
}

const POINTS_PER_INCH = 72;
/** Height of capitals and digits, in ems; see `words.ts`. */
const CAPITAL_EM = 0.7;
/** Texts that one reading of a cell contributes. */
const TEXTS_PER_READING = 6;
/** What numbers are made of: in a cell of numbers, other characters are misread digits. */
const NUMERIC = /^[\d.,'’()+\-–−/ €$£¥]$/u;

interface Look {
  readonly by: OcrLanguage;
  /** Room around the letters; less makes them larger. See `strips.ts`. */
  readonly room: number;
  /** Whether the free place to the right is looked at too. */
  readonly wide: boolean;
}

/** Two networks, four sizes, with and without the place beside. */
const LOOKS: readonly Look[] = [
  { by: 'fra', room: 1, wide: false },
  { by: 'fra', room: 0.7, wide: true },
  { by: 'eng', room: 0.6, wide: false },
  { by: 'eng', room: 0.85, wide: true },
];

/** What a cell supports. */
export interface CellReading {
  /** Best first; the support is the mean over all looks. */
  readonly texts: readonly Supported[];
  /** Where the ink in the cell begins and ends, points; null where there is none. */
  readonly ink: { readonly x0: number; readonly x1: number } | null;
}

export function readCells(core: Core, page: PreparedPage, cells: readonly Cell[]): CellReading[] {
  const texts = look(core, page, (wide) => cells.map((cell) => segmentOf(cell, page, wide)));
  return cells.map((cell, index) => {
    const { letters } = segmentOf(cell, page, true);
    const points = POINTS_PER_INCH / page.dpi;
    const ink = {
      x0: Math.min(...letters.map(({ x0 }) => x0)) * points,
      x1: Math.max(...letters.map(({ x1 }) => x1)) * points,
    };
    return { texts: letters.length === 0 ? [] : texts[index]!, ink: letters.length === 0 ? null : ink };
  });
}

/** The same for pieces of text as they were found. */
export function readPieces(core: Core, page: PreparedPage, pieces: readonly Segment[]): Supported[][] {
  return look(core, page, () => pieces);
}

function look(core: Core, page: PreparedPage, pieces: (wide: boolean) => readonly Segment[]): Supported[][] {
  const sums: Map<string, number>[] = [];
  for (const { by, room, wide } of LOOKS) {
    core.use(by);
    core.lattices(layStrips(page.image, pieces(wide), room)).forEach((lattice, index) => {
      const sum = (sums[index] ??= new Map<string, number>());
      for (const [text, support] of textsOf(lattice))
        sum.set(text, (sum.get(text) ?? 0) + support / LOOKS.length);
    });
  }
  return sums.map((sum) =>
    [...sum].map(([text, support]) => ({ text, support })).sort((a, b) => b.support - a.support),
  );
}

/** Texts of one look: of any characters, and of those that numbers are made of. */
function textsOf(lattice: Lattice): Map<string, number> {
  const texts = new Map<string, number>();
  const any = supportedTexts(lattice, TEXTS_PER_READING);
  const numeric = supportedTexts(lattice, TEXTS_PER_READING, (character) => NUMERIC.test(character));
  for (const { text, support } of [...any, ...numeric])
    if (text !== '') texts.set(text, Math.max(texts.get(text) ?? 0, support));
  return texts;
}

function segmentOf({ x0, x1, baseline, size, free }: Cell, page: PreparedPage, wide: boolean): Segment {
  const scale = page.dpi / POINTS_PER_INCH;
  const left = Math.max(0, x0 * scale);
  const right = Math.min(page.width, (x1 + (wide ? free : 0)) * scale);
  const foot = baseline * scale;
  const capital = Math.max(4, size * CAPITAL_EM * scale);
  const letters = page.segments
    .filter(
      (segment) => Math.abs(segment.baseline - foot) < capital && segment.x1 > left && segment.x0 < right,
    )
    .flatMap((segment) => segment.letters)
    .filter((letter) => letter.x0 + letter.x1 > 2 * left && letter.x0 + letter.x1 < 2 * right);
  return { x0: left, x1: right, baseline: foot, capital, letters };
}
