/**
 * Symbols of currencies that nobody has told this engine ("TSh1,204.10", "310,00 Lek"), or that the font of the file has no
 * glyph for: one and the same stands before or behind nearly every amount of a statement. They are taken off the amounts, which
 * keep their signs; which currency it is stays unknown.
 */
import { currencyOf } from '../../reading/currencies.ts';
import { isMark } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import type { Line } from '../lines/lines.ts';

const AMOUNT_END = /\d[.,]\d{2,3}\)?[-+\u2212]?(?:\p{L}{1,4}\.?|\ufffd)?$/u;
/** "674,31" behind "L1": a group of a number whose groups stand apart. */
const LAST_GROUP = /^\d{3}[.,]\d{2,3}\D*$/;
const MIDDLE_GROUP = /^\d{3}$/;
const FIRST_GROUP = /(?:^|[^\d.,])\d{1,3}$/;
/** A sign, a symbol of letters or of what the file gives no meaning, and digits: "-TSh1,204.10". */
const GLUED = /^([(+\-\u2212]*)((?:\p{L}{1,4}|\ufffd)\.?)(?=[-\u2212]?\d)/u;
/** The same as a word of its own. */
const ALONE = /^([(+\-\u2212]*)(\p{L}{1,4}\.?)$/u;
const GLUED_BEHIND = /^(.*\d\)?[-+\u2212]?)(\p{L}{1,4}\.?|\ufffd)$/u;
const ALONE_BEHIND = /^()(\p{L}{1,4}\.?)$/u;
/** Words of one amount, and groups of its digits, stand closer than this. */
const BLANK_EM = 0.6;

/** A letter that marks a side elsewhere is a symbol where it stands before this share of all amounts, summary and all: it tells nothing. */
const NEARLY_ALL = 0.95;
const MIN_MARKED = 8;

/** Amounts looked at to tell whether there may be such a symbol at all; those needed, and the share of all that have it. */
const FIRST_AMOUNTS = 12;
const MIN_AMOUNTS = 4;
const MOST = 0.8;

interface Symbol {
  /** The symbol with the side it stands on. */
  readonly key: string;
  /** The word it is, or is a part of. */
  readonly at: number;
  /** That word without it. */
  readonly rest: string;
}

type Side = 'before' | 'behind';
const SIDES: readonly Side[] = ['before', 'behind'];

/** The lines without such symbols; the same list where there are none. */
export function withoutUnknownSymbols(lines: readonly Line[]): readonly Line[] {
  const counts = new Map<string, number>();
  let amounts = 0;
  for (const { words, size } of lines)
    for (let index = 0; index < words.length; index += 1) {
      if (!AMOUNT_END.test(words[index]!.text)) continue;
      amounts += 1;
      for (const side of SIDES) {
        const symbol = symbolAt(words, index, size, side);
        if (symbol !== null) counts.set(symbol.key, (counts.get(symbol.key) ?? 0) + 1);
      }
      if (amounts === FIRST_AMOUNTS && ![...counts.values()].some((count) => count >= MOST * amounts))
        return lines;
    }
  const [found] = [...counts].filter(([key, count]) =>
    isMark(key.slice(key.indexOf(' ') + 1))
      ? count >= Math.max(MIN_MARKED, NEARLY_ALL * amounts)
      : count >= Math.max(MIN_AMOUNTS, MOST * amounts),
  );
  return found ? lines.map((line) => without(line, found[0])) : lines;
}

/** The symbol beside the amount that ends in a word; null where there is none, or a currency or mark that is known. */
function symbolAt(words: readonly Word[], end: number, size: number, side: Side): Symbol | null {
  const close = (index: number): boolean =>
    index > 0 && index < words.length && words[index]!.x0 - words[index - 1]!.x1 < BLANK_EM * size;
  const at = side === 'before' ? firstWord(words, end, close) : end;
  const own = (side === 'before' ? GLUED : GLUED_BEHIND).exec(words[at]!.text);
  const next = side === 'before' ? at - 1 : at + 1;
  const alone =
    own === null && close(Math.max(at, next))
      ? (side === 'before' ? ALONE : ALONE_BEHIND).exec(words[next]!.text)
      : null;
  const [whole, lead, text] = own ?? alone ?? [];
  if (text === undefined || currencyOf(text)?.length === text.length) return null;
  // "C" is what some fonts call their sign of a currency.
  if (isMark(text) && (side === 'behind' || text.length > 1)) return null;
  if (own === null && side === 'before' && isCountry(text)) return null;
  const digits = own && side === 'before' ? words[at]!.text.slice(whole!.length) : '';
  return { key: `${side} ${text}`, at: own ? at : next, rest: lead! + digits };
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** "CORNER SHOP PENANG MY 12.50": the country of a payee ends its text. */
function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined;
}

/** The word that the amount begins with, whose groups of thousands may stand apart. */
function firstWord(words: readonly Word[], end: number, close: (index: number) => boolean): number {
  let at = end;
  if (!LAST_GROUP.test(words[at]!.text)) return at;
  while (close(at) && FIRST_GROUP.test(words[at - 1]!.text)) {
    at -= 1;
    if (!MIDDLE_GROUP.test(words[at]!.text)) break;
  }
  return at;
}

function without(line: Line, key: string): Line {
  const side = key.startsWith('before') ? 'before' : 'behind';
  let words: (Word | null)[] | null = null;
  line.words.forEach(({ text }, index) => {
    if (!AMOUNT_END.test(text)) return;
    const found = symbolAt(line.words, index, line.size, side);
    if (found?.key !== key) return;
    const word = line.words[found.at]!;
    words ??= [...line.words];
    const isAlone = !/\d/.test(word.text);
    if (!isAlone) words[found.at] = { ...wordValues(word), text: found.rest };
    else {
      words[found.at] = null;
      // Its sign is the amount's.
      const digits = line.words[found.at + 1];
      if (side === 'before' && digits)
        words[found.at + 1] = { ...wordValues(digits), text: found.rest + digits.text, x0: word.x0 };
    }
  });
  return words === null
    ? line
    : { ...line, words: (words as (Word | null)[]).filter((word) => word !== null) };
}
