/**
 * "Do 07.01.": the Thursday of German and Dutch. Elsewhere the word joins the days of a period ("od 01.01. do 31.01."), so
 * it is a day of the week only on a statement that writes others of these languages before its dates.
 */
import { isDigitAt } from '../../letters.ts';
import { fold } from '../../reading/fold.ts';
import { isWeekday } from '../../reading/vocabulary.ts';
import { JOINED_EM } from '../amounts/money-token.ts';
import { gap } from '../lines/gaps.ts';
import { stretch, withDate, type DateToken, type TokenLine } from '../tokens.ts';

const THURSDAY = /^do[.,]?$/i;
/** Short names of days that no language has beside a joining "do". */
const BESIDE_THURSDAY: ReadonlySet<string> = new Set(['mo', 'di', 'mi', 'fr', 'ma', 'wo', 'vr']);
/** So many different ones tell the language. */
const TELLING_NAMES = 2;

/** Whether a word may be the short name of Thursday. */
function isThursday(text: string): boolean {
  return THURSDAY.test(text);
}

/** Whether a word is the name of a day of the week, Thursday's in German and Dutch among them: where it stands has to tell that it is. */
export function isDayName(text: string): boolean {
  return isWeekday(text.replace(/[.,]$/, '')) || isThursday(text);
}

/** Takes the Thursdays of a statement into the dates that they stand before. */
export function withThursdays(lines: readonly TokenLine[]): TokenLine[] {
  const names = new Set<string>();
  let isNamed = false;
  for (const { line, dates } of lines)
    for (const { from } of dates) {
      const { text } = line.words[from]!;
      const name = isDigitAt(text, 0) ? null : fold(text);
      if (name !== null && BESIDE_THURSDAY.has(name)) names.add(name);
      isNamed ||= from > 0 && isThursday(line.words[from - 1]!.text);
    }
  if (!isNamed || names.size < TELLING_NAMES) return [...lines];
  return lines.map((tokens) =>
    tokens.dates.reduce((read, date) => (isOnThursday(tokens, date) ? withName(read, date) : read), tokens),
  );
}

function isOnThursday({ line, dates }: TokenLine, { from }: DateToken): boolean {
  if (from === 0 || !isThursday(line.words[from - 1]!.text)) return false;
  // "1.1. do 31.1." is a range all the same.
  return dates.every(({ to }) => to !== from - 1) && gap(line, from) < JOINED_EM * line.size;
}

function withName(tokens: TokenLine, { from, to, date }: DateToken): TokenLine {
  return withDate(tokens, stretch(tokens.line, from - 1, to, { date }));
}
