/** How a signed amount is dressed: currency, minus, parentheses, DR and CR. */
import { writeNumber, type NumberStyle } from './format.ts';

export interface Dress {
  /** Between sign and number, e.g. `£`. */
  readonly prefix?: string;
  /** Behind the number, e.g. ` €`. */
  readonly suffix?: string;
  /** What stands before and behind a negative amount. */
  readonly negative?: readonly [string, string];
  readonly positive?: readonly [string, string];
}

export const MINUS: Dress = { negative: ['-', ''] };
export const SIGNED: Dress = { negative: ['-', ''], positive: ['+', ''] };
export const SIGN_APART: Dress = { negative: ['- ', ''], positive: ['+ ', ''] };
export const TRAILING_MINUS: Dress = { negative: ['', '-'] };
export const TRAILING_SIGNS: Dress = { negative: ['', ' -'], positive: ['', ' +'] };
export const PARENTHESES: Dress = { negative: ['(', ')'] };
export const DR_CR: Dress = { negative: ['', ' DR'], positive: ['', ' CR'] };
export const OVERDRAWN: Dress = { negative: ['', ' OD'] };

export function writeMoney(
  minor: number,
  currency: string,
  numbers: NumberStyle,
  dress: Dress = MINUS,
): string {
  const [before, behind] = (minor < 0 ? dress.negative : dress.positive) ?? ['', ''];
  return `${before}${dress.prefix ?? ''}${writeNumber(minor, currency, numbers)}${dress.suffix ?? ''}${behind}`;
}
