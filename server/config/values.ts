/** Reads single settings from text (flags, variables) or JSON (policy file), and says what is wrong with them. */

/** A value as it was given, and where, for messages. */
export interface Source {
  readonly value: unknown;
  readonly origin: string;
}

/** A setting that cannot be used; the message is for the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export function textFrom(source: Source | null): string | null {
  if (source === null) return null;
  if (typeof source.value !== 'string' || source.value === '') throw invalid(source, 'a text');
  return source.value;
}

export function integerFrom(source: Source | null, fallback: number, min: number, max: number): number {
  if (source === null) return fallback;
  const text = String(source.value).trim();
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw invalid(source, `a whole number from ${min} to ${max}`);
  return value;
}

export function wordFrom<T extends string>(source: Source | null, words: readonly T[], fallback: T): T {
  if (source === null) return fallback;
  const found = words.find((word) => word === source.value);
  if (found === undefined) throw invalid(source, `one of ${words.join(', ')}`);
  return found;
}

/** `true` or `false`, from JSON or as text. */
export function booleanFrom(source: Source | null, fallback: boolean): boolean {
  if (source === null) return fallback;
  const text = String(source.value).trim().toLowerCase();
  if (text !== 'true' && text !== 'false') throw invalid(source, 'true or false');
  return text === 'true';
}

/** Origins (`https://host:port`), as a list or as text between commas. */
export function originsFrom(source: Source | null): string[] {
  if (source === null) return [];
  const listed = typeof source.value === 'string' ? source.value.split(',') : source.value;
  if (!Array.isArray(listed)) throw invalid(source, 'a list of origins');
  const origins = listed
    .map((origin) => String(origin).trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      const normal = normalOrigin(origin);
      if (normal === null) throw invalid(source, 'origins like https://books.example:8443');
      return normal;
    });
  return [...new Set(origins)];
}

/**
 * An origin as browsers send it; null for what is none. `*` and `null` are none: they would open the service to every
 * page. Nor is an address with a path, a query, a fragment or a user: whoever writes one means less than the origin.
 */
export function normalOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare ? url.origin : null;
}

function invalid({ value, origin }: Source, expected: string): SettingError {
  return new SettingError(`${origin}: expected ${expected}, not ${JSON.stringify(value)}`);
}
