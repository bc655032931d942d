/**
 * Pages of a scan laid on one another. A feeder takes each sheet a little further left or right, and a telephone is held
 * nearer or further away: columns that stand under one another in the statement then do not in its pictures. Such pages are
 * moved and stretched sideways until their columns and their words stand where those of the pages before do.
 */
import { wordValues } from './layer-word.ts';
import type { Word, WordPage } from './word.ts';

/** How a page lies beside the pages before it: its own x, in points, is `scale` times the common x, plus `shift`. */
export interface Aside {
  readonly scale: number;
  readonly shift: number;
}

const STRAIGHT: Aside = { scale: 1, shift: 0 };

export function toOwn({ scale, shift }: Aside, x: number): number {
  return scale * x + shift;
}
export function toCommon({ scale, shift }: Aside, x: number): number {
  return (x - shift) / scale;
}

/** Nothing on a page is moved further than this, points; a page that lies otherwise has another table. */
export const MOST_MOVED = 24;
/** Nor stretched by more than this. */
const MOST_STRETCHED = 0.06;
/** Pages where nothing would move this far, points, stay as they are. */
const LEAST_MOVED = 1.5;
/** What stands this close to where it stood before, points, stands at the same place. */
const NEAR = 2.5;
/** How much better everything has to fit: a share of how it fits as it lies, and this many words. */
const BETTER = { share: 1.25, more: 3 };
/** Places this far apart, points, tell how a page is stretched. */
const STRETCH_BASE = 150;
/** More repeated edges of a column tell no more. */
const ENOUGH = 5;
/** Pairs of places that are tried; the edges of columns come first. */
const MOST_PAIRS = 90;

/** The pages with those that were recognised laid on the ones before them; `aside` says how each lay. */
export function layOnOneAnother(pages: readonly WordPage[]): WordPage[] {
  if (pages.filter(({ words }) => words.length > 0).length < 2) return [...pages];
  if (!pages.some(({ source }) => source === 'ocr')) return [...pages];
  const before: Place[] = [];
  return pages.map((page) => {
    const places = placesOf(page.words);
    const aside = page.source === 'ocr' && before.length > 0 ? lieOf(places, before, page.width) : STRAIGHT;
    before.push(...places.map((place) => ({ ...place, x: toCommon(aside, place.x) })));
    if (aside === STRAIGHT) return page;
    return laidBack(page, aside);
  });
}

/** A page that lies aside with its words where they stand on the others. */
export function laidBack(page: WordPage, aside: Aside): WordPage {
  const words = page.words.map((word) => moved(wordValues(word), (x) => toCommon(aside, x)));
  return { ...page, aside, words };
}

/** A word, or a box, with its ends elsewhere. */
export function moved<T extends { readonly x0: number; readonly x1: number }>(
  box: T,
  to: (x: number) => number,
): T {
  return { ...box, x0: to(box.x0), x1: to(box.x1) };
}

/** Where something stands that may stand there on other pages too. */
interface Place {
  readonly x: number;
  /** What tells that it is the same: the text of a word and which end of it, or the edge of a column. */
  readonly what: string;
  /** What it counts for where it fits. */
  readonly weight: number;
}

/** Edges of columns, the most repeated first, and words: each text once from either end. */
function placesOf(words: readonly Word[]): Place[] {
  return [...edgesOf(words), ...textsOf(words)];
}

/** A gap this wide, in ems, parts columns. */
const COLUMN_GAP = 1;

/** Whether a gap parts columns between a word and the next one on its line, in type of a size in points. */
export function areParted(word: Word, next: Word, size: number): boolean {
  return next.x0 - word.x1 > COLUMN_GAP * size;
}

/** Edges in one place on the page, points. */
const SAME_EDGE = 2;

