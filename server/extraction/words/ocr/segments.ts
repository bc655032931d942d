/**
 * Finds pieces of text on a page: letters in one line without a gap as wide as between columns.
 *
 * The recogniser's own page analysis is made for flowing text and loses cells of tables; it also reads the blanks
 * between columns, which costs as much as reading letters. So the page is cut up here, and pieces are read one by one.
 */
import type { Component } from './components.ts';
import { withoutRubble } from './rubble.ts';
import { withoutStrays } from './strays.ts';

/** A piece of text. Pixels of the prepared picture; `x1` and `bottom` exclusive. */
export interface Segment {
  readonly x0: number;
  readonly x1: number;
  /** Where the letters stand. */
  readonly baseline: number;
  /** Height of capitals and digits. */
  readonly capital: number;
  readonly letters: readonly Component[];
  /** A dash by its shape and place: the networks, trained on lines of text, do not see one alone. */
  readonly dash?: true;
}

/** Letters join when the gap between them is below this many times the height of the larger; a blank is about 0.4. */
const JOIN_GAP = 0.95;
/** Share of the larger one's height that two neighbours have in common. */
const JOIN_OVERLAP = 0.4;
/** Marks (stops, dashes, accents) belong to letters within this many heights of a capital. */
const MARK_GAP = 0.75;
/** Pieces whose baselines are this close, in capitals, stand in one row. */
const SAME_ROW = 0.3;

/** Pieces of text among components, top to bottom and left to right. `dpi` gives the scale. */
export function findSegments(components: readonly Component[], dpi: number): Segment[] {
  const body: Component[] = [];
  const marks: Component[] = [];
  for (const component of withoutRubble(components, dpi)) {
    const width = component.x1 - component.x0;
    const height = component.y1 - component.y0;
    if (height > 0.5 * dpi || width > 1.2 * dpi) continue;
    if (height >= 0.045 * dpi && width < height * 8 && component.area > 0.08 * width * height)
      body.push(component);
    else if (height < 0.12 * dpi && width < 0.25 * dpi && component.area >= Math.max(3, (0.008 * dpi) ** 2))
      marks.push(component);
  }
  const { chains, strays } = withoutStrays(chain(body));
  const { pieces, alone } = attach(chains, [...marks, ...strays]);
  const found = shareHeights(
    join(pieces)
      .map(measure)
      .filter((segment) => isText(segment, dpi)),
  );
  return [...found, ...loneDashes(alone, found)].toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

/** Joins each letter with its next neighbour to the right. */
function chain(body: readonly Component[]): Component[][] {
  const sorted = body.toSorted((a, b) => a.x0 - b.x0);
  const parents = sorted.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
    return at;
  };
  const reach = sorted.reduce((most, one) => Math.max(most, one.y1 - one.y0), 0) * (1 + JOIN_GAP);
  sorted.forEach((one, index) => {
    const height = one.y1 - one.y0;
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]!;
      if (other.x0 - one.x1 > reach) break;
      const otherHeight = other.y1 - other.y0;
      const larger = Math.max(height, otherHeight);
      const overlap = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
      if (overlap < JOIN_OVERLAP * larger) continue;
      if (other.x0 - one.x1 <= JOIN_GAP * larger) parents[root(next)] = root(index);
    }
  });
  const groups = new Map<number, Component[]>();
  sorted.forEach((one, index) => {
    const label = root(index);
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [one]);
    else group.push(one);
  });
  return [...groups.values()];
}

