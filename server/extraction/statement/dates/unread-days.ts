/**
 * What stands where rows have their day and was not read as one: a row that seems to go without a day of its own has one after
 * all, and that of the row above is a guess.
 */
import { beginsWithDayAlone } from '../../layout/dates/days-alone.ts';
import { bookingDates } from '../../layout/shape.ts';
import type { DateToken } from '../../layout/tokens.ts';
import { hasNoLetters } from '../../letters.ts';
import { parseDateText } from '../../reading/dates.ts';
import type { RawEntry } from '../entries/entries.ts';

/** "10.07", "10/07", "01octo", "1-Xyz-26". */
const LIKE_DAY = /^(?:0?[1-9]|[12]\d|3[01])(?:[./-]\d{1,2}\.?|[./-]?\p{L}{3,9}\.?[./-]?(?:\d{2}|\d{4})?)$/u;

/** "16 Xyz 2019", "Abc, 16. Xyz": a line that may be the heading of a day whose month nobody knows, with its year or without. */
const LIKE_HEADING = /^(?:\p{L}{2,10}[.,]? )?(?:0?[1-9]|[12]\d|3[01])\.? \p{L}{3,10}[.,]?(?<year> \d{4})?$/u;

/** Letters that stand for digits they look like, where text was recognised on a picture: "O3/O5/2024", "2l.02". */
const DIGITS_MEANT: Readonly<Record<string, string>> = {
  O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', i: '1', '|': '1', '!': '1', Z: '2', z: '2', S: '5', s: '5', B: '8',
}; // prettier-ignore
const LIKE_DIGITS = /[OoQDlIi|!ZzSsB]/g;

/** "Son11.Sep": a day glued to the short name of a weekday. */
const GLUED_TO_WEEKDAY = /^\p{L}{2,4}[.,]?(?=\d)/u;

/** Blank within which a word begins where its column does, ems. */
const EDGE_EM = 0.5;

/** Whether a row without a day prints what looks like one: where other rows have theirs, or alone below a heading of the day. */
export function hasUnreadDay({
  inherited,
  underDayHeading,
  booking,
  anchor,
  rows,
  shape,
}: RawEntry): boolean {
  if (!inherited) return false;
  const numbered = underDayHeading && booking !== null && !isMadeOfMonth(booking);
  if (booking !== null && !numbered && rows.some((row) => beginsWithDay(row, booking))) return true;
  if (underDayHeading)
    return rows.some(
      ({ rest, monies }) =>
        monies.every((money) => money === null) &&
        (rest.length === 1 ? isLikeDay(rest[0]!.text) : isLikeHeading(rest, booking)),
    );
  const column = bookingDates(shape)?.column;
  if (column === undefined) return false;
  const within = EDGE_EM * shape.size;
  return [anchor.row, rows[0]!].some(({ rest }) =>
    rest.some(({ text, x0 }) => Math.abs(x0 - column.x0) < within && isLikeDay(text)),
  );
}

/** Whether a day is a number alone whose month stands elsewhere: below the heading of a whole day, numbers before texts are those of the rows. */
function isMadeOfMonth({ date, from, to }: DateToken): boolean {
  return date.kind === 'named' && to - from === 1;
}

/** "08  Transfer to" below the month of which a day was made: a number alone where the day above begins, apart from the text behind it. */
function beginsWithDay({ rest, tokens: { line } }: RawEntry['rows'][number], { x0 }: DateToken): boolean {
  const [word] = rest;
  return (
    word !== undefined &&
    word === line.words[0] &&
    Math.abs(word.x0 - x0) < EDGE_EM * line.size &&
    beginsWithDayAlone(line)
  );
}

/** Whether a line is written as the headings of days are, with the name of a month where they have one, and a year where they do. */
function isLikeHeading(words: readonly { readonly text: string }[], booking: RawEntry['booking']): boolean {
  if (booking?.date.kind !== 'named' || words.length > MAX_HEADING_WORDS) return false;
  const found = LIKE_HEADING.exec(words.map(({ text }) => text).join(' '));
  return found !== null && (found.groups!.year !== undefined) === (booking.date.year !== null);
}

/** Words of the heading of a day, at most. */
const MAX_HEADING_WORDS = 4;

/** Whether a word is written as days are, be it with letters for a few of its digits. */
function isLikeDay(text: string): boolean {
  if (LIKE_DAY.test(text)) return true;
  const glued = text.replace(GLUED_TO_WEEKDAY, '');
  if (glued !== text && parseDateText(glued)?.kind === 'named') return true;
  if (!/\d/.test(text) || text.search(LIKE_DIGITS) < 0) return false;
  const meant = text.replace(LIKE_DIGITS, (letter) => DIGITS_MEANT[letter]!);
  return hasNoLetters(meant) && (LIKE_DAY.test(meant) || parseDateText(meant) !== null);
}
