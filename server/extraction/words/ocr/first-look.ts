/**
 * The first reading of a page: numbers by the smallest network, which is the fastest and reads digits as well as any; text
 * by the network of its language, as soon as that is known.
 */
import type { Core, Reading } from './core.ts';
import { guessLanguage, SHIPPED, type OcrLanguage } from './language.ts';
import { installedLanguages } from './installed.ts';
import { otherScript } from './other-script.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { layStrips } from './strips.ts';

export const FIRST: OcrLanguage = 'fra';
/** Languages that the first network has all letters of. */
const LIKE_FIRST: ReadonlySet<OcrLanguage> = new Set([FIRST, 'eng']);
/** Pieces with more letters than this are text; amounts, dates and their like are shorter. */
const LONGEST_NUMBER = 11;
/** Pieces that are read to tell the language, the longest of a page. */
const SAMPLE = 14;

export interface FirstLook {
  readonly readings: readonly Reading[];
  /** Pieces that were read in their own language. */
  readonly inLanguage: ReadonlySet<Segment>;
  /** The page's language; null where it has too few words to tell. */
  readonly language: OcrLanguage | null;
}

/** `known` is the language of the pages before; the page's own words overrule it. */
export function firstLook(core: Core, page: PreparedPage, known: OcrLanguage | null): FirstLook {
  const { image, segments } = page;
  const read = (by: OcrLanguage, pieces: readonly Segment[]): Reading[] => {
    if (pieces.length === 0) return [];
    core.use(by);
    return core.read(layStrips(image, pieces));
  };
  const long = segments.filter(({ letters }) => letters.length > LONGEST_NUMBER);
  const sample = long.toSorted((a, b) => b.letters.length - a.letters.length).slice(0, SAMPLE);
  const sampled = known === null ? read(FIRST, sample) : [];
  const language =
    known ?? guessLanguage(textsOf(sampled)) ?? otherScript(core, page, sampled, installedLanguages());
  const own = language !== null && !LIKE_FIRST.has(language) ? new Set(long) : new Set<Segment>();
  const done = new Map<Segment, Reading>();
  const keep = (readings: readonly Reading[]): void => {
    for (const reading of readings) done.set(reading.strip.segment, reading);
  };
  keep(sampled);
  if (language !== null) keep(read(language, [...own]));
  keep(
    read(
      FIRST,
      segments.filter((segment) => !done.has(segment)),
    ),
  );
  const readings = segments.map((segment) => done.get(segment)!);
  // Words of another script look like words of any language to the first reader.
  const foreign = language !== null && !SHIPPED.has(language);
  return {
    readings,
    inLanguage: own,
    language: foreign ? language : (guessLanguage(textsOf(readings)) ?? language),
  };
}

function textsOf(readings: readonly Reading[]): string[] {
  return readings.flatMap(({ words }) => words.map(({ text }) => text));
}
