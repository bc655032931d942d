/** Reads the words of a picture of a page. Blocks the calling thread for a second or two. */
import type { WordPage } from '../word.ts';
import { readCells, readPieces, type Cell, type CellReading } from './cells.ts';
import type { Core, Reading, ReadWord } from './core.ts';
import type { Supported } from './lattice.ts';
import { guessLanguage, type OcrLanguage } from './language.ts';
import { preparePage, upsideDown, type PagePicture, type PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { layStrips } from './strips.ts';
import { toWords, type JudgedReading } from './words.ts';

export interface RecognisedPage {
  readonly page: WordPage;
  /** The page's language; null where it has too few words to tell. */
  readonly language: OcrLanguage | null;
}

/** The first reading's: the fastest network of all, and as good with digits as any. */
const FIRST: OcrLanguage = 'fra';
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
/** Pieces read to tell which way up a page stands. */
const SAMPLE = 16;
const POINTS_PER_INCH = 72;
const LETTERS = /\p{L}{3,}/u;
const DIGIT = /\d/;

/** Reads page `number`; `language` is that of the pages before, where known. */
export async function recognisePage(
  core: Core,
  picture: PagePicture,
  number: number,
  language: OcrLanguage | null,
): Promise<RecognisedPage> {
  const prepared = await preparePage(picture, (page) => isUpright(core, page));
  const scale = POINTS_PER_INCH / prepared.dpi;
  core.use(FIRST);
  const first = core.read(layStrips(prepared.image, prepared.segments));
  const found = guessLanguage(first.flatMap(({ words }) => words.map(({ text }) => text))) ?? language;
  const readings = secondLook(core, prepared, first, found);
  const words = toWords(readings, scale);
  return {
    page: {
      number,
      width: prepared.width * scale,
      height: prepared.height * scale,
      source: words.length > 0 ? 'ocr' : 'empty',
      words,
    },
    language: found,
  };
}

/** Reads cells of a page again; they are given in points of the page as it was read before. */
export async function rereadCells(
  core: Core,
  picture: PagePicture,
  cells: readonly Cell[],
): Promise<CellReading[]> {
  return readCells(core, await preparePage(picture, (page) => isUpright(core, page)), cells);
}

/** Which of the two ways up reads better. */
export function isUpright(core: Core, page: PreparedPage): boolean {
  core.use(FIRST);
  return sampleConfidence(core, page) >= sampleConfidence(core, upsideDown(page));
}

function sampleConfidence(core: Core, { image, segments }: PreparedPage): number {
  const longest = segments.toSorted((a, b) => b.letters.length - a.letters.length).slice(0, SAMPLE);
  const words = core.read(layStrips(image, longest)).flatMap((reading) => reading.words);
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, characters)
  );
}

/** Reads text again in its own language, and numbers in doubt with other eyes; the surer reading counts. */
function secondLook(
  core: Core,
  page: PreparedPage,
  readings: readonly Reading[],
  language: OcrLanguage | null,
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
    language === null || language === FIRST ? [] : readings.filter((one) => inLanguage(one, language));
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
function inLanguage({ words }: Reading, language: OcrLanguage): boolean {
  if (!words.some(({ text }) => LETTERS.test(text))) return false;
  return language !== 'eng' || certainty(words) < DOUBT_OF_TEXT;
}

function isDoubtfulNumber(words: readonly ReadWord[]): boolean {
  return words.length === 0 || words.some(({ text, confidence }) => confidence < DOUBT && DIGIT.test(text));
}

function certainty(words: readonly ReadWord[]): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence));
}
