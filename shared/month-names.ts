/** Names of months in the languages statements are written in, as the platform's own locale data has them. */

/** English first: it decides where an abbreviation is another month elsewhere. */
const LANGUAGES = [
  'en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'is', 'et', 'lv', 'lt', 'pl', 'cs', 'sk', 'sl',
  'hr', 'hu', 'ro', 'bg', 'el', 'tr', 'ru', 'uk', 'id', 'vi', 'ca',
]; // prettier-ignore

/** Letters of the shortest abbreviation. */
const MIN_LETTERS = 3;

let known: readonly ReadonlyMap<string, number>[] | null = null;

/** The months (1 to 12) a name or the beginning of one stands for; none where it is no month's, several where languages differ. */
export function monthsNamed(text: string): number[] {
  const name = fold(text);
  if (name.length < MIN_LETTERS) return [];
  const [english, ...others] = (known ??= LANGUAGES.map(monthsOf)).map((months) => monthIn(months, name));
  if (english !== null && english !== undefined) return [english];
  return [...new Set(others.filter((month) => month !== null))];
}

/** Names of one language, as they stand alone and within a date. */
function monthsOf(language: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    for (let number = 1; number <= 12; number += 1) {
      const day = new Date(Date.UTC(2026, number - 1, 1));
      for (const part of [...alone.formatToParts(day), ...dated.formatToParts(day)]) {
        if (part.type === 'month') names.set(fold(part.value), number);
      }
    }
  }
  return names;
}

/** The month whose name begins so; null where none or several do. */
function monthIn(months: ReadonlyMap<string, number>, name: string): number | null {
  const exact = months.get(name);
  if (exact !== undefined) return exact;
  const found = new Set([...months].flatMap(([full, month]) => (full.startsWith(name) ? [month] : [])));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
