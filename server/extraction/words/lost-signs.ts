/**
 * Signs within numbers that come out as others, because the writer's font lacks them. The narrow blank between thousands
 * and the mathematical minus lie far outside the Latin letters: writers with the standard fonts print each of their two
 * bytes, a blank and a stroke for the one ("98 /765,40" or "98/765,40" for 98 765,40), a quotation mark for the other
 * (`"50,00`); an embedded font without them draws glyph 0, which no character is known for. Other writers print a question mark for
 * what they lack: before amounts it stands for the symbol of a currency ("?1,250.00" for ₹1,250.00).
 */
import { wordValues } from './layer-word.ts';
import type { Word, WordPage } from './word.ts';

const NARROW_BLANK = '\u202f';
const UNKNOWN = '\ufffd';
const MARK = '"';
const QUERY = '?';
/** Stands for a currency that cannot be told. */
const UNKNOWN_CURRENCY = '\u00a4';
/** Share of the amounts behind a question mark, from which it is their symbol: a lost minus stands before some. */
const SYMBOL_SHARE = 0.9;
const AMOUNT = /^[-+(\u2212]?\d[\d.,']*[.,]\d{2}\)?$/;
/** An amount behind a question mark. */
const QUERIED = /^([-+(\u2212]?)\?([-\u2212]?\d[\d.,']*[.,]\d{2}\)?)$/;

/** A number parted by strokes ("98/765,40"), or what of it stands from one on ("/765,40"); with what is glued to it. */
const STROKES = /^[^\d/]*(?:[1-9]\d{0,2})?(?:\/\d{3})+([.,]\d{2})?([^\d/]*)$/;
const UNKNOWNS = /^[^\d\ufffd]*[1-9]\d{0,2}(?:\ufffd\d{3})+(?:[.,]\d{2})?[^\d\ufffd]*$/;
const ENDS_IN_GROUP = /(?:^|\D)[1-9]\d{0,2}$|^\/\d{3}$/;
/** Thousands parted by another sign, or by none: then nothing else stands for one. */
const OTHER_THOUSANDS = /\d[.,'\u2019\u00a0\u202f]?\d{3}[.,]\d{2}(?!\d)/;
const MARKED = /^"\d{1,3}(?:[.,]\d{2}|(?:[/.,'\u2019]\d{3})*(?:[.,]\d{2})?)\D*$/;
const NUMBER = /^\d/;
/** The unit of a whole number; what follows it in the line may be set too near. */
const UNIT = /^(?:\p{L}{1,3}|\p{Sc})/u;

/** What belongs to a number stands no further from it than a blank, ems. */
const BLANK_EM = 0.45;
/** Numbers that tell: with decimals, whole ones that have their unit behind them, with unknown characters. */
const MIN_DECIMAL = 2;
const MIN_WHOLE = 4;
const MIN_UNKNOWN = 4;

/** The pages, with blanks and minus signs for what is printed in their place; the same list where nothing is. */
export function withLostSigns(pages: readonly WordPage[]): readonly WordPage[] {
  const strokes = pages.some(holdsStroke) && strokesAreBlanks(pages);
  const unknowns = pages.some(holdsUnknown) && unknownsAreBlanks(pages);
  const minus = pages.some(holdsMark) && marksAreMinus(pages);
  const symbols = queriesAreSymbols(pages);
  if (!strokes && !unknowns && !minus && !symbols) return pages;
  return pages.map((page) => {
    const words = page.words.map((word, index) => {
      const { text } = word;
      let shown = text;
      if (minus && isMark(page.words, index)) shown = shown.replace(MARK, '-');
      if (strokes && isParted(page.words, index))
        shown = shown.replace(/^\//, '').replaceAll('/', NARROW_BLANK);
      if (unknowns && UNKNOWNS.test(shown)) shown = shown.replaceAll(UNKNOWN, NARROW_BLANK);
      if (symbols) shown = shown.replace(QUERIED, `$1${UNKNOWN_CURRENCY}$2`);
      return shown === text ? word : { ...wordValues(word), text: shown };
    });
    return { ...page, words };
  });
}

function holdsStroke({ words }: WordPage): boolean {
  return words.some(({ text }) => text.includes('/') && STROKES.test(text));
}

function holdsUnknown({ words }: WordPage): boolean {
  return words.some(({ text }) => text.includes(UNKNOWN));
}

function holdsMark({ words }: WordPage): boolean {
  return words.some(({ text }, index) => text.startsWith(MARK) && isMark(words, index));
}

/** Whether strokes part the thousands of a number, of this word alone or with the one before. */
function isParted(words: readonly Word[], index: number): boolean {
  const word = words[index]!;
  if (!STROKES.test(word.text)) return false;
  if (!word.text.startsWith('/')) return /\d\//.test(word.text);
  const before = words[index - 1];
  return before !== undefined && ENDS_IN_GROUP.test(before.text) && adjoins(before, word);
}

/** Whether a mark stands before a number, as its minus would. */
function isMark(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!;
  if (text !== MARK) return MARKED.test(text);
  const next = words[index + 1];
  return next !== undefined && NUMBER.test(next.text) && adjoins(words[index]!, next);
}

function adjoins(first: Word, second: Word): boolean {
  const gap = (second.x0 - first.x1) / second.size;
  return Math.abs(second.baseline - first.baseline) < 1 && gap > -BLANK_EM && gap < BLANK_EM;
}

/**
 * Some numbers parted so, and none of a thousand or more in another way. Without decimals, "25 /000" may be a reference: they
 * all have one unit behind them.
 */
function strokesAreBlanks(pages: readonly WordPage[]): boolean {
  let decimal = 0;
  let whole = 0;
  const units = new Set<string>();
  for (const { words } of pages) {
    for (const [index, { text }] of words.entries()) {
      if (OTHER_THOUSANDS.test(text) && !text.startsWith('/')) return false;
      if (!text.includes('/') || !isParted(words, index)) continue;
      const [, decimals, glued] = STROKES.exec(text)!;
      if (decimals !== undefined) decimal += 1;
      else {
        whole += 1;
        units.add(UNIT.exec(glued || (words[index + 1]?.text ?? ''))?.[0] ?? '');
      }
    }
  }
  if (decimal > 0) return decimal >= MIN_DECIMAL;
  return whole >= MIN_WHOLE && units.size === 1 && !units.has('');
}

/** Unknown characters that part thousands and stand in no other place: a digit that is lost is lost everywhere. */
function unknownsAreBlanks(pages: readonly WordPage[]): boolean {
  const held = pages.flatMap(({ words }) => words.filter(({ text }) => text.includes(UNKNOWN)));
  return held.length >= MIN_UNKNOWN && held.every(({ text }) => UNKNOWNS.test(text));
}

/** Question marks before nearly all amounts, and mostly there. */
function queriesAreSymbols(pages: readonly WordPage[]): boolean {
  if (!pages.some(({ words }) => words.some(({ text }) => QUERIED.test(text)))) return false;
  let before = 0;
  let others = 0;
  let bare = 0;
  for (const { words } of pages)
    for (const { text } of words) {
      if (QUERIED.test(text)) before += 1;
      else if (text.includes(QUERY)) others += 1;
      else if (AMOUNT.test(text)) bare += 1;
    }
  return before >= MIN_DECIMAL && before > others && before >= SYMBOL_SHARE * (before + bare);
}

/** Marks that stand before numbers only, and none that closes what another has opened. */
function marksAreMinus(pages: readonly WordPage[]): boolean {
  let count = 0;
  for (const { words } of pages) {
    for (const [index, { text }] of words.entries()) {
      if (!text.includes(MARK)) continue;
      if (!isMark(words, index)) return false;
      count += 1;
    }
  }
  return count >= MIN_DECIMAL;
}
