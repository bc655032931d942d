/**
 * Names of weekdays before dates that the words alone do not tell: "Do", which is Thursday in German and Dutch and joins the days of a
 * period elsewhere ("od 01.01. do 31.01."), and short names that no language of the lexicon writes so, or that are common words ("Mit
 * 24. Dez" beside "Don 25. Dez" and "Fre 26. Dez"). The other names of the statement tell what they are.
 */
import { isDigitAt } from '../../letters.ts';
import { fold } from '../../reading/fold.ts';
import { columnRoles, isWeekday } from '../../reading/vocabulary.ts';
import { JOINED_EM } from '../amounts/money-token.ts';
import { gap } from '../lines/gaps.ts';
import { stretch, withDate, type DateToken, type TokenLine } from '../tokens.ts';

const THURSDAY = /^do[.,]?$/i;
/** Short names of days that no language has beside a joining "do". */
const BESIDE_THURSDAY: ReadonlySet<string> = new Set(['mo', 'di', 'mi', 'fr', 'ma', 'wo', 'vr']);
/** So many different ones tell the language. */
const TELLING_NAMES = 2;

/** Whether a word is the name of a day of the week, Thursday's in German and Dutch among them: where it stands has to tell that it is. */
export function isDayName(text: string): boolean {
  return isWeekday(withoutMark(text)) || THURSDAY.test(text);
}

/** Takes such names into the dates that they stand before. */
export function withWeekdays(lines: readonly TokenLine[]): readonly TokenLine[] {
  return withShortNames(withThursdays(lines));
}

/** Takes the Thursdays of a statement that writes others of these languages into the dates that they stand before. */
function withThursdays(lines: readonly TokenLine[]): readonly TokenLine[] {
  const names = new Set<string>();
  let isNamed = false;
  for (const { line, dates } of lines)
    for (const { from } of dates) {
      const { text } = line.words[from]!;
      const name = isDigitAt(text, 0) ? null : fold(text);
      if (name !== null && BESIDE_THURSDAY.has(name)) names.add(name);
      isNamed ||= from > 0 && THURSDAY.test(line.words[from - 1]!.text);
    }
  if (!isNamed || names.size < TELLING_NAMES) return lines;
  return lines.map((tokens) =>
    tokens.dates.reduce(
      (read, date) => (isOnThursday(tokens, date) ? withNameBefore(read, date) : read),
      tokens,
    ),
  );
}

function isOnThursday({ line, dates }: TokenLine, { from }: DateToken): boolean {
  if (from === 0 || !THURSDAY.test(line.words[from - 1]!.text)) return false;
  // "1.1. do 31.1." is a range all the same.
  return dates.every(({ to }) => to !== from - 1) && gap(line, from) < JOINED_EM * line.size;
}

/** "Mit", "Mit.", "Mit,". */
const SHORT_NAME = /^(\p{Lu}?\p{Ll}{1,3}|\p{Lu}{2,4})([.,]?)$/u;
/** Different known ones, at least, that tell the place and the length of the others. */
const MIN_KNOWN = 2;
/** Names begin this close to one another, points. */
const SAME_EDGE = 1;

/**
 * Takes short names nobody knows at the beginning of lines into the dates behind them, where others of the same length stand in the
 * same place.
 */
function withShortNames(lines: readonly TokenLine[]): readonly TokenLine[] {
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
      read[index] = withNameBefore(tokens, tokens.dates[0]!);
  }
  return read;
}

function isShortWeekday(text: string): boolean {
  return SHORT_NAME.test(text) && isWeekday(withoutMark(text));
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

function withoutMark(text: string): string {
  return text.replace(/[.,]$/, '');
}

function withNameBefore(tokens: TokenLine, { from, to, date }: DateToken): TokenLine {
  return withDate(tokens, stretch(tokens.line, from - 1, to, { date }));
}
