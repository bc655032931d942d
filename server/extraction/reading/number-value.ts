/** What a number's digits and signs are worth, under the number style of their statement. */
import { isDigitAt } from '../letters.ts';
import type { NumberStyle } from './numbers.ts';

/** A number's value under a style: `units` is an integer count of 10^-decimals. */
export interface NumberValue {
  readonly units: number;
  readonly decimals: number;
  /** Printed with decimals or with grouping: looks like money, not like a counter or a code. */
  readonly shaped: boolean;
}

/** The value of a number whose decimals are a stroke, as if they were printed: "250,-" is 250.00. */
export function withoutCents({ units }: NumberValue, { decimals }: NumberStyle): NumberValue {
  return { units: units * 10 ** decimals, decimals, shaped: true };
}

/**
 * The value of digits with separators under a number style, or null where they cannot be a number in that style
 * ("1.23.4", groups of wrong length, more digits than money has).
 */
export function numberValue(core: string, style: NumberStyle): NumberValue | null {
  return usualValue(core, style) ?? unusualValue(core, style);
}

const DECIMALS = 2;
const THOUSANDTHS = 3;
/** Digits of money, at most: what a number of JavaScript holds exactly. */
const MAX_DIGITS = 15;
const NOUGHT = 0x30;
/** Digits of a group with its sign. */
const GROUP = 4;

/** The value of an amount as most are printed, "1,234.56" or "1234.56"; null where it is printed otherwise. */
function usualValue(core: string, { decimalSign, decimals }: NumberStyle): NumberValue | null {
  const point = core.length - DECIMALS - 1;
  if (decimals !== DECIMALS || point < 1 || core.length > MAX_DIGITS || core[point] !== decimalSign)
    return null;
  const group = decimalSign === '.' ? ',' : '.';
  let units = 0;
  let grouped = false;
  for (let at = 0; at < core.length; at += 1) {
    if (isDigitAt(core, at)) {
      // Behind a first group each has its sign in front of it.
      if (grouped && at < point && (point - at) % GROUP === 0) return null;
      units = 10 * units + core.charCodeAt(at) - NOUGHT;
    } else if (at !== point) {
      if (at === 0 || core[at] !== group || (point - at) % GROUP !== 0 || (!grouped && at > GROUP - 1))
        return null;
      grouped = true;
    }
  }
  if (!grouped && point > 1 && core.startsWith('0') && !isFilled(point, decimalSign)) return null;
  return { units, decimals: DECIMALS, shaped: true };
}

/** Digits that a small amount is filled up to. */
const FILLED = 2;

/** "00,01", "08,27": filled up to two digits before the comma, where a dot would make days and times of them. */
function isFilled(digits: number, decimalSign: string): boolean {
  return digits === FILLED && decimalSign === ',';
}

/** "1'234,567.89": another sign parts the millions, as in Mexico and Colombia. "1'234.567" of three decimals has no millions. */
const MILLIONS = /^(\d{1,3})['\u2019](?=\d{3}([.,])\d{3}(?!\d))/;

function unusualValue(printed: string, style: NumberStyle): NumberValue | null {
  const core = style.decimals === THOUSANDTHS ? printed : printed.replace(MILLIONS, '$1$2');
  const group = style.decimalSign === '.' ? ',' : '.';
  const parts = splitDecimals(core, style.decimalSign, group, style.decimals);
  if (!parts) return null;
  const { whole, fraction } = parts;
  const groups = whole.split(/[^\d]/);
  if (groups.length > 1 && (!grouped(groups) || hasTwoSigns(whole))) return null;
  const digits = groups.join('');
  if (digits.length + fraction.length > MAX_DIGITS) return null;
  if (groups.length === 1 && digits.length > 1 && digits.startsWith('0')) return null;
  return {
    units: Number(digits + fraction),
    decimals: fraction.length,
    shaped: fraction.length > 0 || groups.length > 1,
  };
}

/** "1,160.795": of two signs one is no group's, but that of three decimals, or a misprint. */
function hasTwoSigns(whole: string): boolean {
  return new Set(whole.replace(/\d/g, '')).size > 1;
}

/** Groups of three from the right; Indian grouping has groups of two before the last three. */
function grouped(groups: readonly string[]): boolean {
  const [first, ...rest] = groups;
  const last = rest.at(-1)!;
  if (last.length !== 3 || first!.length === 0 || first!.length > 3) return false;
  const middle = rest.slice(0, -1);
  return (
    middle.every((part) => part.length === 3) ||
    (first!.length <= 2 && middle.every((part) => part.length === 2))
  );
}

function splitDecimals(
  core: string,
  decimalSign: string,
  group: string,
  decimals: number,
): { whole: string; fraction: string } | null {
  const at = core.lastIndexOf(decimalSign);
  if (at >= 0 && !core.includes(group, at)) {
    const tail = core.slice(at + 1);
    const head = core.slice(0, at);
    if (/^\d{1,4}$/.test(tail) && !head.includes(decimalSign)) {
      // "1,234" in a style with a decimal comma and two decimals: three digits are a group, not decimals.
      if (tail.length === 3 && decimals < 3) return null;
      // ".45" is money only with the decimals money has; ".5" is a share of something.
      if (head === '' && tail.length !== decimals) return null;
      return { whole: head, fraction: tail };
    }
    // One sign used for groups and for decimals: "2.853.82".
    if (/^\d{2}$/.test(tail) && head.includes(decimalSign)) return { whole: head, fraction: tail };
    return null;
  }
  const other = core.lastIndexOf(group);
  if (other >= 0 && /^\d{2}$/.test(core.slice(other + 1)) && core.slice(0, other).includes(group)) {
    return { whole: core.slice(0, other), fraction: core.slice(other + 1) };
  }
  return { whole: core, fraction: '' };
}
