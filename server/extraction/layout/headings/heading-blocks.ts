/** Blocks of lines that may be one heading, and whether what stands in them is names. */
import { isCurrency, namesCurrency } from '../../reading/currencies.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { sectionsOf } from '../../reading/vocabulary.ts';
import { cellsOf } from './heading-chunks.ts';
import { columnsOf, type HeadingColumn } from './heading-columns.ts';
import { rolesOf } from './heading-roles.ts';
import { textOf, type Line } from '../lines/lines.ts';
import { isOverLists, isTitleOver } from './titles-over-names.ts';
import type { TokenLine } from '../tokens.ts';

/** Lines of one heading stand closer than this. */
const HEADING_PITCH_EM = 2.1;
/** Type of a title against that of the names below it. */
const TITLE_SIZE = 1.1;
/** Names that have to be known where no blanks part them, a date's among them. */
export const NAMES_OF_A_SENTENCE = 3;

export const MONEY_ROLES: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];

const YEAR = /^(?:19|20)\d{2}$/;

/** The words of a line of a block without the year of the days below, which may stand under their name; a line of it alone is none. */
function besideYear({ words }: Line, index: number): Line['words'] {
  return index > 0 && words.length > 1 && YEAR.test(words[0]!.text) ? words.slice(1) : words;
}

/**
 * Lines of one page, close together, without money or dates in them. `goesOn`: those before the last are known to be a block of
 * several, so that only what they are with the last one is asked.
 */
export function isBlock(block: readonly TokenLine[], goesOn = false): boolean {
  const last = block.at(-1)!.line;
  return block.every(({ line, monies, dates }, index) => {
    if (goesOn && index < block.length - 1) return !isOverLists(line, last);
    if (monies.some((money) => money.strong) || dates.length > 0 || line.words.length > 24) return false;
    // Account numbers and years stand in titles, not in headings.
    const named = besideYear(line, index);
    if (named.some((word) => /\d{4}/.test(word.text))) return false;
    if (block.length > 1 && named.some((word) => /^\d[\d.,'\u2019]*$/.test(word.text))) return false;
    // A dash stands for nothing in a row.
    if (index > 0 && cellsOf(line).some(([word, more]) => !more && /^[-\u2013\u2014]$/.test(word!.text)))
      return false;
    // "Currency : EUR" right above a heading is a label with what it says.
    if (block.length > 1 && line.words.slice(0, -1).some((word) => word.text.endsWith(':'))) return false;
    if (block.length > 1 && isSentence(line)) return false;
    // "Payments and other credits" is the title of a list, though each of its words could name a column.
    const title = withoutNote(line);
    if (title.length > 1 && sectionsOf(textOf(title)).size > 0) return false;
    if (saysCurrency(line)) return false;
    if (index < block.length - 1 && isOverLists(line, last)) return false;
    if (index === 0) return block.length === 1 || !isTitleOver(line, block[1]!.line);
    // The names again, or others for them, below the title of the next list: the one before is empty.
    if (index > 1 && textOf(line.words) === textOf(block[0]!.line.words)) return false;
    if (index > 1 && isTitledAnew(block, index)) return false;
    const previous = block[index - 1]!.line;
    // A single phrase in larger type is the title over the names.
    if (index === 1 && previous.size > TITLE_SIZE * line.size && cellsOf(previous).length === 1) return false;
    const pitch = (line.baseline - previous.baseline) / Math.max(line.size, previous.size);
    if (previous.flow !== line.flow) return false;
    return pitch < HEADING_PITCH_EM || (pitch < TWINS_PITCH_EM && tellsTwinsApart(previous, line));
  });
}

/** Lines of a heading stand closer than this where the upper one tells names apart that are one and the same in the lower one. */
const TWINS_PITCH_EM = 3;
const CELL_EDGE_EM = 0.3;

/** "Transaction  Posting" over "Date  Date  Description": each begins where a name below it does, other words over the same ones. */
function tellsTwinsApart(upper: Line, lower: Line): boolean {
  const above = cellsOf(upper);
  const below = cellsOf(lower).map((words) => ({ x0: words[0]!.x0, text: textOf(words) }));
  const under = above.map(([word]) =>
    below.find(({ x0 }) => Math.abs(x0 - word!.x0) < CELL_EDGE_EM * lower.size),
  );
  if (under.includes(undefined)) return false;
  return new Set(under.map((name) => name!.text)).size < new Set(above.map(textOf)).size;
}

/** Whether a line names the days and the amounts of rows, as the first of its block does, below a phrase of several words alone on its line. */
function isTitledAnew(block: readonly TokenLine[], index: number): boolean {
  const [title, more] = cellsOf(block[index - 1]!.line);
  if (more || title!.length < 2) return false;
  return [block[0]!, block[index]!].every(({ line }) => {
    const columns = columnsOf([line]);
    return (
      columns.some(({ roles }) => roles.has('date')) &&
      columns.some(({ roles }) => MONEY_ROLES.some((role) => roles.has(role)))
    );
  });
}

/** Words of the note to a star, at least. */
const NOTE_WORDS = 3;

/** The words of a line before the note to a star: "Cheques and other debits    * Break in the numbers". */
function withoutNote({ words }: Line): Line['words'] {
  const note = words.findIndex(({ text }) => text.startsWith('*'));
  return note > 0 && words.length - note >= NOTE_WORDS ? words.slice(0, note) : words;
}

/** Longest name of a column, words. */
const MAX_NAME_WORDS = 8;

/** Whether a line runs on for longer than any name does, though some of its words may name columns. */
function isSentence(line: Line): boolean {
  if (cellsOf(line).every((cell) => cell.length <= MAX_NAME_WORDS)) return false;
  const columns = columnsOf([line]);
  return !mostlyNames(
    columns,
    columns.filter(({ roles }) => roles.size > 0),
  );
}

/** "Valuta  EUR": the label of a currency, which may name a value date as well, beside what it says. */
function saysCurrency(line: Line): boolean {
  const [value, name, ...others] = cellsOf(line).map(textOf).toReversed();
  if (name === undefined || !isCurrency(value!) || !namesCurrency(name)) return false;
  return others.every((text) => rolesOf(text).size === 0);
}

/**
 * Whether the known names are most of a block's words: by their letters, or by their number where each column that is
 * not known is named by a single word, however long ("Buchung | Valuta | Transaktionsinformation | Betrag"), or as all but
 * one phrase between a date's name and an amount's ("Date | Details of your payments | Debit | Credit").
 */
export function mostlyNames(all: readonly HeadingColumn[], known: readonly HeadingColumn[]): boolean {
  // "#" over the numbers of the rows is no name.
  const columns = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const letters = (of: readonly HeadingColumn[]): number =>
    of.reduce((sum, { text }) => sum + text.length, 0);
  if (letters(known) >= 0.5 * letters(columns)) return true;
  const single = columns.every(({ text, roles }) => roles.size > 0 || !text.includes(' '));
  if (single) return known.length >= NAMES_OF_A_SENTENCE && known.length * 2 > columns.length;
  const [first, last] = [columns[0]!, columns.at(-1)!];
  if (columns.length < 3 || columns.filter(({ roles }) => roles.size === 0).length > 1) return false;
  return first.roles.has('date') && MONEY_ROLES.some((role) => last.roles.has(role));
}
