/** What the first reading left in doubt is read again. */
import { readPieces } from './cells.ts';
import type { Core, Reading, ReadWord } from './core.ts';
import { FIRST, type FirstLook } from './first-look.ts';
import type { OcrLanguage } from './language.ts';
import type { Supported } from './lattice.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { layStrips } from './strips.ts';
import type { JudgedReading } from './words.ts';

/** A reader for another language, asked where the first was in doubt of a number. */
const SECOND: OcrLanguage = 'eng';
/** Below this a word is read again. */
const DOUBT = 0.85;
/** Below this, English text is read again; the first reader knows all its letters. */
const DOUBT_OF_TEXT = 0.6;
/** The second look has less room around the letters, so they are larger. */
const SECOND_ROOM = 0.6;
/** The best of many looks is clear where it has this many times the support of the next. */
const CLEAR = 1.5;
const LETTERS = /\p{L}{3,}/u;
const DIGIT = /\d/;
/** A one that stands apart is often seen as a stroke ("| 872,02"). */
const DIGIT_OR_STROKE = /[\d|]/;

/** Reads text again in its own language, and numbers in doubt with other eyes; the surer reading counts. */
export function secondLook(
  core: Core,
  page: PreparedPage,
  { readings, inLanguage, language }: FirstLook,
): JudgedReading[] {
  const again = new Map<Segment, Reading>();
  const read = (chosen: readonly Reading[], by: OcrLanguage, room?: number): void => {
    if (chosen.length === 0) return;
    core.use(by);
    const sheet = layStrips(
      page.image,
      chosen.map(({ strip }) => strip.segment),
      room,
    );
    for (const reading of core.read(sheet)) again.set(reading.strip.segment, reading);
  };
  const text =
    language === null || language === FIRST
      ? []
      : readings.filter((one) => !inLanguage.has(one.strip.segment) && isForeignText(one, language));
  if (language !== null) read(text, language);
  const numbers = readings.filter(({ strip, words }) => !again.has(strip.segment) && isDoubtfulNumber(words));
  read(numbers, SECOND, SECOND_ROOM);
  const judged = readings.map((reading): JudgedReading => {
    const other = again.get(reading.strip.segment);
    if (other === undefined) return reading;
    const [better, worse] =
      certainty(other.words) > certainty(reading.words) ? [other, reading] : [reading, other];
    return { ...better, other: worse.words.length === better.words.length ? worse.words : undefined };
  });
  return settleNumbers(core, page, judged);
}

/** Numbers that two readings left in doubt are looked at from all sides. */
function settleNumbers(core: Core, page: PreparedPage, readings: readonly JudgedReading[]): JudgedReading[] {
  const open = readings.filter(({ words, other }) => {
    const [word] = words;
    if (word === undefined || words.length > 1 || word.confidence >= DOUBT || !DIGIT.test(word.text))
      return false;
    return other === undefined || other[0]?.text !== word.text;
  });
  if (open.length === 0) return [...readings];
  const texts = readPieces(
    core,
    page,
    open.map(({ strip }) => strip.segment),
  );
  const settled = new Map(open.map((reading, index) => [reading, settle(reading, texts[index]!)]));
  return readings.map((reading) => settled.get(reading) ?? reading);
}

/** The best supported text in place of the surer of two readings, where it is one word and clearly the best. */
function settle(reading: JudgedReading, texts: readonly Supported[]): JudgedReading {
  const [best, next] = texts;
  const word = reading.words[0]!;
  if (best === undefined || /\s/.test(best.text) || best.support < CLEAR * (next?.support ?? 0))
    return reading;
  if (best.text === word.text)
    return { ...reading, words: [{ ...word, confidence: Math.max(word.confidence, best.support) }] };
  return {
    ...reading,
    words: [{ ...word, text: best.text, confidence: best.support }],
    other: reading.words,
  };
}

/** English has no letters that the first reader does not know, so only what was in doubt is worth reading again. */
function isForeignText({ words }: Reading, language: OcrLanguage): boolean {
  if (!words.some(({ text }) => LETTERS.test(text))) return false;
  return language !== 'eng' || certainty(words) < DOUBT_OF_TEXT;
}

function isDoubtfulNumber(words: readonly ReadWord[]): boolean {
  return (
    words.length === 0 ||
    words.some(({ text, confidence }) => confidence < DOUBT && DIGIT_OR_STROKE.test(text))
  );
}

function certainty(words: readonly ReadWord[]): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence));
}
