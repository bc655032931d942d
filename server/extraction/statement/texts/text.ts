/** The text of an entry: the words its dates and amounts leave over, column by column. */
import { isGlued } from '../../layout/lines/glued-values.ts';
import { fold } from '../../reading/fold.ts';
import { markBelow } from '../../proof/marks.ts';
import type { Word } from '../../words/word.ts';
import type { RawEntry } from '../entries/entries.ts';
import { saysDone } from '../../reading/around.ts';
import { isTime } from '../../reading/times.ts';
import { wordsByColumn, type TextColumn } from './text-columns.ts';

/** Dots that lead the eye from a text to its amount. */
const LEADERS = /(?<=[^.])[.·…]{4,}$/;
/** What joins the text of a line to the date before it and to the amount behind it: "5 April - Card payment: 12.50". */
const JOINTS = /^[-\u2010-\u2015\u2212:|]\s+(?=\S)|(?<=\S):$/gu;
const ENDS_IN_DOT = /[.·…]$/;

/** Behind the number of a cheque: the numbers before it are missing in the list. */
const GAP_MARK = /(?<=^\d{3,})\s?\*+$/;

/**
 * Description of an entry: its columns of text as they are read, one space between words. A charge is told from its row's
 * amount by the name of its column.
 */
export function describe(entry: RawEntry, columns: readonly TextColumn[], size: number): string {
  const text = markedText(entry, textOfRow(entry, columns, size).replace(GAP_MARK, ''));
  return [entry.charge ?? '', text].filter((part) => part !== '').join(': ');
}

/** Letters from which a mark is a word that says what was booked ("Deposit"), not only its direction ("Cr."). */
const WORD_LETTERS = 4;

/**
 * The text of a row, with the word that marks its direction where none says what it is about: "10/02 09:14 | Withdrawal | 575.00",
 * "2024-01-03 | DEBIT | 360.90 | SUCCESS".
 */
function markedText({ anchor }: RawEntry, text: string): string {
  const { mark } = anchor.row;
  if (mark === null || mark.length < WORD_LETTERS || text.split(' ').some(tells)) return text;
  return text === '' || isTime(text) ? mark : `${mark} ${text}`;
}

/** Whether a word says something of its row: no code, and more than that it was booked. */
function tells(word: string): boolean {
  return /\p{L}/u.test(word) && !/\d/.test(word) && !saysDone(word);
}

function textOfRow(entry: RawEntry, columns: readonly TextColumn[], size: number): string {
  const mark = markBelow(entry);
  return asRead(entry, columns, size)
    .flat()
    .filter((word) => word !== mark && !isFootnoteMark(word, entry))
    .reduce<string[]>((texts, word, index, all) => {
      const text = ENDS_IN_DOT.test(word.text) ? word.text.replace(LEADERS, '') : word.text;
      if (isGlued(all[index - 1], word)) texts.push(texts.pop()! + text);
      else texts.push(text);
      return texts;
    }, [])
    .filter(
      (text, index, all) =>
        !(
          RULE.test(text) &&
          fold(text) === '' &&
          all.length > 1 &&
          !isNumberSign(text, all[index + 1]) &&
          !isOfNumber(all, index) &&
          !framesText(all, index)
        ),
    )
    .join(' ')
    .replace(JOINTS, '');
}

/** The number of a booking, over its text. */
const LONG_NUMBER = /^\d{8,}$/;

/**
 * "2402011234567 | Transfer" over "From: Ada May": the number that the first column begins with, and its other words, which are
 * read behind what stands beside that number alone; both empty where it is not so.
 */
function codeOverText(
  columns: readonly Word[][],
  lineOf: (word: Word | undefined) => number,
): readonly [Word[], Word[]] | readonly [null, null] {
  const [first, ...others] = columns;
  const [number, text] = first!;
  if (!number || !text || !LONG_NUMBER.test(number.text)) return [null, null];
  const line = lineOf(number);
  const beside = others.flat().every((word) => lineOf(word) === line);
  return beside && lineOf(text) > line ? [[number], first!.slice(1)] : [null, null];
}

/** What fills a row or parts its cells, and says nothing. */
const RULE = /^(?:[|¦_.·…]+|[-=*~]{3,}|#{1,3})$/;

/** "Check # 1187": the sign of the number behind it. */
function isNumberSign(text: string, next: string | undefined): boolean {
  return text === '#' && next !== undefined && /^\d/.test(next);
}

const STARS = /^\*{3,6}$/;

/** "Card 5218 **** **** 4417": stars for the digits of a number that are not printed, before or behind those that are. */
function isOfNumber(texts: readonly string[], at: number): boolean {
  if (!STARS.test(texts[at]!)) return false;
  const others = (text: string): boolean => !STARS.test(text);
  const ends = [texts.slice(0, at).findLast(others), texts.slice(at + 1).find(others)];
  return ends.some((text) => text !== undefined && /^\d{3,}$/.test(text));
}

/** "*** THANK YOU ***": stars at both ends of a text are of it. */
function framesText(texts: readonly string[], at: number): boolean {
  const last = texts.length - 1;
  return last > 1 && (at === 0 || at === last) && STARS.test(texts[0]!) && texts[0] === texts[last];
}

/** "12.50 *", "12.50¹": an asterisk behind the amount, or a small number right behind its digits or those of the balance, leads to a note. */
function isFootnoteMark({ text, x0, size }: Word, { anchor }: RawEntry): boolean {
  if (/^\*+$/.test(text)) return x0 >= anchor.amount.money.x1;
  if (!NOTE_NUMBER.test(text) || size > NOTE_SIZE * anchor.row.tokens.line.size) return false;
  return [anchor.amount.money, anchor.balance].some(
    (money) => money !== null && Math.abs(x0 - money.x1) < NOTE_BLANK_EM * size,
  );
}

const NOTE_NUMBER = /^[1-9a-z]$/;
/** Greatest share of the type size of a row that such a number is set in, and widest blank before it. */
const NOTE_SIZE = 0.8;
const NOTE_BLANK_EM = 0.3;

/**
 * The words of each column that says something, left to right. A cell that begins below all that stands to its right is
 * a line that goes on further out, and is read after it; codes between two texts would break into them, and are read last.
 */
function asRead(entry: RawEntry, columns: readonly TextColumn[], size: number): Word[][] {
  const said = wordsByColumn(entry, columns, size)
    .map((words, index) => ({ ...columns[index]!, words: words.slice(columns[index]!.timed ? 1 : 0) }))
    .filter(({ words, silent }) => words.length > 0 && !silent);
  if (said.length < 2) return said.map(({ words }) => words);
  const lineOf = (word: Word | undefined): number =>
    entry.rows.findIndex(({ rest }) => word !== undefined && rest.includes(word));
  const cells = said.map((cell) => ({
    ...cell,
    first: lineOf(cell.words[0]),
    last: lineOf(cell.words.at(-1)),
  }));
  const [code, others] = codeOverText(
    cells.map(({ words }) => words),
    lineOf,
  );
  if (code) return [code, ...cells.slice(1).map(({ words }) => words), others];
  const texts = cells.flatMap(({ codes }, index) => (codes ? [] : [index]));
  const place = cells.map(({ codes, first }, index) => {
    if (cells.slice(index + 1).some(({ last }) => last < first)) return first + 1;
    return codes && index > texts[0]! && index < texts.at(-1)! ? Infinity : 0;
  });
  return cells
    .map((cell, index) => ({ ...cell, place: place[index]! }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ words }) => words);
}
