/** Which words make up one number: groups of thousands set apart, a digit that slipped away. */
import { isCurrency } from '../../reading/currencies.ts';
import { numberText, type NumberStyle } from '../../reading/numbers.ts';
import { remembered } from '../../remembered.ts';
import { anyRecognised, type Word } from '../../words/word.ts';

/** Groups of one number ("1 234,56") and digits that slipped away ("1,719.3 3") stand closer than this. */
const DIGIT_GAP_EM = 0.55;
/** In type of one width a blank is as wide as a digit: groups stand closer than this many digits. */
const DIGIT_GAP_DIGITS = 1.25;
/** The same between the ink of recognised digits, which begins and ends within their width. */
const INK_GAP_DIGITS = 1.45;
/** Digits this close before an amount may be the thousands of it. */
const DOUBTFUL_GAP_DIGITS = 2.3;
/** The sign that groups digits, put where a blank does: so that whole units in groups look like an amount. */
const GROUP_OF_STYLE = { '.': ',', ',': '.' } as const;

interface NumberParts {
  /** The last group of three digits, with decimals or the stroke that stands for none ("250,-"). */
  readonly lastGroup: RegExp;
  /** Fewer decimals at the end than amounts have. */
  readonly cutShort: RegExp;
  readonly allDecimals: RegExp;
  /** Groups of thousands that begin with their sign, with decimals. */
  readonly groupsOn: RegExp;
}

/** What parts of numbers look like in a style; every number of a statement is asked about them. */
const numberParts = remembered(({ decimalSign, decimals }: NumberStyle): NumberParts => {
  const sign = decimalSign === '.' ? '\\.' : ',';
  return {
    lastGroup: new RegExp(`^\\d{3}${sign}(?:\\d{1,3}|[\\u2013\\u2014-])[^\\d]*$`),
    cutShort: new RegExp(`${sign}\\d{0,${Math.max(0, decimals - 1)}}$`),
    allDecimals: new RegExp(`${sign}\\d{${decimals}}[^\\d]*$`),
    groupsOn: new RegExp(`^(?:${sign === ',' ? '\\.' : ','}\\d{3})+${sign}\\d{${decimals}}[^\\d]*$`),
  };
});

/** Words that make up one number: groups of thousands apart, a digit that slipped away, else the word itself. */
export function digitsAt(
  words: readonly Word[],
  at: number,
  size: number,
  style: NumberStyle,
): { text: string; count: number } | null {
  const first = words[at]!.text;
  if (!/\d/.test(first)) return null;
  // "(1 200,50)", "(Ft1 200)": the groups behind close the parenthesis.
  const opened = /^\([^\d)]{0,4}\d{1,3}$/.test(first);
  if (!opened && !numberText(first)) return null;
  const step = Math.max(WIDER_STEP * blankBefore(words, at + 1), EQUAL_STEP_EM * size);
  const close = (index: number): boolean =>
    index < words.length && blankBefore(words, index) < Math.min(digitGap(words[index]!, size), step);
  const alone = opened ? null : { text: first, count: 1 };
  if (!close(at + 1)) return alone;
  const patterns = numberParts(style);
  // A single amount in groups apart shows in no statistics: at the beginning of a cell, behind a day or the colon of its label,
  // it is one all the same; behind its currency even among rows that group with a sign ("EUR 12 024,40" over "2.000,00").
  const before = words[at - 1]?.text ?? '';
  const apart =
    style.spaceGroups ||
    (isCurrency(before) && !/\d/.test(words[at - 2]?.text ?? '')) ||
    (!style.signGroups && (beginsCell(words, at, size) || FULL_DAY.test(before) || before.endsWith(':')));
  if (apart && /^[^\d]*\d{1,3}$/.test(first) && !wordBeforeIsDigits(words, at, size, step)) {
    let text = first;
    for (let to = at + 1; close(to); to += 1) {
      const next = words[to]!.text;
      if (patterns.lastGroup.test(next)) return { text: text + next, count: to - at + 1 };
      if (
        style.decimals === 0 &&
        /^\d{3}[^\d]*$/.test(next) &&
        !(close(to + 1) && /^\d{3}/.test(words[to + 1]!.text))
      )
        return { text: text + GROUP_OF_STYLE[style.decimalSign] + next, count: to - at + 1 };
      if (!/^\d{3}$/.test(next)) break;
      text += style.decimals === 0 ? GROUP_OF_STYLE[style.decimalSign] + next : next;
    }
  }
  if (style.decimals >= 2 && patterns.cutShort.test(first)) {
    const whole = first + words[at + 1]!.text;
    if (/^\d{1,2}[^\d]*$/.test(words[at + 1]!.text) && patterns.allDecimals.test(whole)) {
      return { text: whole, count: 2 };
    }
  }
  // "$9 ,153.00": no number begins with the sign between its thousands.
  if (style.decimals >= 2 && /\d$/.test(first) && patterns.groupsOn.test(words[at + 1]!.text))
    return { text: first + words[at + 1]!.text, count: 2 };
  return alone;
}

/** "04/04/2025": no digit of an amount stands right before one, nor one of the day right behind. */
const FULL_DAY = /^\d{1,2}([./-])\d{1,2}\1\d{4}$/;

/** Blank before a number that stands in a cell of its own. */
const CELL_GAP_EM = 2;

function beginsCell(words: readonly Word[], at: number, size: number): boolean {
  const before = words[at - 1];
  return before !== undefined && words[at]!.x0 - before.x1 > CELL_GAP_EM * size;
}

/** Whether digits stand before a word closely enough, and closer than `wider`, to be of the same number. */
function wordBeforeIsDigits(words: readonly Word[], at: number, size: number, wider: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined &&
    /^\d{1,3}$/.test(before.text) &&
    blankBefore(words, at) < Math.min(digitGap(words[at]!, size), wider)
  );
}

/** The blanks between the groups of a number are alike: one this much wider ends it, unless it is narrow all the same. */
const WIDER_STEP = 1.6;
const EQUAL_STEP_EM = 0.4;

/** Blank before a word, points; without bound where none stands before or at it. */
function blankBefore(words: readonly Word[], index: number): number {
  const [before, word] = [words[index - 1], words[index]];
  return before && word ? word.x0 - before.x1 : Infinity;
}

/** Blank within a number before one of its words, points at most. */
function digitGap(word: Word, size: number): number {
  const digits = anyRecognised([word]) ? INK_GAP_DIGITS : DIGIT_GAP_DIGITS;
  return Math.max(DIGIT_GAP_EM * size, digits * digitWidth(word));
}

function digitWidth(word: Word): number {
  return (word.x1 - word.x0) / Math.max(word.text.length, 1);
}

const FIRST_GROUP = /^[+-]?\d{1,3}$/;
/** "+2 450.00" where another statement in the file groups with a sign: no text ends in a number with a sign. */
const SIGNED_GROUP = /^[+-]\d{1,3}$/;

/**
 * Whether digits that may be the thousands of an amount stand right before it; where a sign groups, only those that begin a cell are no end
 * of a text.
 */
export function thousandsBefore(
  words: readonly Word[],
  from: number,
  size: number,
  style: NumberStyle,
): boolean {
  const before = words[from - 1];
  const first = words[from]!;
  if (!before || !FIRST_GROUP.test(before.text)) return false;
  if (style.signGroups && !SIGNED_GROUP.test(before.text) && !beginsCell(words, from - 1, size)) return false;
  return /^\d{3}(\D|$)/.test(first.text) && first.x0 - before.x1 < DOUBTFUL_GAP_DIGITS * digitWidth(first);
}
