/**
 * Folding text for look-ups: case, accents, punctuation and letter variants away, one space between words.
 * `fold("Übertrag, s. nächstes Blatt")` is `"ubertrag s nachstes blatt"`.
 */
const VARIANTS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ƒ: 'f',
}; // prettier-ignore

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþıƒ]/g, (letter) => VARIANTS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
