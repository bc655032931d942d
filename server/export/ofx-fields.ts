/** Elements of OFX 1.0.2 (SGML): escaping, field lengths, dates. Source: OFX 1.0.2, sections 2.3 and 3.2. */
import type { CalendarDate } from '../../shared/dates.ts';
import { oneLine } from './one-line.ts';
import { transliterate } from './windows-1252.ts';

/** Longest values of the elements that hold free text, in characters. Source: OFX 1.0.2, section 11. */
export const FIELD_LENGTH = { ACCTID: 22, CHECKNUM: 12, NAME: 32, MEMO: 255 } as const;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An element with a value; in SGML it has no end tag. The value is cut nowhere, so cut it before. */
export function element(name: string, value: string): string {
  return `<${name}>${value.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)}`;
}

/** An aggregate: elements between a start and an end tag. */
export function aggregate(name: string, ...lines: readonly (string | readonly string[] | null)[]): string[] {
  return [`<${name}>`, ...lines.flatMap((line) => line ?? []), `</${name}>`];
}

/**
 * A calendar date as OFX writes moments. Noon of Greenwich is the same day from Honolulu to Auckland; midnight, which
 * stands for a date alone, would be the day before in all of America.
 */
export function ofxDate(date: CalendarDate): string {
  return `${date.replaceAll('-', '')}120000`;
}

/** NAME and MEMO of a text. MEMO repeats the whole where NAME has no room for it; past 255 characters it is cut. */
export function nameAndMemo(description: string): { readonly name: string; readonly memo: string | null } {
  const text = oneLine(transliterate(oneLine(description)));
  if (text === '') return { name: 'No description', memo: null };
  if (text.length <= FIELD_LENGTH.NAME) return { name: text, memo: null };
  return { name: shorten(text, FIELD_LENGTH.NAME), memo: shorten(text, FIELD_LENGTH.MEMO) };
}

/** Cuts at a space where one is near the end. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > length / 2 ? space : length).trimEnd();
}
