/** The number of the account where no line above the tables begins with its label. */
import type { Heading } from '../layout/headings.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { leadingLabel } from '../reading/vocabulary.ts';
import type { Word } from '../words/word.ts';
import { accountNumber, type TextFact } from './account-texts.ts';
import { cellsOf, foldedPrefix, join } from './cells.ts';

/**
 * The one number above all tables that stands behind its label within a line, or else the one IBAN there, or the one number of
 * a card in its four groups.
 */
export function unnamedNumber(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  named: readonly TextFact[],
): TextFact[] {
  const end = headings[0]?.first ?? 0;
  const numbers = named.filter(({ kind }) => kind === 'number');
  if (numbers.some(({ line }) => line < end)) return [];
  const above = lines.slice(0, end);
  // A number further down begins an account of its own, beside which nothing may be made up.
  const within = numbers.length === 0 ? above.flatMap(numbersWithin) : [];
  if (within.length > 0) return theOne(within);
  const found = above.flatMap(ibans);
  return theOne(found.length > 0 ? found : above.flatMap(cards));
}

function theOne(found: readonly TextFact[]): TextFact[] {
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** "Dana Wells Account number: 90265970", "Branch: 1234 Account: 56789-0": a label with its number behind it. */
function numbersWithin({ line, dates }: TokenLine): TextFact[] {
  // A day at the beginning of a line begins a row.
  if (dates.some(({ from }) => from === 0)) return [];
  const words = line.words.flatMap(inOneLanguageEach);
  return words.flatMap((_, at) => {
    const behind = words.slice(at);
    const found = leadingLabel(join(behind), ['accountNumber']);
    const value = found && accountNumber(behind.slice(foldedPrefix(behind, found.words)));
    return value ? [{ line: line.index, kind: 'number' as const, value }] : [];
  });
}

/** "Rekening/Account": the end of a label and the beginning of the same in another language. */
function inOneLanguageEach(word: Word): Word[] {
  if (!/\p{L}\/\p{L}/u.test(word.text)) return [word];
  return word.text.split('/').map((text) => ({ ...word, text }));
}

function ibans({ line }: TokenLine): TextFact[] {
  return cellsOf(line).flatMap(({ text }) =>
    isIban(text) ? [{ line: line.index, kind: 'number' as const, value: text }] : [],
  );
}

/** "4111 22XX XXXX 7141": digits, or what stands for those left out, in four groups of four. */
const CARD = /(?<!\S)(?:[\dX*]{4}[ -]){3}\d{4}(?!\S)/;

function cards({ line }: TokenLine): TextFact[] {
  const value = CARD.exec(join(line.words))?.[0];
  return value === undefined ? [] : [{ line: line.index, kind: 'number', value }];
}

/** ISO 13616: the characters behind the first four, then these, as a number whose remainder by 97 is 1. */
function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(
    /[A-Z]/g,
    (letter) => `${parseInt(letter, 36)}`,
  );
  return BigInt(digits) % 97n === 1n;
}
