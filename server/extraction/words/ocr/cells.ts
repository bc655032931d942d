/** Reads single cells of a page again, with several networks, at several sizes, and tells what the picture supports. */
import type { Core } from './core.ts';
import { supportedTexts, type Lattice, type Supported } from './lattice.ts';
import type { OcrLanguage } from './language.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';

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

/** Two networks, two sizes, with and without the place beside; most cells need no more. */
const FIRST_LOOKS: readonly Look[] = [
  { by: 'fra', room: 0.7, wide: true },
  { by: 'eng', room: 0.6, wide: false },
];
/** For cells that the first looks do not agree on: other sizes. */
const FURTHER_LOOKS: readonly Look[] = [
  { by: 'fra', room: 1, wide: false },
  { by: 'eng', room: 0.85, wide: true },
];
/** The first looks agree where their mean support for one text is above this. */
const AGREED = 0.9;

/** What a cell supports. */
export interface CellReading {
  /** Best first; the support is the mean over all looks. */
  readonly texts: readonly Supported[];
  /** Where the ink in the cell begins and ends, points; null where there is none. */
  readonly ink: { readonly x0: number; readonly x1: number } | null;
}

export function readCells(core: Core, page: PreparedPage, cells: readonly Cell[]): CellReading[] {
  const points = POINTS_PER_INCH / page.dpi;
  const inked = cells.flatMap((cell, index) => {
    const { letters } = segmentOf(cell, page, true);
    return letters.length === 0 ? [] : [{ cell, index, letters }];
  });
  const texts = look(core, page, (wide) => inked.map(({ cell }) => segmentOf(cell, page, wide)));
  const readings = cells.map((): CellReading => ({ texts: [], ink: null }));
  inked.forEach(({ index, letters }, at) => {
    const ink = {
      x0: Math.min(...letters.map(({ x0 }) => x0)) * points,
      x1: Math.max(...letters.map(({ x1 }) => x1)) * points,
    };
    readings[index] = { texts: texts[at]!, ink };
  });
  return readings;
}

/** The same for pieces of text as they were found. */
export function readPieces(core: Core, page: PreparedPage, pieces: readonly Segment[]): Supported[][] {
  return look(core, page, () => pieces);
}

function look(core: Core, page: PreparedPage, pieces: (wide: boolean) => readonly Segment[]): Supported[][] {
  const sums = pieces(false).map(() => new Map<string, number>());
  const add = (looks: readonly Look[], open: readonly number[]): void => {
    if (open.length === 0) return;
    for (const { by, room, wide } of looks) {
      core.use(by);
      const all = pieces(wide);
      const asked = open.map((index) => all[index]!);
      core.lattices(page.image, asked, room).forEach((lattice, at) => {
        const sum = sums[open[at]!]!;
        for (const [text, support] of textsOf(lattice)) sum.set(text, (sum.get(text) ?? 0) + support);
      });
    }
  };
  add(FIRST_LOOKS, [...sums.keys()]);
  const agreed = sums.map((sum) => Math.max(0, ...sum.values()) > AGREED * FIRST_LOOKS.length);
  add(
    FURTHER_LOOKS,
    [...sums.keys()].filter((index) => !agreed[index]),
  );
  return sums.map((sum, index) => {
    const looks = FIRST_LOOKS.length + (agreed[index] ? 0 : FURTHER_LOOKS.length);
    return [...sum]
      .map(([text, support]) => ({ text, support: support / looks }))
      .sort((a, b) => b.support - a.support);
  });
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
