/**
 * Dashes set as words between a label and its figure: "Closing balance - 1,204.10" may part the two, or be the sign of the amount. Both are
 * read, and what proves more is kept (`../../label-dashes.ts`).
 */
import { holdsDigit } from '../../letters.ts';
import { wholeCurrency } from '../../reading/currencies.ts';
import { numberText } from '../../reading/numbers.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import { extentOf } from '../../words/extent.ts';
import type { Word } from '../../words/word.ts';
import { DASH } from './dashed-cells.ts';
import { textOf, type Line } from './lines.ts';

/** Blank between words of one text, at most, ems. */
const WORD_BLANK_EM = 0.8;
/** Words of a label and of its figure, at most. */
const LABEL_WORDS = 6;
const FIGURE_WORDS = 4;

/** The lines without such dashes; the same lines where there are none. */
export function withoutLabelDashes(lines: readonly Line[]): readonly Line[] {
  let found = false;
  const without = lines.map((line) => {
    const at = dashAt(line);
    if (at < 0) return line;
    found = true;
    const words = line.words.filter((_, index) => index !== at);
    return { ...line, words, ...extentOf(words) };
  });
  return found ? without : lines;
}

function dashAt({ words, size }: Line): number {
  if (words.length > LABEL_WORDS + 1 + FIGURE_WORDS) return -1;
  const at = words.findIndex(({ text }) => DASH.test(text));
  const [label, dash, figure] = [words[at - 1], words[at], words[at + 1]];
  if (at < 1 || at > LABEL_WORDS || !label || !dash || !figure) return -1;
  if (Math.max(dash.x0 - label.x1, figure.x0 - dash.x1) > WORD_BLANK_EM * size) return -1;
  if (!isFigure(words.slice(at + 1)) || labelsOf(textOf(words.slice(0, at))).size === 0) return -1;
  return at;
}

/** An amount without a sign, and its currency. */
function isFigure(words: readonly Word[]): boolean {
  return (
    words.some(({ text }) => holdsDigit(text)) &&
    words.every(({ text }) =>
      holdsDigit(text) ? numberText(text)?.sign === 0 : wholeCurrency(text) !== null,
    )
  );
}
