/** The words statements use, in every language this engine reads. */
import { af } from './af.ts';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { bg } from './bg.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { hy } from './hy.ts';
import { id } from './id.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ka } from './ka.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mk } from './mk.ts';
import { mn } from './mn.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sq } from './sq.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { uz } from './uz.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { Lexicon } from './types.ts';

/** All languages at once: a statement's language is not known before it is read, and many print two. */
export const lexicons: readonly Lexicon[] = [
  en, de, fr, es, it, nl, pt, pl, sv, da, nb, fi, cs, ja, zh, ca, is, id, hu, ro, tr, hr, sk, sl, et, lv, lt, el, ru, uk, bg, ko, vi, th, ar, he,
  sq, mk, sr, az, uz, mn, hy, ka, af,
]; // prettier-ignore
