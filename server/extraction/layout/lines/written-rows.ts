/**
 * Rows that a script writes by one pattern each ("- Toll - 2026-03-04 - $12.50", "Toll (04/03/2026): -12.50", "04/03/2026 DEBIT $12.50 Toll",
 * "3. 4/3/2026 Toll -12.50 (Balance: 95.50)"): what parts their day, text and amounts says nothing, and is left out; a day behind its text and
 * a text behind its amount are read in the usual order.
 */
import { holdsDigit } from '../../letters.ts';
import { wholeCurrency } from '../../reading/currencies.ts';
import { dateAt } from '../../reading/date-words.ts';
import { loneSign, numberText } from '../../reading/numbers.ts';
import { columnRoles, leadingLabel, markDirection } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';
import { DASH } from './dashed-cells.ts';

/** Rows of one pattern on a page, at least, and of all lines with a day and an amount. */
const MIN_ROWS = 2;
const ALIKE_SHARE = 0.9;
/** Of the lines of a page with an amount, those without a wide blank. */
const WRITTEN_SHARE = 0.9;
/** Blank within such a row, at most: cells of tables stand further apart. */
const MAX_BLANK_EM = 1.3;
/** Blank between the words of a row that is put in order, ems. */
const BLANK_EM = 0.28;

/** What parts the cells of a row, a word by itself. */
const SEPARATOR = /^(?:[-\u2010-\u2015\u2212/|>:;,\u2022\u00b7]|[-=]?>|\u2192)$/;
/** What ends a cell, glued to its last word. */
const GLUED = /[:;,|]$/;
const COUNTER = /^#?\d{1,4}[.):]$/;
const DECIMALS = /\d[.,]\d{1,2}\D{0,3}$/;
/** "$300", with its symbol as a font without it prints it. */
const PRICED = /^[-+(]?[\p{Sc}\u00b9\u00a6\u00b1]\d/u;
const CLOCK = /^\d{1,2}:[0-5]\d(?::[0-5]\d)?(?:[ap]m)?$/i;
const HALF_DAY = /^[ap]\.?m\.?$/i;
/** Words between a text and the day it is of. */
const OF_DAY = /^(?:on|am|le|el|il|em|op)$/i;
/** Letters of a mark ("CR", "Debit"). */
const MARK = /^\p{L}{2,10}\.?$/u;

type Kind = 'day' | 'amount' | 'mark' | 'text' | 'parting' | 'bar' | 'name' | 'counter';

/** A piece of a row: the words it is read with, without what encloses them. */
interface Piece {
  readonly kind: Kind;
  readonly words: readonly Word[];
  /** Stood in parentheses, or had a colon behind it. */
  readonly enclosed?: boolean;
}

/** The lines of one page, rows of one pattern without what parts their cells. */
export function withWrittenRows(lines: (readonly Word[])[]): (readonly Word[])[] {
  const priced = lines.filter(
    (words) =>
      (words.length > 2 || !isClose(words)) &&
      words.some(({ text }) => DECIMALS.test(text) || PRICED.test(text)),
  );
  const written = priced.filter(mayBeWritten);
  if (written.length < MIN_ROWS || written.length < WRITTEN_SHARE * priced.length) return lines;
  const rows = new Map(
    written.flatMap((words) => {
      const pieces = piecesOf(words);
      return isRow(pieces) ? [[words, pieces] as const] : [];
    }),
  );
  const patterns = Map.groupBy(rows.values(), patternOf);
  const [pattern, alike] = [...patterns].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
  if (alike.length < MIN_ROWS || alike.length < ALIKE_SHARE * rows.size || isUsual(pattern)) return lines;
  if ([...rows].every(([words, pieces]) => patternOf(pieces) !== pattern || saysBalance(words))) return lines;
  // Dashes alone between cells are left out (`dashed-cells.ts`): so they are where a dash within a text hides that.
  const dashed = [...rows.values()].every((pieces) =>
    pieces.every(({ kind, words: [word] }) => kind !== 'parting' || DASH.test(word!.text)),
  );
  const bars = !(dashed && isUsual(pattern.replaceAll(' parting', '')));
  return lines.map((words) => {
    const pieces = rows.get(words);
    return pieces && patternOf(pieces) === pattern ? inUsualOrder(pieces, bars) : words;
  });
}

/** "Balance on 01/05/2026: 300.00": a page with nothing else holds the balances of an account without rows. */
function saysBalance(words: readonly Word[]): boolean {
  return leadingLabel(words.map(({ text }) => text).join(' '), ['opening', 'closing']) !== null;
}

function mayBeWritten(words: readonly Word[]): boolean {
  return words.length >= 3 && isClose(words);
}

function isClose(words: readonly Word[]): boolean {
  return words.every(({ x0, size }, index) => index === 0 || x0 - words[index - 1]!.x1 < MAX_BLANK_EM * size);
}

const count = (pieces: readonly Piece[], kind: Kind): number =>
  pieces.filter((piece) => piece.kind === kind).length;

const patternOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, enclosed }) => (enclosed ? `${kind}()` : kind)).join(' ');

