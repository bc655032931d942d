/** Scripts that are read from right to left: Hebrew, Arabic and their kin. Numbers among them are read as elsewhere. */
const SCRIPT = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/u;
const LEFT_TO_RIGHT = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u;
/** No character before these is of such a script: most texts are told by their codes alone. */
const FIRST_CODE = 0x590;

/** Whether a text has letters that are read from right to left. */
export function isRightToLeft(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= FIRST_CODE) return SCRIPT.test(text);
  return false;
}

/** What is put in order: a text with its extent and its type size, in points. */
interface Placed {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
}

/** Blank between two cells of text. */
const CELL_GAP_EM = 0.9;

/** Words of one line, given as they stand from left to right, in the order they are read in. */
export function inReadingOrder<T extends Placed>(words: readonly T[]): readonly T[] {
  const rtl = words.map(({ text }) => isRightToLeft(text));
  const count = rtl.filter(Boolean).length;
  if (count === 0) return words;
  const foreign = words.filter(({ text }) => LEFT_TO_RIGHT.test(text)).length;
  if (count >= foreign) return reversed(words, rtl);
  // A few such words within a line of the other direction: each stretch of them is read by itself.
  const ordered: T[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    if (rtl[from]) {
      for (let next = to; next < words.length && !LEFT_TO_RIGHT.test(words[next]!.text); next += 1)
        if (rtl[next]) to = next + 1;
    }
    ordered.push(...reversed(words.slice(from, to), rtl.slice(from, to)));
    from = to;
  }
  return ordered;
}

/** Words from the right end on; neighbours of the other direction keep their order among themselves. */
function reversed<T extends Placed>(words: readonly T[], rtl: readonly boolean[]): T[] {
  const close = (at: number): boolean => words[at]!.x0 - words[at - 1]!.x1 < CELL_GAP_EM * words[at]!.size;
  const ordered: T[] = [];
  for (let end = words.length; end > 0;) {
    let start = end - 1;
    if (!rtl[start]) while (start > 0 && !rtl[start - 1] && close(start)) start -= 1;
    ordered.push(...words.slice(start, end));
    end = start;
  }
  return ordered;
}
