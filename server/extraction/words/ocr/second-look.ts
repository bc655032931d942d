/** What the first reading left in doubt is read again. */
import { readPieces } from './cells.ts';
import type { Core, Reading } from './core.ts';
import { FIRST, type FirstLook } from './first-look.ts';
import { answered, questionsOfNumbers, questionsOfText, type Question } from './questions.ts';
import type { OcrLanguage } from './language.ts';
import type { Supported } from './lattice.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import type { JudgedReading } from './words.ts';

/** A reader for another language, asked where the first was in doubt of a number. */
const SECOND: OcrLanguage = 'eng';
/** Below this a word is read again. */
const DOUBT = 0.85;
/** The second look has less room around the letters, so they are larger. */
const SECOND_ROOM = 0.6;
/** The best of many looks is clear where it has this many times the support of the next. */
const CLEAR = 1.5;
const DIGIT = /\d/;

interface Asked {
  readonly reading: Reading;
  readonly question: Question;
}

/** Reads text again in its own language, and numbers in doubt with other eyes; the surer reading counts. */
export function secondLook(
  core: Core,
  page: PreparedPage,
  { readings, inScript, language }: FirstLook,
): JudgedReading[] {
  const read = (pieces: readonly Segment[], by: OcrLanguage, room?: number): readonly Reading[] => {
    if (pieces.length === 0) return [];
    core.use(by);
    return core.read(page.image, pieces, room);
  };
  const judged = new Map<Reading, JudgedReading>();
  const ask = (asked: readonly Asked[], by: OcrLanguage, room?: number): void => {
    const pieces = asked.map(({ question }) => question.piece);
    read(pieces, by, room).forEach((answer, index) => {
      const { reading, question } = asked[index]!;
      judged.set(reading, answered(judged.get(reading) ?? reading, question, answer));
    });
  };
  const about = (open: readonly Reading[], questionsOf: (reading: Reading) => Question[]): Asked[] =>
    open.flatMap((reading) => questionsOf(reading).map((question) => ({ reading, question })));
  if (language !== null && language !== FIRST) {
    const latin = readings.filter(({ strip }) => !inScript.has(strip.segment));
    ask(
      about(latin, (reading) => questionsOfText(reading, language)),
      language,
    );
  }
  const unread = readings.filter((reading) => !judged.has(reading));
  ask(about(unread, questionsOfNumbers), SECOND, SECOND_ROOM);
  return settleNumbers(
    core,
    page,
    readings.map((reading) => judged.get(reading) ?? reading),
  );
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
