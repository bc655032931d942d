/**
 * "Mit 24. Dez" beside "Don 25. Dez" and "Fre 26. Dez": short names of weekdays that no language of the lexicon writes so, or that are
 * common words. They are days of the week where others of the same length stand in the same place.
 */
import { fold } from '../../reading/fold.ts';
import { columnRoles, isWeekday } from '../../reading/vocabulary.ts';
import { JOINED_EM } from '../amounts/money-token.ts';
import { gap } from '../lines/gaps.ts';
import { stretch, withDate, type DateToken, type TokenLine } from '../tokens.ts';

/** "Mit", "Mit.", "Mit,". */
const SHORT_NAME = /^(\p{Lu}?\p{Ll}{1,3}|\p{Lu}{2,4})([.,]?)$/u;
/** Different known ones, at least, that tell the place and the length of the others. */
const MIN_KNOWN = 2;
/** Names begin this close to one another, points. */
const SAME_EDGE = 1;

/** Takes such names at the beginning of lines into the dates behind them. */
export function withWeekdayForms(lines: readonly TokenLine[]): readonly TokenLine[] {
  const unknown = lines.flatMap((tokens, index) => (beginsWithName(tokens) ? [index] : []));
  if (unknown.length === 0) return lines;
  const known = lines.filter(
    ({ line, dates: [first] }) => first?.from === 0 && isShortWeekday(line.words[0]!.text),
  );
  const read = [...lines];
  for (const index of unknown) {
    const tokens = lines[index]!;
    const [name] = tokens.line.words;
    const alike = known.filter(
      ({ line: { words }, dates: [date] }) =>
        Math.abs(words[0]!.x0 - name!.x0) < SAME_EDGE &&
        formOfName(words[0]!.text) === formOfName(name!.text) &&
        date!.to === tokens.dates[0]!.to,
    );
    if (new Set(alike.map(({ line }) => fold(line.words[0]!.text))).size >= MIN_KNOWN)
      read[index] = withName(tokens, tokens.dates[0]!);
  }
  return read;
}

function isShortWeekday(text: string): boolean {
  return SHORT_NAME.test(text) && isWeekday(text.replace(/[.,]$/, ''));
}

/** Whether a line begins with a short word, which names no date, right before one. */
function beginsWithName({ line, dates: [first] }: TokenLine): boolean {
  if (first?.from !== 1 || !SHORT_NAME.test(line.words[0]!.text)) return false;
  return gap(line, 1) < JOINED_EM * line.size && columnRoles(line.words[0]!.text).size === 0;
}

/** How many letters a name has, whether they are capitals, and the mark behind it. */
function formOfName(text: string): string {
  return text.replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}/gu, 'a');
}

function withName(tokens: TokenLine, { to, date }: DateToken): TokenLine {
  return withDate(tokens, stretch(tokens.line, 0, to, { date }));
}
