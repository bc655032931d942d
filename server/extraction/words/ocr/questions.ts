/**
 * Text read again in its page's own language, where the first reader was unsure, or found letters of its own language, and
 * numbers in doubt. In a text only the words in question are read again as long as the rest is clear: the other networks take
 * twice as long.
 */
import type { Reading, ReadWord } from './core.ts';
import type { OcrLanguage } from './language.ts';
import type { Segment } from './segments.ts';
import { hasUnspaced } from './unspaced.ts';
import { placeWords, type JudgedReading } from './words.ts';

/** Below this, text is read again. Measured on pages in five languages: of 863 pieces four were surer and yet misread. */
const DOUBT = 0.9;
/** The same for English; the first reader knows all its letters. */
const DOUBT_OF_ENGLISH = 0.6;
/** Below this not even the blanks between words are trusted, and the piece is read again as a whole. */
const DOUBT_OF_BLANKS = 0.75;
/** The whole piece is read again where its words in doubt take this share of it. */
const MOST_OF_IT = 0.7;
/** Letters with marks are the first reader's own: the page's network is believed though it is less sure by this much. */
const MARKS_COST = 0.3;
/** Below this, a number is read again. */
const DOUBT_OF_NUMBER = 0.85;
/** A one that stands apart is often seen as a stroke ("| 872,02"). */
const DIGIT_OR_STROKE = /[\d|]/;
const LETTERS = /\p{L}{3,}/u;
/** A letter with a mark, or one that plain Latin does not have. */
const MARKED = /(?![a-z])\p{L}/iu;

/** A piece to be read again. */
export interface Question {
  readonly piece: Segment;
  /** Which word of its reading it is; null for all. */
  readonly word: number | null;
}

/** What of a reading is to be read again in the page's language; nothing where it is clear, or no text. */
export function questionsOfText(reading: Reading, language: OcrLanguage): Question[] {
  if (!isText(reading)) return [];
  const least = language === 'eng' ? DOUBT_OF_ENGLISH : DOUBT;
  return questions(
    reading,
    ({ text, confidence }) => confidence < least || (language !== 'eng' && MARKED.test(text)),
  );
}

/** What of a reading is to be read again because of its numbers. */
export function questionsOfNumbers(reading: Reading): Question[] {
  const { words, strip } = reading;
  const open = ({ text, confidence }: ReadWord): boolean =>
    confidence < DOUBT_OF_NUMBER && DIGIT_OR_STROKE.test(text);
  // What other scripts set close to a number, the reader of numbers takes for digits.
  if (words.some(({ text }) => hasUnspaced(text))) return [];
  if (isText(reading)) return questions(reading, open);
  return words.length === 0 || words.some(open) ? [{ piece: strip.segment, word: null }] : [];
}

function isText({ words }: Reading): boolean {
  return words.some(({ text }) => LETTERS.test(text));
}

function questions(reading: Reading, isOpen: (word: ReadWord) => boolean): Question[] {
  const { words, strip } = reading;
  const { segment } = strip;
  const open = words.flatMap((word, index) => (isOpen(word) ? [index] : []));
  if (open.length === 0) return [];
  const whole: Question = { piece: segment, word: null };
  if (words.some(({ text, confidence }) => confidence < DOUBT_OF_BLANKS && LETTERS.test(text)))
    return [whole];
  const boxes = placeWords(reading);
  const width = open.reduce((sum, index) => sum + boxes[index]!.x1 - boxes[index]!.x0, 0);
  if (width > MOST_OF_IT * (segment.x1 - segment.x0)) return [whole];
  return open.map((index) => {
    const { x0, x1 } = boxes[index]!;
    const letters = segment.letters.filter((one) => one.x0 + one.x1 > 2 * x0 && one.x0 + one.x1 < 2 * x1);
    return { piece: { ...segment, x0, x1, letters }, word: index };
  });
}

/** The reading that counts after `answer`, with the words of the other in `other` where it has as many. */
export function answered(reading: JudgedReading, { word }: Question, answer: Reading): JudgedReading {
  const first = word === null ? reading.words : [reading.words[word]!];
  const cost = first.some(({ text }) => MARKED.test(text)) ? MARKS_COST : 0;
  const better = certainty(answer.words) > certainty(first) - cost;
  if (word === null) return surer(better ? answer : reading, better ? reading : answer);
  const [read] = answer.words;
  if (!better || read === undefined || answer.words.length > 1) return reading;
  // Where its letters stand was seen at first, on another strip.
  const { symbols } = first[0]!;
  return {
    ...reading,
    words: reading.words.with(word, { ...read, symbols }),
    other: reading.other ?? reading.words,
  };
}

/** The better of two readings of a piece, with what the worse one made of its words. */
function surer(better: Reading, worse: Reading): JudgedReading {
  return { ...better, other: worse.words.length === better.words.length ? worse.words : undefined };
}

/** Of the least sure word, 0 to 1. */
function certainty(words: readonly ReadWord[]): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence));
}
