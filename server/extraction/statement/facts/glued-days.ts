/** Words that print two parts of a period without a blank between them. */
import { hasNoLetters } from '../../letters.ts';
import { parseDateText } from '../../reading/dates.ts';
import { labelsOf, monthOf } from '../../reading/vocabulary.ts';

/** What joins the parts of a word without letters, all of it in ASCII; or a label's colon. */
const JOINT_OF_NUMBERS = /[-/:]/;
const JOINT = /[-/\u2010-\u2015\u2212~\u301c\uff5e]|\u304b\u3089|[\u81f3\u5230]/g;

/**
 * Two days without a blank, and what stands between them: "OCT31/25-NOV28/25", "01/03/2026-31/03/2026",
 * "01.03.2026/31.03.2026", "2025.12.01\u304b\u30892026.03.01\u307e\u3067".
 */
function gluedRange(text: string): string[] | null {
  if (text.search(JOINT) < 0) return null;
  for (const { 0: joint, index } of text.matchAll(JOINT)) {
    const [from, to] = [text.slice(0, index), text.slice(index + joint.length).replace(/\u307e\u3067$/, '')];
    if (parseDateText(from) && parseDateText(to)?.year) return [from, '-', to];
  }
  return null;
}

/** "\uff5e2026\u5e746\u670830\u65e5", "2026.03.01\uff5e": a day with what joins it to the other, which stands behind a blank. */
function tildeBesideDay(text: string): string[] | null {
  const [, before, day, behind] = /^([~\u301c\uff5e]?)(.+?)([~\u301c\uff5e]?)$/.exec(text) ?? [];
  if (!day || !(before || behind) || !parseDateText(day)) return null;
  return [before!, day, behind!].filter((part) => part !== '');
}

/** "Mar 21 2025-Apr 20 2025", "Mar 21-Apr 20, 2025": the end of one day and the month of the next about a dash. */
function monthBehindDash(text: string, before: string | undefined): string[] | null {
  const [, end, dash, month] = /^(\d{4}|\d{1,2},?)([-\u2010-\u2015\u2212])(\p{L}+)\.?$/u.exec(text) ?? [];
  if (!end || monthOf(month!) === null) return null;
  const day = end.length < 4 && monthOf(before?.replace(/\.$/, '') ?? '') === null;
  return day ? null : [end, dash!, month!];
}

/** "1April2026to", "2026to", "al8": numbers of a day, months by their names and what joins two days, without a blank. */
function gluedDay(text: string): string[] | null {
  if (!/^(?:\d+\p{L}|\p{L}+\d)/u.test(text)) return null;
  const runs = text.match(/\d+|\p{L}+/gu) ?? [];
  if (runs.join('') !== text) return null;
  const isOfDay = (run: string): boolean =>
    /^\d/.test(run) ? run.length <= 4 : monthOf(run) !== null || labelsOf(run).has('periodTo');
  return runs.every(isOfDay) ? runs : null;
}

/** Whether two days stand at their month: "1-31 March", "March 1-31, 2026". */
function daysOfMonth(words: readonly string[], index: number): boolean {
  const isMonth = (word: string | undefined): boolean => monthOf(word?.replace(/[.,]$/, '') ?? '') !== null;
  const year = /^(?:19|20)\d{2}$/.test(words[index + 1] ?? '');
  return isMonth(words[index + 1]) || (year && isMonth(words[index - 1]));
}

/**
 * Words with those taken apart that print two without a blank: "al8" is "al 8", "1-31 March" is "1 - 31 March", "March 1-31,
 * 2026" is "March 1 - 31, 2026", and two days about a dash are both.
 */
export function unglued(words: readonly string[]): string[] {
  return words.flatMap((text, index) => {
    if (hasNoLetters(text) ? !JOINT_OF_NUMBERS.test(text) : !/\d/.test(text)) return text;
    const glued = gluedDay(text);
    if (glued) return glued;
    const days = /^(\d{1,2})([-\u2010-\u2015\u2212])(\d{1,2},?)$/.exec(text);
    if (days && daysOfMonth(words, index)) return [days[1]!, days[2]!, days[3]!];
    const next = tildeBesideDay(text) ?? monthBehindDash(text, words[index - 1]);
    if (next) return next;
    // "\u5bfe\u8c61\u671f\u9593:2026.03.01-2026.03.31": a label without a blank behind it.
    const [, label, rest] = /^(\D+[:\uff1a])(\d.*)$/.exec(text) ?? [];
    const range = gluedRange(rest ?? text);
    if (label === undefined) return range ?? [text];
    if (range === null) return parseDateText(rest!) ? [label, rest!] : [text];
    return [label, ...range];
  });
}
