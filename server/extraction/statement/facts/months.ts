/** The months and years that a statement says it is about, beside the days that bound it. */
import { daysInMonth } from '../../../../shared/dates.ts';
import type { DateText } from '../../reading/dates.ts';
import { monthMeant, monthNamed, type NamedMonth } from '../../reading/month-names.ts';
import { labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { cellsOf, type Cell } from './cells.ts';

/** The last day of a month, or of a year. */
export interface MonthFact {
  readonly date: DateText;
  readonly month?: true;
}

/** Longest cell that names the month a statement is about: "This is your bank statement for March 2026". */
const MAX_MONTH_WORDS = 8;

const HOLDS_YEAR = /20\d{2}/;

/** The months of a line, each in a cell with little else: "Month:March /2026", "marzo de 2027", "Statement for 2026-03". */
export function monthsOf(line: Line): MonthFact[] {
  if (!line.words.some(({ text }) => HOLDS_YEAR.test(text))) return [];
  return cellsOf(line)
    .flatMap(partsOf)
    .flatMap((cell, index, cells) => {
      const inSigns = monthInSigns(cell.text, cells[index - 1]?.text ?? '');
      if (inSigns) return [inSigns];
      const parts = cell.text.split(/[\s:/-]+/);
      if (parts.length > MAX_MONTH_WORDS) return [];
      const at = parts.findIndex((part) => /^20\d{2}[.:]?$/.test(part));
      // "Year 2026", "Year: 2026"
      const name = at > 0 ? parts.slice(0, at).join(' ') : (cells[index - 1]?.text ?? '');
      if (at === parts.length - 1 && labelsOf(name).has('year'))
        return [{ date: lastDay(Number.parseInt(parts[at]!, 10), DECEMBER) }];
      const month = monthNamed(parts[/^(?:de|del|of)$/i.test(parts[at - 1] ?? '') ? at - 2 : at - 1] ?? '');
      if (month === null) return inDigits(cell, cells[index - 1]);
      // Other numbers are the day, or of something else, but for that of an account ("April 2024   Account 90011223").
      if (parts.some((part, place) => place !== at && /\d/.test(part) && !ACCOUNT_NUMBER.test(part)))
        return [];
      return [{ date: lastDay(Number.parseInt(parts[at]!, 10), monthMeant(month)), month: true }];
    });
}

/** "2024年3月", "利用月: 2024年3月分", "2024년 3월": no day behind it, and nothing else but its label. */
const MONTH_IN_SIGNS =
  /^(?:\p{L}{1,12}[:：]? ?)?(20\d{2}) ?[年년] ?(0?[1-9]|1[0-2]) ?[月월](?:[分份度]|月份)?\p{L}{0,4}$/u;
/** What was billed or is taken that month was bought before. */
const OF_PAYMENT = /請求|支払|引落|振替|还款|還款|出账|出帳|결제|청구/u;

function monthInSigns(text: string, before: string): MonthFact | null {
  const found = MONTH_IN_SIGNS.exec(text);
  if (!found || [before, text].some((each) => OF_PAYMENT.test(each))) return null;
  return { date: lastDay(Number(found[1]), { month: Number(found[2]) }), month: true };
}

const YEAR_ALONE = /^20\d{2}$/;
/** "Statement no. 3/2024", "Kontoauszug Nr. 3 / 2024", "Kontoauszug 3/2024": the third of that year. */
const NUMBER_OF_YEAR = /(?:\bn(?:[ro°º]|um\p{L}*)?\.?:?|^\p{L}{6,}) \d{1,3} ?[/.-] ?(20\d{2})$/iu;
/** "Rekeningafschrift 2025/7": its number behind the year. */
const YEAR_OF_NUMBER = /^\p{L}{6,}(?: \p{L}+){0,3}\.? (20\d{2})\/\d{1,3}$/u;

/** The last day of the year in a line without another number: "Bank statement 2024". It tells the year of rows only where nothing else does. */
export function yearOf({ words }: Line): DateText | null {
  const [year, apart, more] = words.filter(({ text }) => /\d/.test(text));
  if (!year || more) return null;
  const text = textOf(words);
  const said =
    !apart && YEAR_ALONE.test(year.text)
      ? year.text
      : (NUMBER_OF_YEAR.exec(text) ?? YEAR_OF_NUMBER.exec(text))?.[1];
  return said === undefined ? null : lastDay(Number(said), DECEMBER);
}

/** What stands between the parts of a line. */
const PARTED = / [·|] /;
const DASHED = / [-\u2013\u2014] /;

/**
 * What stands between dots or bars on one line, or between dashes where one of the parts has a year: "Movements · March 2026 ·
 * Account 4411", "Current account - EUR - March 2026".
 */
function partsOf(cell: Cell): readonly Pick<Cell, 'text'>[] {
  const parts = (by: RegExp): { text: string }[] => cell.text.split(by).map((text) => ({ text }));
  if (PARTED.test(cell.text)) return parts(PARTED);
  const dashed = parts(DASHED);
  return dashed.filter(({ text }) => HOLDS_YEAR.test(text)).length === 1 ? dashed : [cell];
}

const ACCOUNT_NUMBER = /^[\dX*]{5,}$/i;

const DECEMBER: NamedMonth = { month: 12 };

function lastDay(year: number, named: NamedMonth): DateText {
  return { kind: 'named', day: daysInMonth(year, named.month), ...named, year };
}

/** "2026-03", "03/2026", "03 / 2026 EUR" behind the name of a period, in the same cell or the one before. */
function inDigits({ text }: Pick<Cell, 'text'>, before: Pick<Cell, 'text'> | undefined): MonthFact[] {
  const found =
    /(?<!\S)(?:(20\d{2}) ?[-/.] ?(0[1-9]|1[0-2])|(0?[1-9]|1[0-2]) ?[-/.] ?(20\d{2}))(?: [A-Z]{0,3}\p{Sc}?)?$/u.exec(
      text,
    );
  if (!found) return [];
  const label = text.slice(0, found.index).trim();
  if (/\d/.test(label) || !leadingLabel(label === '' ? (before?.text ?? '') : label, ['period'])) return [];
  return [
    { date: lastDay(Number(found[1] ?? found[4]), { month: Number(found[2] ?? found[3]) }), month: true },
  ];
}
