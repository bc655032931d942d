/**
 * The first reading of a page: by the smallest network, which takes half the time of the others, reads digits as well as any
 * and all letters without marks. On pages in another script all but clear numbers are read by its own network.
 */
import type { Core, Reading, ReadWord } from './core.ts';
import { guessLanguage, SHIPPED, type OcrLanguage } from './language.ts';
import { installedLanguages } from './installed.ts';
import { piecesBetweenBlanks, sameLetters } from './lost-blanks.ts';
import { isLost, otherScript } from './other-script.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { withMarksOf } from './script-numbers.ts';

export const FIRST: OcrLanguage = 'fra';
/** Pieces with more letters than this are text; amounts, dates and their like are shorter. */
const LONGEST_NUMBER = 11;
/** A number read with this confidence is not read again in another script. */
const CLEAR = 0.9;
const NUMBER = /^[+-]?\d[\d.,:/-]*$/;
/** Pieces that are read to tell the language, the longest of a page. */
const SAMPLE = 14;

export interface FirstLook {
  readonly readings: readonly Reading[];
  /** Pieces that were read by the network of another script. */
  readonly inScript: ReadonlySet<Segment>;
  /** The page's language; null where it has too few words to tell. */
  readonly language: OcrLanguage | null;
}

/** `known` is the language of the pages before; the page's own words overrule it. */
export function firstLook(core: Core, page: PreparedPage, known: OcrLanguage | null): FirstLook {
  const { image, segments } = page;
  const read = (by: OcrLanguage, pieces: readonly Segment[]): Reading[] => {
    if (pieces.length === 0) return [];
    core.use(by);
    return core.read(image, pieces);
  };
  const long = segments.filter(({ letters }) => letters.length > LONGEST_NUMBER);
  const sample = long.toSorted((a, b) => b.letters.length - a.letters.length).slice(0, SAMPLE);
  const sampled = known === null ? read(FIRST, sample) : [];
  const guessed = isLost(sampled) ? null : guessLanguage(textsOf(sampled));
  const language = known ?? guessed ?? otherScript(core, page, sampled, installedLanguages());
  const done = new Map<Segment, Reading>();
  const keep = (readings: readonly Reading[]): void => {
    for (const reading of readings) done.set(reading.strip.segment, reading);
  };
  keep(sampled);
  keep(
    read(
      FIRST,
      segments.filter((segment) => !done.has(segment)),
    ),
  );
  const inScript = new Set<Segment>();
  if (language !== null && !SHIPPED.has(language)) {
    for (const [segment, { words }] of done) if (!isClearNumber(words)) inScript.add(segment);
    keep(
      read(language, [...inScript]).map((reading) => withMarksOf(done.get(reading.strip.segment)!, reading)),
    );
  }
  const readings = withLostBlanks(
    segments.map((segment) => done.get(segment)!),
    inScript,
    (pieces) => read(FIRST, pieces),
  );
  return {
    readings,
    inScript,
    // Words of another script look like words of any language to the first reader.
    language: inScript.size > 0 ? language : (guessLanguage(textsOf(readings)) ?? language),
  };
}

/** Readings of text in which blanks were not seen give way to those of the pieces between them. */
function withLostBlanks(
  readings: readonly Reading[],
  inScript: ReadonlySet<Segment>,
  read: (pieces: readonly Segment[]) => readonly Reading[],
): Reading[] {
  const cut = readings.map((one) => (inScript.has(one.strip.segment) ? null : piecesBetweenBlanks(one)));
  const again = [...read(cut.flatMap((pieces) => pieces ?? []))];
  return readings.flatMap((whole, index) => {
    const pieces = again.splice(0, cut[index]?.length ?? 0);
    return pieces.length > 0 && sameLetters(whole, pieces) ? pieces : [whole];
  });
}

/** A number alone is the same in every script; with a sign of the currency behind it, it is not. */
function isClearNumber([word, ...others]: readonly ReadWord[]): boolean {
  return word !== undefined && others.length === 0 && word.confidence >= CLEAR && NUMBER.test(word.text);
}

function textsOf(readings: readonly Reading[]): string[] {
  return readings.flatMap(({ words }) => words.map(({ text }) => text));
}