interface Chain {
  /** Letters and digits, which give a piece its measures; many dots that lead to an amount are not to outvote them. */
  readonly body: Component[];
  readonly letters: Component[];
  x0: number;
  x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Gives stops, dashes and accents to the piece they stand at; the others stand alone. */
function attach(
  chains: readonly Component[][],
  marks: readonly Component[],
): { readonly pieces: Chain[]; readonly alone: Component[] } {
  const pieces: Chain[] = chains.map((members) => ({
    body: members,
    letters: [...members],
    x0: Math.min(...members.map((one) => one.x0)),
    x1: Math.max(...members.map((one) => one.x1)),
    y0: middleOf(members.map((one) => one.y0)),
    y1: middleOf(members.map((one) => one.y1)),
  }));
  const alone: Component[] = [];
  const byTop = pieces.toSorted((a, b) => a.y0 - b.y0);
  for (const mark of marks.toSorted((a, b) => a.x0 - b.x0)) {
    let best: Chain | null = null;
    let nearest = Infinity;
    for (const piece of byTop) {
      const height = piece.y1 - piece.y0;
      if (mark.y1 < piece.y0 - 0.5 * height) continue;
      if (mark.y0 > piece.y1 + 0.35 * height) continue;
      const gap = Math.max(piece.x0 - mark.x1, mark.x0 - piece.x1, 0);
      if (gap > MARK_GAP * height || gap >= nearest) continue;
      best = piece;
      nearest = gap;
    }
    if (best === null) {
      alone.push(mark);
      continue;
    }
    best.letters.push(mark);
    best.x0 = Math.min(best.x0, mark.x0);
    best.x1 = Math.max(best.x1, mark.x1);
  }
  return { pieces, alone };
}

/** A dash, blurred as it may be, is this many times as wide as high, and this wide, in heights of a capital. */
const DASH_SHAPE = 1.35;
const DASH_WIDTH = { least: 0.25, most: 1.7 };
/** Where a dash lies above the baseline, in heights of a capital. */
const DASH_HEIGHT = { least: 0.2, most: 0.7 };
/** A row that a dash can stand in has a piece with this many letters; specks have none. */
const MIN_ROW_LETTERS = 3;

/**
 * Dashes in cells of their own: a minus before the amounts, or "nothing here". They take their measures from the
 * longest piece of their row; a dash without a row is dirt, or part of a ruled line.
 */
function loneDashes(marks: readonly Component[], segments: readonly Segment[]): Segment[] {
  const rows = segments.filter(({ letters }) => letters.length >= MIN_ROW_LETTERS);
  return marks.flatMap((mark): Segment[] => {
    const width = mark.x1 - mark.x0;
    const middle = (mark.y0 + mark.y1) / 2;
    if (width < DASH_SHAPE * (mark.y1 - mark.y0)) return [];
    const near = rows.filter(({ baseline, capital }) => {
      const above = (baseline - middle) / capital;
      const wide = width / capital;
      return (
        above > DASH_HEIGHT.least &&
        above < DASH_HEIGHT.most &&
        wide > DASH_WIDTH.least &&
        wide < DASH_WIDTH.most
      );
    });
    if (near.length === 0) return [];
    const row = near.reduce((longest, one) => (one.letters.length > longest.letters.length ? one : longest));
    return [
      { x0: mark.x0, x1: mark.x1, baseline: row.baseline, capital: row.capital, letters: [mark], dash: true },
    ];
  });
}

/** Joins pieces that only a mark held apart ("POUR: Margot"). */
function join(pieces: readonly Chain[]): Chain[] {
  const joined: Chain[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const height = piece.y1 - piece.y0;
    const left = joined.find(
      (other) =>
        piece.x0 - other.x1 <= JOIN_GAP * Math.max(height, other.y1 - other.y0) &&
        piece.x0 > other.x1 - height &&
        Math.min(piece.y1, other.y1) - Math.max(piece.y0, other.y0) >
          0.55 * Math.max(height, other.y1 - other.y0),
    );
    if (left === undefined) {
      joined.push(piece);
      continue;
    }
    left.body.push(...piece.body);
    left.letters.push(...piece.letters);
    left.x1 = Math.max(left.x1, piece.x1);
  }
  return joined;
}

function measure({ body, letters, x0, x1 }: Chain): Segment {
  const heights = body.map((one) => one.y1 - one.y0).toSorted((a, b) => a - b);
  const tallest = heights[Math.floor((heights.length - 1) * 0.85)]!;
  const whole = body.filter((one) => one.y1 - one.y0 > 0.55 * tallest);
  const baseline = middleOf(whole.map((one) => one.y1));
  const rises = whole.map((one) => baseline - one.y0).toSorted((a, b) => a - b);
  const capital = rises[Math.floor((rises.length - 1) * 0.8)]!;
  return { x0, x1, baseline, capital: Math.max(4, capital), letters };
}

function isText({ letters, capital }: Segment, dpi: number): boolean {
  if (capital < 0.035 * dpi || capital > 0.5 * dpi) return false;
  return letters.length > 1 || capital < 0.2 * dpi;
}

/**
 * A piece of only small letters ("a", "nummer") takes the height of capitals from its row: the small letter's height is
 * 0.65 to 0.8 of it.
 */
function shareHeights(segments: readonly Segment[]): Segment[] {
  return segments.map((segment) => {
    const near = segments.filter(
      (other) =>
        Math.abs(other.baseline - segment.baseline) < SAME_ROW * segment.capital &&
        segment.capital >= 0.6 * other.capital &&
        segment.capital < 0.85 * other.capital &&
        other.letters.length >= segment.letters.length,
    );
    if (near.length === 0) return segment;
    return { ...segment, capital: middleOf(near.map((other) => other.capital)) };
  });
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
