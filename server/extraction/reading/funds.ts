/** Sums of a fund in whose shares money is kept: what was put into it and what was taken out of it. */
import { fold } from './fold.ts';
import { lexicons } from './lexicon/index.ts';

const bought = [...new Set(lexicons.flatMap(({ funds }) => funds?.bought ?? []))];
const sold = [...new Set(lexicons.flatMap(({ funds }) => funds?.sold ?? []))];

const leads = (text: string, phrases: readonly string[]): boolean => {
  const folded = fold(text);
  return phrases.some((phrase) => folded === phrase || folded.startsWith(`${phrase} `));
};

/** Whether a text begins with the name of shares bought ("Purchases"). */
export const saysBought = (text: string): boolean => leads(text, bought);

/** Whether a text begins with the name of shares given back ("Redemptions (excl. checks)"). */
export const saysSold = (text: string): boolean => leads(text, sold);
