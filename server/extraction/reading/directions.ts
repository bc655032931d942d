/** Words that tell money in from money out. */
import { FirstLetters, hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { fold, foldedWords } from './fold.ts';
import { lexicons } from './lexicon/index.ts';
import { isOfLiability } from './liability.ts';

/** Shorter words ("in", "ut") say too many other things. */
const MIN_DIRECTION_LETTERS = 4;
const PLURAL = /s$/;

/** Single words that speak of money in, of money out: names of columns and of sections. */
const directions = new Map<string, 'in' | 'out' | null>();
/** Titles of two words, the second of which is too short to say so by itself ("transfers in"). */
const directionPairs = new Map<string, 'in' | 'out'>();
/** Titles of lists of one direction as a whole, none of whose words says it alone ("interest earned"). */
const wholeTitles = new Map<string, 'in' | 'out' | null>();
for (const lexicon of lexicons) {
  for (const side of ['in', 'out'] as const) {
    for (const title of lexicon.sections[side])
      if (title.includes(' '))
        wholeTitles.set(title, (wholeTitles.get(title) ?? side) === side ? side : null);
    for (const word of [...(lexicon.columns[side] ?? []), ...lexicon.sections[side]]) {
      if (word.includes(' ') || word.length < MIN_DIRECTION_LETTERS) continue;
      // "Payments" are in or out, so a "payment" is neither: one and many count as one word.
      const stem = word.replace(PLURAL, '');
      const known = directions.get(stem);
      directions.set(stem, known === undefined || known === side ? side : null);
    }
  }
  for (const side of ['in', 'out'] as const)
    for (const title of lexicon.sections[side]) {
      const [first, second, more] = title.split(' ');
      if (second && !more && second.length < MIN_DIRECTION_LETTERS)
        directionPairs.set(`${first!.replace(PLURAL, '')} ${second}`, side);
    }
  for (const word of lexicon.sections.paid ?? []) directions.set(word.replace(PLURAL, ''), null);
}

/** Whether a printed word holds one that tells a direction, alone or with the word behind it: most texts hold none. */
const mayTell = rememberedText((text): boolean =>
  fold(text)
    .split(' ')
    .map((word) => word.replace(PLURAL, ''))
    .some((stem) => directions.has(stem) || pairBeginnings.has(stem)),
);

const pairBeginnings = new Set([...directionPairs.keys()].map((pair) => pair.split(' ', 1)[0]!));

const directionLetters = new FirstLetters([...directions.keys(), ...directionPairs.keys()]);

const wholeLetters = new FirstLetters(wholeTitles.keys());

/** What a title's words say together: money in, money out, or null where they say neither or both. */
export function titleDirection(title: string): 'in' | 'out' | null {
  const said = directionSaid(title);
  return said === 'either' ? null : said;
}

/** Names of signs, which head a column but say nothing among other words: "Savings Plus account". */
const SIGNS = new Set(['plus', 'pluss', 'minus']);

/** What banks are, which says nothing of where the money goes: "Tarn Valley Credit Union". */
const OF_BANKS = new Set(['credit union']);

/** A word as programs name what they book: "TRANSFER_IN". */
const CODE = /^\p{L}+(?:_\p{L}+)+$/u;

/**
 * As `titleDirection`; `either` where the words speak of both, or of what may go either way ("Payment"). The credit of a
 * "credit card" is no direction.
 */
export function directionSaid(title: string): 'in' | 'out' | 'either' | null {
  const printed = title.split(' ');
  if (!printed.some((word) => !hasNoLetters(word) && directionLetters.mayHold(word) && mayTell(word)))
    return wholeLetters.mayBe(title) ? (wholeTitles.get(fold(title)) ?? null) : null;
  const words = foldedWords(printed);
  const opens = words.findIndex((word) => !hasNoLetters(word));
  const codes = printed.filter((word) => CODE.test(word)).map(fold);
  const said = new Set<'in' | 'out' | null>();
  words.forEach((word, at) => {
    if (!directionLetters.mayBe(word) || (words.length > 1 && SIGNS.has(word))) return;
    const stem = word.replace(PLURAL, '');
    const both = `${word} ${words[at + 1]}`;
    if (OF_BANKS.has(both)) return;
    const whole = at === opens || codes.some((code) => code.endsWith(both));
    const pair = whole ? directionPairs.get(`${stem} ${words[at + 1]}`) : undefined;
    const direction = pair ?? directions.get(stem);
    if (direction !== undefined && !isOfLiability(words, at)) said.add(direction);
  });
  const clear = [...said].filter((direction) => direction !== null);
  if (clear.length === 1) return clear[0]!;
  return said.size > 0 ? 'either' : null;
}
