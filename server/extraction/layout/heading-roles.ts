/** What the words of a heading say a column holds, in one line or in several. */
import { fold } from '../reading/fold.ts';
import { currencyOf, isCurrencyCode } from '../reading/currencies.ts';
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { columnRoles } from '../reading/vocabulary.ts';
import { rememberedText } from '../remembered.ts';

/** Roles of a heading's text; a currency and what joins it ("Amount in EUR") do not count. */
export const rolesOf = rememberedText((text): ReadonlySet<ColumnRole> => {
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
  // "Amount in" is an amount where what it joins is gone; "Money in (R)" is a name only with its last word.
  for (const kept of [words.filter((word) => !joins(word)), words]) {
    const bare = fold(kept.join(' '));
    const found = bare === '' ? roles : columnRoles(bare);
    if (found.size > 0) return found;
  }
  return roles;
});

function isCurrency(word: string): boolean {
  return currencyOf(word)?.length === word.length;
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
