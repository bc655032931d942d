/** What the words of a heading say a column holds, in one line or in several. */
import { fold } from '../../reading/fold.ts';
import { isDigitAt } from '../../letters.ts';
import { isCurrency, isCurrencyCode } from '../../reading/currencies.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles, columnRolesOfFolded, sectionsOf } from '../../reading/vocabulary.ts';
import { rememberedText } from '../../remembered.ts';
import type { HeadingColumn } from './heading-columns.ts';

/** Of what names no column. */
export const NO_ROLES: ReadonlySet<ColumnRole> = new Set();

/** Roles of a heading's text; a currency and what joins it ("Amount in EUR") do not count. */
export function rolesOf(text: string): ReadonlySet<ColumnRole> {
  if (!holdsNumber(text)) return rolesOfText(text);
  const undated = text.replace(YEAR_BELOW, '');
  return holdsNumber(undated) ? NO_ROLES : rolesOfText(undated);
}

/** "Date 2026": the year of days below a name, which print none. */
const YEAR_BELOW = / (?:19|20)\d{2}$/;

/** Whether digits stand in a text, more than the one that may end a name ("Referencia 2"); those in parentheses are none of it. */
function holdsNumber(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') return false;
    if (isDigitAt(text, at)) digits += 1;
  }
  return digits > 1;
}

const rolesOfText = rememberedText((text): ReadonlySet<ColumnRole> => {
  // "Amount (in $)" is no amount in, whatever sign stands for the currency.
  const roles = columnRoles(
    text.replace(/\((\p{L}+)([^\p{L}].*?)\)/gu, (all, joint: string, unit: string) =>
      joins(joint) && (isCurrency(unit.trim()) || !/[\p{L}\p{N}]/u.test(unit)) ? ' ' : all,
    ),
  );
  if (roles.size > 0) return roles;
  const words = text
    .replace(/\(.*?\)/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (isCurrency(word) ? [] : word.split('/')))
    .filter((word) => word !== '' && !isCurrencyCode(word.replace(/[^A-Z]/g, '')));
  // "Amount in" is an amount where what it joins is gone; "Money in (R)" and "Paid in ZAR" are names with their last word.
  const [apart, joined] = [words.filter((word) => !joins(word)), words].map((kept) => {
    return columnRolesOfFolded(fold(kept.join(' ')));
  });
  const told = apart!.size === 0 || (apart!.has('out') && joined!.has('in')) ? joined! : apart!;
  if (told.size > 0) return told;
  if (areAlternatives(text)) return AMOUNT;
  if (isAmountOverBalance(text)) return AMOUNT_AND_BALANCE;
  const common = rolesInCommon(text);
  if (common.size > 0) return common;
  return words.length === 2 ? directedAmount(words) : roles;
});

const AMOUNT: ReadonlySet<ColumnRole> = new Set(['amount']);

/** "Withdrawal (Dr) / Deposit (Cr)": both directions in one column. */
function areAlternatives(text: string): boolean {
  const names = text.split('/');
  return names.length === 2 && names.every((name) => /\p{L}/u.test(name)) && areOpposite(names);
}

const AMOUNT_AND_BALANCE: ReadonlySet<ColumnRole> = new Set(['amount', 'balance']);

/** "Amount / Balance": the balance stands below each amount, in one column. */
function isAmountOverBalance(text: string): boolean {
  const names = text.split('/').map((name) => [...columnRoles(name)].join());
  return names.length === 2 && names[0] === 'amount' && names[1] === 'balance';
}

/** A stroke between two names; one that leans on the first ("Fecha/ F.") waits for what stands below. */
const BETWEEN_NAMES = /(?<=\s)\/(?=\s)|(?<=\S)\/(?=\S)/;

/** "Amount / Importo": what both say where one name is printed in two languages. */
function rolesInCommon(text: string): ReadonlySet<ColumnRole> {
  const [first, second, ...more] = text.split(BETWEEN_NAMES);
  if (second === undefined || more.length > 0) return NO_ROLES;
  const others = rolesOf(second.trim());
  return new Set([...rolesOf(first!.trim())].filter((role) => others.has(role)));
}

