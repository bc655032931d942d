/**
 * Dashes that say "nothing" in cells set on the left or in the middle: most stand apart from every amount, but one beside a long amount of the
 * cell before comes as near to it as a minus behind it would ("2,321.52  -").
 */
import { loneSign, type Band, type NumberStyle } from '../../reading/numbers.ts';
import type { Word } from '../../words/word.ts';
import { gap } from '../lines/gaps.ts';
import type { Line } from '../lines/lines.ts';

/** Farther than a minus stands from its amount, ems of the type. */
const APART_EM = 1.1;
/** Dashes of one place that stand apart, at least. */
const MIN_APART = 3;
/** A place is no wider than this, ems. */
const PLACE_EM = 0.3;

/** The style of a statement with the places where dashes are empty cells. */
export function withEmptyDashes(style: NumberStyle, lines: readonly Line[]): NumberStyle {
  const apart: Word[] = [];
  let isNear = false;
  for (const line of lines) {
    const { words, size } = line;
    for (const [index, word] of words.entries()) {
      const sign = loneSign(word.text);
      if (sign > 0) return style;
      if (sign === 0) continue;
      const behind = gap(line, index);
      const ahead = index + 1 < words.length ? gap(line, index + 1) : Infinity;
      if (behind < APART_EM * size) isNear = true;
      else if (behind < Infinity && ahead >= APART_EM * size) apart.push(word);
    }
  }
  if (!isNear || apart.length < MIN_APART) return style;
  const emptyDashes: Band[] = [];
  for (const { x0, x1, size } of apart) {
    const place = { x0: x0 - PLACE_EM * size, x1: x1 + PLACE_EM * size };
    const isThere = (word: Word): boolean => word.x0 >= place.x0 && word.x1 <= place.x1;
    if (emptyDashes.some((one) => one.x0 <= x0 && x1 <= one.x1)) continue;
    if (apart.filter(isThere).length >= MIN_APART) emptyDashes.push(place);
  }
  return emptyDashes.length === 0 ? style : { ...style, emptyDashes };
}

/** Whether a word is a dash in such a place. */
export function isEmptyDash({ text, x0, x1 }: Word, { emptyDashes }: NumberStyle): boolean {
  if (emptyDashes === undefined || loneSign(text) === 0) return false;
  return emptyDashes.some((place) => x0 >= place.x0 && x1 <= place.x1);
}
