/**
 * The numbers in the titles of the lists of several accounts, each over what is said of its account before the names of columns: "Savings –
 * GB36 7540 2774 4384 0690" over "Account holder: A. Reed" and "Balance 01/09/2025: 3,166.69".
 */
import type { Heading } from '../../layout/headings/headings.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import { columnRoles, leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { accountNumber, MIN_NUMBER_DIGITS, type TextFact } from './account-texts.ts';

/** Lines between a title and the names of columns, at most. */
const MAX_SAID = 4;
/** Words of a title before its number, at most. */
const MAX_NAME_WORDS = 6;

/** A title begins this close to the edge of its list: what stands aside is of something else. */
const MAX_INDENT_EM = 2;

/** What is said of an account between its title and its list. */
const SAID = ['opening', 'closing', 'holder', 'totalIn', 'totalOut'] as const;

/** What stands between a name and its number: a dash, a dot, the sign of a number, the account's currency. */
const PARTING = /^(?:[-\u2010-\u2015\u00b7:|№]|n[°º]|\([A-Z]{3}\))$/i;

/**
 * `named`: the numbers that are known. A single list is not one of several. `isNone`: lines that are the head of their page, or the text
 * of a row.
 */
export function titlesOverFigures(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  named: readonly TextFact[],
  isNone: (at: number) => boolean,
): TextFact[] {
  const known = new Set(named.map(({ line }) => line));
  const forms = new Set(named.map(({ value }) => formOf(value)));
  const over = (known: ReadonlySet<string>): (TextFact | null)[] =>
    headings.map((heading) => titleOver(lines, heading, known, isNone));
  // Numbers right over names of columns are told by those over what is said of their accounts, too.
  for (const title of over(forms)) if (title) forms.add(formOf(title.value));
  const titles = over(forms);
  const overLists = titles.filter((title) => title !== null);
  const own = [...overLists, ...titlesOfNoList(lines, forms, known, isNone)].filter(
    ({ line }, at, all) => all.findIndex((other) => other.line === line) === at,
  );
  if (new Set([...known, ...own.map(({ line }) => line)]).size < 2) return [];
  return own.filter(({ line }) => !known.has(line));
}

function titleOver(
  lines: readonly TokenLine[],
  heading: Heading,
  forms: ReadonlySet<string>,
  isNone: (at: number) => boolean,
): TextFact | null {
  let { flow } = heading;
  for (let at = heading.first - 1; at >= Math.max(0, heading.first - 1 - MAX_SAID); at -= 1) {
    const tokens = lines[at]!;
    // The names of columns may stand first on the page behind that of the title.
    if (tokens.line.flow !== flow && at < heading.first - 1) return null;
    flow = tokens.line.flow;
    const value = numberOfTitle(tokens);
    // Right over the names of columns a number may be one to call, where no account has one like it.
    if (value !== null && at === heading.first - 1 && !forms.has(formOf(value))) return null;
    if (value !== null) {
      const edge = lines[heading.first]!.line.x0;
      const over = Math.abs(tokens.line.x0 - edge) < MAX_INDENT_EM * tokens.line.size;
      return isNone(at) || !over ? null : { line: tokens.line.index, kind: 'number', value };
    }
    if (!isSaid(tokens)) return null;
  }
  return null;
}

/**
 * Titles of accounts without a list: a name and a number written as another one's, right over what is there on two days or between them
 * ("Deposit account 979 759 440" over "Balance 01/09/2025: 8,958.44" and "No transactions").
 */
function titlesOfNoList(
  lines: readonly TokenLine[],
  forms: ReadonlySet<string>,
  known: ReadonlySet<number>,
  isNone: (at: number) => boolean,
): TextFact[] {
  if (forms.size === 0) return [];
  return lines.flatMap((tokens, at): TextFact[] => {
    const below = lines[at + 1];
    if (!below || known.has(tokens.line.index) || below.monies.length === 0 || !isSaid(below)) return [];
    const value = below.line.flow === tokens.line.flow ? numberOfTitle(tokens) : null;
    if (value === null || !forms.has(formOf(value)) || isNone(at)) return [];
    return [{ line: tokens.line.index, kind: 'number', value }];
  });
}

/** How a number is written: "641 284 029" and "922 057 985" alike. */
function formOf(value: string): string {
  return value.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');
}

/** "Account holder: A. Reed", "Opening balance 12.50", "Balance 01/09/2025: 3,166.69". */
function isSaid({ line, dates, monies }: TokenLine): boolean {
  if (leadingLabel(textOf(line.words), SAID) !== null) return dates[0]?.from !== 0;
  const strong = monies.filter((money) => money.strong);
  return (
    strong.length === 1 &&
    dates.length === 1 &&
    dates[0]!.from > 0 &&
    columnRoles(line.words[0]!.text).has('balance')
  );
}

/** The number behind the name of an account and what parts them, with nothing but a currency behind it; null where a line is no such title. */
function numberOfTitle({ line, dates, monies, spent }: TokenLine): string | null {
  if (dates.length > 0 || spent.size > 0 || monies.some(({ strong }) => strong)) return null;
  // "БИК 044525092 Расчётный счёт № 408...": the code of the bank before them.
  const words = BANK_CODE.test(line.words[0]!.text) ? line.words.slice(2) : line.words;
  const start = words.findIndex(({ text }) => /[\d*]/.test(text));
  const from = start > 0 && /^[A-Z]{2}$/.test(words[start - 1]!.text) ? start - 1 : start;
  const name = words.slice(0, from).filter(({ text }) => !PARTING.test(text));
  if (name.length === 0 || name.length > MAX_NAME_WORDS || !name.every(isNameWord)) return null;
  const behind = words.slice(from);
  const number = isCurrencyCode(behind.at(-1)!.text) ? behind.slice(0, -1) : behind;
  const value = number.length === 0 ? null : accountNumber(number);
  const digits = value?.replace(/[^\dX*]/g, '').length ?? 0;
  return value === textOf(number) && digits >= MIN_NUMBER_DIGITS && leadsNothing(words.slice(0, from))
    ? value
    : null;
}

const BANK_CODE = /^(?:бик|bic|blz|bsb|ifsc|mfo|мфо):?$/i;

function isNameWord({ text }: Word): boolean {
  return /^[\p{L}'\u2019&.()-]+$/u.test(text);
}

/** "IFSC Code KONK0000471", "Phone: 0800 123456": the name before a number is no label of something else. */
function leadsNothing(words: readonly Word[]): boolean {
  const before = textOf(words);
  return !before.endsWith(':') && columnRoles(before).size === 0;
}
