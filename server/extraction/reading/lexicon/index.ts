/** The words statements use, in every language this engine reads. */
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { Lexicon } from './types.ts';

/** All languages at once: a statement's language is not known before it is read, and many print two. */
export const lexicons: readonly Lexicon[] = [en, de, fr, es, it, nl, pt];
