/**
 * Captions below pictures of cheques behind the last list ("#4535  01/21/23  $39.45", several beside one another): they name
 * again what the lists have booked.
 */
import { isDigitAt } from '../../letters.ts';
import { holdsAmount } from './begins-row.ts';
import type { TokenLine } from '../tokens.ts';

/** Number of a cheque, its digits apart. */
const NUMBER = /^#?(\d{3,10})$/;
/** What may name the parts of a caption: "Check No.", "Amount:". */
const NAME = /^\p{L}+[.:]?$/u;

/** One cheque of a caption: its number, and its amount as printed. */
interface Cheque {
  readonly number: string;
  readonly amount: string;
}

/** The lines that are captions, by their places; none where one of them names what no list has. */
export function captionLines(lines: readonly TokenLine[]): ReadonlySet<number> {
  const captions = new Map<number, readonly Cheque[]>();
  let end = lines.length;
  for (; end > 0; end -= 1) {
    const tokens = lines[end - 1]!;
    if (!holdsAmount(tokens)) continue;
    const cheques = chequesOf(tokens);
    if (cheques === null) break;
    captions.set(tokens.line.index, cheques);
  }
  if (captions.size === 0) return NONE;
  const booked = lines.slice(0, end);
  const all = [...captions.values()].flat();
  return all.every((cheque) => isBooked(cheque, booked)) ? new Set(captions.keys()) : NONE;
}

const NONE: ReadonlySet<number> = new Set();

/** The cheques of a line that holds nothing but captions: of each a number, a day and an amount; null for other lines. */
function chequesOf({ line, dates, monies }: TokenLine): readonly Cheque[] | null {
  if (dates.length !== monies.length) return null;
  const taken = new Set<number>();
  for (const { from, to } of [...dates, ...monies]) for (let at = from; at < to; at += 1) taken.add(at);
  const numbers: string[] = [];
  for (const [index, { text }] of line.words.entries()) {
    if (taken.has(index)) continue;
    const number = NUMBER.exec(text)?.[1];
    if (number !== undefined) numbers.push(number);
    else if (!NAME.test(text)) return null;
  }
  if (numbers.length !== monies.length || !line.words[0]!.text.startsWith('#')) return null;
  return numbers.map((number, index) => ({ number, amount: amountOf(monies[index]!) }));
}

/** An amount, however it is signed. */
function amountOf({ units, decimals }: TokenLine['monies'][number]): string {
  return `${units}/${decimals}`;
}

/** Whether a line of a list has the number of a cheque and its amount. */
function isBooked({ number, amount }: Cheque, lines: readonly TokenLine[]): boolean {
  return lines.some(
    ({ line, monies }) =>
      monies.some((money) => amountOf(money) === amount) &&
      line.words.some(({ text }) => hasDigits(text) && text.replace(/\D/g, '') === number),
  );
}

function hasDigits(text: string): boolean {
  return isDigitAt(text, 0) || isDigitAt(text, 1);
}