function edgesOf(words: readonly Word[]): Place[] {
  const lines = Map.groupBy(words, ({ baseline }) => baseline);
  const lefts: number[] = [];
  const rights: number[] = [];
  for (const line of lines.values()) {
    const sorted = line.toSorted((a, b) => a.x0 - b.x0);
    sorted.forEach((word, index) => {
      const [last, next] = [sorted[index - 1], sorted[index + 1]];
      if (last === undefined || areParted(last, word, word.size)) lefts.push(word.x0);
      // Only numbers are set to the right.
      if ((next === undefined || areParted(word, next, word.size)) && /\d\W*$/.test(word.text))
        rights.push(word.x1);
    });
  }
  const edges = [...clustered(lefts, 'left'), ...clustered(rights, 'right')];
  return edges.toSorted((a, b) => b.weight - a.weight);
}

function clustered(values: readonly number[], what: string): Place[] {
  const clusters: number[][] = [];
  for (const x of values.toSorted((a, b) => a - b)) {
    const last = clusters.at(-1);
    if (last !== undefined && x - last[0]! <= SAME_EDGE) last.push(x);
    else clusters.push([x]);
  }
  return clusters
    .filter((cluster) => cluster.length > 1)
    .map((cluster) => ({
      x: cluster.reduce((sum, x) => sum + x, 0) / cluster.length,
      what,
      weight: Math.min(cluster.length, ENOUGH),
    }));
}

function textsOf(words: readonly Word[]): Place[] {
  const once = new Map<string, Word>();
  for (const word of words)
    if (/\p{L}{3}/u.test(word.text) && !once.has(word.text)) once.set(word.text, word);
  return [...once.values()].flatMap(({ text, x0, x1 }) => [
    { x: x0, what: `${text}<`, weight: 0.5 },
    { x: x1, what: `${text}>`, weight: 0.5 },
  ]);
}

/** How a page lies whose places fit those of the pages before best; straight where that is no better. */
function lieOf(places: readonly Place[], before: readonly Place[], width: number): Aside {
  const standing = Map.groupBy(before, ({ what }) => what);
  const fit = (aside: Aside): number =>
    places.reduce((sum, { x, what, weight }) => {
      const common = toCommon(aside, x);
      const off = (standing.get(what) ?? []).reduce(
        (least, place) => Math.min(least, Math.abs(place.x - common)),
        NEAR,
      );
      return sum + weight * (1 - off / NEAR);
    }, 0);
  const pairs = places
    .flatMap(({ x, what }) => (standing.get(what) ?? []).map((place) => ({ own: x, common: place.x })))
    .filter(({ own, common }) => Math.abs(own - common) <= MOST_MOVED)
    .slice(0, MOST_PAIRS);
  let best = STRAIGHT;
  const asItLies = fit(STRAIGHT);
  let bestFit = Math.max(asItLies * BETTER.share, asItLies + BETTER.more);
  for (const aside of liesOf(pairs, width)) {
    const found = fit(aside);
    if (found > bestFit) [best, bestFit] = [aside, found];
  }
  return best;
}

/** How a page may lie so that one or two of the pairs meet. */
function* liesOf(
  pairs: readonly { readonly own: number; readonly common: number }[],
  width: number,
): Generator<Aside> {
  const may = (aside: Aside): boolean => {
    const ends = [0, width].map((x) => Math.abs(toOwn(aside, x) - x));
    return Math.max(...ends) >= LEAST_MOVED && Math.max(...ends) <= MOST_MOVED;
  };
  for (const [index, one] of pairs.entries()) {
    const shifted = { scale: 1, shift: one.own - one.common };
    if (may(shifted)) yield shifted;
    for (const other of pairs.slice(index + 1)) {
      if (Math.abs(other.common - one.common) < STRETCH_BASE) continue;
      const scale = (other.own - one.own) / (other.common - one.common);
      if (Math.abs(scale - 1) > MOST_STRETCHED) continue;
      const stretched = { scale, shift: one.own - scale * one.common };
      if (may(stretched)) yield stretched;
    }
  }
}