/** A day, one text at most, and amounts that no name gives a direction (`labelled-amounts.ts`). */
function isRow(pieces: readonly Piece[]): boolean {
  if (
    count(pieces, 'day') !== 1 ||
    count(pieces, 'amount') === 0 ||
    count(pieces, 'text') > 1 ||
    count(pieces, 'mark') > 1
  )
    return false;
  return !pieces.some(({ kind, words }, index) => {
    if (kind !== 'text' || pieces[index + 1]?.kind !== 'amount') return false;
    const { text } = words.at(-1)!;
    const roles = columnRoles(text.replace(/:$/, ''));
    return words.length > 1 && (roles.has('in') || roles.has('out')) && markDirection(text) !== 0;
  });
}

/** Patterns that are read as they are: a day, a text and amounts, whatever parts them that other rooms know. */
function isUsual(pattern: string): boolean {
  if (/^(?:day|text|amount)(?: (?:day|text|amount))*$/.test(pattern)) return true;
  return /^day(?: mark)? text(?: mark)?(?: amount(?: mark)?){1,2}$/.test(pattern.replaceAll(' bar', ''));
}

function piecesOf(line: readonly Word[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const push = (kind: Kind, words: readonly Word[]): void => {
    const last = pieces.at(-1);
    if (kind === 'text' && last?.kind === 'text')
      pieces.splice(-1, 1, { kind, words: [...last.words, ...words] });
    else pieces.push({ kind, words });
  };
  for (let at = 0; at < line.length;) {
    const day = count(pieces, 'day') === 0 ? dayAt(line, at) : null;
    const amount = day ? null : amountAt(line, at);
    const word = line[at]!;
    if (day)
      pieces.push({
        kind: 'day',
        words: day.words,
        enclosed: /^[([]|[)\]:]$/.test(`${word.text[0]!}${line[at + day.count - 1]!.text.at(-1)!}`),
      });
    else if (amount) push('amount', amount.words);
    else if (at === 0 && COUNTER.test(word.text)) push('counter', [word]);
    else if (SEPARATOR.test(word.text)) push(word.text === '|' ? 'bar' : 'parting', [word]);
    else if (isName(word) && amountAt(line, at + 1)) push('name', [word]);
    else push('text', [word]);
    at += day?.count ?? amount?.count ?? 1;
    // A time of day behind a day that stands behind the text is no text of its own.
    if (day && count(pieces, 'text') > 0 && CLOCK.test(line[at]?.text ?? '')) {
      push('parting', [line[at]!]);
      at += 1;
      if (HALF_DAY.test(line[at]?.text ?? '')) {
        push('parting', [line[at]!]);
        at += 1;
      }
    }
  }
  return withMarks(withTextsWhole(withoutPrepositions(pieces)));
}

interface Found {
  readonly words: readonly Word[];
  readonly count: number;
}

/** A day, maybe in parentheses or brackets, with a colon behind it. */
function dayAt(line: readonly Word[], at: number): Found | null {
  const bare = line.slice(at, at + 4).map((word) => without(word, /^[([]+/, /[)\]:;,|]+$/));
  const found = dateAt(bare, 0);
  return found ? { words: bare.slice(0, found.words), count: found.words } : null;
}

/** An amount with its sign and currency, maybe in parentheses behind its name. */
function amountAt(line: readonly Word[], at: number): Found | null {
  const words: Word[] = [];
  let digits = false;
  let priced = false;
  for (let next = at; next < line.length && words.length < 3; next += 1) {
    const word = line[next]!;
    const bare = without(
      word,
      /^[([](?=.*[^)\]]$)/,
      digits || !word.text.startsWith('(') ? /[)\],;|]+$/ : /[,;|]+$/,
    );
    const currency = wholeCurrency(bare.text) !== null;
    if (!digits && words.length === 0 && loneSign(word.text) !== 0 && isPriced(line, next + 1))
      words.push(word);
    else if (currency && !priced && (!digits || next === at + words.length)) {
      words.push(bare);
      priced = true;
    } else if (!digits && holdsDigit(bare.text) && isNumber(bare.text, priced)) {
      words.push(bare);
      digits = true;
      if (bare.text !== word.text && !/^[-+]/.test(word.text)) break;
    } else break;
    if (digits && priced) break;
  }
  return digits ? { words, count: words.length } : null;
}

