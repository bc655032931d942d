/**
 * Numbers as statements print them: groupings, decimal signs, signs before and behind, parentheses, debit and
 * credit marks, currencies. A word is read on its own; the statement's number style settles what it means.
 */
import { holdsDigit, isDigitAt } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { currencyOf, isCurrency } from './currencies.ts';

/** A stretch across the page, points. */
export interface Band {
  readonly x0: number;
  readonly x1: number;
}

/** Where days of so many digits stand. */
export interface PackedBand extends Band {
  readonly digits: number;
}

/** How a statement writes numbers. `decimals` is the number of decimals its amounts are printed with. */
export interface NumberStyle {
  readonly decimalSign: '.' | ',';
  readonly decimals: number;
  /** Whether groups of three digits may stand apart as words of their own ("1 234,56"). */
  readonly spaceGroups: boolean;
  /** Whether some number groups its digits with a sign ("1.234,56"): then no blank does. */
  readonly signGroups?: boolean;
  /** Three digits behind a sign are decimals, but no currency that has three is known: they are read as groups. */
  readonly decimalsInDoubt?: boolean;
  /**
   * Days are written with a dot ("3.09") although amounts have a decimal dot: they stand first in their rows, or in one place where
   * rows without a day begin with an amount.
   */
  readonly dottedDays?: true | { readonly x0: number };
  /** Each amount has its side in a word behind it ("99,95 Crédit"). */
  readonly sidesInWords?: true;
  /** Rows that are written as text have the mark of their side before the amount ("Toll DR 12.50"). */
  readonly marksBefore?: true;
  /** The marks between amounts and balances are of the amounts ("12.50   C 1,204.10"). */
  readonly marksBetween?: true;
  /** Where dashes are empty cells, however near to an amount. */
  readonly emptyDashes?: readonly Band[];
  /** Where days of four digits stand ("0309"), if they do. */
  readonly packedDays?: readonly PackedBand[];
}

/** One word (or run of words) read as a number with what is glued to it. */
export interface NumberText {
  /** Digits with their separators, nothing else. */
  readonly core: string;
  /** -1 for a minus before or behind, or parentheses without a sign in them, +1 for a plus, 0 where no sign is printed. */
  readonly sign: -1 | 0 | 1;
  /** Letters glued behind ("CR", "H"), as printed, or null. */
  readonly mark: string | null;
  readonly currency: string | null;
  readonly percent: boolean;
  /** A stroke stands in place of its decimals ("250,-"). */
  readonly noCents: boolean;
}

/** Every dash that serves as a minus, and the triangles of Japan; the plain one last, where a character class takes it literally. */
const MINUS = '\u25b2\u25b3\u2212\u2013\u2012\u2010\u00ad\u2014-';
const SIGN = new RegExp(`^[+${MINUS}]$`);
/** "(-)", "(+)": a sign alone in parentheses. */
const ENCLOSED_SIGN = new RegExp(`^\\(([+${MINUS}])\\)$`);
const GROUP_SIGNS = ".,'\u2019\u00a0\u202f\u2009";
const SHAPE = new RegExp(`^([^\\p{N}]*?)([.,]?\\d[\\d${GROUP_SIGNS}]*)([^\\p{N}]*)$`, 'u');

/** "12.50(Dr)"; one letter alone in parentheses leads to a note. */
const ENCLOSED_MARK = /^\((\p{L}{2}\.?)\)$/u;

/** "250,-", "1.250,\u2013": a stroke in place of the cents, of which there are none. */
const NO_CENTS = /^[.,][\u2013\u2014-]+/;
/** Dots that lead up to a figure. */
const LEADER = /^\.{3,}$/;

/** "1,200/-", "1,200/=": that much and no more, as sums are written in South Asia and East Africa. */
const ONLY = /^\/[-=]/;

/** A sign standing alone as a word: its direction, or 0. */
export function loneSign(text: string): -1 | 0 | 1 {
  if (text.length !== 1 && text.length !== 3) return 0;
  const sign = text.length === 3 ? (ENCLOSED_SIGN.exec(text)?.[1] ?? '') : text;
  if (!SIGN.test(sign)) return 0;
  return sign === '+' ? 1 : -1;
}

/** Reads the parts of a number word; null where the word is no number with signs, a mark or a currency around it. */
export function numberText(text: string): NumberText | null {
  if (isBare(text))
    return { core: text, sign: 0, mark: null, currency: null, percent: false, noCents: false };
  return holdsDigit(text) ? partsOf(text) : null;
}

/** Whether a text ends in a decimal sign and two digits, as amounts of most currencies do. */
export function endsInHundredths(text: string): boolean {
  const sign = text[text.length - 3];
  return (
    (sign === '.' || sign === ',') && isDigitAt(text, text.length - 2) && isDigitAt(text, text.length - 1)
  );
}

/** Whether a word is nothing but digits with groups and decimals between: most numbers, for which there is nothing to look up. */
function isBare(text: string): boolean {
  const last = text.length - 1;
  if (last < 0 || !isDigitAt(text, 0) || !isDigitAt(text, last)) return false;
  for (let at = 1; at < last; at += 1)
    if (!isDigitAt(text, at) && !GROUP_SIGNS.includes(text[at]!)) return false;
  return true;
}