/** Whether two names are those of opposite directions, and of nothing else. */
export function areOpposite(names: readonly string[]): boolean {
  if (names.length !== 2) return false;
  const side = onlySide(names[0]!);
  return side !== null && onlySide(names[1]!) === (side === 'in' ? 'out' : 'in');
}

/** The direction that a name is of, where it names nothing else. */
function onlySide(name: string): 'in' | 'out' | null {
  const [role, more] = rolesOf(name);
  return more === undefined && (role === 'in' || role === 'out') ? role : null;
}

/** "Amount debit", "Credit amount": an amount and a direction together are the name of that direction, in either order. */
function directedAmount(words: readonly string[]): ReadonlySet<ColumnRole> {
  const [first, second] = words.map((word) => columnRoles(word));
  const [amount, direction] = first!.has('amount') ? [first!, second!] : [second!, first!];
  const directed = direction.size === 1 && (direction.has('in') || direction.has('out'));
  return amount.size === 1 && amount.has('amount') && directed ? direction : NO_ROLES;
}

/** Whether a word joins a currency to what it is the unit of. */
function joins(word: string): boolean {
  return /^(in|en|i|em|w|v)$/i.test(word);
}

/** A hyphen at the end of a line, within a word. */
const HYPHENATED = /(?<=\p{L})[-\u2010\u00ad]\n(?=\p{L})/gu;

/** Roles of a name in several lines; a narrow cell breaks a word wherever it ends ("ОПЕРА-" over "ЦИИ", "Valutada" over "tum"). */
export function rolesOfStack(lines: readonly string[]): ReadonlySet<ColumnRole> {
  const roles = rolesOf(lines.join(' '));
  if (roles.size > 0 || lines.length === 1) return roles;
  const whole = rolesOf(lines.join('\n').replace(HYPHENATED, '').replaceAll('\n', ' '));
  return whole.size > 0 ? whole : rolesOf(lines.join(''));
}

const BOOKED_ROLES: readonly ColumnRole[] = ['out', 'in', 'amount'];
const TEXTS: ReadonlySet<ColumnRole> = new Set(['description']);
const IN: ReadonlySet<ColumnRole> = new Set(['in']);

/** What a name says beside the others of its heading. */
export function rolesAmong(
  column: HeadingColumn,
  columns: readonly HeadingColumn[],
): ReadonlySet<ColumnRole> {
  if (namesTexts(column, columns)) return TEXTS;
  if (isTitleBesideAmount(column, columns)) return NO_ROLES;
  return isPaidToCard(column, columns) ? IN : column.roles;
}

/** Whether a name of one direction is the title of a list instead: only the name of its amounts stands beside it ("Credits     Amount"). */
function isTitleBesideAmount(column: HeadingColumn, columns: readonly HeadingColumn[]): boolean {
  const [first, second, more] = columns;
  if (column !== first || !second || more || !namesAmountOnly(second.roles)) return false;
  return column.roles.size === 1 && (column.roles.has('in') || column.roles.has('out'));
}

/** Whether a name is that of amounts, whatever their direction, and of nothing else. */
export function namesAmountOnly(roles: ReadonlySet<ColumnRole>): boolean {
  return roles.size === 1 && roles.has('amount');
}

/**
 * Whether one of two names of money out is that of what comes in, as it would be over a list: "Purchases | Payments" of a card,
 * whose payments are those of its holder.
 */
function isPaidToCard(column: HeadingColumn, columns: readonly HeadingColumn[]): boolean {
  const isOut = ({ roles }: HeadingColumn): boolean => roles.size === 1 && roles.has('out');
  if (!isOut(column) || columns.some(({ roles }) => roles.has('in'))) return false;
  if (!sectionsOf(column.text).has('in')) return false;
  return columns.some((other) => other !== column && isOut(other) && !sectionsOf(other.text).has('in'));
}

/** Whether a name of texts or of amounts is that of texts: no other name is, and another one is that of amounts. */
function namesTexts(column: HeadingColumn, columns: readonly HeadingColumn[]): boolean {
  const { roles } = column;
  if (!roles.has('description') || !BOOKED_ROLES.some((role) => roles.has(role))) return false;
  const others = columns.filter((other) => other !== column);
  return (
    !others.some((other) => other.roles.has('description')) &&
    others.some((other) => BOOKED_ROLES.some((role) => other.roles.has(role)))
  );
}
