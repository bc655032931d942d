/** The currency of a statement: codes and symbols printed on it, most frequent first. */
import { fold } from '../reading/fold.ts';
import { currencyOf } from '../reading/currencies.ts';
import type { Line } from '../layout/lines.ts';
import { countCurrencies } from './facts.ts';

/** A code printed once in a heading says more than a symbol; a code beside a rate in a booking's text says less. */
const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'];
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];

/** Words that tell whose crown or dollar a bare symbol is; folded, whole words. */
const HINTS: readonly (readonly [string, readonly string[]])[] = [
  ['MXN', ['saldo', 'fecha', 'cargos', 'abonos']],
  ['SEK', ['belopp', 'uttag', 'insattning', 'kontoutdrag', 'bokforingsdag']],
  ['NOK', ['belop', 'kontoutskrift', 'inn', 'ut', 'bokfort']],
  ['DKK', ['belob', 'kontoudskrift', 'bogfort', 'indsat']],
];

/** ISO 4217 code, or null where nothing on the statement names a currency. */
export function settleCurrency(lines: readonly Line[]): string | null {
  const counts = countCurrencies(lines.flatMap((line) => line.words));
  if (counts.size === 0) return null;
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  const [top] = ranked[0]!;
  if (top === '$' || top === 'kr' || top === 'kr.') {
    const family = top === '$' ? DOLLARS : CROWNS;
    const named = ranked.find(([symbol]) => family.includes(symbol));
    const words = new Set(
      lines.flatMap((line) => fold(line.words.map((word) => word.text).join(' ')).split(' ')),
    );
    const hinted = HINTS.filter(([code]) => family.includes(code))
      .map(([code, hints]) => ({ code, hits: hints.filter((hint) => words.has(hint)).length }))
      .toSorted((a, b) => b.hits - a.hits)[0];
    if (hinted && hinted.hits >= 2) return hinted.code;
    if (named) return named[0];
    return top === '$' ? 'USD' : null;
  }
  const code = currencyOf(top)?.code ?? null;
  return code === 'kr' ? null : code;
}
