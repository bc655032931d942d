/** Scripts that are read from right to left: Hebrew, Arabic and their kin. Numbers among them are read as elsewhere. */
const SCRIPT = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/u;
const LEFT_TO_RIGHT = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u;
/** Days, mostly. */
const PARTED_NUMBER = /^\d+([./-]\d+)+$/;
/** No character before these is of such a script: most texts are told by their codes alone. */
const FIRST_CODE = 0x590;

/** Whether a text has letters that are read from right to left. */
export function isRightToLeft(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= FIRST_CODE) return SCRIPT.test(text);
  return false;
}

/**
 * Positions of words as they stand from left to right, of words in the order they are read. In a run from right to left the
 * first one stands rightmost, and what begins with a word of another script keeps its order up to the next such word; in a
 * run of the other direction only stretches of such words are turned round.
 */
export function fromLeftToRight(texts: readonly string[], backwards: boolean): number[] {
  const rtl = texts.map(isRightToLeft);
  const places = [...texts.keys()];
  if (!backwards) {
    for (let from = rtl.indexOf(true); from >= 0;) {
      const end = texts.findIndex((text, at) => at > from && LEFT_TO_RIGHT.test(text));
      const to = rtl.lastIndexOf(true, end < 0 ? texts.length - 1 : end);
      // "31/03 01/03 until day": of two days the second stands right of the words between them.
      if (from > 1 && [from - 2, from - 1].every((at) => PARTED_NUMBER.test(texts[at]!))) from -= 1;
      places.splice(from, to + 1 - from, ...places.slice(from, to + 1).reverse());
      from = rtl.indexOf(true, to + 1);
    }
    return places;
  }
  const units: number[][] = [];
  let foreign = false;
  for (const at of places) {
    const goesOn: boolean = foreign && !rtl[at];
    foreign = goesOn || LEFT_TO_RIGHT.test(texts[at]!);
    if (goesOn) units.at(-1)!.push(at);
    else units.push([at]);
  }
  return units.toReversed().flat();
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
  if (!words.some(({ text }) => isRightToLeft(text))) return words;
  const rtl = words.map(({ text }) => isRightToLeft(text));
  const count = rtl.filter(Boolean).length;
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