/** A sign by itself is one where a currency follows, and parts cells elsewhere. */
function isPriced(line: readonly Word[], at: number): boolean {
  return line[at] !== undefined && /^\p{Sc}$/u.test(line[at].text);
}

function isNumber(text: string, priced: boolean): boolean {
  const number = numberText(text);
  return number !== null && !number.percent && (DECIMALS.test(text) || priced || number.currency !== null);
}

/** "Balance:", "(Balance:", "Amount". */
function isName({ text }: Word): boolean {
  const roles = columnRoles(text.replace(/^\(|:$/g, ''));
  return roles.has('balance') || (roles.has('amount') && text.endsWith(':'));
}

function without(word: Word, before: RegExp, behind: RegExp): Word {
  const from = before.exec(word.text)?.[0].length ?? 0;
  const to = word.text.length - (behind.exec(word.text)?.[0].length ?? 0);
  return from === 0 && to === word.text.length ? word : from < to ? partOf(word, from, to) : word;
}

/** Pieces without "on" between a text and its day. */
function withoutPrepositions(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece, index) => {
    const last = piece.words.at(-1)!;
    if (piece.kind !== 'text' || pieces[index + 1]?.kind !== 'day' || !OF_DAY.test(last.text)) return [piece];
    const words = piece.words.slice(0, -1);
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

/** Texts with the dashes and strokes within them, and without what ends their cell. */
function withTextsWhole(pieces: readonly Piece[]): readonly Piece[] {
  const whole: Piece[] = [];
  pieces.forEach((piece, index) => {
    const last = whole.at(-1);
    const within = piece.kind === 'parting' && last?.kind === 'text' && pieces[index + 1]?.kind === 'text';
    const goesOn = piece.kind === 'text' && last?.kind === 'text';
    if (within || goesOn) whole.splice(-1, 1, { ...last, words: [...last.words, ...piece.words] });
    else whole.push(piece);
  });
  return whole.map((piece, index) => {
    const last = piece.words.at(-1)!;
    if (piece.kind !== 'text' || index === whole.length - 1 || !GLUED.test(last.text)) return piece;
    const bare = without(last, /^/, GLUED);
    return { ...piece, words: [...piece.words.slice(0, -1), bare] };
  });
}

/** Pieces with those that are a word for a direction and nothing else told apart: "DEBIT", "CR"; and one right behind the day or before the text. */
function withMarks(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => {
    const [first, more] = piece.words;
    const isMark =
      piece.kind === 'text' &&
      !more &&
      MARK.test(first!.text) &&
      markDirection(first!.text.replace(/\.$/, '')) !== 0;
    return isMark ? { ...piece, kind: 'mark' } : piece;
  });
}

/** The words of a row in the usual order, cell behind cell, maybe with bars between: its day, its text, its amount with its mark, its balance. */
function inUsualOrder(pieces: readonly Piece[], bars: boolean): readonly Word[] {
  const of = (kind: Kind): Word[][] =>
    pieces.filter((piece) => piece.kind === kind).map(({ words }) => [...words]);
  const [amount, ...balances] = of('amount');
  // Between two amounts a whole word is of neither, unless it is enclosed ("12.50 (debit) 95.50").
  const marks = of('mark')
    .flat()
    .map((word) => (balances.length === 0 ? word : enclosed(word)));
  const cells = [of('day').flat(), of('text').flat(), [...amount!, ...marks], ...balances];
  let x = Math.min(...cells.flat().map(({ x0 }) => x0));
  return cells
    .filter(({ length }) => length > 0)
    .flatMap((cell, index) => {
      const laid = cell.map((word): Word => {
        const x0 = x;
        x += word.x1 - word.x0 + BLANK_EM * word.size;
        return { ...wordValues(word), x0, x1: x0 + word.x1 - word.x0 };
      });
      return index === 0 || !bars ? laid : [barBefore(laid[0]!), ...laid];
    });
}

function enclosed(word: Word): Word {
  return { ...wordValues(word), text: `(${word.text})` };
}

function barBefore(word: Word): Word {
  return { ...wordValues(word), text: '|', x0: word.x0, x1: word.x0, alternatives: [] };
}
