/** Numbers of accounts: which of them a statement means, and which are one and the same. */
import { isCurrencyCode } from '../../reading/currencies.ts';
import { isUnnamed } from '../parts/unnamed-accounts.ts';

/** Digits left out: mostly of a card, beside which the number of its account may be printed in full. */
export const MASKED = /^[*.\u2026]|[X*\u2022]{2}/i;

/** The number of an account: the first that is printed, in full where one is, or the same with the code of its currency behind it. */
export function numberOf({ numbers }: { readonly numbers: ReadonlySet<string> }): string | null {
  const named = [...numbers].filter((number) => !isUnnamed(number));
  const first = named.find((number) => !MASKED.test(number)) ?? named[0];
  if (first === undefined) return null;
  return named.find((other) => isCurrencyCode(bare(other).replace(bare(first), ''))) ?? first;
}

/** Whether two accounts share a number, unless they end in the codes of two currencies ("...0044USD", "...0044EUR"). */
export function sameNumbers(known: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const pairs = [...known].flatMap((one) => [...others].map((other) => [one, other] as const));
  return (
    pairs.some(([one, other]) => sameNumber(one, other)) &&
    !pairs.some(([one, other]) => ofOtherCurrency(one, other))
  );
}

/** Whether two numbers are the same but for the currency that each ends in. */
function ofOtherCurrency(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  const end = a.slice(-3);
  if (a.length < 3 || a.slice(0, -3) !== b.slice(0, -3) || end === b.slice(-3)) return false;
  return isCurrencyCode(end) && isCurrencyCode(b.slice(-3));
}

/** Equal, or one is the end of the other (masked or shortened numbers). */
export function sameNumber(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (x === '' || y === '') return true;
  return x.endsWith(y) || y.endsWith(x) || x.includes(y) || y.includes(x);
}

/** Its letters and digits, without what masks some. */
export function bare(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^X+/, '')
    .replace(/\*/g, '');
}
