/** Titles of lists that stand right over the names of their columns, and are no part of them. */
import { titleDirection } from '../../reading/directions.ts';
import type { Word } from '../../words/word.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { cellsOf } from './heading-chunks.ts';
import type { HeadingColumn } from './heading-columns.ts';
import { rolesOf } from './heading-roles.ts';
import { listsBeside, sidesOverLists } from './lists-beside.ts';
import { textOf, type Line } from '../lines/lines.ts';

/**
 * Whether a line is the title of the list whose heading stands below ("ATM & Debit Card Withdrawals" over "Date  Details"):
 * one phrase from where the names begin, that speaks of a direction over more than one of them, that goes on behind the only
 * one it stands over, or that makes no name with any of them.
 */
export function isTitleOver(line: Line, names: Line): boolean {
  if (areTitlesOver(line, names)) return true;
  if (cellsOf(line).length > 1 || line.x0 > names.x0 + line.size) return false;
  if (line.words.length === 1) return isWordOver(line, names);
  const over = cellsOf(names).filter(([first]) => first!.x0 < line.x1);
  if (over.length === 1 ? runsPast(over[0]!, line) : line.words.some((word) => isOverTwo(word, over)))
    return true;
  const named = over.length > 1 || over.some(areWritten);
  const direction = named && titleDirection(textOf(line.words)) !== null;
  const phrase = over.length > 1 || line.words.length >= MIN_TITLE_WORDS;
  return direction || (phrase && over.every((cell) => namesAlone(cell, line)));
}

/**
 * Whether a phrase goes on with words of its own behind the only name it stands over ("Transaction details" over a narrow "Date"):
 * a name on two lines is broken where its column ends.
 */
function runsPast(name: readonly Word[], { words, size }: Line): boolean {
  const past = words.findIndex(({ x0 }) => x0 > name.at(-1)!.x1 + PAST_EM * size);
  return past > 0 && rolesOf(textOf(name)).has('date');
}

/** Whether names are written as text, those of days and amounts among them: "Date Description Amount". */
function areWritten(cell: readonly Word[]): boolean {
  const roles = cell.map(({ text }) => rolesOf(text));
  return (
    roles.length > 2 && (['date', 'amount'] as const).every((role) => roles.some((found) => found.has(role)))
  );
}

/** Whether a single word stands over two names ("TRANSACTION" in large type over "Date" and "Details"), of which it can be a part of neither. */
function isOverTwo({ x0, x1 }: Word, names: readonly (readonly Word[])[]): boolean {
  return names.filter((name) => x0 < name.at(-1)!.x1 && x1 > name[0]!.x0).length > 1;
}

/** Words of a title begin this far behind the name below, type sizes. */
const PAST_EM = 0.5;

/** Whether a single word of a direction stands over a name of no amounts, beside names of days and of amounts ("Deposits" over "#  Date  Text  Amount"). */
function isWordOver(line: Line, names: Line): boolean {
  if (titleDirection(textOf(line.words)) === null) return false;
  const cells = cellsOf(names).map((cell) => ({
    x0: cell[0]!.x0,
    text: textOf(cell),
    roles: rolesOf(textOf(cell)),
  }));
  const over = cells.filter(({ x0 }) => x0 < line.x1);
  if (over.length === 1 && isBeginning(textOf(line.words), over[0]!.text, cells)) return false;
  const named = (role: 'date' | 'amount'): boolean => cells.some(({ roles }) => roles.has(role));
  return (
    over.length > 0 &&
    over.every(({ roles }) => roles.size === 0 || roles.has('date')) &&
    named('date') &&
    named('amount')
  );
}

/** Whether a word and the one below it are the name of a day, beside that of another one: "Purchase" over "date", beside "Posting date". */
function isBeginning(word: string, below: string, cells: readonly Pick<HeadingColumn, 'roles'>[]): boolean {
  const days = cells.filter(({ roles }) => roles.has('date') || roles.has('valueDate'));
  return days.length > 1 && rolesOf(`${word} ${below}`).has('date');
}

/** Whether each cell of a line stands where the same names begin anew: titles of lists side by side ("Deposits    Withdrawals"). */
export function areTitlesOver(line: Line, names: Line): boolean {
  if (sidesOverLists(line, names) !== null) return true;
  const titles = cellsOf(line);
  const below = cellsOf(names);
  const width = below.length / titles.length;
  if (titles.length < 2 || width < 2 || !Number.isInteger(width)) return false;
  return (
    titles.every(([word], list) => Math.abs(word!.x0 - below[list * width]![0]!.x0) < line.size) &&
    below.every((cell, index) => textOf(cell) === textOf(below[index % width]!))
  );
}

/**
 * The columns of lists side by side whose titles each tell a direction ("Deposits    Withdrawals" over the same names twice): the amounts
 * of each go that way.
 */
export function withSidesTitled(columns: readonly HeadingColumn[], over: Line, names: Line): HeadingColumn[] {
  const beside = sidesOverLists(over, names);
  const lists = beside && listsBeside(columns, ({ roles }) => roles);
  if (beside && lists?.length === beside.length)
    return lists.flatMap((list, at) =>
      list.map((column, index) =>
        index === list.length - 1 ? { ...column, roles: new Set<ColumnRole>([beside[at]!]) } : column,
      ),
    );
  const titles = cellsOf(over);
  const width = columns.length / titles.length;
  const sides = titles.map((title) => titleDirection(textOf(title)));
  if (!areTitlesOver(over, names) || !Number.isInteger(width) || sides.includes(null)) return [...columns];
  return columns.map((column, index) => {
    const side = sides[Math.floor(index / width)]!;
    return column.roles.has('amount') ? { ...column, roles: new Set<ColumnRole>([side]) } : column;
  });
}

/**
 * Whether a line stands over the names of lists side by side ("Check  Amount  Check  Amount") and does not begin anew as they do: a
 * title, or a note.
 */
export function isOverLists(line: Line, names: Line): boolean {
  return runOf(names) > 1 && runOf(line) === 0;
}

/** After how many cells those of a line begin anew with the same texts; 0 where they do not. */
function runOf(line: Line): number {
  const texts = cellsOf(line).map(textOf);
  const width = texts.indexOf(texts[0]!, 1);
  const runs = width > 0 && texts.length % width === 0;
  return runs && texts.every((text, index) => text === texts[index % width]) ? width : 0;
}

/** Words of a title over a single name, at least. */
const MIN_TITLE_WORDS = 3;

/** Whether a name of the line below is one by itself, and none together with the words over it. */
function namesAlone(cell: readonly Word[], { words }: Line): boolean {
  const name = textOf(cell);
  const above = words.filter(({ x0, x1 }) => x0 < cell.at(-1)!.x1 && x1 > cell[0]!.x0);
  return rolesOf(name).size > 0 && above.length > 0 && rolesOf(`${textOf(above)} ${name}`).size === 0;
}
