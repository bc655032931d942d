/**
 * Amounts that a narrow cell cuts in two. A line may end behind a hyphen, and "-£1,200.00" stands as "-" over "£1,200.00",
 * "-KES 1,200.00" as "-KES" or "- KES" over "1,200.00", and "1,200.00 KES" with its currency below. Where the cells beside it
 * are set in the middle, both belong to the line between them.
 */
import { isCurrency } from '../../reading/currencies.ts';
import { findDate } from '../../reading/date-words.ts';
import { endsInHundredths, loneSign, numberText } from '../../reading/numbers.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

/** Lines of one cell stand closer than this. */
const PITCH_EM = 1.7;
/** They may stand this far apart where the other cells of their row are on the line right between both. */
const CENTRED_PITCH_EM = 2.3;
/** Both end, begin, or have their middle this close to one another. */
const EDGE_EM = 0.3;
/** Blank around a sign that is alone in its cell. */
const CELL_GAP_EM = 1;
/** Baselines closer than this are one line. */
const BASELINE_EM = 0.2;

/** Fewer currencies alone in cells of a page may be parts of a heading. */
const MIN_UNITS = 3;

/** Share of the signs alone in their cells that have their amount below: else they are dashes that say "nothing". */
const JOINED_SHARE = 0.8;

/** Blank between a sign and its currency. */
const PAIR_EM = 0.6;

export function joinSigns(printed: readonly Word[]): readonly Word[] {
  const paired = withPairs(printed);
  const joined = joinSingles(paired);
  return joined === paired ? printed : joined;
}

/** The words with each sign and the currency right behind it ("- KES") as one, where they are alone in their cell. */
function withPairs(words: readonly Word[]): readonly Word[] {
  const pairs = new Map<Word, Word | null>();
  for (const sign of words) {
    if (loneSign(sign.text) === 0) continue;
    const unit = words.find(
      (word) =>
        word.x0 > sign.x0 &&
        word.x0 - sign.x1 < PAIR_EM * sign.size &&
        Math.abs(word.baseline - sign.baseline) < BASELINE_EM * sign.size &&
        isCurrency(word.text),
    );
    if (!unit) continue;
    pairs.set(sign, { ...wordValues(unit), text: sign.text + unit.text, x0: sign.x0 });
    pairs.set(unit, null);
  }
  return pairs.size === 0
    ? words
    : words.flatMap((word) => (pairs.has(word) ? (pairs.get(word) ?? []) : word));
}

function joinSingles(words: readonly Word[]): readonly Word[] {
  const signs = words.filter(({ text }) => loneSign(text) !== 0 || isSignedCurrency(text));
  const units = words.filter((word) => isCurrency(word.text) && isCell(word, words));
  const joined = joinAbove(signs, words);
  return units.length < MIN_UNITS ? joined : joinBelow(units, joinAbove(units, joined));
}

/** Puts currencies that are alone in their cells behind the amounts right above, which end their cells' first lines. */
function joinBelow(units: readonly Word[], words: readonly Word[]): readonly Word[] {
  const joined = new Map<Word, Word | null>();
  for (const unit of units) {
    const amount = words.find(
      (word) =>
        isUnder(unit, word, CENTRED_PITCH_EM) &&
        !joined.has(word) &&
        isBareAmount(word.text) &&
        lineBetween(word, unit, words) !== undefined &&
        isCell(word, words),
    );
    if (!amount) continue;
    joined.set(unit, null);
    joined.set(amount, { ...wordValues(amount), y1: unit.y1, baseline: lineBetween(amount, unit, words)! });
  }
  if (joined.size < 2 * MIN_UNITS) return words;
  return words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : word));
}

/** "1,182.75": an amount without a currency. */
function isBareAmount(text: string): boolean {
  const number = numberText(text);
  return number !== null && number.currency === null && endsInHundredths(number.core);
}

/** Puts what is alone in its cell before the amount right below. */
function joinAbove(signs: readonly Word[], words: readonly Word[]): readonly Word[] {
  const cells = signs.filter((sign) => isCell(sign, words));
  if (cells.length === 0) return words;
  const joined = new Map<Word, Word | null>();
  const amounts: Word[] = [];
  for (const sign of cells) {
    const amount = words.find((word) => isBelow(word, sign));
    if (!amount || joined.has(amount)) continue;
    amounts.push(amount);
    joined.set(sign, null);
    joined.set(amount, {
      ...wordValues(amount),
      text: sign.text + amount.text,
      y0: Math.min(sign.y0, amount.y0),
      baseline: baselineOf(sign, amount, words),
    });
  }
  if (amounts.length < JOINED_SHARE * cells.length) return words;
  if (amounts.length === 1 && beginsRow(amounts[0]!, words)) return words;
  return words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : word));
}

/** Whether the line of an amount begins with a date: it is a row of its own, below one with a dash for "nothing". */
function beginsRow(amount: Word, words: readonly Word[]): boolean {
  const line = words
    .filter(({ baseline }) => Math.abs(baseline - amount.baseline) < BASELINE_EM * amount.size)
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ text }) => text);
  return findDate(line, 0, () => true) !== null;
}

/** "-KES", "+Rs.": a sign with its currency. */
function isSignedCurrency(text: string): boolean {
  return text.length > 1 && loneSign(text[0]!) !== 0 && isCurrency(text.slice(1));
}

function isCell(sign: Word, words: readonly Word[]): boolean {
  const gap = CELL_GAP_EM * sign.size;
  return words.every(
    (word) =>
      word === sign ||
      Math.abs(word.baseline - sign.baseline) > BASELINE_EM * sign.size ||
      word.x1 < sign.x0 - gap ||
      word.x0 > sign.x1 + gap,
  );
}

/** Whether a word stands in the same cell as another, right below it. */
function isUnder(word: Word, upper: Word, most = PITCH_EM): boolean {
  const pitch = word.baseline - upper.baseline;
  if (pitch <= BASELINE_EM * upper.size || pitch > most * upper.size) return false;
  const near = EDGE_EM * upper.size;
  const edges = [word.x1 - upper.x1, word.x0 - upper.x0, (word.x0 + word.x1 - upper.x0 - upper.x1) / 2];
  return edges.some((edge) => Math.abs(edge) <= near);
}

/**
 * An amount in the cell of a sign right above, without the sign and the currency that stand there, and with the currency
 * where none does: between a sign and a digit no line ends.
 */
function isBelow(word: Word, sign: Word): boolean {
  if (!isUnder(word, sign)) return false;
  const number = numberText(word.text);
  if (number === null) return false;
  if (isCurrency(sign.text)) return isBareAmount(word.text);
  if (number.sign !== 0) return false;
  if (!isSignedCurrency(sign.text)) return number.currency !== null && !/^\d/.test(word.text);
  return number.currency === null && /^\d.*[.,]\d/.test(word.text);
}

/** The line of the other cells: the one right between both, else that of the sign where others stand on it. */
function baselineOf(sign: Word, amount: Word, words: readonly Word[]): number {
  return lineBetween(sign, amount, words) ?? lineAt(sign.baseline, [sign, amount], words) ?? amount.baseline;
}

/** The baseline right between two words of one cell, where other words stand on it. */
function lineBetween(upper: Word, lower: Word, words: readonly Word[]): number | undefined {
  return lineAt((upper.baseline + lower.baseline) / 2, [upper, lower], words);
}

function lineAt(baseline: number, own: readonly Word[], words: readonly Word[]): number | undefined {
  const near = BASELINE_EM * own[0]!.size;
  return words.find((word) => !own.includes(word) && Math.abs(word.baseline - baseline) < near)?.baseline;
}
