/** Pages in a script that the shipped networks do not know: another installed network is tried where they stumble. */
import type { Core, Reading } from './core.ts';
import { SHIPPED } from './language.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { hasUnspaced } from './unspaced.ts';

/**
 * Below this mean confidence of words without digits, text may be in a script that the reader does not know; below the lower
 * one, of all words, it is hardly in any that it knows, whatever words it seems to find. Measured: Japanese and Chinese below
 * 0.15, Cyrillic and Greek 0.37 to 0.54 (many of their letters look Latin), Latin letters of poor scans and photos 0.89 and more.
 */
const STUMBLES = 0.65;
const IS_LOST = 0.55;
/** Networks of scripts without blanks know Latin letters too: their page has this share of characters of such a script. */
const OWN_SHARE = 0.3;
const UNSPACED_NETWORKS = /^(?:jpn|chi|tha)/;
/** Another network has to be surer by this much. */
const SURER = 0.12;
/** Pieces that are read to compare. */
const SAMPLE = 8;

/** Whether the reader is so unsure of what it read that words it seems to know mean nothing. */
export function isLost(readings: readonly Reading[]): boolean {
  return readings.length > 0 && (confidenceOf(readings) ?? 0) < IS_LOST;
}

/** The installed language that reads the longest pieces best, where `readings` are poor; else null. */
export function otherScript(
  core: Core,
  page: PreparedPage,
  readings: readonly Reading[],
  installed: readonly string[],
): string | null {
  const others = installed.filter((language) => !SHIPPED.has(language));
  if (others.length === 0) return null;
  const longest = readings
    .toSorted((a, b) => b.strip.segment.letters.length - a.strip.segment.letters.length)
    .slice(0, SAMPLE);
  const mean = confidenceOf(longest, isText) ?? 1;
  if (longest.length === 0 || mean >= STUMBLES) return null;
  const pieces: readonly Segment[] = longest.map(({ strip }) => strip.segment);
  let best: { language: string; confidence: number } | null = null;
  for (const language of others) {
    core.use(language);
    const read = core.read(page.image, pieces);
    const confidence = confidenceOf(read, isText) ?? 0;
    if (confidence < mean + SURER || (best !== null && confidence <= best.confidence)) continue;
    if (UNSPACED_NETWORKS.test(language) && unspacedShare(read) < OWN_SHARE) continue;
    best = { language, confidence };
  }
  return best?.language ?? null;
}

/** Share of characters of scripts that set no blanks, 0 to 1. */
function unspacedShare(readings: readonly Reading[]): number {
  const characters = readings.flatMap(({ words }) => words.flatMap(({ text }) => Array.from(text)));
  return characters.filter(hasUnspaced).length / Math.max(1, characters.length);
}

/** Numbers are read well in every script. */
function isText(text: string): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text);
}

/** Mean over all characters of the words that count, 0 to 1; null where none does. */
function confidenceOf(
  readings: readonly Reading[],
  counts = (text: string): boolean => text !== '',
): number | null {
  let characters = 0;
  let sum = 0;
  for (const { words } of readings)
    for (const { text, confidence } of words) {
      if (!counts(text)) continue;
      characters += text.length;
      sum += text.length * confidence;
    }
  return characters === 0 ? null : sum / characters;
}
