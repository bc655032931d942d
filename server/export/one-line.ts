/** Line breaks, tabs, other controls and runs of spaces become one space; letters are composed (NFC). */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
