/** Booking texts: picked by weight, filled with invented names, numbers, dates and amounts. */
import { dateParts, type CalendarDate } from '../../shared/dates.ts';
import { addDays, writeDate, writeNumber, type NumberStyle } from './format.ts';
import type { Language, Phrase } from './language/language.ts';
import type { Random } from './random.ts';

const ENTRY_KINDS = [
  'card', 'transfer', 'debit', 'salary', 'cash', 'fee', 'interest', 'cheque', 'refund', 'payment',
] as const; // prettier-ignore
export type EntryKind = (typeof ENTRY_KINDS)[number];

interface FillOptions {
  readonly language: Language;
  readonly currency: string;
  readonly numbers: NumberStyle;
}

/** A booking text taken apart; its lines still hold placeholders. */
export interface ParsedPhrase {
  readonly direction: 'in' | 'out';
  readonly weight: number;
  readonly kind: EntryKind;
  readonly code: string;
  readonly lines: readonly string[];
}

export const isIn = (phrase: ParsedPhrase): boolean => phrase.direction === 'in';

export function parsePhrases(
  phrases: readonly Phrase[],
  kinds: readonly EntryKind[] | undefined,
): ParsedPhrase[] {
  const parsed = phrases.map((phrase): ParsedPhrase => {
    const [head = '', ...lines] = phrase.split('|');
    const [direction, weight, kind, code] = head.split(' ');
    return {
      direction: direction === 'in' ? 'in' : 'out',
      weight: Number(weight),
      kind: entryKind(kind),
      code: code ?? '',
      lines,
    };
  });
  return kinds ? parsed.filter((phrase) => kinds.includes(phrase.kind)) : parsed;
}

function entryKind(text: string | undefined): EntryKind {
  const isKind = (key: string | undefined): key is EntryKind =>
    key !== undefined && ENTRY_KINDS.some((kind) => kind === key);
  if (!isKind(text)) throw new Error(`unknown kind of entry: ${text}`);
  return text;
}

/** Picks by weight. */
export function pickPhrase(random: Random, phrases: readonly ParsedPhrase[]): ParsedPhrase {
  const total = phrases.reduce((sum, phrase) => sum + phrase.weight, 0);
  let left = random.next() * total;
  for (const phrase of phrases) {
    left -= phrase.weight;
    if (left < 0) return phrase;
  }
  return random.pick(phrases);
}

/** The lines with something invented in place of each placeholder; `date` is the booking date. */
export function fillPhrase(
  random: Random,
  lines: readonly string[],
  options: FillOptions,
  date: CalendarDate,
): string[] {
  const { language, currency, numbers } = options;
  const near = addDays(date, -random.int(0, 3));
  const month = dateParts(date).month;
  const fill = (name: string): string => {
    const digits = /^(A?)(\d+)$/.exec(name);
    if (digits) return digits[1] ? random.code(Number(digits[2])) : random.digits(Number(digits[2]));
    switch (name) {
      case 'merchant':
        return random.pick(language.merchants);
      case 'town':
        return random.pick(language.towns);
      case 'person':
        return random.pick(language.people);
      case 'firm':
        return random.pick(language.firms);
      case 'dm':
        return writeDate(near, language.dayMonth, language);
      case 'dmy':
        return writeDate(near, withYear(language.dayMonth), language);
      case 'month':
        return language.months[month - 1]!;
      case 'time':
        return `${String(random.int(6, 23)).padStart(2, '0')}:${random.int(10, 59)}`;
      case 'money':
        return writeNumber(random.int(1100, 480000), currency, numbers);
      case 'fx':
        return `${random.pick(['USD', 'CHF', 'SEK', 'PLN', 'AUD'])} ${writeNumber(random.int(500, 90000), 'USD', numbers)}`;
      case 'rate':
        return `${random.int(0, 11)}${numbers.decimal}${random.digits(4)}`;
      default:
        throw new Error(`unknown placeholder {${name}}`);
    }
  };
  return lines.map((line) => line.replace(/\{(\w+)\}/g, (_, name: string) => fill(name)));
}

/** A numeric day and month pattern with the year behind it. */
function withYear(dayMonth: string): string {
  if (dayMonth.includes('yyyy')) return dayMonth;
  return dayMonth.endsWith('.') ? `${dayMonth}yyyy` : `${dayMonth}/yyyy`;
}
