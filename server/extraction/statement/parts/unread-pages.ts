/**
 * Pages of which nothing is read though they list days and amounts: those of another statement bound in the same file, whose days stand
 * over its rows or behind their kind, whose amounts are whole units, or whose names nobody knows. Read with the others they are
 * no bookings, and what is proved of those would pass for the whole file.
 */
import type { TokenLine } from '../../layout/tokens.ts';
import type { SectionFact } from '../lists/sections.ts';
import { isOfOthers, SAME_PLACE, tellsRate, unreadByPage } from './unread-lines.ts';

/** Lines with an amount below those of others that make a list, and days beside or over them, at least. */
const MIN_AMOUNTS = 5;
const MIN_DAYS = 2;
/** From this share of amounts on that are booked elsewhere, a page lists these again. */
const AGAIN_SHARE = 0.6;

/** Digits with decimals, or in groups: no year, no number of a cheque. */
const FIGURE =
  /^\D{0,4}\d{1,3}(?:[.,'\u2019\u00a0\u202f]?\d{3})*[.,]\d{1,2}\D{0,4}$|^\D{0,4}\d{1,3}(?:[.,'\u2019\u00a0\u202f]\d{3})+\D{0,4}$/u;
const DAY = /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?,?$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}\.?,?$/;

/** A figure of a list: where it ends and begins, and its digits. */
interface Figure {
  readonly x0: number;
  readonly x1: number;
  readonly digits: string;
}

/** A sentence about each such page. `known`: amounts and balances of what is booked, in minor units. */
export function unreadPages(
  lines: readonly TokenLine[],
  sections: readonly SectionFact[],
  read: ReadonlySet<number>,
  known: () => ReadonlySet<number>,
): string[] {
  return [...unreadByPage(lines, read)].flatMap(([page, own]) => {
    const listed = own.filter((tokens) => !tellsRate(tokens) && !isOfOthers(tokens.line.index, sections));
    if (new Set(listed.flatMap(daysOf)).size < MIN_DAYS) return [];
    const rows = listed.map(figuresOf).filter((figures) => figures.length > 0);
    const inColumns = rows.filter((figures) =>
      figures.some(
        (figure) => rows.filter((others) => others.some((one) => isBelow(one, figure))).length >= MIN_AMOUNTS,
      ),
    );
    if (inColumns.length < MIN_AMOUNTS) return [];
    const amounts = known();
    const again = inColumns.filter((figures) =>
      figures.some(({ digits }) => amounts.has(Number(digits))),
    ).length;
    return again >= AGAIN_SHARE * inColumns.length
      ? []
      : [`Page ${page} lists days and amounts of which none are in an account.`];
  });
}

function daysOf({ line: { words }, dates }: TokenLine): string[] {
  const named = dates.map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  return [...named, ...words.flatMap(({ text }) => (DAY.test(text) ? [text] : []))];
}

function figuresOf({ line: { words }, dates }: TokenLine): Figure[] {
  return words.flatMap(({ text, x0, x1 }, at) =>
    FIGURE.test(text) && !DAY.test(text) && !dates.some(({ from, to }) => at >= from && at < to)
      ? [{ x0, x1, digits: text.replace(/\D/gu, '') }]
      : [],
  );
}

function isBelow(one: Figure, other: Figure): boolean {
  return Math.abs(one.x1 - other.x1) <= SAME_PLACE || Math.abs(one.x0 - other.x0) <= SAME_PLACE;
}