const partsOf = rememberedText((text): NumberText | null => {
  const split = splitAround(text);
  if (!split) return null;
  const { before, core, trail } = split;
  // ".45" has no whole part; but "No.7" and "..12" are no amounts.
  if (/^[.,]/.test(core) && !/^[.,]\d{2,3}$/.test(core)) return null;
  const lead = affix(before);
  const behind = affix(
    trail
      .replace(NO_CENTS, '')
      .replace(ONLY, '')
      .replace(/^[.,:;]$/, '')
      .replace(ENCLOSED_MARK, '$1'),
  );
  if (!lead || !behind) return null;
  if (lead.mark !== null && lead.currency === null) return null;
  if (lead.open !== behind.close) return null;
  if (lead.open !== null && lead.open !== '(' && !endsInHundredths(core)) return null;
  const signs = [lead.sign, behind.sign].filter((sign) => sign !== 0);
  // "-15.000,00-": a list that puts its signs behind repeats the one of a text.
  if (signs.length > 1 && !(signs.every((sign) => sign < 0) && endsInHundredths(core))) return null;
  return {
    core,
    // "(+$12.50)": what stands beside a text in parentheses says its sign itself.
    sign: signs[0] ?? (lead.open === null ? 0 : -1),
    mark: behind.mark,
    currency: lead.currency ?? behind.currency,
    percent: behind.percent,
    noCents: NO_CENTS.test(trail),
  };
});

/**
 * A text cut into its number and what stands around it. Dots and commas at the ends of the number may be no part of it, told in
 * this order: the dot of a currency's symbol, which no leader is; what ends a sentence; the last of the dots that lead to a figure.
 */
function splitAround(text: string): { before: string; core: string; trail: string } | null {
  const match = SHAPE.exec(withSymbol(text));
  if (!match) return null;
  let before = match[1]!;
  let core = match[2]!;
  let trail = match[3]!;
  if (core.startsWith('.') && endsInSymbol(`${before}.`)) {
    before += '.';
    core = core.slice(1);
  }
  // ".-" and ",-" stand for no cents: see `NO_CENTS`.
  while (core.length > 0 && GROUP_SIGNS.includes(core.at(-1)!)) {
    trail = core.at(-1)! + trail;
    core = core.slice(0, -1);
  }
  if (core.startsWith('.') && LEADER.test(`${before}.`)) {
    before = '';
    core = core.slice(1);
  }
  return { before, core, trail };
}

/** What is printed for symbols of currencies that a font of Latin letters lacks: the character of their lower byte. */
const LOWER_BYTES = new Map([
  ['\u00b9', '₹'], ['\u00a6', '₦'], ['\u00b1', '₱'], ['\u00f3', '৳'], ['\u00ba', '₺'], ['\u00bd', '₽'], ['\u00b4', '₴'], ['\u00b8', '₸'], ['\u00b5', '₵'], ['\u00aa', '₪'],
]); // prettier-ignore
const LOST_SYMBOL = new RegExp(`^([-+(]?)([${[...LOWER_BYTES.keys()].join('')}])(?=[-\\d.])`);

function withSymbol(text: string): string {
  return text.replace(LOST_SYMBOL, (_, sign: string, lost: string) => sign + LOWER_BYTES.get(lost)!);
}

/** Whether a text in front of digits ends in a currency's symbol, sign aside: the dot of "Rs.500" is no decimal sign. */
function endsInSymbol(text: string): boolean {
  const symbol = text.replace(/^[^\p{L}\p{Sc}]*/u, '');
  return symbol.length > 1 && isCurrency(symbol);
}

/** The sign of a currency that cannot be told. */
const UNKNOWN_CURRENCY = '\u00a4';

/** What stands around a negative amount: parentheses mostly, also "<12.50>" and "[12.50]". */
type Bracket = '(' | '<' | '[';
const OPENING = new Map<string, Bracket>([['(', '('], ['<', '<'], ['[', '[']]); // prettier-ignore
const CLOSING = new Map<string, Bracket>([[')', '('], ['>', '<'], [']', '[']]); // prettier-ignore

interface Affix {
  sign: -1 | 0 | 1;
  mark: string | null;
  currency: string | null;
  /** The bracket around the number that opens there, or that closes there, by the opening one. */
  open: Bracket | null;
  close: Bracket | null;
  percent: boolean;
}

/** What stands before or behind the digits; null where it is anything but sign, parenthesis, currency or mark. */
function affix(text: string): Affix | null {
  const found: Affix = { sign: 0, mark: null, currency: null, open: null, close: null, percent: false };
  let rest = text.replace(/\*+$/, '');
  while (rest.length > 0) {
    const first = rest[0]!;
    if (SIGN.test(first)) {
      if (found.sign !== 0) return null;
      found.sign = first === '+' ? 1 : -1;
      rest = rest.slice(1);
    } else if (OPENING.has(first)) {
      found.open = OPENING.get(first)!;
      rest = rest.slice(1);
    } else if (CLOSING.has(first)) {
      found.close = CLOSING.get(first)!;
      rest = rest.slice(1);
    } else if (first === UNKNOWN_CURRENCY) {
      rest = rest.slice(1);
    } else if (first === '%') {
      found.percent = true;
      rest = rest.slice(1);
    } else {
      const currency = currencyOf(rest);
      if (currency) {
        if (found.currency !== null) return null;
        found.currency = currency.code;
        rest = rest.slice(currency.length);
        continue;
      }
      const letters = /^\p{L}{1,3}\.?(?=$|[)\s])/u.exec(rest);
      if (!letters || found.mark !== null) return null;
      found.mark = letters[0].replace('.', '');
      rest = rest.slice(letters[0].length);
    }
  }
  return found;
}
