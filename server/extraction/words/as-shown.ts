/**
 * Text layers that say something else than their pages show: figures in a font that names other letters than it draws, or drawn as
 * outlines without any; words for screen readers that are cut away, what was corrected by drawing over it. Nothing in the layer tells;
 * where it is not proved, and much is painted beside it or it has no amounts, a page is recognised as a picture, and the others with it
 * where it says something else.
 */
import { inOrder } from '../ascending.ts';
import { fold } from '../reading/fold.ts';
import type { OpenedDocument } from '../open/open.ts';
import type { RecogniserPool } from './ocr/pool.ts';
import { wordsShown } from './pages.ts';
import type { Word, WordPage } from './word.ts';

/** Recognising takes half a second per page. */
const MAX_PAGES = 12;
/** Share of the letters of a layer that are recognised where they stand: a little less than recognition gets right. */
const MIN_SHOWN = 0.85;
/** Words seen where the layer has none, from which it lacks some: a bank's name may be a picture of a few. */
const MIN_LACKING = 5;
/** Baselines of one word differ by less, in ems. */
const SAME_LINE_EM = 0.5;

/** Whether pages may be looked at as pictures: those of a short PDF, all read from their text layer. */
export function mayBeShownOtherwise(pages: readonly WordPage[]): boolean {
  return pages.length <= MAX_PAGES && pages.every(({ source }) => source !== 'ocr');
}

/** The pages as they are shown; null where the fullest one says what it shows. */
export async function pagesAsShown(
  document: OpenedDocument,
  recogniser: RecogniserPool,
  pages: readonly WordPage[],
): Promise<readonly WordPage[] | null> {
  if (document.kind !== 'pdf' || !mayBeShownOtherwise(pages)) return null;
  const fullest = pages.toSorted((a, b) => b.words.length - a.words.length)[0]!;
  const first = await wordsShown(document, recogniser, fullest.number);
  const differs = shareShown(fullest.words, first.words) < MIN_SHOWN;
  if (first.words.length === 0 || (!differs && lacking(fullest, first).length < MIN_LACKING)) return null;
  const shown: WordPage[] = [];
  for (const page of pages) {
    const seen = page === fullest ? first : await wordsShown(document, recogniser, page.number);
    shown.push(differs ? asShown(page, seen) : withWords(page, page.words, lacking(page, seen)));
  }
  return shown;
}

/** Words that are surely read, and are no strokes of a pattern. */
const SURE = 0.6;
const READABLE = /\p{L}{3}|\d.*\d/u;

/** What is surely seen on a page where its layer says nothing: headings and figures that are drawn as outlines, or are pictures. */
function lacking(page: WordPage, seen: WordPage): Word[] {
  return seen.words.filter(
    (one) =>
      one.confidence >= SURE && READABLE.test(one.text) && !page.words.some((word) => standsThere(word, one)),
  );
}

/** What is seen on a page, in the words of its layer where they say the same. */
function asShown(page: WordPage, seen: WordPage): WordPage {
  const kept = new Set<Word>();
  const others: Word[] = [];
  for (const one of seen.words) {
    const said = wordsOfLayer(one, page.words);
    if (said === null) others.push(one);
    for (const word of said ?? []) kept.add(word);
  }
  return withWords(page, [...kept], others);
}

function withWords(page: WordPage, said: readonly Word[], seen: readonly Word[]): WordPage {
  return {
    ...page,
    source: seen.length > 0 ? 'ocr' : page.source,
    words: inOrder([...said, ...seen], (a, b) => a.baseline - b.baseline || a.x0 - b.x0),
  };
}

/** The word of a layer that one that is seen is, or is a part of, or those that it is made of; null where the layer says something else. */
function wordsOfLayer(seen: Word, words: readonly Word[]): readonly Word[] | null {
  const there = words.filter((word) => standsThere(seen, word));
  const text = plain(seen);
  // Signs may be words of their own in one of the two.
  if (text === '') {
    const sign = there.find((word) => word.text.includes(seen.text));
    return sign === undefined ? null : [sign];
  }
  const whole = there.find((word) => plain(word).includes(text) && 2 * text.length >= plain(word).length);
  if (whole !== undefined) return [whole];
  const parts = there.filter((word) => {
    const part = plain(word);
    return part === '' ? seen.text.includes(word.text) : text.includes(part);
  });
  return parts.map(plain).join('') === text ? parts : null;
}

/** Share of the letters and digits of `words` that `seen` has where they stand. */
export function shareShown(words: readonly Word[], seen: readonly Word[]): number {
  let all = 0;
  let shown = 0;
  for (const word of words) {
    const { length } = plain(word);
    all += length;
    if (isShown(word, seen)) shown += length;
  }
  return all === 0 ? 1 : shown / all;
}

function isShown(word: Word, seen: readonly Word[]): boolean {
  const text = plain(word);
  return seen.some((other) => standsThere(other, word) && saysSame(plain(other), text));
}

function standsThere(other: Word, word: Word): boolean {
  return (
    Math.abs(other.baseline - word.baseline) < SAME_LINE_EM * word.size &&
    other.x0 < word.x1 &&
    other.x1 > word.x0
  );
}

/** Shorter parts of a word are in many others. */
const MIN_PART = 3;

/** Words may be parted otherwise. */
function saysSame(one: string, other: string): boolean {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  return part === whole || (part.length >= MIN_PART && whole.includes(part));
}

/** The letters and digits of a word, those alike that are taken for one another. */
function plain({ text }: Word): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}
