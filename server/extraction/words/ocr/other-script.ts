/** Pages in a script that the shipped networks do not know: another installed network is tried where they stumble. */
import type { Core, Reading } from './core.ts';
import { SHIPPED } from './language.ts';
import type { PreparedPage } from './pose.ts';
import type { Segment } from './segments.ts';
import { layStrips } from './strips.ts';

/** Below this mean confidence, text is hardly in a script that the reader knows. */
const STUMBLES = 0.7;
/** Another network has to be surer by this much. */
const SURER = 0.12;
/** Pieces that are read to compare. */
const SAMPLE = 8;

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
  const mean = confidenceOf(longest);
  if (longest.length === 0 || mean >= STUMBLES) return null;
  const pieces: readonly Segment[] = longest.map(({ strip }) => strip.segment);
  let best: { language: string; confidence: number } | null = null;
  for (const language of others) {
    core.use(language);
    const confidence = confidenceOf(core.read(layStrips(page.image, pieces)));
    if (confidence >= mean + SURER && (best === null || confidence > best.confidence))
      best = { language, confidence };
  }
  return best?.language ?? null;
}

/** Mean over all characters, 0 to 1. */
function confidenceOf(readings: readonly Reading[]): number {
  let characters = 0;
  let sum = 0;
  for (const { words } of readings)
    for (const { text, confidence } of words) {
      characters += text.length;
      sum += text.length * confidence;
    }
  return sum / Math.max(1, characters);
}
